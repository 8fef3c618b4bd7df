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
