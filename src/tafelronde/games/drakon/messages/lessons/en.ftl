# The lessons of Drakon, in English.

# ---- Three coins -------------------------------------------------------------------------------------

first-title = Three coins
first-about = Lay rooms, follow the arrows, find gold and steal some: everything you need for a game.
first-welcome = Welcome to the dragon’s lair! You are Blue, Yellow is your rival, and both stand in the start room. Whoever first holds five of the dragon’s coins goes free.
first-lay = In your turn you do one of two things. First: lay a tile. Take up the gold with three arrows and tap the place north of the start room; it turns until it fits.
first-lay-other = Allowed, but I mean the gold with three arrows, north of the start room: it leads on to more places.
first-gold = Second: move. An arrow of your room points north, so go there. Gold brings a coin.
first-gold-theirs = That is Yellow’s gold: a coin too, but yours leads on to more places.
first-gold-other = First fetch the coin: your gold room is one step away.
first-thief = Yellow has a coin as well. Lay your thief to the left on the place north of you: whoever enters that room robs a neighbour at the table.
first-thief-other = Not now: lay the thief, so that you can rob Yellow next.
first-steal = Yellow laid a toll to the west; never mind. Go to the thief and take Yellow’s coin!
first-steal-other = The thief waits one step north of you.
first-build = Two coins for you, none for Yellow. Lay your second gold to the east of you, turned as you like. Only: two arrows must never point at each other.
first-build-other = Lay the gold beside you, to the east: an arrow of your room leads there.
first-choose = Find it yourself: arrows of your room lead to a toll, where you would give up a coin, and to gold. Where do you go?
first-choose-toll = The toll takes one of your coins and puts it on the start room.
first-choose-other = You could build on, but a coin lies one step away.
first-end = Three coins, two to go! Now play on alone, or see what all the other rooms do.

# ---- Rooms and arrows --------------------------------------------------------------------------------

ways-title = Rooms and arrows
ways-about = Where a tile may lie, and where a hero may go.
ways-start = Everybody begins in the start room with four tiles; lots are drawn for who is first. The start room’s own event does not count at the beginning.
ways-oneway = Arrows point out of a room. The one to the east has none back to you: you can go in, but not return that way. Without any arrow between two rooms there is no way at all.
ways-far = A tile goes beside any room that lies, not only beside your hero, and the lair has no edge. Lay the empty room at the framed place, turned either way.
ways-far-other = That would be possible. But do lay the empty room with two arrows at the far end.
ways-drew = Laying makes nothing happen, whatever room it is. You drew a new tile: you hold four while the pile lasts, and there is always a place for one of them.
ways-hole = Now fill the corner. All its neighbours count: the arrow from the west must not meet one of yours. Lay the turning room there.
ways-hole-other = Take the turning room with two arrows and lay it into the corner.
ways-move = You must lay or move in every turn. Move now: follow your arrow to the east. An empty room does nothing.
ways-move-other = This time, go one room to the east.
ways-end = From here only one arrow leads on. In a dead end you need not despair: lay tiles until somebody, or a special room, opens a way.

# ---- The ways of the coins ---------------------------------------------------------------------------

coins-title = The ways of the coins
coins-about = Gold, toll, well, thieves, and coins that lie in the start room.
coins-gold = Three play: Yellow sits on your left, Green on your right, each with a coin. Gold comes from the dragon’s hoard, which never runs out. Fetch some!
coins-gold-other = First the gold, north of you.
coins-toll = The dragon’s toll lies west. Whoever enters it with a coin must put one on the start room. Try it; there is a way to get it back.
coins-toll-other = Be brave: go west, to the toll.
coins-well = The coin lies in the start room and belongs to nobody. South of you is a wishing well: it would swallow a coin for good, but you have none, so nothing happens.
coins-well-other = Go south, to the wishing well.
coins-back = At this table the start room has only three ways out, so its west side can be entered. With four arrows nobody could walk in. Go in!
coins-back-other = The coin lies to the east of you.
coins-take = In the start room you may take one of the coins that lie there. You may leave it too; but why?
coins-take-other = It would stay there for the next one.
coins-left = East of you is a thief to the left: take a coin from the player on your left, if there is one to take.
coins-left-other = Follow the arrow to the east.
coins-right = Find it yourself: where is Green’s coin to be had?
coins-right-other = A thief to the right lies one step from you.
coins-end = Every time a hero enters, the room works anew; while he stays, nothing happens. Played by two, left and right are the same rival.

# ---- Tiles change hands ------------------------------------------------------------------------------

hands-title = Tiles change hands
hands-about = The map room takes a tile, the magical shift exchanges one.
hands-enter = What you hold is secret; how many, everybody sees. North of you is a map room. Go in.
hands-enter-other = Go to the map room, north of you.
hands-steal = Choose from whom you take a tile, unseen. Here there is only one rival who holds any.
hands-five = You took gold, and only Yellow and you know. You hold five tiles now and keep one more than Yellow from then on.
hands-on = Go on to the magical shift.
hands-on-other = The magical shift lies north of you.
hands-shift = Exchange a room without a hero, never the start room, for a tile of your hand; no arrows may meet there either. Put the gold in the place of the toll!
hands-shift-other = Possible, but look east: a toll where gold could be.
hands-fetch = The toll came to your hand, for all to see. Now fetch the coin.
hands-fetch-other = Your gold lies to the east.
hands-end = Had you held no tile, or none that fits, nothing would have happened. Nor does a room that is put in place work on anybody: it must be entered.

