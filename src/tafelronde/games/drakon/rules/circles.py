# pyright: basic
"""Whether the heroes go in circles: no rule asks for it, but bots do, and a position has no memory.

Where heroes and coins are after a turn is compared with where they were after the turns before it,
both since a tile was last laid and whatever was laid meanwhile.
"""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import CELLS
from ..state import LOOKED_BACK, NOWHERE
from .dungeon import tile_cell

_FACTOR, _BITS = 1_000_003, (1 << 31) - 1
MOST = 100
"""``again``, ``circles`` and ``lost`` count so far."""
MEMORY = ("quiet", "again", "circles", "lost", "stood", "went")
"""The fields of a position that are of no rule."""


@compiled
def see_lay(state):
    """A tile is laid in this turn."""
    state.quiet = -1  # at the turn's end 0
    state.again = 0


@compiled
def see_turn(state):
    """A turn is over. Only turns of the same player can end as this one does."""
    here, players, turns = _standing(state), np.int64(state.players), np.int64(state.turns)
    state.quiet += 1
    if state.quiet > 0:
        _compare(state, here, players, turns)
    state.stood[turns % LOOKED_BACK] = here
    state.went[turns % LOOKED_BACK] = tile_cell(state, np.int64(state.where[state.turn]))


@compiled
def _compare(state, here, players, turns):
    """Count it where heroes and coins are as they were after an earlier turn."""
    for before in range(players, LOOKED_BACK, players):
        if state.stood[(turns - before) % LOOKED_BACK] == here:
            state.lost = min(MOST, state.lost + 1)
            if before <= state.quiet:
                state.again = min(MOST, state.again + 1)
                state.circles = min(MOST, state.circles + 1)
            return
    state.lost = 0


@compiled
def _standing(state):
    """A number for where heroes and coins are, at least 0."""
    found = np.int64(0)
    for player in range(np.int64(state.players)):
        cell = tile_cell(state, np.int64(state.where[player]))
        found = (found * _FACTOR + np.int64(state.coins[player]) * CELLS + cell) & _BITS
    return found


@compiled
def forget(state):
    """Nobody has gone anywhere yet."""
    state.quiet = 0
    state.again = 0
    state.circles = 0
    state.lost = 0
    for turn in range(LOOKED_BACK):
        state.stood[turn] = NOWHERE
        state.went[turn] = NOWHERE
