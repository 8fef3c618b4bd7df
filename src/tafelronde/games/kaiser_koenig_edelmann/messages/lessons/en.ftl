# The lessons of Kaiser, König, Edelmann, in English.

# ---- An emperor on the road --------------------------------------------------------------------------

first-title = An emperor on the road
first-about = Clear the way, take, shield your emperor and bring him into the fortress: a whole round in three minutes.
first-welcome = Welcome! You are Red. This is your emperor, and this the fortress. Whoever’s emperor enters it first wins at once: you, or Green.
first-clear = A nobleman bars your emperor’s way. Noblemen move exactly three points along the lines, round bends too. Tap him, then the framed point twice.
first-clear-there = Three points as well, but there he would be in the way later. Take him to the framed point.
first-clear-other = Possible, but your emperor would still be shut in. Move the nobleman before him.
first-one = The way is free. An emperor moves exactly one point: lead him out.
first-one-other = Nothing wrong with that, but now it is your emperor’s turn to set out.
first-take = Green’s king has come too close! Your king moves exactly two points, and whoever ends exactly on a foreign piece takes it.
first-take-other = You never have to take. But this king is yours for nothing: two points round the fortress.
first-on = Well taken. On with your emperor: one point nearer to the fortress.
first-on-back = That way is longer. The frame shows the shortest one.
first-on-other = That gives Green time. Hurry with your emperor while nothing threatens him.
first-danger = Danger! Green’s nobleman stands exactly three points from your emperor. Whoever loses their emperor is out. Two pieces of yours can take that nobleman: find one.
first-danger-other = The nobleman would live. One of your kings is two points away from him, one of your noblemen three.
first-nearer = Safe again, and Green lost three points. Your emperor goes on.
first-nearer-other = Not now: nobody can reach your emperor, so use the time.
first-gate = Now find it yourself: which point brings your emperor right before the fortress?
first-gate-away = That leads away. From the right point a line runs straight into the fortress.
first-gate-other = Move your emperor: he is two steps from victory.
first-enter = No green piece stands at its distance from him. Go in!
first-enter-other = The fortress lies open before you!
first-end = The round is yours! Round two is set up, and Green begins. Play it alone, or look at the chapters.

# ---- One, two, three ---------------------------------------------------------------------------------

moves-title = One, two, three
moves-about = How emperor, kings and noblemen move, and what bars their way.
moves-pieces = Every colour has eight pieces on its points: one emperor at home on the rim, three kings, four noblemen. They stand where lines meet.
moves-three = Your turn is one move of one piece, and you must move. This nobleman goes exactly three points, not fewer, turning where he likes. Bring him to the frame.
moves-three-other = That can be played, but I mean the nobleman on the tip, and the point in the frame.
moves-blocked = Your emperor cannot stir: pieces stand all around him. No piece may be jumped, not even your own, nor may you end on your own. Five steps lie before him.
moves-two = A king moves exactly two points, and never ends where he began: within a move no point is touched twice. Move this king, wherever he can go.
moves-two-other = Try the king in the frame: two points.
moves-half = Two at a time, a king reaches only every other point: half of the board is out of his reach for ever. On those points your emperor need not fear him.
moves-ring = Your nobleman again: this time to the fortress’s own hexagon.
moves-ring-other = Bring the nobleman in the frame to the point beside the fortress.
moves-round = Straight across the fortress it would be two, but only emperors may enter it, even in passing. Go round it: three points, and either way is the same move.
moves-round-other = I mean the point on the other side of the fortress.
moves-back = Every move can be taken the other way in your next turn, if nobody has come between. Bring the nobleman back.
moves-back-other = Back to where he came from, the same way round.
moves-end = One, two, three: that is all of moving. Whoever has no move at all is skipped; it hardly ever happens.

# ---- Exactly there -----------------------------------------------------------------------------------

captures-title = Exactly there
captures-about = Taking and being taken: whoever counts better keeps more.
captures-seats = Two players sit opposite each other, or as near or far neighbours, as they like. Here you are Yellow, and Green is your far neighbour.
captures-first = Green’s king already stands two points from one of yours. But your own first move of a round may not capture. Play the quiet move in the frames.
captures-first-other = Any quiet move would do. For what I want to show, play the one in the frames.
captures-three = Now you may. Green’s second piece stands exactly three points from one of your noblemen: end on it, and it leaves the game.
captures-three-taken = That takes as well. But take the nobleman, worth three, in the frame.
captures-three-other = You never have to take. But here a nobleman can be had for nothing.
captures-lost = Green took one of your kings: every piece may take, and every piece may be taken, emperors too.
captures-back = Find it yourself: which piece of yours can end exactly on that king?
captures-back-other = Then the green king gets away, or takes more. Count two points for a king, three for a nobleman.
captures-end = A king and a nobleman for a king: a good trade. Look where a piece of yours can be reached before you leave it there.

# ---- The emperor in danger ---------------------------------------------------------------------------

