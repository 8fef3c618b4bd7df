# Kaiser, König, Edelmann, in English.

about = bring your emperor into the fortress before the others, and keep him alive

colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue

option-pairing = Seats of two players
option-pairing-opposite = opposite each other: red and green
option-pairing-near = near neighbours: red and yellow
option-pairing-far = far neighbours: yellow and green
option-pairing-opposite-2 = opposite each other: yellow and blue
option-pairing-near-2 = near neighbours: green and blue
option-pairing-far-2 = far neighbours: blue and red
option-absent = Colour that stays in the box
option-absent-red = red
option-absent-yellow = yellow
option-absent-green = green
option-absent-blue = blue
option-begins = Who begins
option-begins-random = drawn by lot
option-begins-1 = seat 1
option-begins-2 = seat 2
option-begins-3 = seat 3
option-begins-4 = seat 4
option-rounds = Rounds
option-rounds-1 = one round
option-rounds-2 = two rounds
option-rounds-3 = three rounds
option-rounds-4 = four rounds
option-board = Board
option-board-standard = nineteen hexagons

status-round = round { $round } of { $rounds }
status-quiet = { $count } of { $limit } turns without a capture
seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seat-out = out
seat-threatened = emperor threatened: { $points }
seat-at-gate = emperor before the fortress

# ---- what happens (event), what can be chosen (choice) ----------------------------------------------

event-begin = { $player } begins.
event-move = { $player }: { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} { $from } to { $to }.
event-capture = { $player }: { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} { $from } takes the { $victim ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $captured ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} on { $to }.
event-out = { $player } has lost the emperor and is out; the other pieces stay as obstacles.
event-threatened = The emperor of { $player } is threatened.
event-at-gate = The emperor of { $player } stands before the fortress and can enter it with one move.
event-skipped = { $player } cannot move and is skipped.
event-round-goal = Round { $round } is over: { $player }’s emperor is in the fortress.
event-round-last = Round { $round } is over: only { $player }’s emperor is left.
event-round-quiet = Round { $round } is drawn: { $count } turns in a row without a capture.
event-round-stuck = Round { $round } is drawn: nobody can move.
event-points = { $player }: { $count ->
    [one] 1 point
   *[other] { $count } points
}, { $total } in all.
event-round-begins = { $player } begins round { $round }.

choice-begin = { $player } begins
choice-move = { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} to { $to }
choice-capture = { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} takes the { $victim ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $captured ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
}

# ---- what each piece does: told when it is refused, and in the rules --------------------------------

piece-emperor-does = The emperor moves exactly one point.
piece-king-does = A king moves exactly two points.
piece-nobleman-does = A nobleman moves exactly three points.
fortress-does = Only emperors may enter the fortress in the middle. Bring yours in, and you win at once.

# ---- why something is not allowed -------------------------------------------------------------------

refusal-not-a-choice = That is no move on this board.
refusal-not-yours = No piece of yours stands there.
refusal-same-point = A move never comes back to a point where it has been.
refusal-own-piece = A piece of your own stands there.
refusal-centre = Only an emperor may enter the fortress.
refusal-blocked = Every way there is blocked. No piece can be jumped.
refusal-emperor-one = { piece-emperor-does }
refusal-king-two = { piece-king-does }
refusal-nobleman-three = { piece-nobleman-does }
refusal-first-move = Your first move of a round may not capture.

# ---- what speaks for a move (a hint) ----------------------------------------------------------------

