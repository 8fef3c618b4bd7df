# Drakon, in English.

about = a dragon's lair that grows under your feet: get out with five gold coins

colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-red = Red
colour-orange = Orange
colour-purple = Purple

status-pile = { $count ->
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}
status-bottom = under the pile: { $tiles }
status-start = { $count ->
    [one] 1 coin on the start room
   *[other] { $count } coins on the start room
}
seat-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
seat-tiles = { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
}
seat-unseen = { $count ->
    [one] 1 unseen
   *[other] { $count } unseen
}
seat-used = { $name } (used)
seat-written = as { $name }

figure = { $figure ->
   *[wizard] wizard
    [barbarian] barbarian
    [thief] thief
    [dwarf] dwarf
    [knight] knight
    [amazon] amazon
}
tile = { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}
short = { $kind ->
    *[blank] empty
     [gold] gold
     [toll] toll
     [wishing_well] well
     [steal_left] thf<
     [steal_right] thf>
     [steal_tile] map
     [magic_shift] shift
     [destroy] boom
     [rotate] turn
     [mind_control] mind
     [wind] wind
     [storm] storm
     [key] key
     [vortex] vrtex
     [start] START
}

# ---- what a room does to the hero who enters it, what a hero can do --------------------------------------

room-blank-does = Nothing happens here.
room-gold-does = Take a coin from the dragon's hoard.
room-toll-does = Put one of your coins on the start room.
room-wishing_well-does = Throw one of your coins back into the dragon's hoard.
room-steal_left-does = Take a coin from the player on your left.
room-steal_right-does = Take a coin from the player on your right.
room-steal_tile-does = Take a tile, unseen, from another player's hand.
room-magic_shift-does = Exchange a room where nobody stands, but never the start room, for a tile of your hand.
room-destroy-does = Choose a room where nobody stands, but never the start room: it collapses.
room-rotate-does = Turn a room, also one where somebody stands.
room-mind_control-does = Move another player's hero; that player then does what the new room says.
room-wind-does = The next move from here has exactly two steps, and only the last room counts.
room-storm-does = The next move from here has exactly three steps, and only the last room counts.
room-key-does = From here the way is open to every room beside it, even against an arrow.
room-vortex-does = From here you can go to any other room of the lair.
room-start-does = If coins lie here, you may take one.

hero-plain-does = Goes along the arrows, and has no special ability in this game.
hero-wizard-does = Once a game, one step of the move may lead where no arrow points.
hero-barbarian-does = Once a game: pushes a hero in the same room into an adjacent one, and takes a tile, unseen, from that player.
hero-thief-does = Once a game: takes a coin from a hero in the same room.
hero-dwarf-does = Once a game: puts two tiles from the hand under the pile, and draws two.
hero-knight-does = Once a game: keeps a coin that would be lost.
hero-amazon-does = Once a game: an extra move before or after the action.

# ---- what happens (event), what can be chosen (choice) ----------------------------------------------

