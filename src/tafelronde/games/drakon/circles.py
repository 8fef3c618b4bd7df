# pyright: basic
"""How bots come out of going round in circles in Drakon. Two heroes whose rooms lead to each other
would rob one another until the rules end the game: each move is good, and nothing comes of it.

So where the heroes were seen to go in circles (``rules.circles``), the next player lays a tile
where a hero's way goes on, rather than rob somebody, and sooner where that has happened before.
Where they go on in circles all the same, they go where nobody has been of late. Where no tile is
left, they leave the others' coins alone and take each way in turn. Moves that win are not touched
by this (``insight``). All of it follows from the position, so a bot needs no memory.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit
from .facts import KEY, STEAL_LEFT, STEAL_RIGHT, VORTEX
from .rules.actions import code_of, field_of
from .rules.dungeon import points_to, tile_at
from .rules.tables import BIT, FIRST, STEPS
from .rules.walking import kind_at, neighbours_of, one_step
from .state import LOOKED_BACK, MAIN, MOVE

WARNED = 3
"""After so many circles in the whole game they do not wait for another one."""
PATIENCE = 1
"""Turns for each player in which nobody laid a tile, after which those lay one who are warned."""
AIMLESS = 20
"""After so many turns for each player they lay one in any case: a round may be longer than circles
are looked for."""
VAIN = 3
"""After so many it is laid whatever lies there: gold is taken, and paid as toll."""
WEARY = 2
"""The limit like ``PATIENCE`` when no tile is left to lay: then nobody steals any more, except to
win. Two heroes could take a coin from each other until the rules end the game (D-8.4)."""
WANDER = 3
"""Then, in one round of so many, they take each way in turn, whatever it brings: they could go
round by gold and tolls as long. A prime, so that it is now this room of the round, now that."""
SAME = 5
"""After so many of these rounds it is the next way's turn."""
LOST = 4
"""After so many turns for each player that ended as earlier ones had, whatever was laid meanwhile,
they go where nobody has been of late."""


@compiled
def is_impatient(state, player):
    """Whether the heroes go in circles, or would soon, and this player can lay a tile."""
    players = np.int64(state.players)
    warned = state.circles >= WARNED and state.quiet >= PATIENCE * players
    aimless = state.quiet >= AIMLESS * players
    may_lay = state.phase == MAIN and state.hands[player] != 0
    return may_lay and (state.again or warned or aimless)


@compiled
def goes_round(state):
    """Whether even gold comes to nothing."""
    return state.again >= VAIN


@compiled
def none_is_left(state):
    """Whether no player has a tile to lay."""
    for player in range(np.int64(state.players)):  # noqa: SIM110
        if state.hands[player]:
            return False
    return True


@compiled
def is_weary(state):
    """Whether the heroes go in circles, and no tile is left to lay."""
    return state.again >= WEARY and none_is_left(state)


@compiled
def is_lost(state):
    """Whether the heroes go on in circles although tiles are laid."""
    return state.phase == MAIN and state.lost >= LOST * np.int64(state.players)


@compiled
def leads_out(state, action):
    """Whether this move of the own hero goes where nobody has been of late."""
    cell = field_of(action)
    for turn in range(LOOKED_BACK):  # noqa: SIM110
        if state.went[turn] == cell:
            return False
    return True


@compiled
def steals(state, action):
    """Whether this move of the own hero takes a coin from somebody."""
    return kind_at(state, tile_at(state, field_of(action))) in (STEAL_LEFT, STEAL_RIGHT)


@compiled
def way_in_turn(state, actions, count, wander):
    """The own move whose turn it is in this round, of which one in ``wander`` is such a one; −1
    where the player is free to choose."""
    rounds = np.int64(state.turns) // state.players
    if rounds % wander:
        return -1
    ways = 0
    for k in range(count):
        if code_of(actions[k]) == MOVE and not steals(state, actions[k]):
            ways += 1
    if ways < 2:
        return -1
    way = rounds // (wander * SAME) % ways
    for k in range(count):
        if code_of(actions[k]) == MOVE and not steals(state, actions[k]):
            if way == 0:
                return np.int64(actions[k])
            way -= 1
    return -1


@compiled
def ways_of(state, player):
    """The rooms that this hero can come through, however often they move."""
    found = edge = BIT[state.where[player]]
    while edge:
        place = lowest_bit(edge)
        edge &= ~BIT[place]
        kind = kind_at(state, place)
        if kind == VORTEX:
            return FIRST[state.count]
        beyond = neighbours_of(state, place) if kind == KEY else one_step(state, place)
        edge |= beyond & ~found
        found |= beyond
    return found


@compiled
def goes_on(state, ways, cell):
    """Whether a hero who comes through these rooms could go on to a tile in this empty cell."""
    for side in range(4):
        place = tile_at(state, cell - STEPS[side])
        if place < 0 or not ways & BIT[place]:
            continue
        if kind_at(state, place) == KEY or points_to(state, place, side) == 1:
            return True
    return False
