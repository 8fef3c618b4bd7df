var e=`you = you
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
bot-thinks = { $player } is thinking…
bots-warm-up = { $player } is warming up (only this once)…
plays = { $player } plays { $action }.
happens = It happens: { $action }.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
hint-comes = Let me think…
hint = Hint: { $move }, { $text }. Chances of winning with it: { $percent } %.
hint-plain = Hint: { $move }, { $text }.
taken-back = Taken back. Choose again.
resigned = { $player } resigns.
goodbye = Until next time.
game-saved = Saved in { $file }
game-loaded = Loaded { $file }
go-on = Go on with: { $command }
record-kept = Record: { $file }
record-true = Verified: every draw follows from the seed, every move from the rules.
record-false = Something is wrong with this record; “tafelronde verify” tells what.
unknown-game = There is no game “{ $name }” here; there is: { $known }.
no-action = “{ $action }” is no move in this game and no command; ? for help.
no-such-number = There is no choice { $number }; the choices are 1 to { $count }.
false-record = { $file } cannot be played on, something is wrong in it: { $why }.
no-seed = { $file } can be replayed but not played on: its seed is not in it.
nothing-to-undo = There is nothing to take back yet.
load-what = Type load and the name of a file.
other-game = { $file } holds a game of { $game }; start it with “tafelronde play --load”.
no-rules = This game has no short rules.
refusal-not-a-choice = { $action } is not possible now.
refusal-game-over = { $action } is not possible: the game is over.
refusal-chance-acts = { $action } is not possible: it is chance's turn.
serving = The table stands at { $address } (Ctrl-C ends it).
port-taken = Port { $port } is taken; choose another one with --port.
skip-to-content = Skip to the content
to-lobby = To the hall
close = Close
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
other-device = Go on with another device
other-device-text = Make a code here and type it there: the other device then has your name, your seats and your games. It is good once.
make-code = Make a code
code-from-there = Code from your other device
use-code = Use it
link-connecting = Connecting…
link-lost = Connection lost, trying again…
link-lost-table = The connection is lost. The game is safe; it goes on here by itself.
nowhere-title = There is no room behind this door
nowhere-text = The address may be old, or mistyped.
lobby-title = Take a seat at the round table
lobby-text = Play against friends with a link, or against a bot right now. No account, no waiting.
games = Games
laying-table = The table is being laid…
play-now = Play now
level-against = { $level ->
    [easy] against an easy bot
    [medium] against a good bot
    [hard] against a strong bot
   *[other] against { $level }
}
bot-level = Strength of the bot
new-table = New table…
rules-link = The rules
bots-warming = The bots are still warming up; the first move may take a moment.
your-tables = Your tables
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
row-over = Over
row-open = { $count ->
    [0] Everybody is here
    [one] 1 free seat
   *[other] { $count } free seats
}
new-table-title = A table for { $game }
players = Players
seat-me = Me
seat-open-plan = Whoever comes (link)
seat-here = Somebody at this screen
seat-here-name = Name of the second person
seat-open = Free seat
bot-name = { $level ->
    [easy] Bot, easy
    [medium] Bot, good
    [hard] Bot, strong
   *[other] Bot, { $level }
}
somebody = Somebody
public-table = Show this table in the hall
public-table-text = Otherwise only those who have the link find it.
set-table = Set the table
gathering-title = { $count ->
    [0] Everybody is at the table
    [one] One seat is still free
   *[other] { $count } seats are still free
}
seat-free = waits for somebody
is-ready = ready
not-ready = not ready yet
sit-here = Sit here
seat-a-bot = Seat a bot
stand-up = Stand up
free-seat = Free the seat
i-am-ready = I am ready
waiting-for-others = You are ready. It starts when everybody is.
not-ready-after-all = Not ready after all
table-full = All seats are taken; you can watch when it starts.
close-table = Clear this table away
invite-text = Send this link, or let them scan the code. Whoever opens it can take a free seat.
invite-link = Link to this table
qr-code = QR code of the link
copy-link = Copy the link
link-copied = Copied.
action-bar = What is to be done
your-turn-title = Your turn
chosen = Chosen: { $choice }.
again-to-confirm = Choose it once more, or confirm.
waiting-for = { $player } is to move.
to-move = to move
this-is-you = you
bot-sits-in = a bot sits in
not-looking = not here now
hand-of = In front of { $player }
cell-lit = can be chosen
spectating = You are watching. { $count ->
    [one] Nobody else is here.
   *[other] { $count } people are here.
}
undo = Undo
undo-nothing = You have not done anything that could be taken back.
undo-new-information = Not possible any more: something new has come to light since.
undo-others-decided = Others have played since; they will be asked.
undo-over = The game is over.
undo-not-playing = The game is not being played.
undo-offer-stands = There is a request already.
undo-spectator = Only players can take back.
undo-asked = The others are asked.
offer = { $player } would like to take back a move.
offer-yes = Allow
offer-no = No
hint-button = Hint
hint-detail = A strong bot would do this: { $percent } % expected ({ $simulations } games tried).
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
looks-on = watching
mute = Hide
menu = Menu
record = Record
let-bot-play = Let a bot play for me
take-seat-back = Take my seat back
resign = Resign
resign-sure = Really resign
let-watch = Let somebody watch
keys = Keys
key-arrows = ↑ ↓ ← →
key-arrows-does = from square to square
key-enter = Enter
key-enter-does = choose; once more to confirm
key-escape = Esc
key-escape-does = let go of what is chosen
key-c = C
key-c-does = on the board: to the crown
key-h = H
key-h-does = hint
key-u = U
key-u-does = undo
key-help = ?
key-help-does = this list
seed-promise = The draws were fixed before the game began; the promise is { $commitment }… When the game is over, anybody can check it.
missing-title = This table is not here
missing-text = It may have been cleared away, or the link is not complete.
closed-title = This table has been cleared away
game-over = The game is over
verdict-draw = A draw
verdict-you-won = You win!
rematch = Rematch
rematch-made = A new table is laid.
go-there = Go there
replay = Replay
verify = Check the draws
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
to-table = To the table
rules-title = The rules of { $game }
rules-clauses = Clause by clause
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
refusal-bad-name = This name cannot be used.
refusal-bad-code = This code is not right, or it has been used.
refusal-seat-taken = Somebody sits there already.
refusal-not-your-seat = This is not your seat.
refusal-not-host = Only the one who set this table can do that.
refusal-not-open = The game has begun already.
refusal-too-fast = Too fast. Wait a moment.
refusal-too-many = Too many at once.
refusal-busy = The bots are busy. Try again in a moment.
refusal-bot-failed = The bot could not answer. Try again.`,t={rosenkoenig:`about = two houses, one crown: join your roses to the largest areas
colour-red = Red
colour-white = White
status-stones = { $count ->
    [one] 1 stone left
   *[other] { $count } stones left
}
status-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seat-heroes = Heroes
seat-no-cards = no power cards
event-dealt = { $player } is dealt { $card }.
event-draw = {""}
event-drawn = { $left ->
    [0] { $player } draws { $card }, the last one: the cards played are shuffled into a new pile.
   *[other] { $player } draws { $card }.
}
event-play = { $player } plays { $card } to { $square }.
event-capture = { $player } plays { $card } with a hero and turns { $square }.
event-skipped = { $player } can do nothing and is skipped.
choice-draw = draw a power card
choice-play = crown to { $square }
choice-capture = with a hero, turn { $square }
refusal-not-in-hand = { $action } is not possible: you do not hold that power card.
refusal-off-board = { $action } is not possible: it would take the crown off the board.
refusal-occupied = { $action } is not possible: a stone lies there. Only with a hero can you go onto a stone, and only onto the other player's.
refusal-no-stone-to-turn = { $action } is not possible: no stone lies there to be turned; you need no hero.
refusal-own-stone = { $action } is not possible: your own stone lies there already.
refusal-no-hero-left = { $action } is not possible: you have no hero card left.
refusal-hand-full = You cannot draw: you hold five power cards already.
result-end-stones = The last of the { $count } stones has been placed.
result-end-stuck = Both hold five power cards, and nobody can play one.
result-sum = { $player }: { $sum } = { $count }
result-won-points = { $player } wins by { $more } points to { $less }.
result-won-area = Equal on points: { $player } wins by the larger largest area, { $more } squares to { $less }.
result-won-stones = Equal on points and largest area: { $player } wins by stones, { $more } to { $less }.
result-drawn-game = A draw: equal on points ({ $count }), largest area and stones.
rules =
    Two houses, Lancaster (red) and York (white), fight for the land around one crown.

    In your turn you do one of three things:
    1. Play a power card: move the crown exactly as far as the card says, in its direction, to an empty square of the board. Put a stone of your colour there. Stones on the way do not matter.
    2. Draw a power card, if you hold fewer than five.
    3. Play a power card together with one of your four hero cards: onto a stone of the other player. It is turned to your colour.

    You must do one of them if you can; if you can do none, you are skipped. All hands lie open.

    The game ends when the 52nd stone lies, or when both hold five power cards and nobody can play one. Stones of one colour joined by their sides (not by corners) are an area, and an area counts the square of its stones: 1, 4, 9, 16, 25… The higher sum wins; then the larger largest area; then the more stones.
name = Rosenkönig
pitch = Lancaster and York fight for the land around one crown. Your cards lead it from square to square, and wherever it stops you plant a rose; large areas count by the square of their size.
minutes = about 20 minutes
ask = Your turn: choose a card, a square or the pile.
ask-named = { $player }: choose a card, a square or the pile.
board-name = Board of nine by nine squares
cell-empty = { $square }, empty
cell-stone = { $square }, { $colour ->
    [red] red rose
   *[white] white rose
}, area of { $count }
cell-crown = the crown
compass = { $direction }
card-spoken = Power card: { $distance ->
    [one] one square
   *[other] { $distance } squares
} to the { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
card-spoken-to = Power card: { $distance ->
    [one] one square
   *[other] { $distance } squares
} to the { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}, { $square ->
    [off] off the board
   *[other] onto { $square }
}
heroes-left = Heroes: { $count } of 4
pile-spoken = Draw a power card. { $count } in the pile
unlit-square = None of your cards leads to { $value }.
unlit-card = That card cannot be played now.
unlit-hero = No hero can be used now: none of your cards leads onto a stone of the other player.
unlit-pile = You cannot draw now.`};export{t as games,e as shared};