event-first = { $player } begins.
event-assigned = { $player } is the { $figure ->
   *[wizard] wizard
    [barbarian] barbarian
    [thief] thief
    [dwarf] dwarf
    [knight] knight
    [amazon] amazon
}.
event-dealt = { $player } is dealt { $arrows }: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}.
event-dealt-unseen = { $player } is dealt a tile.
event-drawn = { $player } draws { $arrows }: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}.
event-drawn-unseen = { $player } draws a tile.
event-tile-stolen = { $player } takes { $arrows } from { $other }'s hand: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}.
event-tile-stolen-unseen = { $player } takes a tile from { $other }'s hand, unseen.
event-lay = { $player } lays { $arrows } at { $cell }: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}.
event-move = { $kind ->
    [start] { $player } goes to the start room.
   *[other] { $player } goes to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }.
}
event-wizard-move = { $kind ->
    [start] { $player } walks through the wall to the start room.
   *[other] { $player } walks through the wall to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }.
}
event-amazon-move = { $kind ->
    [start] { $player } makes an extra move to the start room.
   *[other] { $player } makes an extra move to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }.
}
event-mind = { $kind ->
    [start] { $player } makes { $other } go to the start room.
   *[other] { $player } makes { $other } go to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }.
}
event-push = { $kind ->
    [start] { $player } pushes { $other } to the start room.
   *[other] { $player } pushes { $other } to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }.
}
event-shift = { $player } puts { $arrows } at { $cell } ({ $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}) in place of { $oldarrows } ({ $oldkind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}).
event-destroy = { $player } destroys { $arrows } at { $cell }: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}.
event-turn = { $kind ->
    [start] { $player } turns the start room by { $degrees } degrees.
   *[other] { $player } turns { $arrows } at { $cell } by { $degrees } degrees: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }.
}
event-steal-tile = { $player } is about to take a tile from { $other }.
event-rob = { $player } reaches for a coin of { $other }.
event-swap = { $player } puts { $firstarrows } and { $secondarrows } under the pile and draws two tiles.
event-swap-unseen = { $player } puts two tiles under the pile and draws two.
event-take = { $player } takes a coin from the start room.
event-leave = { $player } leaves the coins on the start room.
event-block = { $player } keeps the coin.
event-allow = { $player } lets the coin go.
event-end = { $player } does nothing more.
event-coin-found = { $player } takes a coin from the hoard.
event-coin-stolen = { $player } takes a coin from { $other }.
event-coin-to-start = { $player } puts a coin on the start room.
event-coin-to-hoard = { $player } throws a coin into the hoard.
event-nothing = { $player }: nothing happens there.
event-skipped = { $player } can do nothing and is skipped.

choice-lay = lay { $arrows } at { $cell }: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}
choice-move = { $kind ->
    [start] go to the start room
   *[other] go to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }
}
choice-wizard-move = { $kind ->
    [start] ability: through the wall to the start room
   *[other] ability: through the wall to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }
}
choice-amazon-move = { $kind ->
    [start] ability: extra move to the start room
   *[other] ability: extra move to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }
}
choice-mind = { $kind ->
    [start] make { $other } go to the start room
   *[other] make { $other } go to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }
}
choice-push = { $kind ->
    [start] ability: push { $other } to the start room
   *[other] ability: push { $other } to { $cell }: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }
}
choice-shift = put { $arrows } at { $cell } ({ $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}) in place of { $oldarrows } ({ $oldkind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
})
choice-destroy = destroy { $arrows } at { $cell }: { $kind ->
    *[blank] an empty room
     [gold] a find of gold
     [toll] the dragon's toll
     [wishing_well] a wishing well
     [steal_left] a thief to the left
     [steal_right] a thief to the right
     [steal_tile] a map room
     [magic_shift] a magical shift
     [destroy] a collapse
     [rotate] a turning room
     [mind_control] a mind control
     [wind] a strong wind
     [storm] a heavy storm
     [key] a skeleton key
     [vortex] a vortex
     [start] the start room
}
choice-turn = { $kind ->
    [start] turn the start room by { $degrees } degrees
   *[other] turn { $arrows } at { $cell } by { $degrees } degrees: { $kind ->
       *[blank] an empty room
        [gold] a find of gold
        [toll] the dragon's toll
        [wishing_well] a wishing well
        [steal_left] a thief to the left
        [steal_right] a thief to the right
        [steal_tile] a map room
        [magic_shift] a magical shift
        [destroy] a collapse
        [rotate] a turning room
        [mind_control] a mind control
        [wind] a strong wind
        [storm] a heavy storm
        [key] a skeleton key
        [vortex] a vortex
    }
}
choice-steal-tile = take a tile from { $other }
choice-rob = ability: take a coin from { $other }
choice-swap = ability: put { $firstarrows } and { $secondarrows } under the pile, draw two
choice-swap-unseen = ability: put two tiles under the pile, draw two
choice-take = take a coin from the start room
choice-leave = leave the coins there
choice-block = ability: keep your coin
choice-allow = let the coin go
choice-end = do nothing more

