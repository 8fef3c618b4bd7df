# What only the browser says, in English.

# ---- the house --------------------------------------------------------------------------------------

skip-to-content = Skip to the content
to-lobby = To the hall
close = Close
host-page = Looking after the site
yes = Yes
no = No
save = Save
cancel = Cancel
confirm = Confirm
settings = Settings
pace = Pace of the others’ turns
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
pace-now = Pace: { $pace }
pace-set = { $pace ->
    [slow] The turns of the others are told slowly now.
    [fast] The turns of the others are told quickly now.
    [instant] The turns of the others are shown at once now.
   *[other] The turns of the others are told at a normal pace now.
}
account-open = Account…
link-connecting = Connecting…
link-lost = Connection lost, trying again…
link-waits = No connection: it waits, and is sent when the line is back.
link-lost-table = The connection is lost. The game is safe; it goes on here by itself.
your-turn-in = Your turn: { $game }
against = against { $names }
and-more = +{ $count }
nowhere-title = There is no room behind this door
nowhere-text = The address may be old, or mistyped.
missing-page-title = This page did not arrive
missing-page-text = The connection broke, or there is a newer version by now. Your games are safe; this page comes by itself as soon as the server answers.
part-missing = A part of this page did not arrive.
load-anew = Reload
cookies-blocked = Your browser keeps no cookies of { $site }, so the table cannot tell who you are: you can look on, but not play. Allow this page to keep cookies (most browsers ask behind the sign to the left of the address, or in their settings for privacy), then reload it.

# ---- the hall ---------------------------------------------------------------------------------------

lobby-title = Take a seat at the round table
lobby-text = Play against friends with a link, or against a bot right now. No account, no waiting.
games = Games
laying-table = The table is being laid…
deal-of-the-day = Deal of the day
deal-today = { $state ->
    [playing] Begun: play it to the end
    [over] Played
   *[open] One game a day, the same for everybody
}
deal-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
puzzle-today = { $solved ->
    [yes] Solved
   *[no] One position a day: find the best move
}
continue-title = Continue
continue-today = Today
continue-table = Your game
continue-lesson = Lesson
continue-step = Step { $step } of { $steps }
tournaments = Tournaments
find-people = Find players
device-unknown = a device without a name
rated-plan = Rated game
rated-plan-text = The result changes ratings. One seat each, no hints, no taking back, no substitutes.
tournament-back = To the tournament
deal-back = The list of the day
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
learn-link = Learn it
further-pages = More of the house
play-alone = Play without a network
own-page = Your page
learn-offer = New here? Learn a game on its board:
learn-rest = Not learnt yet:
learn-minutes = { $minutes } min
puzzles-link = Puzzle of the day
puzzles-all = Puzzles
about-house = This house: rules, imprint, privacy
people-link = People
bots-warming = The bots are still warming up; the first move may take a moment.
your-tables = Your tables
finished-games = Finished games
all-finished-games = All your finished games
earlier-games = Earlier games
try-again = Try again
show-all = Show all { $count }
further-tables = Further tables
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
gave-up-of = { $account } (gave up)
points-of = { $name } { $points }
ended-on = { DATETIME($at, day: "numeric", month: "long", year: "numeric") }
row-open = { $count ->
    [0] Everybody is here
    [one] 1 free seat
   *[other] { $count } free seats
}

# ---- setting a table --------------------------------------------------------------------------------

players = Players
seats = Seats
seat = Seat { $number }
fill-with-bots = Fill with bots
minutes = about { $most } minutes
minutes-span = about { $least } to { $most } minutes
variant = { $what }: { $choice }
variant-on = { $what }
variant-off = without: { $what }
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
somebody-gone = Somebody gone
rated = Rated
handed-in = Without a network
handed-in-text = Played without a network, and handed in by its player. It counts for no rating and no statistics.
ratings-link = Ratings
rated-at-table = A rated game: one seat each, no hints, no taking back, no substitutes.
hints-at-table = { $who ->
    [all] Everybody here may ask a bot for hints.
    [alone] There are hints only for somebody who plays alone against bots.
   *[none] No hints: people play one another here.
}
rules-warm-up = Everybody is ready. The rules are being prepared (only this once); then it begins by itself.
close-table = Clear this table away
invite-text = Send this link, or let them scan the code. Whoever opens it can take a free seat.
invite-link = Link to this table
qr-code = QR code of the link
copy-link = Copy the link
link-copied = Copied.
copy-refused = The browser does not let this page copy. Select the text yourself.

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
waited-for-is-away = Is not looking just now.
not-looking = away
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
still-told = The turns of the others are still being told. “Skip” takes you to your own.
last-turn = The last turn of { $player }
show-again = { $text } (Click: show it again.)
show-on-board = Show it again on the board
done-to-you = This was done to you:
seen = Seen
curtain-title = Hand the screen to { $player }
curtain-text = The others’ cards are out of sight until then.
curtain-open = I am { $player }
delayed = { $count ->
    [one] You see the game one move late.
   *[other] You see the game { $count } moves late.
}
undo = Undo
offer = { $player } would like to take back a move.
offer-what = It would take back: { $text }
offer-yes = Allow
offer-no = No
hint-button = Hint
line-show = Show why
line-back = Back
hint-best-button = The best
hint-second-button = Second-best
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-unread = { $count ->
    [one] 1 new chat message
   *[other] { $count } new chat messages
}
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
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything
key-zoom-does = larger, smaller, show everything
seed-promise = The draws were fixed before the game began; the promise is { $commitment }… When the game is over, anybody can check it.
missing-title = This table is not here
missing-text = It may have been cleared away, or the link is not complete.
closed-title = This table has been cleared away

# ---- the end, and again -----------------------------------------------------------------------------

game-over = The game is over
rematch = Rematch
rematch-made = A new table is laid.
go-there = Go there
replay = Replay
verify = Check the draws
verify-text = Works out every draw again from the seed that was promised before the game.
verified = It holds: { $draws } draws follow from the promised seed, { $decisions } moves from the rules.
play = Play
pause = Pause
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
step = Step
step-of = { $ply } / { $last }
jump-to = Go to step { $ply }
replay-more = More
replay-less = Less
copy-ply-link = Copy link to this step
play-on = Play on from here against bots
review = Review
to-table = To the table

# ---- rules and refusals -----------------------------------------------------------------------------

rules-title = The rules of { $game }
rule-says = Rule { $clause }
refusal-trouble = Something went wrong. Please try again.
refusal-spectator = You are watching; only players choose here.
refusal-not-playing = The game is not being played.
refusal-not-your-turn = It is not your turn.
refusal-offline = There is no connection now.
