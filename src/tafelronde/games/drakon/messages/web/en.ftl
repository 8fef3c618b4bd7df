# What only the page says of Drakon, in English.

name = Drakon
pitch = Caught in a dragon's lair that grows under your feet: lay rooms, follow the arrows, steal, twist and turn. Whoever first holds five of the dragon's coins goes free.
option-escape = Escape: four coins and a key or vortex
option-heroes = Heroes with abilities
option-start = Ways out of the start room
option-start-four = four
option-start-three = three

ask = Your turn.
ask-named = { $player }, it is your turn.
ask-main = Lay a tile of yours, or go along an arrow.
ask-main-named = { $player }: lay a tile, or go along an arrow.
ask-lay = Lay a tile: choose one of yours and a place.
ask-lay-named = { $player }: lay a tile.
ask-lay-where = Now choose where this tile goes.
ask-lay-where-named = { $player }: now choose where this tile goes.
ask-lay-which = Now choose the tile that goes there.
ask-lay-which-named = { $player }: now choose the tile that goes there.
ask-move = Go along an arrow.
ask-move-named = { $player }: go along an arrow.
ask-ability = Use your hero's ability, or end your turn.
ask-ability-named = { $player }: use your ability, or end your turn.
ask-post = Use your hero's ability, or end your turn.
ask-post-named = { $player }: use your ability, or end your turn.
ask-escape = { $count } coins are enough: reach a key or a vortex, and you are free.
ask-escape-named = { $player }: { $count } coins are enough, reach a key or a vortex.
ask-wizard-move = Through the wall: choose where you go.
ask-wizard-move-named = { $player }: through the wall, choose where you go.
ask-amazon-move = Extra move: choose where you go.
ask-amazon-move-named = { $player }: extra move, choose where you go.
ask-push = Push a hero who stands with you: choose him and where he goes.
ask-push-named = { $player }: push a hero who stands with you.
ask-rob = Choose from whom you take a coin.
ask-rob-named = { $player }: choose from whom you take a coin.
ask-swap = Choose two tiles to go under the pile, the upper one first.
ask-swap-named = { $player }: choose two tiles to go under the pile, the upper one first.
ask-take = { $count ->
    [one] A coin lies here. Take it?
   *[other] { $count } coins lie here. Take one?
}
ask-take-named = { $player }: take a coin from the start room?
ask-keep = You are about to lose a coin. Keep it? Your knight can do that once.
ask-keep-named = { $player }: you are about to lose a coin. Keep it?
ask-steal = Choose from whom you take a tile, unseen.
ask-steal-named = { $player }: choose from whom you take a tile.
ask-shift = Exchange a room for a tile of yours: choose both.
ask-shift-named = { $player }: exchange a room for a tile of yours.
ask-destroy = Choose a room that collapses.
ask-destroy-named = { $player }: choose a room that collapses.
ask-turn = Choose a room and turn it.
ask-turn-named = { $player }: choose a room and turn it.
ask-mind = Move another hero: choose him and where he goes.
ask-mind-named = { $player }: move another hero.

happening = { $player }: { $kind ->
   *[blank] an empty room
    [gold] gold
    [toll] the dragon's toll
    [wishing_well] wishing well
    [steal_left] thief to the left
    [steal_right] thief to the right
    [steal_tile] map room, takes a tile
    [magic_shift] magical shift
    [destroy] collapse, a room falls
    [rotate] turning room
    [mind_control] mind control
    [wind] strong wind
    [storm] heavy storm
    [key] skeleton key
    [vortex] vortex
    [start] the start room
}
happening-chain = hero { $count } of this chain
happening-keep = { $from ->
    [start] The dragon wants a coin of { $victim }
    [hoard] The well wants a coin of { $victim }
   *[player] { $taker } reaches for a coin of { $victim }
}
happening-blind = { $taker } takes a tile from { $victim }

