# What only the page says.

board-name = The town with its roads; arrow keys walk along them
kind = { $kind ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
}
point-empty = { $point }, empty
point-keep = { $point }, the fortress
fortress-name = The fortress
point-piece = { $point }, { $player }: { $kind ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
}
point-moves = can move
point-captures = can be captured
point-reaches = reaches { $points }
point-reached = within reach of { $pieces }
piece-on = { $kind ->
    [emperor] emperor
    [king] king
   *[nobleman] nobleman
} on { $point } ({ $player })
pieces-left = { $count ->
    [one] 1 piece left
   *[other] { $count } pieces left
}
lost-of = Pieces that { $player } has lost
lost-none = No piece lost
sheet = Score sheet
sheet-round = Round
sheet-sum = Sum
sheet-won = won by { $player }
unlit-from = { $why ->
    [empty] There is no piece on { $value }.
    [other] The piece on { $value } is not yours.
    [blocked] The piece on { $value } cannot move: every way is blocked.
   *[own] The piece on { $value } cannot be moved now.
}
unlit-to = None of your pieces reaches { $value } now.
key-e = E
key-e-does = on the board: to your emperor
you-are-out = Your emperor is captured: you are out and watch how it goes on.

# ---- the pictures of the rules -----------------------------------------------------------------------

picture-way = { kind }: { $steps ->
    [one] one point along the line
   *[other] { $steps } points along the line
}
picture-capture = A king reaches a foreign piece at exactly two points, and captures it.
picture-fortress = The fortress

# Puzzles
puzzle-idea-enters = Your emperor can reach the fortress.
puzzle-idea-next-to-fortress = Bring your emperor before the fortress, where nobody can reach him.
puzzle-idea-flees = Your emperor is threatened: bring him to safety and gain a step by it.
puzzle-idea-shields = Your emperor is threatened: bar the way to him.
puzzle-idea-stays-safe = First your emperor must be safe.
puzzle-idea-threatens = Threaten an emperor: then the others have to answer.
puzzle-idea-takes-emperor = An emperor can be taken.
puzzle-idea-takes-threat = Take what threatens your emperor.
puzzle-idea-takes-safely = Something can be taken that nobody can take back.
puzzle-idea-takes-more = Take something that is worth more than what it costs.
puzzle-idea-takes = Something in your way can be taken.
puzzle-idea-saves = First save what would be taken.
puzzle-idea-stops = Somebody else’s emperor is one step from the fortress: stop him.
puzzle-idea-opens = Open the way for your emperor.
puzzle-idea-nearer = Your emperor must move on: look which way is the shortest that nobody can close.
puzzle-idea-risks-less = Decide so that nothing of yours can be taken.
puzzle-idea-less-room = Leave the others’ pieces fewer points to go to.
puzzle-idea-more-room = Give your pieces more points to go to.
puzzle-idea-win-2 = A quiet move: it makes the next one unstoppable.
puzzle-idea-win-3 = A quiet move: look two turns further, to where nobody can stop your emperor.
puzzle-idea-win-4 = A quiet move: look three turns further, to where nobody can stop your emperor.