# Reasons speak to the reader where the reader decides ($who: you), and of $player otherwise.
decider-emperor = { $who ->
    [you] your emperor
   *[they] { $player }’s emperor
}
decider-emperor-first = { $who ->
    [you] Your emperor
   *[they] { $player }’s emperor
}
# What somebody can do next after the other move, or after this one alone ($instead: the other move was
# played, or is the second-best).
why-allows-enters = Otherwise { $other }’s emperor can enter the fortress next.
why-leaves-enters = { $other }’s emperor is about to enter the fortress: this stops him.
why-allows-gate = Otherwise { $other }’s emperor can step before the fortress, and nobody can reach him there in time.
why-leaves-gate = { $other }’s emperor is about to step before the fortress, where nobody can reach him in time: this stops him.
why-allows-emperor = Otherwise { $other } can capture { decider-emperor } with { a-piece }.
why-leaves-emperor = { $other } threatens to capture { decider-emperor } with { a-piece }: this prevents it.
why-walks-into = Otherwise { decider-emperor } walks to where { $other } can capture him with { a-piece }.
why-bares-emperor = The other move opens the way to { decider-emperor }: { $other } can capture him with { a-piece }.
why-allows-piece = Otherwise { $other } can capture { a-lost } of { decider }.
why-leaves-piece = { $other } threatens to capture { a-lost } of { decider }: this prevents it.
why-keeps-enters = After this { decider-emperor } can enter the fortress next.
why-keeps-gate = After this { decider-emperor } can step before the fortress, where nobody can reach him in time.
why-keeps-emperor = { $who ->
    [you] After this you
   *[they] After this { $player }
} can capture { $other }’s emperor next.
why-keeps-piece = { $who ->
    [you] After this you
   *[they] After this { $player }
} can capture { a-lost } next.
why-brings-piece = It captures { a-lost }.
why-takes-guard = { $instead ->
    [played] { $who ->
        [you] You took
       *[they] { $player } took
    } the only piece that could capture { $other }’s emperor.
   *[other] The other move takes the only piece that can capture { $other }’s emperor.
}
why-moves-guard = { $instead ->
    [played] { $who ->
        [you] You moved
       *[they] { $player } moved
    } away the only piece that could capture { $other }’s emperor.
   *[other] The other move takes away the only piece that can capture { $other }’s emperor.
}
why-bars-guard = { $instead ->
    [played] { $who ->
        [you] You barred
       *[they] { $player } barred
    } the way to the only piece that could capture { $other }’s emperor.
   *[other] The other move bars the way to the only piece that can capture { $other }’s emperor.
}
decider = { $who ->
    [you] yours
   *[they] { $player }
}
a-piece = { $piece ->
    [emperor] the emperor
    [king] a king
   *[nobleman] a nobleman
}
a-lost = { $captured ->
    [king] a king
   *[nobleman] a nobleman
}
why-enters = { decider-emperor-first } reaches the fortress: the round is won.
why-takes-emperor = It takes { $other }’s emperor.
why-takes-threat = It takes the piece that threatens { decider-emperor }.
why-flees = { decider-emperor-first } is threatened; there he is safe.
why-shields = { decider-emperor-first } is threatened; this bars the way to him.
why-stays-safe = { decider-emperor-first } stays safe; otherwise he could be captured.
why-stops = It keeps { $other }’s emperor from the fortress, which is one step away.
why-next-to-fortress = { decider-emperor-first } stands before the fortress, and nobody can reach him before { $who ->
    [you] your
   *[they] { $player }’s
} next turn.
why-threatens = It threatens { $other }’s emperor.
why-takes-safely = It takes the { $victim ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $captured ->
    [king] king
   *[nobleman] nobleman
}, and taking back would not pay.
why-takes-more = It takes a { $captured ->
    [king] king
   *[nobleman] nobleman
}: worth more than the { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} that does it.
why-takes = It takes the { $victim ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $captured ->
    [king] king
   *[nobleman] nobleman
}.
why-saves = It saves a { $piece ->
    [king] king
   *[nobleman] nobleman
} that could be captured.
why-risks-less = { $who ->
    [you] Otherwise you could lose
   *[they] Otherwise { $player } could lose
} a { $piece ->
    [king] king
   *[nobleman] nobleman
}.
why-more-room = { $who ->
    [you] Your pieces then reach { $count } points instead of { $less }.
   *[they] The pieces of { $player } then reach { $count } points instead of { $less }.
}
why-less-room = It leaves the others’ pieces { $count ->
    [one] one point less
   *[other] { $count } points less
} to go to.
why-opens = It opens the way for { decider-emperor }: { $count ->
    [one] 1 step
   *[other] { $count } steps
} to the fortress.
why-nearer = It brings { decider-emperor } nearer: { $count ->
    [one] 1 step
   *[other] { $count } steps
} to the fortress.

