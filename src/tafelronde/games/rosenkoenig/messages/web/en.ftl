# What only the browser says, in English.

# ---- the rules in a minute ---------------------------------------------------------------------------

summary-1 = Lancaster (red) and York (white) fight for the land around one crown.
summary-2 = Play a card: the crown goes as far as its sword says, to an empty square, and you plant a rose of your house there.
summary-3 = Or draw a card. Five are the most you may hold, and everybody sees them.
summary-4 = Four times in a game a hero may ride along: then the crown lands on a rose of the other house, and the rose becomes yours.
summary-5 = Roses that touch by their sides are an area, and an area counts the square of its size: two count 4, five count 25.
summary-6 = When the 52nd rose stands, or nobody can do anything any more, the higher sum wins.
picture-rose = { $house ->
    [red] A red rose, of Lancaster
   *[white] A white rose, of York
}
picture-move = The crown goes from square to square; where it stops, a rose is planted.
picture-capture = The crown goes onto a white rose.
picture-area = An area of five white roses, 25 points, and one of two red ones, 4 points
picture-hero = A hero
picture-crown = The crown