# ---- Falling and turning -----------------------------------------------------------------------------

walls-title = Falling and turning
walls-about = Collapse takes a room away, the turning room opens ways.
walls-enter = Yellow has gold right beside the start room. Spoil it: go to the collapse, north of you.
walls-enter-other = Going for the gold yourself is fine too; here I want to show you the collapse.
walls-destroy = Choose a room that collapses: none with a hero, and never the start room. Yellow’s gold!
walls-destroy-other = That room does no harm. Yellow stands one step from the gold!
walls-gap = It went under the pile, face down, though everybody knows that it is there. The place is free again. The lair may even fall apart: you may go on laying at any part.
walls-on = There is more gold, but no arrow leads there yet. Go north, to the turning room.
walls-on-other = The turning room is what I mean.
walls-turn = Turn any room, even one where somebody stands, and the start room too. Your own has one arrow, north to a toll: turn it so that it points at the gold.
walls-turn-other = That opens no way to the gold. Turn the room in which you stand, a quarter clockwise.
walls-fetch = The way is open!
walls-fetch-other = Fetch the coin before somebody turns the room back.
walls-end = No turn may make arrows meet. Where you want to change nothing, turn a room that looks the same afterwards, such as the start room with four arrows.

# ---- Somebody else’s steps ---------------------------------------------------------------------------

minds-title = Somebody else’s steps
minds-about = Mind control: you move a hero, and its owner pays.
minds-enter = Yellow’s hero stands on gold, with a coin and one arrow: to a wishing well. Go to the mind control, north of you.
minds-enter-other = The mind control lies north of the start room.
minds-mind = Move another player’s hero: one legal move, by the rules of the room where it stands. Somebody must be moved if anybody can. Send Yellow to the well!
minds-paid = Yellow entered the well, so Yellow paid the coin: an event is always done by the owner of the hero who enters, even in your turn, and before anything else.
minds-coin = Your turn again: fetch the gold north of you.
minds-coin-other = Gold lies one step away.
minds-end = Had Yellow been sent to a mind control, Yellow would have moved a hero in turn: such chains go on, but there are only three of these rooms.

# ---- Wind, storm, key, vortex ------------------------------------------------------------------------

far-title = Wind, storm, key, vortex
far-about = Four rooms that change your next move.
far-enter = North of you blows a strong wind. On entering nothing happens: such rooms change the move with which you leave them.
far-enter-other = Go into the wind, north of you.
far-wind = From the wind you go exactly two steps, each along an arrow. The toll that you pass does not count, only the last room: gold!
far-wind-other = Let the wind carry you, over the toll to the gold.
far-storm = Next a heavy storm: one step to the east.
far-storm-other = Into the storm, to the east.
far-three = From the storm it is exactly three steps; with no way of that length you could not move at all. Whichever way, only the end counts. Where does it carry you?
far-three-other = Follow the arrows: south, south, then west.
far-key = A skeleton key! From it you leave to every room beside it, even against an arrow. Go south, to the vortex.
far-key-other = The vortex lies south of you.
far-vortex = From the vortex every other room can be reached, even one that no way leads to. Which one brings a coin?
far-vortex-other = Possible, but look for gold: there are two such rooms.
far-end = Now no corner is out of your reach. Mind who else stands where the wind blows!

# ---- Free! -------------------------------------------------------------------------------------------

ends-title = Free!
ends-about = How a game ends.
ends-pile = The pile ends some time: then one lays without drawing, and with no tiles left one can only move. Who then cannot move is skipped.
ends-most = If nobody has tiles and no hero can move, most coins win, and equals share. So it is after very long walking without any change. Coins in the start room do not count.
ends-win = Mostly it ends like this: you hold four coins, and the fifth lies one step away. Whoever has five wins at once, even in another’s turn.
ends-win-other = The dragon still sleeps: take your fifth coin!
ends-end = Five coins: you are free! Four rooms of gold in a ring, as here, do not come about often.

# ---- Variant: escape ---------------------------------------------------------------------------------

escape-title = Variant: escape
escape-about = Four coins, and then a way out.
escape-goal = A variant of the table: four coins are enough, but then your hero must end a move in a way out: a skeleton key or a vortex. Yellow has laid a key.
escape-fourth = Three coins are yours. First fetch the fourth, for it must be yours before you enter the way out.
escape-fourth-other = Gold lies one step west of you.
escape-out = Four! Now out, through the key, to the west.
escape-out-other = The way out is open: west!
escape-end = You have escaped! Passing a way out in the wind does not count, nor does getting the fourth coin while you stand in one: then enter again.

# ---- The wizard --------------------------------------------------------------------------------------

