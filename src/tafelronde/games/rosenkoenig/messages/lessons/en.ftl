# The lessons of Rosenkönig, in English.

# ---- the first game ---------------------------------------------------------------------------------

first-title = One crown, two houses
first-about = Lead the crown, plant roses, send out a hero: everything you need for a game.
first-welcome = Welcome! You are Lancaster, the red rose; York is white. The crown stands in the middle, and you begin.
first-hand = These are your cards. The sword shows which way the crown goes, the number how many squares.
first-lead = This card leads the crown two squares north-east. Tap it, then tap it once more: a red rose of yours will stand there.
first-lead-other = A fine move, but not the one of my plan. Take the card that I point at.
first-over = York led the crown to h7. Lead it back over your rose to f7, two squares west: only where it lands counts.
first-draw-later = Drawing is possible, but you hold good cards. First play the one that I point at.
first-area = Two roses side by side are an area, and an area counts the square of its size: 2 × 2 = 4 points. Three would be 9.
first-draw = You hold three cards, and none leads to your area. With fewer than five you may draw instead: tap the pile.
first-draw-first = That rose would stand alone, far from your area. Draw a card instead.
first-hero = York built an area of two. Your card S I leads onto the rose on h7: a hero rides along, and the rose becomes yours.
first-hero-now = You could, but look: with a hero you can take York’s rose right beside your area.
first-turned = Your area has three roses: 9 points, and York’s fell apart. You have four heroes in a game, so three are left.
first-grow = Now find it yourself: one of your cards makes your area larger. Point at a card to see where it leads.
first-grow-hero = That hero would win a single rose. Keep it: another card makes your area larger, for nothing.
first-grow-draw = Not yet: one of your cards makes your area larger.
first-grow-alone = That rose would stand alone and count 1. Which card leads next to your area?
first-end = Four roses, 16 points! When the 52nd rose stands, the higher sum wins. Now play on alone, or look at the chapters.

# ---- where the crown may go -------------------------------------------------------------------------

crown-title = Where the crown may go
crown-about = The edge of the board, roses in the way, and what a card does exactly.
crown-york = This time you are York, the white rose. All hands lie open: above you see what Lancaster can play.
crown-deck = Each card is there once: eight directions, one to three squares, 24 in all. North is up for both houses.
crown-off = The crown stands near the edge: your E II would lead it off the board, so it cannot be played. Play S I.
crown-off-other = Possible, too, but try the card that I point at.
crown-occupied = On h4 stands a rose of your own, and E II leads there: not now. A card ends only on an empty square. Play W I.
crown-occupied-other = Possible, too, but I would like the crown on e4.
crown-draw-later = You could draw, but you hold the right card already.
crown-played = Cards that are played lie aside, face up. They come back when the pile runs out.
crown-exact = A card leads exactly as far as it says, never less. Which of yours leads the crown to f8?
crown-exact-hero = A hero would take the rose on h5. We save him: lead the crown to f8.
crown-end = A turn is always one of three things: a card, a draw, or a card with a hero. If you can do one of them, you must.

# ---- cards and the pile -----------------------------------------------------------------------------

cards-title = Cards and the pile
cards-about = Draw, hold five at most, and see what happens when the pile is empty.
cards-deal = The middle of a game. Both houses were dealt five cards at the start, one at a time. Now you hold three, York five.
cards-five = Five is the most. Whoever holds fewer may draw one instead of playing; that is their whole turn.
cards-last = A single card is left in the pile. Take it.
cards-last-hero = That would cost a hero. Draw instead: the card is free.
cards-new = It was the last one, so all cards that had been played were shuffled into a new pile at once. Nobody knows their order.
cards-enough = You hold four. Draw the fifth: there is always a card to draw, as at most nine lie in the two hands.
cards-enough-play = A fair move. But first draw your fifth card.
cards-end = Your hand is full. In your next turn you must play a card. More cards give more choice, but each draw gives York a turn.

# ---- heroes -----------------------------------------------------------------------------------------

