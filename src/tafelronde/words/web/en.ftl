# What only the browser says, in English.

# ---- the house --------------------------------------------------------------------------------------

skip-to-content = Skip to the content
to-lobby = To the hall
close = Close
yes = Yes
no = No
save = Save
cancel = Cancel
confirm = Confirm
settings = Settings
your-name = Your name
name-saved = You are { $name } now.
language = Language
theme = Light
theme-auto = As the device
theme-light = Daylight
theme-dark = Lamplight
sounds = Sounds
notes = Notify me when it is my turn
notes-not-allowed = This browser does not allow it.
at-once = Send a move as soon as it is chosen, without asking again
pace = Tell the turns of the others
pace-slow = slowly
pace-normal = normally
pace-fast = quickly
pace-instant = not at all
pace-now = Pace: { $pace ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[other] normal
}
pace-set = { $pace ->
    [slow] The turns of the others are told slowly now.
    [fast] The turns of the others are told quickly now.
    [instant] The table is always shown as it is now.
   *[other] The turns of the others are told at a normal pace now.
}
other-device = Go on with another device
other-device-text = Make a code here and type it there: the other device then has your name, your seats and your games. It is good once.
make-code = Make a code
code-from-there = Code from your other device
use-code = Use it
devices = Where you are signed in
device-unknown = a device without a name
device-here = this device
device-seen = last in use { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
device-sign-out = Sign out
sign-out-others = Sign out everywhere else
sign-out-others-text = All other devices are signed out, and the tokens of all your programs end.
signed-out-others = You are signed in here alone now.
programs = Your programs
programs-text = A program of yours plays with a token under a name of its own. Your tables are those that you made or sit at.
program-name = Name of the program
program-scope = What it may do
program-all = plays everywhere and makes tables
program-invited = plays only at your tables
program-make = Make a token
program-made = The token of { $name }. Keep it now: it is not shown again.
program-since = since { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
program-end = End
program-end-named = End the token of { $name }
link-connecting = Connecting…
link-lost = Connection lost, trying again…
link-waits = No connection: it waits, and is sent when the line is back.
link-lost-table = The connection is lost. The game is safe; it goes on here by itself.
your-turn-in = Your turn: { $game }
against = against { $names }
and-more = +{ $count }
nowhere-title = There is no room behind this door
nowhere-text = The address may be old, or mistyped.

# ---- the hall ---------------------------------------------------------------------------------------

lobby-title = Take a seat at the round table
lobby-text = Play against friends with a link, or against a bot right now. No account, no waiting.
games = Games
laying-table = The table is being laid…
play-now = Play now
level-against = { $level ->
    [easy] against an easy bot
    [medium] against a good bot
    [hard] against a strong bot
    [master] against a master bot
    [random] against a random bot
    [greedy] against a greedy bot
    [mcts] against a searching bot
   *[other] against { $level }
}
bot-level = Strength of the bot
new-table = New table…
rules-link = The rules
bots-warming = The bots are still warming up; the first move may take a moment.
your-tables = Your tables
finished-games = Finished games
all-finished-games = All your finished games
no-finished-games = You have not finished a game yet. Those that you play to the end stand here, with the result and a replay.
earlier-games = Earlier games
try-again = Try again
show-all = Show all { $count }
open-tables = Tables with a free seat
running-tables = Being played
no-open-tables = No free seats at the moment. Set a table and leave a seat open: it will be listed here.
no-running-tables = Nobody is playing in public now. Games that you may watch stand here.
tables-wait = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
row-your-turn = Your turn
row-playing = { $ply ->
    [one] 1 step
   *[other] { $ply } steps
}
row-unreadable = Cannot be opened
row-over = Over
row-won = Won
row-shared = Won, shared
row-lost = Lost
row-draw = A draw
points-of = { $name } { $points }
ended-on = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
row-open = { $count ->
    [0] Everybody is here
    [one] 1 free seat
   *[other] { $count } free seats
}

# ---- setting a table --------------------------------------------------------------------------------

new-table-title = A table for { $game }
players = Players
seats = Seats
seat = Seat { $number }
seats-tip = Choose a seat to say who sits there.
who-sits = { $seat }: who sits here?
fill-with-bots = Fill with bots
another-bot = Somebody else
bot-called = { $name } ({ bot-name })
free-for-friends = Leave free for friends
begins-at-once = It begins at once
begins-when-full = { $count ->
    [one] It begins when the free seat is taken
   *[other] It begins when the { $count } free seats are taken
}
minutes = about { $most } minutes
minutes-span = about { $least } to { $most } minutes
variant = { $what }: { $choice }
variant-on = { $what }
variant-off = without: { $what }
seat-me = You
seat-open-plan = A friend, by link
seat-here = Somebody at this screen
seat-here-name = That person’s name
seat-here-short = At this screen
seat-open = Free seat
bot-name = { $level ->
    [easy] Bot, easy
    [medium] Bot, good
    [hard] Bot, strong
    [master] Bot, master
    [random] Bot, random
    [greedy] Bot, greedy
    [mcts] Bot, searching
   *[other] Bot, { $level }
}
bot-mark = bot
somebody = Somebody
public-table = Show this table in the hall
public-table-text = Otherwise only those who have the link find it.
delay = Spectators see the game
delay-by = { $count ->
    [0] as it happens
    [one] one move late
   *[other] { $count } moves late
}
hints-plan = Hints also against people
hints-plan-text = Whoever plays alone against bots may always ask for them.
hints-at-table = { $who ->
    [all] Everybody here may ask a bot for hints.
    [alone] Hints are only for one who plays alone against bots.
   *[none] No hints: people play one another here.
}
set-table = Set the table
gathering-title = { $count ->
    [0] Everybody is at the table
    [one] One seat is still free
   *[other] { $count } seats are still free
}
invited-by = { $player } invites you to a game of
rules-in-short = How it is played
seat-free = waits for somebody
is-ready = ready
not-ready = not ready yet
sit-here = Sit here
seat-a-bot = Seat a bot
stand-up = Stand up
free-seat = Free the seat
i-am-ready = I am ready
waiting-for-others = You are ready. It starts when everybody is.
rules-warm-up = Everybody is ready. The rules are being prepared (only this once); then it begins by itself.
not-ready-after-all = Not ready after all
table-full = All seats are taken; you can watch when it starts.
close-table = Clear this table away
invite-text = Send this link, or let them scan the code. Whoever opens it can take a free seat.
invite-link = Link to this table
qr-code = QR code of the link
copy-link = Copy the link
link-copied = Copied.

# ---- at the table -----------------------------------------------------------------------------------

action-bar = What is to be done
your-turn-title = Your turn
chosen = Chosen: { $choice }.
again-to-confirm = Choose it once more, or confirm.
waiting-for = { $player } is to move.
to-move = to move
this-is-you = you
sits-in-for = sits in for { $player }
has-resigned = has given up
not-looking = not here now
hand-of = In front of { $player }
cell-lit = can be chosen
spectating = You are watching. { $count ->
    [one] Nobody else is here.
   *[other] { $count } people are here.
}
again = Show again what happened since my last turn
missed = Since your last turn: { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
skip = Skip { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
still-told = The turns of the others are still being told. Skip takes you to your own.
last-turn = The last turn of { $player }
show-again = { $text } (Click: show it again.)
show-on-board = Show it again on the board
done-to-you = This was done to you:
seen = Seen
curtain-title = Hand the screen to { $player }
curtain-text = Others' cards are out of sight until then.
curtain-open = I am { $player }
delayed = { $count ->
    [one] You see the game one move late.
   *[other] You see the game { $count } moves late.
}
undo = Undo
undo-nothing = You have not done anything that could be taken back.
undo-new-information = Not possible any more: something new has come to light since.
undo-others-decided = Others have played since; they will be asked.
undo-over = The game is over.
undo-not-playing = The game is not being played.
undo-offer-stands = There is a request already.
undo-has-resigned = You have given the game up.
undo-spectator = Only players can take back.
undo-asked = The others are asked.
offer = { $player } would like to take back a move.
offer-yes = Allow
offer-no = No
hint-button = Hint
hint-second-button = Second-best
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
looks-on = watching
mute = Hide
send-away = Send away
let-back = Let { $player } back in
menu = Menu
record = Record
let-bot-play = Let a bot play for me
take-seat-back = Take my seat back
resign = Resign
resign-sure = Really resign
let-watch = Let somebody watch
keys = Keys
keys-house = At every table
keys-game = In this game
key-steps = ← →
key-steps-does = one step back, one step on
key-ends = Home End
key-ends-does = to the start, to the end
key-arrows = ↑ ↓ ← →
key-arrows-does = from square to square
key-zoom = + − 0
key-zoom-does = larger, smaller, show everything
key-enter = Enter
key-enter-does = choose; once more to confirm
key-escape = Esc
key-escape-does = let go of what is chosen
key-h = H
key-h-does = hint
key-u = U
key-u-does = undo
key-l = L
key-l-does = show again what has happened
key-s = S
key-s-does = skip what is being told
key-help = ?
key-help-does = this list
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything
seed-promise = The draws were fixed before the game began; the promise is { $commitment }… When the game is over, anybody can check it.
missing-title = This table is not here
missing-text = It may have been cleared away, or the link is not complete.
closed-title = This table has been cleared away

# ---- the end, and again -----------------------------------------------------------------------------

game-over = The game is over
verdict-draw = A draw
verdict-you-won = You win!
verdict-others = All the others share the victory
rematch = Rematch
rematch-made = A new table is laid.
go-there = Go there
replay = Replay
verify = Check the draws
verify-text = Works out every draw again from the seed that was promised before the game.
verified = True: { $draws } draws follow from the promised seed, { $decisions } moves from the rules.
play = Play
pause = Pause
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
step = Step
step-of = { $ply } / { $last }
jump-to = Go to step { $ply }
copy-ply-link = Copy link to this step
play-on = Play on from here against bots
play-on-seat = Your seat
play-on-acts = acts now
play-on-begin = Play on
to-table = To the table

# ---- rules and refusals -----------------------------------------------------------------------------

rules-title = The rules of { $game }
rules-minute = In a minute
rules-longer = A little longer
rules-clauses = Clause by clause
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 clause
   *[other] { $count } clauses
}
clause-count = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rules-why = Why so?
rules-why-of = Why so? { $clause }
why-rules = As the printed rules have it
why-source = Found elsewhere; the printed rules do not say it
why-decision = Decided here, where the printed rules are silent
why-consequence = Follows from the other rules
rules-in-english = The numbered clauses are in English.
rule-says = Rule { $clause }
refusal-trouble = Something went wrong. Please try again.
refusal-offline = There is no connection now.
refusal-spectator = You are watching; only players choose here.
refusal-not-playing = The game is not being played.
refusal-not-your-turn = It is not your turn.
refusal-stale = The table has moved on; look once more.
refusal-no-session = The server does not know you yet. Load the page again.
refusal-unknown-table = There is no such table.
refusal-removed = You have been sent away from this table.
refusal-has-resigned = This seat has given the game up; a bot plays it to the end.
refusal-is-playing = Whoever plays stays until the end.
refusal-other-rules = This game was begun under rules that this server no longer plays.
refusal-unreadable = Something happened at this table that the server cannot read, so it is closed for now. Nothing of it is lost: a newer version of the program may open it.
refusal-bad-name = This name cannot be used.
refusal-not-for-programs = A program may not do this. Sign in as a person.
refusal-not-invited = This program plays only at tables of its owner.
refusal-bad-code = This code is not right, or it has been used.
refusal-seat-taken = Somebody sits there already.
refusal-bot-seated = { $name } sits at this table already.
refusal-not-your-seat = This is not your seat.
refusal-not-host = Only the one who set this table can do that.
refusal-not-open = The game has begun already.
refusal-bad-bot = There is no such bot for this game.
refusal-bad-option = This table cannot be set like that: something in it is not possible.
refusal-bot-plays = A bot sits in for you. Take your seat back first.
refusal-no-offer = Nobody asks to take anything back now.
refusal-no-such-action = There is no such move in this game.
refusal-no-such-seat = This table has no such seat.
refusal-not-away = You are at the table already; no bot sits in for you.
refusal-not-over = The game is not over yet.
refusal-unknown-game = There is no such game here.
refusal-no-hints = No hints here: people play one another, and this table does not allow them.
refusal-too-fast = Too fast. Try again in { $seconds } s.
refusal-too-many = Too many at once.
refusal-bots-alone = Only bots play at enough of your tables already. Try again when one of those games is over, or in { $seconds } s.
refusal-bots-waiting = Bots still have many turns to play for you. Try again in { $seconds } s.
refusal-busy = The bots are busy. Try again in a moment.
refusal-bot-failed = The bot could not answer. Try again.