wizard-title = The wizard
wizard-about = Variant heroes: one step through a wall.
wizard-go = In the variant with heroes everybody draws a hero, who can do one special thing once in the game. You are the wizard. Go north first.
wizard-go-other = First one step north, the ordinary way.
wizard-wall = East of you lies gold, but no arrow leads there. Once, one step of your move may go through the wall: choose your ability, then the gold.
wizard-wall-other = Through the wall, to the gold in the east.
wizard-end = That was your move, and your ability for this game. In wind or storm one of the two or three steps may be the free one.

# ---- The amazon --------------------------------------------------------------------------------------

amazon-title = The amazon
amazon-about = Variant heroes: an extra move.
amazon-extra = Abilities are used in your own turn, directly before or after what you do anyway. The amazon makes an extra move: use it for the gold north of you.
amazon-extra-other = Choose your ability, the extra move, and then the gold.
amazon-normal = And now your ordinary turn: more gold lies north. Both rooms count.
amazon-normal-other = You could lay a tile, but gold is near.
amazon-end = Two coins in one turn. Whoever holds enough coins wins at once, in the middle of the turn too.

# ---- The barbarian -----------------------------------------------------------------------------------

barbarian-title = The barbarian
barbarian-about = Variant heroes: a push, and a tile.
barbarian-push = Orange’s hero stands with you. The barbarian pushes such a hero into an adjacent room, along an arrow, then takes a tile from that hand. Push Orange into the dead end to the east.
barbarian-push-gold = There Orange would find a coin!
barbarian-push-other = Later. First push: choose your ability.
barbarian-turn = Orange did what the room says (without a coin, nothing), and you hold a tile of Orange’s. Your own turn is still to come: fetch the gold.
barbarian-turn-other = The gold is north of you.
barbarian-end = One room, no farther: also where wind, storm or vortex would carry a hero off. A hero who has no way to such a room cannot be pushed.

# ---- The thief ---------------------------------------------------------------------------------------

thief-title = The thief
thief-about = Variant heroes: a coin from whoever stands with you.
thief-join = Red has just found a coin, north of you. Go there as well: gold works for everybody who enters.
thief-join-other = Go to Red, to the gold.
thief-rob = You are in the same room now. After your move you may use your ability: take a coin from Red.
thief-rob-other = Do not end your turn yet: Red’s coin is within reach.
thief-end = One turn, two coins! Only a knight could have stopped you.

# ---- The dwarf ---------------------------------------------------------------------------------------

dwarf-title = The dwarf
dwarf-about = Variant heroes: two tiles for two others.
dwarf-swap = A toll and a wishing well spoil your hand. The dwarf puts two tiles under the pile and draws two from the top. Choose these two, the upper one first: the toll, then the well.
dwarf-swap-other = Keep the other tiles: give away the toll and the well, with your ability.
dwarf-lay = Two finds of gold! Your ordinary turn is still to come: lay one beside a room.
dwarf-lay-other = Not bad, but lay gold.
dwarf-end = The others know that two tiles went under the pile, but only you know which.

# ---- The knight --------------------------------------------------------------------------------------

knight-title = The knight
knight-about = Variant heroes: a coin that stays.
knight-coin = You are the knight, who can keep a coin that is about to be lost, once, at any time. Fetch one first.
knight-coin-other = The gold is north of you.
knight-block = Blue has entered a thief and reaches for your coin. Before it goes you are asked. Keep it!
knight-block-other = You could save the ability for later, but a coin is a coin.
knight-end = It works against toll and wishing well, too. An ability that can still be used lets you act even in a turn that would be skipped.

# ---- How to win --------------------------------------------------------------------------------------

win-title = How to win
win-about = Three plans, and each tried in one game.
win-plans = Three plans win this game, and you try each of them here. You are Blue, with 3 coins. Yellow has 4 and stands one step from gold, the fifth.
win-stop = First plan: before your own coin, look at the coin that would win for somebody else. Yellow’s only way leads south, to that gold. North of you is a collapse. Go there.
win-stop-gold = Your fourth coin! But then Yellow takes the fifth, and has won. Spoil that first.
win-stop-other = Then Yellow takes the fifth coin, and has won. Which room near you can make another fall?
win-spoil = Now choose the room that falls: the gold that Yellow’s arrow points at.
win-spoil-other = That room wins nothing for anybody. Yellow is about to enter the gold in the south.
win-rob = Yellow laid a collapse into the hole. Second plan: take from whoever leads. A thief is one step away: one coin more for you, and one fewer for Yellow.
win-rob-other = It can be done, but the thief in the east counts twice: 4 for you and 3 for Yellow.
win-two = 4 to 3! Third plan: two ways to a coin at once, for Yellow can spoil only one in a turn. North of you is a room with one find of gold beside it, east of you one with two. Where do you go?
win-two-one = One arrow leads on from there to gold. If Yellow lets that room fall, you stand there with nothing.
win-two-other = Your turn brings more if you walk: look for the room with gold on two sides.
win-last = Yellow entered the collapse, and one gold fell. The other is still there: your fifth coin!
win-last-other = The last gold lies north of you.
win-end = You are free! Before each turn ask three things: who could win now, whom can I rob, and how many ways to gold have I?