## Only in the terminal

typed-take = take
typed-leave = leave
typed-block = block, keep
typed-allow = allow
typed-end = end, done

##

# ---- why something is not allowed -------------------------------------------------------------------

refusal-not-in-hand = You do not hold that tile.
refusal-occupied = A tile lies there already.
refusal-apart = No tile lies beside that place.
refusal-facing-arrows = Two arrows would point at each other.
refusal-no-tile-there = No tile lies there.
refusal-no-way = No arrow leads there.
refusal-wrong-distance = The wind carries exactly two rooms far, the storm exactly three.
refusal-hero-there = A hero stands there.
refusal-start-stays = The start room cannot be destroyed or exchanged.
refusal-no-such-turn = A smaller turn gives the same.
refusal-no-tiles-to-take = There are no tiles in that hand.
refusal-no-ability = Your hero cannot do that, or has done it already.
refusal-not-together = That hero does not stand with yours.
refusal-no-coin-there = There is no coin to take.
refusal-not-adjacent = The barbarian pushes one room on, no farther.
refusal-must-act = You cannot end your turn: you can lay a tile or move.

# ---- what speaks for an action (a hint) -------------------------------------------------------------

# Reasons speak to the reader where the reader decides ($who: you), and of $player otherwise.
decider-has = { $who ->
    [you] you have
   *[they] { $player } has
}
# What somebody can do next after the other action, or after this one alone.
why-allows-wins = Otherwise { $other } can win at the next turn.
why-leaves-wins = { $other } is about to win: this prevents it.
why-keeps-wins = { $who ->
    [you] After this you can win at your next turn.
   *[they] After this { $player } can win at the next turn.
}
why-allows-coin = Otherwise { $other } can get a coin next.
why-leaves-coin = { $other } is about to get a coin: this prevents it.
why-keeps-coin = { $who ->
    [you] After this you can get a coin next.
   *[they] After this { $player } can get a coin next.
}
why-allows-mine = Otherwise { $other } can take a coin from { decider-from } next.
why-leaves-mine = { $other } is about to take a coin from { decider-from }: this prevents it.
why-keeps-steals = { $who ->
    [you] After this you
   *[they] After this { $player }
} can take a coin from { $other } next.
why-costs-pays = { $who ->
    [you] The other action costs you a coin.
   *[they] The other action costs { $player } a coin.
}
why-costs-wins = The other action lets another hero win.
why-costs-mine = { why-costs-pays }
decider-from = { $who ->
    [you] you
   *[they] { $player }
}
why-wins = { $who ->
    [you] With it you are free: the game is won.
   *[they] With it { $player } is free: the game is won.
}
why-wins-by-deal = { $who ->
    [you] You win with { $wins } of { $hands } hands that { $other } may hold ({ $percent } %), with the next best decision with { $second }: { $held } of the { $unseen } tiles that you do not see.
   *[they] { $player } wins with { $wins } of { $hands } hands that { $other } may hold ({ $percent } %), with the next best decision with { $second }: { $held } of the { $unseen } unseen tiles.
}
why-takes-coin = It brings a coin: { decider-has } { $count } then.
why-steals = It takes a coin from { $other }: { decider-has } { $count } then.
why-steals-from-leader = It takes a coin from { $other }, who is in the lead: { decider-has } { $count } then.
why-costs = It costs { $other } a coin.
why-loses-nothing = { $who ->
    [you] You lose no coin; otherwise you would.
   *[they] { $player } loses no coin; otherwise one would be gone.
}
why-frees = { $who ->
    [you] It gives your hero a way out.
   *[they] It gives { $player }’s hero a way out.
}
why-builds = It lays { tile } so that a coin is { $count ->
    [one] 1 move
   *[other] { $count } moves
} away.
why-nears = From there a coin is { $count ->
    [one] 1 move
   *[other] { $count } moves
} away.
why-opens = It opens a way: a coin is { $count ->
    [one] 1 move
   *[other] { $count } moves
} away then.
why-gives-nothing = It opens no way to a coin for { $other }.
why-blocks = It makes { $other }’s way to a coin longer.
why-blocks-leader = It makes the way to a coin longer for { $other }, who has most.
why-leads-on = No coin is near: from there { $count ->
    [one] one way leads on
   *[other] { $count } ways lead on
}.
why-helps-nobody = It brings none of the others nearer to a coin.
why-blocks-theft = { $who ->
    [you] You keep your coin.
   *[they] { $player } keeps the coin.
}
why-keeps-ability = { $who ->
    [you] It keeps your hero’s ability for later.
   *[they] It keeps the ability of { $player }’s hero for later.
}