word = { $word ->
    [take] Take a coin
    [leave] Leave it
    [block] Keep the coin
    [allow] Let it go
   *[end] End the turn
}
turn-tile = Turn
more-choices = More choices
ability-name = { $figure ->
   *[wizard] Through the wall
    [barbarian] Push
    [thief] Steal a coin
    [dwarf] Exchange two tiles
    [knight] Keeps a coin
    [amazon] Extra move
}
ability-used = { $figure ->
   *[wizard] Wizard, used
    [barbarian] Barbarian, used
    [thief] Thief, used
    [dwarf] Dwarf, used
    [knight] Knight, used
    [amazon] Amazon, used
}

board-name = The dungeon
your-tiles = Your tiles
no-tiles = You have no tiles.
hoard = The dragon's hoard
where-start = the start room
where-east = { $steps } east
where-west = { $steps } west
where-north = { $steps } north
where-south = { $steps } south
# Along the edges of the dungeon, where there is little room: 2 E.
edge = { $side ->
   *[N] { $steps } N
    [E] { $steps } E
    [S] { $steps } S
    [W] { $steps } W
}
side = { $side ->
   *[N] north
    [E] east
    [S] south
    [W] west
}
exits = arrows { $sides }
exits-none = no arrows
cell-empty = no room yet
cell-faced = arrows point in from { $sides }
cell-heroes = here: { $names }
cell-turned = fits if you turn the tile
cell-open = one of your tiles fits
cell-ability = with your ability

aim = { $coins } of { $goal } coins
aim-escape = { $coins } of { $goal } coins, then a key or a vortex
card-out = Out: { $ways }
card-in = In: { $ways }
card-in-none = No arrow points in here.
card-way = { $side } ({ $room })
card-way-rock = { $side } (no room yet)
card-hero = { $player }, the { $figure }
card-stands = Stands: { $place }
card-unused = Not used yet.
card-used = Used already.
hero-button = Your hero, the { $figure }

tile-aloud = a tile with { $exits }

unlit-cell = Take up a tile of yours first.
unlit-unfit = That tile does not fit there.
unlit-card = You cannot lay a tile now.
unlit-hero = That hero cannot be chosen now.
unlit-how = Your hero cannot do that now.
unlit-first = That tile cannot be exchanged now.
unlit-second = You hold only one of these.
unlit-word = Not possible now.
key-r = R
key-r-does = turn the tile that you hold, or the room
key-m = M
key-m-does = in the dungeon: to your hero

# Puzzles
puzzle-theme-coin = The coin that wins
puzzle-theme-theft = The theft that saves
puzzle-theme-tile = The room that saves
puzzle-theme-chance = The best chance of a coin
puzzle-asks-chance = Prepare a victory on your next turn. The next player may hold a tile with which it can be prevented: find the decision with the best chance.
puzzle-idea-move = Walk to { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
puzzle-idea-lay = Lay { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
} where it helps you before it helps anybody else.
puzzle-idea-destroy = Make a room disappear: { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
puzzle-idea-turn = Turn a room: { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
} opens another way then.
puzzle-idea-mind = Move somebody else: send them to { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
puzzle-idea-rob = Use your ability: a coin of another can be yours.
puzzle-idea-push = Use your ability: push somebody to { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
puzzle-idea-wizard-move = Use your ability: a wall does not stop you on the way to { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
puzzle-idea-amazon-move = Use your ability: one more step, to { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
puzzle-idea-shift = A room can be put somewhere else: { $kind ->
   *[blank] an empty room
    [gold] the gold
    [toll] the dragon’s toll
    [wishing_well] the wishing well
    [steal_left] the thief to the left
    [steal_right] the thief to the right
    [steal_tile] the map room
    [magic_shift] the magical shift
    [destroy] the collapse
    [rotate] the turning room
    [mind_control] the mind control
    [wind] the strong wind
    [storm] the heavy storm
    [key] the skeleton key
    [vortex] the vortex
    [start] the start room
}.
