var e=`# Rosenkönig — numbered rules

Two players, Lancaster (red) and York (white). Tests cite the clauses (\`@clause("R-4.2")\`), the
code names them where they are carried out (\`# R-4.2\`), and a refused move says which one forbids
it. A check fails when a clause is cited by no test.

Where a clause comes from: **[rules]** the Dutch rules of *Rozenkoning* with which this
implementation began; **[source]** not in them, found elsewhere (named); **[decision]** chosen
here, with the reason; **[consequence]** follows from the others.

## R-1 Material and setup
- R-1.1 Board of 9×9 squares; the crown starts on the centre square, on which no stone lies. [rules "middle square"; 9×9: source, German Wikipedia, the manual and every implementation]
- R-1.2 52 stones in one shared pool, red on one side, white on the other. [rules]
- R-1.3 24 power cards: 8 directions × distances I, II, III, one of each. [rules]
- R-1.4 Each player has 4 hero cards. [rules]
- R-1.5 The deck is shuffled and five power cards are dealt to each player, one at a time, red first (each a chance step); the rest is the draw pile. [rules; order: decision]
- R-1.6 Hands lie open for both players, drawn cards too. Only the order of the draw pile is hidden. [rules; manual]
- R-1.7 Directions are absolute: a card means the same compass direction for both players. [source: manual, yucata]
- R-1.8 Red begins, then turns alternate. [rules]

## R-2 Turn
- R-2.1 A turn is exactly one of: play a power card; draw a power card; play a hero card together with a power card. [rules]
- R-2.2 One of them must be done while any is possible: no voluntary pass, and with five cards and only a hero move possible, the hero must be played. [rules; hoelzware.de for the hero]
- R-2.3 A player who can do none of them is skipped (no action of his; the turn just moves on); the opponent goes on until the first can play again. [rules]

## R-3 Power card
- R-3.1 The crown moves exactly the card's distance in the card's direction; never fewer squares. [rules]
- R-3.2 The target must be on the board. [rules]
- R-3.3 The target must hold no stone of either player. [rules]
- R-3.4 Only the target matters; squares passed over may hold stones. [source: every implementation; nothing restricts it]
- R-3.5 The player puts a stone of his colour on the target, then the crown on it. [rules]
- R-3.6 The card goes to the discard pile. [rules implied]

## R-4 Drawing
- R-4.1 Allowed only with fewer than five power cards. [rules]
- R-4.2 One card from the draw pile is added openly to the hand. [rules]
- R-4.3 When a draw empties the pile, the cards played so far are shuffled into a new pile at once. [rules; "at once" rather than at the next draw: decision, the wording of the rules]
- R-4.4 With fewer than five cards a draw is always possible (at most 9 of 24 cards are in hands). [consequence]

## R-5 Hero card
- R-5.1 Only together with a power card, and only onto a square holding an opponent's stone, by the card's direction and distance. [rules]
- R-5.2 That stone is turned to the player's colour and the crown moves onto it; no stone leaves the pool. [rules]
- R-5.3 The hero card is out of the game; the power card goes to the discard pile. [rules; manual]
- R-5.4 Not allowed without a hero card left. [rules]

## R-6 End and score
- R-6.1 The game ends at once when the 52nd stone is placed. [rules]
- R-6.2 It ends at once when both players hold five cards and neither can play any, with or without a hero. [rules] Checked after every action. [source: manual]
- R-6.3 An area is a set of one player's stones connected by edges, not diagonally. Its score is the square of its size. A player's score is the sum. [rules]
- R-6.4 The higher score wins; then the larger largest area; then the more stones. [rules]
- R-6.5 Equal in all three: a draw. [decision: the rules end there]

## R-7 Bounds (consequences, good for tests)
- R-7.1 At most 60 plays (52 stones + 8 heroes) and at most 60 draws; random play averages about 110 actions of players (skips not counted) with 2.3 legal actions, at most 5.
- R-7.2 In 2,000 random games of an independent implementation: 48.05 stones on average, 55.6 % end by R-6.1, red won 53 %.
`;export{e as default};