# ---- the end ----------------------------------------------------------------------------------------

result-won-coins = { $came ->
    [lost] { $player } is the first with { $count } coins.
   *[other] { $player } is the first with { $count } coins and wins.
}
result-won-escape = { $came ->
    [lost] { $player } reaches a way out with { $count } coins, and escapes.
   *[other] { $player } reaches a way out with { $count } coins, escapes and wins.
}
result-end-stuck = Nobody has a tile left, and no hero can move.
result-end-quiet = For many turns nothing has changed; the game ends after { $count } turns.
result-end-long = The game has lasted { $count } turns, and ends.
result-won-most = { $came ->
    [lost] { $player } has the most coins ({ $count }).
   *[other] { $player } has the most coins ({ $count }) and wins.
}
result-shared = { $came ->
    [lost] { $player } has { $count } coins.
    [won] { $player } has { $count } coins and wins.
   *[other] { $player } has { $count } coins and shares the victory.
}
result-short-goal = { $count ->
    [one] 1 coin short of the victory
   *[other] { $count } coins short of the victory
}
result-short-escape = { $count ->
    [one] still in the dungeon, with 1 coin
   *[other] still in the dungeon, with { $count } coins
}
result-short-coins = { $count ->
    [one] 1 coin less than { $other }
   *[other] { $count } coins less than { $other }
}
stage-first-with = Turn { $turn }: { $player } is the first with { $count ->
    [one] a coin
   *[other] { $count } coins
}
stage-coins-end = Turn { $turn }: the end

# ---- the rules in a minute: on the rules page with pictures, and in the terminal -----------------------

summary-1 = A dragon plays with a band of heroes. Whoever first holds five of his coins goes free.
summary-2 = In your turn, lay one of your four rooms beside one that lies. Two arrows must never point at each other.
summary-3 = Or follow an arrow into the next room. What its picture says then happens.
summary-4 = Gold brings a coin; toll and wishing well cost one; thieves take one from a neighbour.
summary-5 = Other rooms turn, swap or destroy rooms, or move somebody else’s hero.
summary-6 = From wind and storm the next move has two or three steps; from the key you leave to any side, from the vortex to any room.

# ---- help -------------------------------------------------------------------------------------------

rules =
    A dragon has caught a band of heroes and plays with them: who first holds five of his gold coins goes free.

    In your turn you do one of two things:
    1. Lay one of your four tiles beside a tile that lies already, turned as you like, and draw a new one. Two arrows must never point at each other.
    2. Move your hero along an arrow of his room into the next room; then what its picture says happens.

    What happens in a room:
    Gold: { room-gold-does }
    Toll: { room-toll-does }
    Wishing well: { room-wishing_well-does }
    Thief left: { room-steal_left-does }
    Thief right: { room-steal_right-does }
    Map room: { room-steal_tile-does }
    Magical shift: { room-magic_shift-does }
    Collapse: { room-destroy-does }
    Turning room: { room-rotate-does }
    Mind control: { room-mind_control-does }
    Wind: { room-wind-does }
    Storm: { room-storm-does }
    Key: { room-key-does }
    Vortex: { room-vortex-does }
    Start room: { room-start-does }

    If nobody has tiles and no hero can move, most coins win.

    Variant escape: four coins, then reach a key or a vortex.

    Variant heroes: each hero can do one special thing.
    Wizard: { hero-wizard-does }
    Barbarian: { hero-barbarian-does }
    Thief: { hero-thief-does }
    Dwarf: { hero-dwarf-does }
    Knight: { hero-knight-does }
    Amazon: { hero-amazon-does }