danger-title = The emperor in danger
danger-about = Three answers to a threat, and one to an emperor who stands before the fortress.
danger-threat = Green’s king stands exactly two points from your emperor: he would take him. You may take the attacker, flee, or bar the way, for nobody jumps.
danger-bar = Bar the way: put your nobleman on the point between the two.
danger-bar-other = This time I want you to bar the way, with the nobleman in the frame.
danger-flee = He comes from the other side, again exactly two points away. Flee: find a point for your emperor where the king does not reach him.
danger-flee-other = Move the emperor himself, one point.
danger-stop = Look out! Green’s emperor stands before the fortress and wins with his next move. But an emperor on the road can be taken. By whom?
danger-stop-other = Then Green enters the fortress and has won. Which king is two points away?
danger-end = Green is out, and yours is the last emperor: you have won. So look each turn who stands before the fortress, and who at his exact distance from your emperor.

# ---- Three and four at the table ---------------------------------------------------------------------

company-title = Three and four at the table
company-about = Who begins, who sits where, and what is left of somebody who is out.
company-table = Two, three or four can play; with three, one colour stays in the box. Turns go clockwise: Red, Yellow, Green, Blue. Lots are drawn for who begins, unless the table says otherwise.
company-take = Yellow’s noblemen ran off and left the emperor alone. Your nobleman is exactly three points away: take him!
company-take-other = An emperor is there for the taking: one player fewer!
company-out = Yellow is out and has lost. The other yellow pieces stay where they are: obstacles that never move again, but can be taken.
company-obstacle = One of them stands right in your emperor’s way. An emperor takes too, exactly one point away. Clear your way!
company-obstacle-other = Later perhaps. Now let your emperor take the obstacle before him.
company-end = Green and Blue still live. The first emperor in the fortress wins, or the last who lives, whichever comes first.

# ---- When nothing is taken ---------------------------------------------------------------------------

draw-title = When nothing is taken
draw-about = How a round can end in a draw.
draw-count = You and Green only moved to and fro: 79 turns in a row without a capture. It is counted beside the board.
draw-last = Forty turns a player are the limit: 80 for two, 160 for four. A capture would start the count anew. There is none, so make any move.
draw-end = The round is drawn among those whose emperors live, and nobody gets the winner’s 5 points. It is drawn too if none of them can move.

# ---- A match of rounds -------------------------------------------------------------------------------

rounds-title = A match of rounds
rounds-about = What each piece is worth, and what winning a round brings.
rounds-values = You won the first of two rounds. At its end each counted the pieces left on the board: an emperor 1, a king 2, a nobleman 3. Who is out counts them too.
rounds-bonus = All your pieces, 19, and 5 more for winning made 24. Green had 14 left. A match has up to four rounds; the begin passes clockwise, so Green began this one.
rounds-enter = The last round: your emperor stands before the fortress again. Finish the match!
rounds-enter-other = You could go hunting for points, but the 5 of the winner lie right before you.
rounds-end = The highest total wins the match, a tie is shared. So in a match noblemen are worth guarding, even while the emperors race.

# ---- How to win --------------------------------------------------------------------------------------

win-title = How to win
win-about = Three plans, and each tried in one game.
win-plans = Three plans win this game, and you try each of them here. You are Red. Each side has lost two pieces, and both emperors have set out.
win-take = First plan: take what nobody can take back. Two noblemen of Green’s stand three points from yours in the frame. Take the one whose point is nearer to Green’s emperor.
win-take-far = That takes as well, and nobody can take back. But the other brings your nobleman within three points of where Green’s emperor wants to go.
win-take-other = Here a nobleman can be had for nothing, and Green could not take back. Which two can your nobleman reach?
win-walk = Four noblemen against three, and yours lies in wait: it reaches two of the three points to which Green’s emperor can go. Second plan: walk while nobody stands at his distance. Step on with your emperor.
win-walk-there = That way is longer. The frame shows the shortest.
win-walk-other = Not wrong, but nobody can reach your emperor now: use the time.
win-on = Green only made room. On: nobody reaches the next point either.
win-count = One step more, and your emperor stands before the fortress. But count first: who has come exactly three points from there? Deal with him.
win-count-lost = Count round the fortress: Green’s nobleman needs exactly three points to get there. He would take your emperor.
win-count-other = Green’s nobleman would still watch the point before the fortress. One of your noblemen ends exactly on him.
win-twice = Taken, and nobody takes back. Third plan: threaten twice, for Green has only one move. Which step threatens to enter the fortress, while your noblemen lie in wait for Green’s emperor?
win-twice-other = Good, but it leaves Green time. Your emperor is one step from the point before the fortress, and nobody reaches that.
win-both = Green’s emperor fled to where your nobleman reaches him, and the fortress lies open: you have two ways to win. Take either.
win-both-other = Either enter the fortress, or take Green’s emperor.
win-end = The round is yours! Before each move ask: what can I take for nothing, who stands at his distance, and which move threatens twice?
