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
puzzle-idea-denies = Think of what the other wants to do: a square is worth most to them.
puzzle-idea-wins = The game can be decided now: count the points.
puzzle-idea-grows = One of your areas can grow: each stone counts for all of its stones.
puzzle-idea-joins = Areas of yours can become one.
puzzle-idea-splits = A hero can break up an area of the other.
puzzle-idea-turns = A hero can turn a stone of the other.
puzzle-idea-waits = No card has to be played yet.
puzzle-idea-more-cards = Another card in your hand may be worth more than a stone.
puzzle-idea-leaves-little = Think of where the crown stands afterwards, and what the other can do from there.
puzzle-idea-sticks = Think of where the crown stands afterwards: can the other still play a card?
puzzle-idea-keeps-hero = Keep your heroes for later.
puzzle-idea-hero = This is the time for a hero.
puzzle-idea-ending = Play the rest of the game through, card by card.
puzzle-idea-win-2 = Think of where the crown stands afterwards: the game is decided with your next turn.
puzzle-idea-win-3 = Think of where the crown stands after this turn and after the next one.
stones-left = { $count } left