## Only in the terminal

rules-short =
    A dragon’s lair grows room by room. { $escape ->
        [yes] Who holds four coins and ends a move on a key or vortex wins.
       *[no] Who first holds five coins wins.
    } If nobody has tiles and no hero can move, most coins win.
    In your turn either lay one of your tiles beside a laid one, turned as you like, and draw a new one (two arrows must never point at each other); or move your hero along an arrow of his room into the next room, and do what it says:
    gold: take a coin from the hoard. toll: put a coin on the start room. wishing_well: throw a coin back. steal_left, steal_right: take a coin from the next, the previous player. steal_tile: take a tile, unseen, from a hand. magic_shift: exchange an empty room for a tile of yours. destroy: an empty room collapses. rotate: turn a room. mind_control: move another hero, whose player does what that room says. wind, storm: the next move from here has exactly two, three steps; only the last room counts. key: leave to any side. vortex: leave to any room. start: you may take a coin that lies here. blank: nothing.{ $heroes ->
        [yes] { " " }Once a game each hero can do more. Wizard: a step where no arrow points. Barbarian: push a hero in the same room into an adjacent one, take a tile from that player. Thief: take a coin from a hero in the same room. Dwarf: put two tiles under the pile, draw two. Knight: keep a coin. Amazon: an extra move.
       *[no] { "" }
    }
notation-short = Cells are steps east,north of the start room. gold:NE@1,-2 lays that tile with arrows north and east. @1,-2 moves your hero. turn90@1,-2 turns a tile, destroy@1,-2 removes it. red@1,-2 sends the red hero there, red alone names a player: blue, yellow, green, red, orange, purple are players 1 to 6.

notation-help =
    gold:NE@1,-2 lays that tile, arrows north and east, one step east and two south of the start.
    @1,-2 moves your hero there. turn90@1,-2 turns a tile, destroy@1,-2 takes it away.
    red@1,-2 sends the red hero there; red alone names a player. take, leave, block, allow, end.
    With heroes each player is shown in the colour of their hero, but is still written by the order of seats:
    blue, yellow, green, red, orange, purple. That word stands beside each player.

##

# ---- the court: what the bots are like ---------------------------------------------------------------

court-bodo = Follows every arrow, also the ones that lead back in.
court-pippa = Steals the same coin twice and loses it three times.
court-hugobert = Blesses the dragon first, and runs afterwards.
court-snick = Came for the gold and stayed for the echo.
court-lotti = Wears a pot for a helmet, and it rings.
court-krumel = Digs where it is soft, not where it glitters.
court-gerda = Opens every door, and closes most of them again.
court-quint = Knows four spells and casts the fifth.
court-baldo = Has a nose for gold, and just now a cold.
court-mirja = Runs first, looks back later, waves always.
court-roderik = Polite to dragons, firm with doors.
court-zuri = Lays a fine path, and often gets to walk it.
court-brunna = Hunts by ear, and you count your coins aloud.
court-morvan = Your purse trusts him; it should not.
court-ilsabet = Turns the corridor round and wishes you a pleasant walk.
court-hildrun = Ends a corridor as others end a sentence.
court-grum = Looks strong, plays cleverly, apologises for neither.
court-tariq = Has measured the dragon's step, and yours.
court-cindra = Grew up in the lair and knows which rooms snore.
court-anselm = Has not looked at a map for forty years; no need.
court-walburga = Has four coins in her purse before you find the door.
court-ragnald = Wrote the book on dragons; they have all read it.
court-nyra = Was in the room, has been through your pockets, sends regards.
court-oldrik = Dug these halls and lends them to you for an hour.
