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
    """A turn is over. Only turns of the same player can end as this one does."""
    here, players = _standing(state), np.int64(state.players)
    now = np.int64(state.quiet) + 1
    state.quiet = now
    for before in range(players, min(LOOKED_BACK, now + 1), players):
        if state.stood[(now - before) % LOOKED_BACK] == here:
            state.again = min(MOST, state.again + 1)
            state.circles = min(MOST, state.circles + 1)
            break
    state.stood[now % LOOKED_BACK] = here


@compiled
def _standing(state):
    """A number for where heroes and coins are."""
    found = np.int64(0)
    for player in range(np.int64(state.players)):
        here = np.int64(state.where[player]) + (np.int64(state.coins[player]) << 8)
        found = (found * _FACTOR + here) & _BITS
    return found