heroes-title = Heroes
heroes-about = With whom they ride, when they must, and when to spare them.
heroes-four = Each house has four heroes for the whole game. The small helmets count them.
heroes-ride = A hero rides along with a card that leads onto a rose of the other house, and only there: not onto an empty square or your own rose.
heroes-must = The crown is at the edge, your hand is full, and only N I leads somewhere: onto York’s rose. What you can do, you must. Send the hero.
heroes-gone = The rose was turned and is yours; no stone left the stock. The hero is gone for good, his card lies aside.
heroes-draw = From here none of your cards leads anywhere. You hold four, so draw.
heroes-spare = Heroes are few: where a card does the same, spare them. Which card makes an area of two?
heroes-end = Without heroes left, no rose can be turned any more. Send them where they join your areas or break up York’s.

# ---- areas ------------------------------------------------------------------------------------------

areas-title = Areas
areas-about = Sides and corners, and three areas that become one.
areas-sides = Roses of one colour that touch by their sides are an area. These two are one: 2 × 2 = 4 points.
areas-corners = Corners do not count: these two touch others at a corner only. Each stands alone and counts 1.
areas-squares = So you have 4 + 1 + 1 = 6 points. Large areas pay: three count 9, four 16, five 25, ten 100.
areas-join = One empty square touches three of your areas. Which card leads there?
areas-join-draw = Not now: one of your cards joins three areas.
areas-joined = All of it is one area now, of five roses: 25 points where you had 6.
areas-end = Look for squares between your areas, and see which of York’s cards lead to such squares of theirs. The hands lie open!

# ---- breaking areas ---------------------------------------------------------------------------------

breaking-title = Breaking an area
breaking-about = A hero at the right place costs the other house more than a rose.
breaking-four = York has an area of four: 16 points.
breaking-where = All of it hangs together by the rose on e5. Turn that one, and three lone roses are left.
breaking-send = The crown stands beside it. Send a hero to e5.
breaking-send-draw = Later, perhaps. Now the crown stands where you need it: send the hero.
breaking-fell = 16 points have become 3. York lost 13 points, and you won a rose.
breaking-end = Think of it when you build: an area in a block is harder to break than one in a line.

# ---- the end of the game ----------------------------------------------------------------------------

end-title = The last rose
end-about = When the game ends, and who has won.
end-one = There are 52 stones in all, for both houses together. One is left.
end-sums = You have 107 points, York 94. If they were equal, the larger largest area would win, then the more roses; else it is a draw.
end-place = Place the last stone: this card leads to a7, between two of your areas. The game ends at once.
end-place-draw = York would get a turn, and the last stone. You are ahead: end it.
end-place-hero = A hero turns a rose and places none. The game would go on.
end-end = The last rose stands, and you have won. Every area was counted: its size times itself.

# ---- when nobody can do anything --------------------------------------------------------------------

stuck-title = When nobody can move
stuck-about = Who can do nothing is skipped; when nobody can, it is over.
stuck-corner = The crown is at the edge. York holds five cards, so York cannot draw, and none of them can be played from here.
stuck-draw = None of yours can be played either, but you hold only three. Draw.
stuck-skipped = York could do nothing and was skipped. It is your turn again.
stuck-again = Draw once more. If both then hold five cards and nobody can play one, the game ends at once.
stuck-end = That is so: the game is over, with 49 stones left. You win by 2 points to 1.

# ---- how to win -------------------------------------------------------------------------------------

win-title = How to win
win-about = Three plans, and each tried on the board.
win-plans = Three plans win this game, and you try each of them here. You are Lancaster, the red rose: 9 points, York has 22.
win-join = First plan: one large area. Alone, f2 counts 1; joined to g3 and g4 you have four roses, which count 16. Which card leads there?
win-join-other = Possible, but it adds a single rose. Look for the square that touches f2 and g3.
win-break = Four roses count 16: now you have 20 points. Second plan: break their largest area. One rose holds these four together: take it with a hero.
win-break-other = Possible, but York’s four roses stay together. Which of them touches two others?
win-draw = You could draw, but one of your cards does more.
win-stuck = That cost York 11 points. Third plan: leave York no card. Its last one is E III: lead the crown where E III ends on a rose of York’s own.
win-stuck-other = From there York can play E III. Count three squares east of where the crown will stand.
win-drew = From a3 E III leads to d3, and a hero takes no rose of his own house. York had to draw and laid no rose: it is your turn again.
win-end = Join your areas, break theirs, leave them no card. Before each turn, look which of the three pays most: you lead 22 to 13.
