# pyright: basic
"""Whether the heroes go in circles: no rule asks for it, but bots do, and a position has no memory.

Since a tile was last laid, where heroes and coins are after a turn is compared with where they were
after the turns before it.
"""

from __future__ import annotations

import numpy as np

from ....core.compile.compiler import compiled
from ..state import LOOKED_BACK

_FACTOR, _BITS = 1_000_003, (1 << 31) - 1
MOST = 100
"""``again`` and ``circles`` count so far."""


@compiled
def see_lay(state):
    """A tile is laid in this turn."""
    state.quiet = -1  # at the turn's end 0
    state.again = 0


@compiled
def see_turn(state):
    """A turn is over."""
    here = _standing(state)
    state.quiet += 1
    for turn in range(min(LOOKED_BACK, np.int64(state.quiet))):
        if state.stood[turn] == here:
            state.again = min(MOST, state.again + 1)
            state.circles = min(MOST, state.circles + 1)
            break
    state.stood[state.quiet % LOOKED_BACK] = here


@compiled
def _standing(state):
    """A number for where heroes and coins are, and whose turn it was."""
    found = np.int64(state.turn)
    for player in range(np.int64(state.players)):
        found = (found * _FACTOR + np.int64(state.where[player])) & _BITS
        found = (found * _FACTOR + np.int64(state.coins[player])) & _BITS
    return found