# ---- the end ----------------------------------------------------------------------------------------

result-points = { $more ->
    [0] { $player } has pieces worth { $count } left.
   *[other] { $player } has pieces worth { $count } left, and gets { $more } for the victory.
}
result-won-goal = { $came ->
    [lost] { $player } brings the emperor into the fortress.
   *[other] { $player } wins: the emperor is in the fortress.
}
result-won-last = { $came ->
    [lost] { $player } has the last emperor that lives.
   *[other] { $player } wins: no other emperor lives.
}
result-drawn-quiet = { $came ->
    [lost] { $count } turns in a row without a capture.
   *[other] A draw among those whose emperors live: { $count } turns in a row without a capture.
}
result-drawn-stuck = { $came ->
    [lost] No emperor’s player can move any more.
   *[other] A draw among those whose emperors live: none of them can move.
}
result-round-goal = Round { $round }: { $player }, with the emperor in the fortress.
result-round-last = Round { $round }: { $player }, with the last emperor.
result-round-quiet = Round { $round }: a draw, { $count } turns without a capture.
result-round-stuck = Round { $round }: a draw, nobody could move.
result-sum = { $player }: { $sum } = { $count }
result-won-match = { $came ->
    [lost] { $player } comes first with { $more } points to { $less }.
   *[other] { $player } wins the match with { $more } points to { $less }.
}
result-shares-match = { $came ->
    [lost] { $player } comes first, too.
    [won] { $player } wins the match.
   *[other] { $player } shares the victory.
}
result-drawn-match = { $came ->
    [lost] Equal at { $count } points.
   *[other] The match is shared at { $count } points.
}
result-short-emperor = the emperor was captured
result-short-steps = { $count ->
    [one] the emperor was 1 step from the fortress
   *[other] the emperor was { $count } steps from the fortress
}
result-short-points = { $count ->
    [one] 1 point less than { $other }
   *[other] { $count } points less than { $other }
}
stage-round = After round { $round }
stage-pieces = { $piece ->
    [emperor] Emperors
    [king] Kings
   *[nobleman] Noblemen
} left, { $count } each
stage-victory = { $count } for the victory of { $player }

# ---- the rules in a minute: on the rules page with pictures, and in the terminal -----------------------

summary-1 = Everybody has an emperor, three kings and four noblemen.
summary-2 = In your turn you move one piece along the lines. { piece-emperor-does } { piece-king-does } { piece-nobleman-does } No piece can be jumped.
summary-3 = Whoever ends exactly on a foreign piece captures it. Only your own first move may not capture.
summary-4 = { fortress-does }
summary-5 = Whose emperor is captured is out. The last emperor on the board wins, too.
summary-6 = A match has up to four rounds; then the pieces that are left count, and winning a round counts 5 more.

# ---- help -------------------------------------------------------------------------------------------

rules =
    Who shields his emperor best and brings him into the fortress first?

    Everybody has an emperor (1), three kings (2) and four noblemen (3). In your turn you move one of your pieces along the lines, and you must. { piece-emperor-does } { piece-king-does } { piece-nobleman-does } You may turn at every point, but within a move no point is touched twice, and no piece can be jumped, not even your own.

    A move that ends exactly on a foreign piece captures it. You never have to. In your own first move you may not. The fortress in the middle can be entered and crossed by emperors only.

    You win at once when your emperor enters the fortress, or when yours is the last emperor. Whose emperor is captured is out; his other pieces stay where they are, as obstacles that can be captured. It is a draw when nobody can move, or after forty turns a player without any capture.

    In a match of several rounds everybody scores the pieces he has left on the board (1, 2 or 3 each), and the winner of the round 5 more. The highest total wins.

    A first plan: open a way for the emperor between your own pieces, keep every foreign piece from standing at exactly its distance from him, and look each turn who could reach the fortress next.

