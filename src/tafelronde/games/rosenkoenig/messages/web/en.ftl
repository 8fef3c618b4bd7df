# What only the browser says, in English.

# ---- the pictures of the rules -----------------------------------------------------------------------

picture-rose = { $house ->
    [red] A red rose, of Lancaster
   *[white] A white rose, of York
}
picture-move = The crown goes from square to square; where it stops, a rose is planted.
picture-capture = The crown goes onto a white rose.
picture-area = An area of five white roses, 25 points, and one of two red ones, 4 points
picture-hero = A hero
picture-crown = The crown

# Puzzles
puzzle-theme-hero = A hero
puzzle-theme-draw = Draw or play
puzzle-theme-area = Large areas
puzzle-theme-ending = The right card
