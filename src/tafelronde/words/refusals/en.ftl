# What is said where something is refused, in English.

refusal-no-such-person = There is no such person here.
refusal-unwanted-word = There is a word in it that is not wanted on this site.
refusal-newcomer = You are new here: for the first minutes you can say only the ready-made phrases to strangers (the button “…”).
refusal-members-only = Only members come in here.
refusal-accounts-only = Only people with an account come in here: add a passkey, recovery codes or an e-mail address to yours.
refusal-no-member = Your membership here has ended. Ask those who look after the house.
refusal-bad-house-code = This invitation is wrong, used up or too old.
refusal-bad-emblem = This picture cannot be used. It has to be a PNG of 16 to 512 pixels on each side and at most 40 kB, without interlacing.
refusal-requests-enough = Too many people wait for an answer here. Try again later.
refusal-circles-enough = You are in as many circles as one can be. Leave one first.
refusal-circle-full = This circle is full.
refusal-circle-removed = You were removed from this circle.
refusal-circle-maker = Only the person who looks after this circle can do that.
refusal-banned = { $until ->
    [0] You are kept from this for good.
   *[other] You are kept from this until { DATETIME($until, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }.
} { $why ->
    [insult] The reason: insults or threats.
    [spam] The reason: advertising or flooding.
    [cheating] The reason: cheating.
    [leaving] The reason: games left or stalled.
    [name] The reason: the name.
   *[other] { $words }
}
refusal-time-is-up = Your time is up.
refusal-paused = There is a pause; end it first.
refusal-no-clock = Nobody has a clock here.
refusal-bad-zone = This time zone is not known here.
refusal-no-vacation = So many days of vacation are not left this year.
refusal-stale = The table has moved on; look once more.
refusal-no-session = The server does not know who you are. Load the page again; if that does not help, your browser keeps no cookies of it: allow them, then load it once more.
refusal-wrong-host = This server does not answer to the name “{ $name }”. Use its address in your network, or its public one. Its host sets that one with --public-address.
refusal-unknown-table = There is no such table.
refusal-removed = You have been sent away from this table.
refusal-has-resigned = This seat has given the game up; a bot plays it to the end.
refusal-is-playing = Whoever plays stays until the end.
refusal-other-rules = This game was begun under rules that this server no longer plays.
refusal-unreadable = Something happened at this table that the server cannot read, so it is closed for now. Nothing of it is lost: a newer version of the program may open it.
refusal-newer = A newer version of the program has stored something here that this server cannot read yet. Nothing of it is lost.
refusal-bad-name = This name cannot be used. A name has 1 to 40 characters that can be seen.
refusal-name-taken = Somebody else goes by this name, or one that looks like it: a handle, a bot or a title of those who run the site. Add something to it, such as an initial.
refusal-not-for-programs = A program may not do this. Sign in as a person.
refusal-not-invited = This program plays only at tables of its owner.
refusal-bad-code = This code is not right, or it has been used.
refusal-seat-taken = Somebody sits there already.
refusal-bot-seated = { $name } sits at this table already.
refusal-not-your-seat = This is not your seat.
refusal-not-host = Only the one who set this table can do that.
refusal-not-director = Only directors of this event may do this.
refusal-stale-desk = Somebody else has decided something meanwhile. Look at it, then decide again.
refusal-too-late = Too late: the round that this would change has begun.
refusal-bad-act = { $why ->
    [off] The event was called off.
    [not-over] This is not over yet.
    [undone] That is undone already.
    [final] This cannot be undone. Decide anew.
    [own-game] Nobody decides a rated game of their own for themselves. Ask another director.
    [state] The event is not at that point.
    [player] This player is not in that position.
   *[kind] This kind of event does not know that.
}
refusal-entry = { $why ->
    [code] This event asks for a code, and this is not it.
    [account] Only people with an account may join.
    [list] Only people on a list may join.
   *[rating] Your rating is not within the limits of this event.
}
refusal-not-open = The game has begun already.
refusal-bad-bot = There is no such bot for this game.
refusal-bad-option = This table cannot be set like that: something in it is not possible.
refusal-bot-plays = A bot sits in for you. Take your seat back first.
refusal-no-offer = Nobody asks to take anything back now.
refusal-no-such-action = There is no such move in this game.
refusal-no-such-seat = This table has no such seat.
refusal-nobody-missing = Nobody is being waited for here, or there are clocks.
refusal-missing-early = It is too early for that. Try again in { $minutes } min.
refusal-among-friends = Among friends nobody is taken out of the game: a bot can sit in until they are back.
refusal-no-challenges = This person takes no challenges or invitations of yours.
refusal-no-invitation = This invitation is gone: it was withdrawn, has lapsed, or you have answered it.
refusal-nudged = They were reminded already; once for each decision is enough.
refusal-not-away = You are at the table already; no bot sits in for you.
refusal-not-over = The game is not over yet.
refusal-unknown-game = There is no such game here.
refusal-no-hints = No hints here: people play one another, and this table does not allow them.
refusal-one-try = At the deal of the day everybody plays without hints, without taking back and without a substitute.
refusal-rated = In a rated game each person has one seat, bots are of the court, and there are no hints, no taking back and no substitutes.
refusal-yourself = This is you yourself.
refusal-apart = You have blocked somebody at this table, or this person.
refusal-no-seat-here = There is no seat for you at this table. Choose another one.
refusal-in-tournament = In a tournament everybody plays for themselves: without hints, without taking back and without a substitute, at the tables that are drawn.
refusal-round-first = All tables of this round play the same deal. You may look when the round is over.
refusal-deal-first = This is somebody’s try at a deal of the day. Play it to the end yourself; then you may see it.
refusal-deal-sealed = Others still play this deal. Its record, its review and its seed come when nobody plays it any more: at the end of the round, or for a deal of the day two days after its beginning.
refusal-deal-not-today = This deal can be begun only on its day.
refusal-too-fast = Too fast. Try again in { $seconds } s.
refusal-too-many = Too many at once.
refusal-bots-alone = Only bots play at enough of your tables already. Try again when one of those games is over, or in { $seconds } s.
refusal-devices-only = Here reviews are worked out by the readers’ own devices.
refusal-reviews-waiting = You already wait for several reviews. Try again in { $seconds } s.
refusal-bots-waiting = Bots still have many turns to play for you. Try again in { $seconds } s.
refusal-busy = The bots are busy. Try again in a moment.
refusal-no-database = The server cannot save anything now. Nothing that was confirmed is lost; try again in a moment.
refusal-bot-failed = The bot could not answer. Try again.
refusal-playing-live = You are playing a live game. End it first.
refusal-not-together = The game cannot begin with all who sit here. It can when somebody has got up.
refusal-answers-live = Answers can be left only where there are days for each move.
refusal-answers-hidden = In this game players hide something from one another; so answers cannot be left beforehand.
refusal-answers-drawn = Something is drawn there; what comes after it cannot be answered beforehand.
refusal-answers-over = The game is over there.
refusal-answers-end = Such a line ends with your answer.
refusal-answers-long = This line is too long.
refusal-answers-differ = You have answered the same with something else already; remove that first.
refusal-answers-own-turn = It is your turn: play.
refusal-record-unreadable = This is no record as Tafelronde writes it{ $line ->
    [0] : { $why }.
   *[other] . Line { $line }: { $why }.
}
record-expected = expected { $expected }, found { $found }
record-missing = missing; expected { $expected }
record-whole-number = expected a whole number, found { $found }
record-digits = expected 64 digits 0-9 a-f, found { $found }
record-given = expected a number of steps and 64 digits 0-9 a-f, found { $found }
record-time = expected a time such as 2026-11-21T18:05:00Z, found { $found }
record-heading = expected an empty line and [{ $section }], found { $found }
record-none-of = { $found } is none of { $known }
record-impossible = { $found } is not possible; expected { $expected }
record-no-action = { $found } is no action; expected { $expected }
record-spelled = { $found } is spelled { $expected }
record-out-of-range = { $found } is out of range
record-unread = no action is read at { $found }
record-no-place = { $found } has no place here
record-plies = the match has { $plies } plies
record-no-takebacks = missing: a section without takebacks is left out
record-other-data = was played with another data set: that one has { $found }
record-unknown-game = unknown game { $found }; known games: { $known }
record-ends-early = the record ends before its section [{ $section }]
record-ends-late = the record should end before this line
record-empty-line = an empty line stands inside the section, or [{ $section }] is missing after it
record-empty = the file is empty
record-too-long = the file is longer than { $most } bytes: no record
record-no-text = byte { $byte } is not UTF-8: no text
record-cr-lf = lines end with CR LF; those of a record with LF alone
record-no-record = no Tafelronde record: expected { $expected }, found { $found }
record-version = the record has version { $found }; this program reads version { $expected }
record-control = the control character { $found } stands in no record
record-cut-off = the last line is cut off: it has no line end
record-changed = was changed: its digest is not the record's; hence line { $line } ({ $place }): { $why }
refusal-record-false = { $code ->
    [digest] This record was changed after it was written, in the part “{ $place }” (line { $line }).
    [draw] This record is not true. Line { $line }, step { $ply }: { $found } was drawn; by the seed it had to be { $expected }.
    [illegal] This record is not true. Line { $line }, step { $ply }: { $found } cannot be played there.
    [commitment] This record is not true. Line { $line }: the seed is not the one that was promised before the game.
    [result] This record is not true. Line { $line }: the result says { $found }; the moves give { $expected }.
   *[other] This record is not true. Line { $line }, in the part “{ $place }”: { $found } does not fit.
}
refusal-record-unfinished = This game is not over. Only finished games can be handed over.
refusal-record-not-here = { $what ->
    [size] This record is too long: it has more than { $most } kilobytes.
    [steps] This game is too long: it has more than { $most } steps.
    [seed] This record does not show its seed, so the draws cannot be checked.
    [bots-only] Only bots play in this record; so it is nobody’s game.
    [bot] A bot plays in this record that this server does not know: { $found }.
    [gave-up] The part “result” of this record does not fit the part “table”: who gave up, and for whom did a bot play on?
   *[other] The random numbers of the players in this record (“nonce”) are not such as a table has.
}
refusal-reading-died = What reads here could not finish reading this, and ended. Nothing of it was kept, and the site host is told.
refusal-reading-too-long = Reading this took too long and was stopped. Nothing of it was kept.
refusal-reading-paused = What came from your network could not be read several times. It is read again in { $seconds } s.
refusal-reading-busy = Nothing can be read here at present. Try again in { $seconds } s.
refusal-handed-over-enough = You have handed over { $count } games in one day; that is the most. Try again in { $hours } h.
