# Rosenkönig, in English.

about = two houses, one crown: join your roses to the largest areas

colour-red = Red
colour-white = White

status-stones = { $laid ->
    [one] 1 stone on the board
   *[other] { $laid } stones on the board
}, { $count } left
status-stones-short = { $laid } laid, { $count } left
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

# ---- what happens (event), what can be chosen (choice), what else may be typed -----------------------

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
choice-play = crown to { $square }: +{ $gain }{ $areas ->
    [0] {""}
   *[other] {" "}({ $joins } → { $size })
}
choice-capture = hero takes { $square }: +{ $gain }, other −{ $loss }

## Only in the terminal

typed-draw = draw, take, d

##

# ---- why something is not allowed -------------------------------------------------------------------

refusal-not-in-hand = You do not hold that power card.
refusal-off-board = It would take the crown off the board.
refusal-occupied = A stone lies there. Only with a hero can you go onto a stone, and only onto the other player's.
refusal-no-stone-to-turn = No stone lies there to be turned; you need no hero.
refusal-own-stone = Your own stone lies there already.
refusal-no-hero-left = You have no hero card left.
refusal-hand-full = You cannot draw: you hold five power cards already.

# ---- what speaks for a move (a hint) ----------------------------------------------------------------

# Reasons speak to the reader where the reader decides ($who: you), and of $player otherwise.
# What somebody can do next after the other move, or after this one alone.
why-allows-wins = Otherwise { $other } can end the game next, and wins.
why-leaves-wins = { $other } is about to end the game and win: this prevents it.
why-keeps-wins = { $who ->
    [you] After this you can win next.
   *[they] After this { $player } can win next.
}
why-costs-loses = The other move ends the game, and loses it.
why-allows-joins = Otherwise { $other } can join { $areas } areas on { $square }: { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
why-leaves-joins = { $other } threatens to join { $areas } areas on { $square }, { $count ->
    [one] 1 point
   *[other] { $count } points
} more: this prevents it.
why-keeps-joins = { $who ->
    [you] After this you
   *[they] After this { $player }
} can join { $areas } areas next, on { $square }: { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
why-allows-grows = Otherwise { $other } can make an area larger on { $square }: { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
why-leaves-grows = { $other } threatens to make an area larger on { $square }, { $count ->
    [one] 1 point
   *[other] { $count } points
} more: this prevents it.
why-keeps-grows = { $who ->
    [you] After this you
   *[they] After this { $player }
} can make an area larger next, on { $square }: { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
why-allows-turns = Otherwise { $other } can turn the stone on { $square } with a hero: { $count ->
    [one] 1 point
   *[other] { $count } points
} less for { decider }.
why-leaves-turns = { $other } threatens to turn the stone on { $square } with a hero, { $count ->
    [one] 1 point
   *[other] { $count } points
} less for { decider }: this prevents it.
why-keeps-turns = { $who ->
    [you] After this you
   *[they] After this { $player }
} can turn the stone on { $square } next, with a hero: { $count ->
    [one] 1 point
   *[other] { $count } points
} less for the other.
why-allows-splits = Otherwise { $other } can break up an area on { $square } with a hero: { $count ->
    [one] 1 point
   *[other] { $count } points
} less for { decider }.
why-leaves-splits = { $other } threatens to break up an area on { $square } with a hero, { $count ->
    [one] 1 point
   *[other] { $count } points
} less for { decider }: this prevents it.
why-keeps-splits = { $who ->
    [you] After this you
   *[they] After this { $player }
} can break up an area on { $square } next, with a hero: { $count ->
    [one] 1 point
   *[other] { $count } points
} less for the other.
decider = { $who ->
    [you] you
   *[they] { $player }
}
why-wins = { $who ->
    [you] It wins the game.
   *[they] It wins the game for { $player }.
}
why-joins = { $who ->
    [you] It joins { $areas } of your areas: { $count } points more.
   *[they] It joins { $areas } of { $player }’s areas: { $count } points more.
}
why-grows = { $who ->
    [you] It makes one of your areas larger: { $count } points more.
   *[they] It makes one of { $player }’s areas larger: { $count } points more.
}
why-turns = It turns { $square }: the other loses { $count } points.
why-splits = It breaks up an area of the other on { $square }: { $count } points less for them.
why-denies = It takes { $square }, where the other would have gained { $count } points.
why-leaves-little = From there the other can gain { $count ->
    [0] nothing
    [one] 1 point
   *[other] { $count } points
} at most; otherwise { $more }.
why-sticks = From there the other can play no card.
why-keeps-hero = { $who ->
    [you] It keeps a hero for later.
   *[they] { $player } keeps a hero for later.
}
why-more-cards = { $who ->
    [you] { $count ->
        [0] You have no card left
        [one] You have only one card left
       *[other] You have only { $count } cards left
    }
   *[they] { $count ->
        [0] { $player } has no card left
        [one] { $player } has only one card left
       *[other] { $player } has only { $count } cards left
    }
}: more of them give more choice.
why-points-now = It brings { $count ->
    [one] 1 point
   *[other] { $count } points
} at once; a new card brings none yet.
why-points-more = It brings { $count ->
    [one] 1 point
   *[other] { $count } points
}; the second-best brings { $less }.
why-waits = No card brings much from here; a new one may.

# ---- the end ----------------------------------------------------------------------------------------

result-end-stones = The last of the { $count } stones has been placed.
result-end-stuck = Both hold five power cards, and nobody can play one.
result-sum = { $player }: { $sum } = { $count }
result-won-points = { $came ->
    [lost] { $player } comes first on the board, { $more } points to { $less }.
   *[other] { $player } wins by { $more } points to { $less }.
}
result-won-area = { $came ->
    [lost] Equal on points: { $player } has the larger largest area, { $more } squares to { $less }.
   *[other] Equal on points: { $player } wins by the larger largest area, { $more } squares to { $less }.
}
result-won-stones = { $came ->
    [lost] Equal on points and largest area: { $player } has more stones, { $more } to { $less }.
   *[other] Equal on points and largest area: { $player } wins by stones, { $more } to { $less }.
}
result-drawn-game = { $came ->
    [lost] Equal on points ({ $count }), largest area and stones.
   *[other] A draw: equal on points ({ $count }), largest area and stones.
}
result-short-points = { $count ->
    [one] 1 point less than { $other }
   *[other] { $count } points less than { $other }
}
result-short-area = { $count ->
    [one] equal on points, but the largest area was 1 square smaller
   *[other] equal on points, but the largest area was { $count } squares smaller
}
result-short-stones = { $count ->
    [one] equal on points and largest area, but 1 stone less
   *[other] equal on points and largest area, but { $count } stones less
}

# ---- what a card, a hero, the pile and an area do: told when asked, and in the rules -------------------

power-does = The crown moves exactly as far as the card says, in its direction, to an empty square of the board. Put a stone of your colour there. Stones on the way do not matter.
pile-does = Draw a power card, if you hold fewer than five.
hero-does = Four times in a game a hero card leads a power card onto a stone of the other player. It is turned to your colour.
area-does = Stones of one colour joined by their sides (not by corners) are an area, and an area counts the square of its stones: 1, 4, 9, 16, 25…
stage-areas = { $number ->
    [one] The largest areas
   *[other] The areas of rank { $number }
}: red { $red }², white { $white }²
stage-areas-small = All small areas

# ---- the rules in a minute: on the rules page with pictures, and in the terminal -----------------------

summary-1 = Lancaster (red) and York (white) fight for the land around one crown.
summary-2 = Play a card: the crown goes as far as its sword says, to an empty square, and you plant a rose of your house there.
summary-3 = Or draw a card. Five are the most you may hold, and everybody sees them.
summary-4 = Four times in a game a hero may ride along: then the crown lands on a rose of the other house, and the rose becomes yours.
summary-5 = Roses that touch by their sides are an area, and an area counts the square of its size: two count 4, five count 25.
summary-6 = When the 52nd rose stands, or nobody can do anything any more, the higher sum wins.

# ---- help -------------------------------------------------------------------------------------------

rules =
    In your turn you do one of three things:
    1. Play a power card. { power-does }
    2. { pile-does }
    3. Play a power card with a hero. { hero-does }

    You must do one of them if you can; if you can do none, you are skipped. All hands lie open.

    The game ends when the 52nd stone lies, or when both hold five power cards and nobody can play one. { area-does } The higher sum wins; if both are equal, the largest area decides, then the number of stones.

## Only in the terminal

notation-help =
    NE2 plays that power card: the crown moves two squares to the north-east.
    NE2* plays it with a hero card, onto a stone of the other player. draw draws a card.
notation-short =
    { notation-help }
    On the board K is the crown: KX stands on a stone of X.

##

# ---- on the page ------------------------------------------------------------------------------------

name = Rosenkönig
pitch = Lancaster and York fight for the land around one crown. Your cards lead it from square to square, and wherever it stops you plant a rose; large areas count by the square of their size.
ask = Your turn: choose a card, a square or the pile.
ask-named = { $player }: choose a card, a square or the pile.
ask-play = Your turn: choose a card or a square.
ask-play-named = { $player }: choose a card or a square.
ask-draw = Your turn: no card of yours can be played. Draw one.
ask-draw-named = { $player }: none of your cards can be played. Draw one.
ask-hero = Now choose the stone that your hero turns.
ask-hero-named = { $player }: now choose the stone that your hero turns.
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
lead-play = { $areas ->
    [0] +{ $gain }: a new area
    [one] +{ $gain }: the area of { $joins } becomes { $size }
   *[other] +{ $gain }: areas { $joins } become { $size }
}
lead-capture = with a hero +{ $gain }, the other −{ $loss }: { $broken } becomes { $leaves }
lead-off-board = leads off the board
lead-own-stone = not now: a stone of the same colour lies there
lead-no-hero-left = not now: a stone of the other lies there, and no hero is left
card-needs-hero = Red dot: it takes a hero as well now.
heroes-left = Heroes: { $count } of 4
pile-spoken = Draw a power card. { $count } in the pile
unlit-square = None of your cards leads to { $value }.
unlit-card = That card cannot be played now.
unlit-hero = No hero can be used now: none of your cards leads onto a stone of the other player.
unlit-pile = You cannot draw now.
key-c = C
key-c-does = on the board: to the crown

# ---- the court: what the bots are like ---------------------------------------------------------------

court-tibbet = Plants roses wherever they smell best.
court-nan = Plays her favourite card first and wonders afterwards.
court-osric = Charges at every square, and now and then at the right one.
court-rosamel = Grows one fine area and hopes that nobody looks at it.
court-crowe = Counts your cards for you, very politely.
court-elinor = Saves her heroes until you have stopped thinking of them.
court-isaura = Already knows how it ends, and is gracious about it.
court-merrick = Has made four kings and has all day for the fifth.
