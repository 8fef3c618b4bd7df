# Briscola, in English.

name = Briscola
pitch = Three cards in your hand, and one suit that beats the others. Catch the aces and threes, and let others have the rest: who has more than half of the 120 points wins.
about = forty Italian cards, three in your hand, and one suit beats the others

colour-red = Red
colour-white = White
colour-blue = Blue
colour-green = Green

status-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
status-trump = Trump: { $suit ->
    [coins] coins
    [cups] cups
    [swords] swords
    [clubs] clubs
   *[none] none yet
}
seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# ---- what happens (event), and what can be chosen (choice) --------------------------------------

event-dealt = { $player } is dealt { $card }.
event-dealt-unseen = { $player } is dealt a card.
event-turned = { $suit ->
    [coins] Coins are
    [cups] Cups are
    [swords] Swords are
   *[clubs] Clubs are
} trump: { $card } is turned up.
event-drawn = { $player } draws { $card }.
event-drawn-unseen = { $player } draws a card.
event-last = The pile is empty: { $player } takes { $card }, which lay under it.
event-play = { $player } plays { $card }.
event-trick = { $player } takes the trick with { $card }: { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}.

choice-play = { $points ->
    [0] play { $card }
    [one] play { $card }, 1 point
   *[other] play { $card }, { $points } points
}

# ---- why something is not allowed ---------------------------------------------------------------

refusal-not-in-hand = You do not hold that card.
refusal-played = That card has been played already.
refusal-turned-up = That card lies under the pile. The last to draw gets it.
refusal-unused = The two of cups is not used when three play.

# ---- the end ------------------------------------------------------------------------------------

result-sum = { $player }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
result-won = { $came ->
    [lost] { $player } comes first with { $count } points.
   *[other] { $player } wins with { $count } points.
}
result-won-pair = { $came ->
    [lost] { $player } and { $other } come first with { $count } points.
   *[other] { $player } and { $other } win with { $count } points.
}
result-won-shared = { $came ->
    [lost] { $player } and { $other } come first, with { $count } points each.
   *[other] { $player } and { $other } share the victory, with { $count } points each.
}
result-drawn-game = { $came ->
    [lost] Everybody has the same number of points.
   *[other] A draw: everybody has the same number of points.
}

# ---- help ---------------------------------------------------------------------------------------

rules =
    Forty cards in four suits. From the strongest to the weakest: ace, three, king, knight, knave, 7, 6, 5, 4, 2. An ace counts 11 points, a three 10, a king 4, a knight 3, a knave 2, the others nothing.

    Everybody holds three cards. One more is turned up and laid under the pile: its suit is trump.

    In turn everybody plays one card, any that they like. The highest trump takes the trick; where there is none, the highest card of the suit that was led. Then everybody draws a card, the winner first, and the winner leads. The card that was turned up is drawn last.

    When all cards have been played, the most points win. With four, those who sit opposite add up theirs.

## Only in the terminal

notation-help =
    Ad plays the ace of coins, 7s the seven of swords. First the rank: A 2 3 4 5 6 7, J for the
    knave, N for the knight, K for the king. Then the suit by its Italian name: d (denari) coins,
    c (coppe) cups, s (spade) swords, b (bastoni) clubs.

##

# ---- on the page --------------------------------------------------------------------------------

ask = Your turn: play a card.
ask-named = { $player }: play a card.
card-name = the { $rank ->
    [A] ace
    [K] king
    [N] knight
    [J] knave
   *[other] { $rank }
} of { $suit ->
    [coins] coins
    [cups] cups
    [swords] swords
   *[clubs] clubs
}
card-points = { $count ->
    [0] counts nothing
    [one] counts 1 point
   *[other] counts { $count } points
}
card-trump = trump
table-name = The table: the cards of the trick, the trump and the pile
table-empty = no card yet
table-played = { $player }: { $card }
table-wins = takes the trick so far
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-with = with { $player }
unlit-card = It is not your turn to play that card.

summary-1 = Forty cards in coins, cups, swords and clubs. Ace, three, king, knight, knave is their order; then come 7, 6, 5, 4 and 2.
summary-2 = You hold three cards. The one under the pile shows which suit is trump.
summary-3 = Everybody plays one card, any card. The highest trump takes the trick, or else the highest of the suit that was led.
summary-4 = Everybody draws a new card, and whoever took the trick leads.
summary-5 = An ace counts 11, a three 10, a king 4, a knight 3, a knave 2. Of 120 points the most win.
