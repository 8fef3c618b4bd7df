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
bot-sitting = { $name } (bot)
introduction = { $name } ({ $level }): { $temperament }
bot-thinks = { $player } is thinking…
bots-warm-up = { $player } is warming up (only this once)…
plays = { $player } plays { $action }.
happens = It happens: { $action }.
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

hint-comes = Let me think…
hint = Hint: { $text }.
hint-only = There is nothing else to do.
hint-best-of = It came out best in { $count } tries.
hint-at-sight = It looks best at first sight.
hint-share = { $tenths ->
    [0] It leaves hardly a chance of winning.
    [1] It gives about 1 chance in 10 of winning.
    [10] With it the game is as good as won.
   *[other] It gives about { $tenths } chances in 10 of winning.
}
hint-second = Second-best: { $text }; { $how ->
    [same] about as good.
    [little] a little worse.
   *[tenths] about { $tenths ->
        [one] 1 chance in 10 less.
       *[other] { $tenths } chances in 10 less.
    }
}
hint-more = (“hint 2” for the second-best)
hint-no-second = There is no second-best.
taken-back = Taken back. Choose again.
resigned = { $player } resigns.
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
other-rules = { $file } was played by version { $rules } of the rules of { $game }; this program plays version { $today } and cannot open it.
false-record = { $file } cannot be played on, something is wrong in it: { $why }.
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
bad-option = { $field }: “{ $value }” is not possible; expected: { $expected }.
bad-option-form = “{ $text }” is no option; write it as name=value.
bad-language = There is no language “{ $name }” here; there is: { $known }.
bad-number = { $field } must be a whole number from { $least }, not “{ $value }”.
bad-range = { $field } must be { $expected }, not “{ $value }”.
bad-input = That cannot be: { $why }.
no-file = There is no file { $file }.
file-trouble = { $file } cannot be read or written: { $why }.
no-record = { $file } is no record that can be read: { $why }.
no-record-line = { $file } is no record that can be read; line { $line }: { $why }.
no-terminal = There is no terminal to play at, and no moves come in; run this in a terminal, or send it moves line by line.

##

# ---- replay and verify --------------------------------------------------------------------------

## Only in the terminal

replay-start = Before the first step
replay-step = Step { $ply } of { $last }
replay-keys = Enter: on · b: back · a number: to that step · q: leave
replay-ply-range = This record has steps 0 to { $last }; there is no step { $ply }.
verify-good = True: { $decisions ->
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
verify-unfinished = The match still runs.
verify-no-seed = Its seed is not known yet, so the draws cannot be checked.
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
finding-result = it says { $found }; the moves give { $expected }.
finding-status = it says { $found }; by the moves it is { $expected }.
finding-seed-shown = it shows { $found } while the match is { $expected }.

##

# ---- simulate, arena, bench ---------------------------------------------------------------------

## Only in the terminal

serving = The table stands at { $address } (Ctrl-C ends it).
port-taken = Port { $port } is taken; choose another one with --port.
cannot-listen = This computer cannot listen at { $address }: { $why }.
serving-already = The table stands already at { $address }
database-in-use = These tables are open already, by the server at { $address }; stop it first.
newer-database = This database belongs to a newer Tafelronde (its tables are of version { $found }, this program knows { $known }); update the program.
no-database = The database cannot be used: { $why }.
migrate-done = The database is up to date (version { $version }); it was of version { $before }.
migrate-new = The database is made (version { $version }).
migrate-nothing = The database is up to date (version { $version }).
migrate-due = The database is of version { $before }; “tafelronde migrate” brings it to { $version }.
migrate-differs = The database is of version { $version }, but { $count ->
    [one] one thing differs
   *[other] { $count } things differ
} from what this program expects:

sim-games = games
sim-seconds = seconds
sim-games-rate = games per second
sim-actions-rate = moves per second (players and chance)
sim-decisions = decisions in a game
sim-chance = draws in a game
sim-branching = choices at a decision
sim-longest = steps of the longest game
sim-wins = { $player } wins
arena-title = { $games } games on { $deals } deals
arena-bot = bot
arena-score = score
arena-interval = 95 %
arena-elo = Elo
arena-elo-interval = 95 %
arena-wdl = won / drawn / lost
sprt-decided = SPRT: decided for { $elo } Elo (log likelihood ratio { $llr }, bounds { $low } and { $high }).
sprt-open = SPRT: not decided (log likelihood ratio { $llr }, bounds { $low } and { $high }).
bench-line = what
bench-rate = a second
bench-random-games = { $game }: random games
bench-random-moves = { $game }: moves in them
bench-bot = { $game }: simulations of { $bot }
bench-state = { $game }: steps from Python
