# What all games share, in English.
# Every message is whole, so that each language can order and bend its words as it needs.

# ---- at the table -------------------------------------------------------------------------------

you = you
seat-number = Player { $number }
table-size = { $count ->
    [one] 1 player
   *[other] { $count } players
}
table-sizes = { $least }–{ $most } players
setting-table = Setting the table…
your-turn = Your turn: type a number or a move (? for help).
turn-of = { $player } to move: type a number or a move (? for help).
you-can = You can:
more-choices = … and { $count } more: type “moves”.
level-name = { $level ->
    [easy] easy
    [medium] good
    [hard] strong
    [master] master
    [random] random
    [greedy] greedy
    [mcts] searching
   *[other] { $level }
}
style-bold = bold
style-spiteful = spiteful
style-careful = careful
bot-sitting = { $name } (bot)
introduction = { $name } ({ $level }): { $temperament }
bot-thinks = { $player } is thinking…
bots-warm-up = { $player } is warming up (only this once)…
plays = { $player } plays { $action }.
happens = It happens: { $action }.
winners = { $count ->
    [0] Nobody has won.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

hint-comes = Let me think…
hint = Hint: { $text }.
hint-only = There is nothing else to do.
why-as-good = Nothing speaks for one move more than for the others here: the second-best is about as good.
why-falls = { $who ->
    [you] Otherwise your share
   *[they] Otherwise { $player }’s share
} of the victory falls from { $count } to { $less } in a hundred.
why-nothing-better = All else that is possible here only costs something.
why-allows-victory = Otherwise { $other } can answer { $action } and wins.
why-leaves-victory = { $other } threatens to win by { $action }: this prevents it.
why-keeps-victory = { $who ->
    [you] After this you
   *[they] After this { $player }
} can win next by { $action }.
why-brings-victory = It wins the game.
why-costs-defeat = The other move loses the game.
why-allows-points = Otherwise { $other } can answer { $action }: { $count ->
    [one] 1 point
   *[other] { $count } points
} for that side.
why-leaves-points = { $other } threatens { $action }: { $count ->
    [one] 1 point
   *[other] { $count } points
}. This prevents it.
why-keeps-points = { $who ->
    [you] After this you
   *[they] After this { $player }
} can play { $action } next: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
why-brings-points = It brings { $count ->
    [one] 1 point
   *[other] { $count } points
} at once.
why-costs-points = The other move costs points at once.
hint-share = { $tenths ->
    [0] It leaves hardly a chance of winning.
    [10] With it the game is as good as won.
   *[other] Chance to win: about { $share } % ({ $low }–{ $high }).
}
hint-line = Likely to follow: { $text }
hint-second = Second-best: { $text }{ $how ->
    [same] ; about as good.
    [little] ; a little worse.
   *[tenths] ; about { $tenths ->
        [one] 1 chance in 10 less.
       *[other] { $tenths } chances in 10 less.
    }
}
hint-more = (“hint 2” for the second-best)
hint-no-second = There is no second-best.
taken-back = Taken back. Choose again.
goodbye = Until next time.

game-saved = Saved in { $file }
game-loaded = Loaded { $file }
go-on = Go on with: { $command }
record-kept = Record: { $file }
record-true = Verified: every draw follows from the seed, every move from the rules.
record-false = Something is wrong with this record; “tafelronde verify” tells what.

## Only on the server

preview-title = { $game } with { $names }
preview-open = { $free ->
    [0] Everybody is at the table.
    [one] A seat is free for you.
   *[other] { $free } seats are free.
}
preview-playing = The game is being played; you can watch.
preview-over = The game is over; you can see how it went.
preview-closed = This table has been cleared away.

## Only in the terminal

how-to-play = Play with: tafelronde play { $game }
choose-game = Which game? Type its number.
first-time = Setting the table. The first time, this takes up to half a minute…

press-enter = Enter goes back to the table.

##

# ---- what can be typed; the first word is shown, all of them serve ----------------------------------

## Only in the terminal

command-hint = hint, tip
command-undo = undo, back
command-moves = moves, list
command-save = save
command-load = load
command-rules = rules
command-resign = resign
command-help = help
command-quit = quit, exit, q

help-choose = Type the number of a choice, or the move itself.
help-hint = what a bot would do here, and why (hint 2: the second-best)
help-undo = take back your last move
help-moves = list everything you can do
help-save = save the game (save FILE: under this name)
help-load = go on with a saved game (load FILE)
help-rules = the rules in short
help-resign = give the game up
help-help = what you can type
help-quit = leave; the game is saved (Ctrl-C does the same)

##

# ---- what cannot be -----------------------------------------------------------------------------

unknown-game = There is no game “{ $name }” here; there is: { $known }.
option-file = FILE
no-action = “{ $action }” is no move in this game and no command; ? for help.
no-such-number = There is no choice { $number }; the choices are 1 to { $count }.
no-such-hint = There is no hint { $number }; the hints are 1 and 2.
takes-nothing = Nothing belongs behind this command, so not “{ $text }”.
other-rules = { $file } was played by version { $rules } of the rules of { $game }; this program plays version { $today } and cannot open it.
false-record = { $file } cannot be played on: something is wrong in it. { $why }
no-seed = { $file } can be replayed but not played on: its seed is not in it.
forced = Nothing else was possible.
nothing-to-undo = There is nothing to take back yet.
load-what = Type load and the name of a file.
other-game = { $file } holds a game of { $game }; start it with “tafelronde play --load”.
no-rules = This game has no short rules.

refusal-not-a-choice = That is not possible now.
refusal-game-over = The game is over.
refusal-chance-acts = It is chance's turn.

## Only in the terminal

bad-players = { $game } is for { $least ->
    [one] 1
   *[other] { $least }
}{ $more ->
    [0] {""}
   *[other] {" "}to { $most }
} players, not { $players }.
bad-seat = There is no seat { $seat }; the seats are 1 to { $count }.
bad-two = Two people at one terminal need a game for at least two; { $players } sit here.
bad-bot = There is no bot “{ $name }”; there is: { $known }.
bad-setting = This bot cannot be set to { $settings }.
bad-bots = It takes two bots or more to meet.
bad-option-name = { $game } has no option “{ $name }”; it has: { $known }.
no-client = The browser client has not been built; its folder is { $folder }.
site-begins = The games are compiled for browsers; the first time this takes a minute or two…
site-written = Written to { $folder }: { $megabytes } MB. Any web host can serve it.
site-not-written = Nothing was written: { $why }
bad-option = { $field }: “{ $value }” is not possible; expected: { $expected }.
proxy-everybody = --trust-proxy: with “{ $value }” every caller could make up an address. Name the proxy’s own address or network, such as 10.0.0.5 or 10.0.0.0/24.
bad-option-form = “{ $text }” is no option; write it as name=value.
bad-language = There is no language “{ $name }” here; there is: { $known }.
bad-number = { $field } must be a whole number from { $least }, not “{ $value }”.
bad-range = { $field } must be { $expected }, not “{ $value }”.
bad-input = That cannot be: { $why }.
no-file = There is no file { $file }.
file-trouble = { $file } cannot be read or written: { $why }.
trouble = { $name ->
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is a file, no folder
    [EACCES] that is not permitted
    [EPERM] that is not permitted
    [EROFS] nothing can be written there
    [ENOSPC] no room is left
    [EDQUOT] no room is left
    [ENAMETOOLONG] its name is too long
    [EINVAL] no file can have this name
    [ENOENT] there is no folder { $folder }
    [EFBIG] the file gets too large
    [ELOOP] its links lead in a circle
    [EADDRNOTAVAIL] it has no such address
    [no-host] no such name is known
   *[other] { $why }
}
usage-option = There is no option { $given }{ $near ->
    [yes] ; did you mean { $known }?
   *[no] .
}
usage-command = There is no command { $given }{ $near ->
    [yes] ; did you mean { $known }?
   *[no] .
}
usage-which-command = A command is missing; --help lists them.
usage-missing = { $given } is missing; --help shows how it is written.
usage-no-value = { $given } needs a value after it.
usage-value = { $given } takes no value.
usage-more = That is too much: { $given }.
needs-extra = This needs { $module }, which is not installed; it comes with: { $command }.
no-record = { $file } is no record that can be read: { $why }.
no-record-line = { $file } is no record that can be read; line { $line }: { $why }.
expected-program = a program that can be run
no-terminal = There is no terminal to play at, and no moves come in; run this in a terminal, or send it moves line by line.

##

# ---- replay and verify --------------------------------------------------------------------------

## Only in the terminal

replay-start = Before the first step
replay-step = Step { $ply } of { $last }
replay-keys = Enter: on · b: back · a number: to that step · q: leave
replay-ply-range = This record has steps 0 to { $last }; there is no step { $ply }.
review-unfinished = This game is not over; only finished games are reviewed.
review-nothing = { $player }: there was nothing to decide.
review-seat = { $player }: { $result } of 100 in the end; { $start } at the start, luck { $luck }, own moves { $own }, the others’ moves { $others }.
review-error = (Error of the estimate: { $error }.)
review-ending = (What giving up did: { $ending }.)
review-loss = On average a decision gave away { $loss } of 100; { $right } of { $count ->
    [one] 1 decision
   *[other] { $count } decisions
} gave nothing away.
review-like = That is about how a bot of the level “{ $level }” plays.
review-like-between = That is about how a bot of the level “{ $level }” plays; from this one game it may be anything from “{ $least }” to “{ $most }”.
review-no-turning = No decision gave anything away.
review-turning = Step { $ply }: { $player } played { $played }. Better: { $best }. It gave away { $lost } of 100.
review-second = Second-best: { $text }.
puzzles-made = { $count ->
    [one] 1 puzzle was
   *[other] { $count } puzzles were
} written to { $file }.
puzzles-good = { $file }: { $count ->
    [one] 1 puzzle is
   *[other] all { $count } puzzles are
} right.
puzzles-bad = { $file }: { $count ->
    [one] 1 puzzle is
   *[other] { $count } puzzles are
} wrong, by line of the file:
no-puzzles-found = No puzzles were found in { $game }: more minutes may help.
verify-good = It holds: { $decisions ->
    [one] 1 move follows
   *[other] { $decisions } moves follow
} from the rules, { $draws ->
    [one] 1 draw follows
   *[other] { $draws } draws follow
} from the seed.
verify-moves = True as far as can be seen: { $decisions ->
    [one] 1 move follows
   *[other] { $decisions } moves follow
} from the rules.
verify-given = The first { $count ->
    [one] step is one
   *[other] { $count } steps are those
} of another match; the draws in them follow from no seed of this one.
verify-resigned = The match ended because { $seat } resigned.
verify-gave-up = { $seat } gave the game up, and somebody else played on in that seat.
verify-unfinished = The match still runs.
verify-no-seed = Its seed is not known yet, so the draws cannot be checked.
verify-tournament-good = It holds: { $rounds ->
    [one] 1 round is paired
   *[other] { $rounds } rounds are paired
} as the rules and the promised lot say, and the standings of { $players } players follow from the results.
verify-tournament-walkover = Round { $round }: { $left } had left; a walkover for { $name }.
verify-tournament-nobody = Round { $round }: nobody came through to meet { $name }; a walkover.
verify-tournament-annulled = Games against { $name } count for nobody: { $name } left before half of them were played.
verify-tournament-nameless = No. { $number }
verify-tournament-winner = { $won ->
    [yes] { $name } has won.
   *[no] Nobody has won.
}
verify-tournament-acts = { $count ->
    [one] 1 act of a director is unchanged
   *[other] { $count } acts of directors are unchanged
}, and what follows from them is right. Their digest: { $digest }
finding-tournament-acts = The acts of the directors do not follow one another: something was changed or left out.
finding-tournament-reasons = A reason is not the one that its act was given.
finding-tournament-seed = The seed is not the one that was promised.
finding-tournament-strangers = Round { $round }: somebody plays who is not among the players.
finding-tournament-results = Round { $round }: the results before it cannot be.
finding-tournament-pairing = Round { $round }: the lot pairs otherwise.
finding-tournament-deal = Round { $round }: the deal is not the one that follows from the seed.
finding-tournament-standings = The standings do not follow from the results.
verify-bad = { $count ->
    [one] 1 thing is
   *[other] { $count } things are
} wrong with this record:
finding = Line { $line } ({ $place }): { $text }
finding-ply = Line { $line } ({ $place }, step { $ply }): { $text }
finding-digest = this section was changed; its digest is { $expected }, the record says { $found }.
finding-commitment = the seed does not fit the commitment: it gives { $found }, promised was { $expected }.
finding-given = the steps that it began with give { $found }; the setup says { $expected }.
finding-draw = { $found } was drawn; by the seed it had to be { $expected }.
finding-illegal = { $found } cannot be played here: { $expected }.
finding-unfinished = the record breaks off before { $expected }.
finding-actor = this step stands with { $found }, but { $expected } had to act.
finding-takeback = { $found } cannot be: { $expected }.
finding-clock = { $found } cannot be: { $expected }.
finding-result = it says { $found }; the moves give { $expected }.
finding-status = it says { $found }; by the moves it is { $expected }.
finding-seed-shown = it shows { $found } while the match is { $expected }.

##

# ---- simulate, arena, bench ---------------------------------------------------------------------

## Only in the terminal

serving = The table stands at { $address } (Ctrl-C ends it).
serving-invite-later = Nobody looks after this site yet: `tafelronde admin invite` prints the link to become its host.
serving-invite = To look after this site as its host, open this link once, within a day: { $link }
moderator-invite = Whoever opens this link once, within a day, becomes a moderator of this site: { $link }
member-invite = Up to { $uses } people who open this link within { $days } days become members of this house: { $link } (or they type the code { $code } at its door).
admin-done = Done.
admin-banned = Banned. To take it back: tafelronde admin lift { $ban }
admin-refused = That cannot be done: { $why }.
no-step = This database cannot go back to { $version }; it can go back to: { $steps }.
migrate-back-alone = --back undoes steps at once: give it without --check and --sql.
migrate-first = The database has schema { $before }, and this program { $version }: run “tafelronde migrate” first.
backup-made = Backed up and checked: { $file } ({ $bytes } bytes)
backup-noted = Noted; it was not checked: { $file } ({ $bytes } bytes)
backup-failed = The backup failed: { $why }
restore-done = Checked and restored: { $file }, with { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}. What was there before is kept: { $aside }
restore-refused = Nothing was restored from { $file }: { $why }.
restore-postgres = A PostgreSQL database is restored by pg_restore, while its servers are stopped: see “Backups” in the guide for hosting.
move-table = { $table }: { $rows } rows
move-done = Moved: { $rows } rows, counted and compared. Start the server with the new address; keep the old file until you have seen it play.
move-refused = Nothing was moved: { $why }.
port-taken = Port { $port } is taken; choose another one with --port.
bad-program = “{ $text }” is no bot for --bot; expected NAME=BOT, like fox=exec:./fox or fox=py:mybots:Fox, with a name of small letters and digits that no other bot has.
no-pack = --judge devices needs what a page fetches to judge, and { $folder } has none of it. “python -m tafelronde.pocket.pack { $folder }” writes it.
cannot-listen = This computer cannot listen at { $address }: { $why }.
serving-already = The table stands already at { $address }
database-in-use = These tables are open already, by the server at { $address }; stop it first.
earlier-database = This database is of before Tafelronde 1.0 (its tables are of version { $found }; 1.0 begins with { $first }). Nothing in it was changed. Bring it to { $first } with the last build before 1.0 (commit { $build }) first: docs/hosting.md, “A new version”, says how.
newer-database = This database belongs to a newer Tafelronde (its tables are of version { $found }, this program knows { $known }); update the program.
no-database = The database cannot be used: { $why }.
migrate-done = The database is up to date (version { $version }); it was of version { $before }.
migrate-new = The database is made (version { $version }).
migrate-back = The database is of version { $version } again; it was of version { $before }.
migrate-nothing = The database is up to date (version { $version }).
migrate-due = The database is of version { $before }; “tafelronde migrate” brings it to { $version }.
migrate-differs = The database is of version { $version }, but { $count ->
    [one] one thing differs
   *[other] { $count } things differ
} from what this program expects:

bad-share = { $field }: “{ $value }” is no share; expected a number from 0 to 1.
train-bad = This cannot be trained: { $why }.
train-features = { $game } has no features that a network could learn from.
train-other = Another course is in { $folder }; only the number of generations may change.
train-full = { $folder } is not empty; name an empty folder, or one with the same course.
train-begin = --begin and --against do not go together: a course against a bot begins as that bot judges.
train-policy = --policy-alone needs --begin with a network that judges, and a game that describes its actions.
train-same-table = Two tables are the same.
train-done = The network of generation { $generation } is the best: { $network }. All of it: { $report }.
train-against = Against { $bot } the network of generation { $generation } did best: { $points } % of the victories, and { $even } are even. The network: { $network }. All of it: { $report }.
train-none = So far no network has beaten what the course began with. All of it: { $report }.
dataset-bad = This is no data set of games: { $why }.
dataset-made = { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} ({ $rate } a second).
dataset-right = It holds: all files are as they were made, and { $decisions ->
    [one] 1 decision follows
   *[other] { $decisions } decisions follow
} the rules.
dataset-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
dataset-checksum = { $file } is not as it was made (its checksum differs).
dataset-setup = { $file }, game { $game }: it cannot be played here: { $why }.
dataset-step = { $file }, game { $game }, step { $ply }: it does not follow from the rules.
dataset-result = { $file }, game { $game }: its end or its result is not that of the rules.
dataset-count = { $file }: games are missing, or there are too many.
dataset-file = { $file }: { $why }.
dataset-taken = { $folder }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, without names.
dataset-running = { $count ->
    [one] 1 game still runs and was left out.
   *[other] { $count } games still run and were left out.
}
dataset-hidden = { $count ->
    [one] 1 game that not everybody may see was left out.
   *[other] { $count } games that not everybody may see were left out.
}
dataset-unreadable = { $count ->
    [one] 1 game cannot be played by this program and was left out.
   *[other] { $count } games cannot be played by this program and were left out.
}
dataset-refused = { $count ->
    [one] 1 file is no true record and was left out.
   *[other] { $count } files are no true records and were left out.
}
ray-no-cluster = No Ray cluster answers at { $address }: { $why }.
ray-or-workers = --workers is for processes of this computer; with --ray the cluster decides how many there are.
ray-program = Every computer of the cluster looks for { $bot } itself: give its whole path, like exec:/opt/mybot.
worker-failed = A worker failed: { $why }.
worker-gone = A worker was gone before its work was done; was there enough memory?
sim-games = games
sim-seconds = seconds
sim-games-rate = games per second
sim-actions-rate = moves per second (players and chance)
sim-decisions = decisions in a game
sim-chance = draws in a game
sim-branching = choices at a decision
sim-longest = steps of the longest game
sim-wins = { $player } wins
arena-title = { $games } games on { $deals } deals, even: { $even } % of the victories
arena-bot = bot
arena-score = share
arena-interval = 95 %
arena-elo = Elo
arena-elo-interval = 95 %
arena-wdl = won / drawn / lost
mcp-no-token = { $name } is not set: it holds the token of a program, which you make under “Devices and programs” of the site.
arena-words = { $bot }: { $illegal } illegal answers, { $retries } retries, { $tokens } tokens.
arena-faults = { $bot } lost { $games ->
    [one] one game
   *[other] { $games } games
} by a fault: { $why }
bot-fault-not-started = The program could not be started: { $code ->
    [126] that is not permitted, or it is no program
    [127] it was not found, or a program that it needs
   *[other] { $why }
}.
bot-fault-not-ready = The program was not ready after { $seconds } s: it must answer “start” with “ready”.
bot-fault-too-late = The program gave no answer within { $seconds } s.
bot-fault-died = The program ended in the middle of the game (exit code { $code }).
bot-fault-killed = The program was ended in the middle of the game (signal { $signal }).
bot-fault-closed = The program closed its standard output before the game was over.
bot-fault-long-line = The program wrote more than { $limit } bytes without the end of a line.
bot-fault-not-json = The program's answer is not one JSON object: { $line }
bot-fault-bad-answer = In the program's answer, “{ $field }” is missing or wrong: { $line }
bot-fault-no-action = The program answered “{ $action }”, which is no move of this game.
bot-fault-illegal = The program answered “{ $action }”, which is not one of the legal moves that it was given.
bot-fault-raised = Your agent failed: { $why }.
bot-fault-bad-probabilities = Your agent gave no { $count } probabilities that are 1 together: { $given }
bot-fault-bad-values = Your agent gave no { $count } numbers from −1 to 1: { $given }
record-names-program = The record names a program of somebody’s own as a bot ({ $bot }). Say with --bot who is to play.
benchmark-what = An agent is missing, as in “tafelronde benchmark py:mybots:Fox”.
benchmark-other = { $folder } has the games of { $agent }; give another folder with --out.
benchmark-changed = { $where } decides otherwise than when suite { $suite } was published, or judges by other weights: its results would mean something else.
benchmark-line = { $file }, line { $line }, is no game of a benchmark: { $why }.
benchmark-written = Games, card and this page are in { $folder }; “tafelronde benchmark --check { $folder }” checks them.
benchmark-right = It holds: { $games } games were dealt as the suite deals, every step follows the rules, the opponents play them so, and the card follows from them.
bench-wrong-deal = In { $where }, step { $ply } is not what this deal draws.
bench-wrong-rules = In { $where }, step { $ply } is not legal.
bench-wrong-opponent = In { $where }, the opponent does not play step { $ply }: the games are changed, or of another version.
bench-wrong-results = In { $where }, the results do not follow from the game.
bench-wrong-missing = { $where }: here a game is missing, or one is there twice: of each opponent all rounds count, and in each every seat.
benchmark-wrong-card = The games are right, but the card does not follow from them.
exploit-what = An agent is missing, as in “tafelronde exploit easy --game koenig_der_elfen”.
exploit-game = A game is missing, as in “--game koenig_der_elfen”.
exploit-other = { $folder } holds another bound ({ $field } differs); give another folder with --out.
exploit-full = { $folder } is not empty; name an empty folder, or one with the same bound.
exploit-course = Nothing can be learned against this agent: { $why }.
exploit-line = { $file }, line { $line }, is no game of a bound: { $why }.
exploit-card = { $file } is no file of a bound: { $why }.
exploit-agent = The card is of { $agent }. A card runs no code by itself: name this agent, as in “tafelronde exploit AGENT --check FOLDER”.
exploit-candidate = The exploiter is code or a file of somebody’s own: { $candidate }. A card runs no code by itself: name it with --candidate.
exploit-written = Games, card, this page and a report are in { $folder }; “tafelronde exploit --check { $folder }” checks them.
exploit-right = It holds: { $games } games were dealt as the card says, every step follows the rules, all decide so again, and the card follows from them.
exploit-right-rules = { $games } games were dealt as the card says, every step follows the rules, and the card follows from them. The agent does not repeat itself, so decisions were not made again.
exploit-wrong-games = The games are not those of the card.
exploit-wrong-missing = Deal { $deal } is not there from every seat.
exploit-wrong-deal = In deal { $deal }, seat { $seat }, step { $ply } is not what this deal draws.
exploit-wrong-rules = In deal { $deal }, seat { $seat }, step { $ply } is not legal.
exploit-wrong-results = In deal { $deal }, seat { $seat }, the results do not follow from the game.
exploit-wrong-decision = In deal { $deal }, seat { $seat }, step { $ply } is decided otherwise: the games are changed, or of another version.
exploit-wrong-card = The games are right, but “{ $field }” of the card does not follow from them.
bot-check-what = { $bot } is no bot of your own; expected exec:FILE or py:MODULE:NAME, like exec:./mybot.
bot-check-game = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, seat { $seat }
bot-check-fine = played to its end, the slowest answer after { $seconds } s.
bot-check-slow = That is more than half of the { $allowed } s that it has; on a busy computer it may be too late.
bot-check-stays = The program did not end within a second of “quit”, and was killed.
bot-check-right = Nothing is wrong.
bot-check-wrong = { $count ->
    [one] In one game something is wrong.
   *[other] In { $count } games something is wrong.
}
sprt-decided = SPRT: decided for { $elo } Elo (log likelihood ratio { $llr }, bounds { $low } and { $high }).
sprt-open = SPRT: not decided (log likelihood ratio { $llr }, bounds { $low } and { $high }).
bench-line = what
bench-rate = a second
bench-random-games = { $game }: random games
bench-random-moves = { $game }: moves in them
bench-bot = { $game }: simulations of { $bot }
bench-state = { $game }: steps from Python

ratings-replayed = { $games } games counted: { $count } ratings of { $people } people.
ratings-agree = The ratings of the database are the same.
ratings-differ = { $count } ratings of the database differ; “tafelronde ratings replay --write” corrects them.
ratings-corrected = { $count } ratings were corrected.