## Only in the terminal

notation-help =
    b3-d5 moves the piece on b3 to d5, and captures what stands there. Every point shows its name.
    ♚ or 1 is the emperor, ♛ or 2 a king, ♞ or 3 a nobleman: so many points each of them moves.
notation-short =
    b3-d5 moves the piece on b3 to d5, and captures what stands there.
    On the board R2 before h3 is a red king on point h3 (1 is an emperor, 2 a king, 3 a nobleman: so many points each of them moves), a dot is an empty point, # the fortress.

##

# ---- on the page ------------------------------------------------------------------------------------

name = Kaiser, König, Edelmann
pitch = Four houses around one fortress. Kings and noblemen clear the way, and whoever brings his emperor inside first has won; but an emperor on the road is easily caught.
ask = Your turn: choose a piece and where it goes.
ask-named = { $player }: choose a piece and where it goes.
ask-to = Your turn: where does the { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} on { $from } go?
ask-to-named = { $player }: where does the { $piece ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} on { $from } go?
ask-gate = Your turn: your emperor can enter the fortress now.
ask-gate-named = { $player }: your emperor can enter the fortress now.
ask-threatened = Your turn: your emperor is threatened from { $points }.
ask-threatened-named = { $player }: your emperor is threatened from { $points }.
ask-stop = Your turn: the { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} emperor stands before the fortress.
ask-stop-named = { $player }: the { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} emperor stands before the fortress.

# ---- what is wrong in a board's file ------------------------------------------------------------------

board-nothing = nothing
board-this-field = this field
board-further-field = a further field
board-only = only { $known }
board-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
board-of-them = { $least } to { $most } of them
board-so-many = { $most } of them
board-an-object = an object
board-a-list = a list
board-a-text = a text of 1 to { $most } characters
board-a-number = a number
board-a-number-up-to = a number from -{ $most } to { $most }
board-true-or-false = true or false
board-another-id = another id for each point
board-another-place = another place for each point
board-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
board-one-goal = one point that is the goal
board-the-goal-point = the goal { $point }
board-goal-for-emperors = a goal that emperors (1) may enter
board-values = 1, 2 or 3
board-two-ids = the ids of two points
board-two-points = two different points, each pair once
board-no-way = no way from { $start } to { $point }
board-one-board = one connected board
board-four-colours = red, yellow, green or blue
board-each-colour = each colour once
board-an-id = the id of a point
board-may-enter = a point that { $value } may enter
board-another-point = another point than { $taken ->
    [goal] the goal
   *[other] { $taken }
}
board-emperors = { $count ->
    [one] 1 emperor
   *[other] { $count } emperors
}
board-one-emperor = one emperor (1)
board-its-emperor = its emperor's point, { $point }
board-two-seats = two of the seats
board-two-different = two different seats

# ---- the court: what the bots are like ---------------------------------------------------------------

court-jobst = Bows to every piece before he moves it.
court-liselot = Moves the prettiest piece, whatever the board says.
court-wenzel = Gives a piece away if the joke is good enough.
court-oda = Prays for your emperor as well as for her own.
court-baldwin = Guards his nobles as he guards his purse: usually.
court-irmgard = Plays as she runs her castle: tidily, with supper at six.
court-kuno = Attacks at once and apologises at length.
court-ludmila = Takes every piece that she is offered, and says thank you.
court-adalbert = His advice is free; it is his moves that cost you.
court-sidonia = Smiles, and two moves later you know why.
court-hasso = One eye is enough for the board, he says, and it misses little.
court-gisela = Circles high, waits long and strikes once.
court-leopoldine = Never raises her voice, only the stakes.
court-sigismar = Rules six provinces before breakfast; you are the seventh.
court-zafira = Has written the game down before it is played.
court-balthasar = Counts everybody's moves and never uses his fingers.
