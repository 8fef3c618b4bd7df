# pyright: basic
"""Hidden information of a player: the other hands and the pile (B-4)."""

import numpy as np

from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.bits import popcount
from tafelronde.core.contract.rng import below

from .state import NONE


@compiled
def resample(state, player, rng):
    """Mix the other hands into the pile, and deal them anew.

    The trump that lay under the pile stays with whoever drew it: all have seen that (B-4.2).
    """
    seen = np.int64(0)
    if state.trump != NONE:
        seen = np.int64(1) << state.trump
    for other in range(state.players):
        if other != player:
            state.pile |= state.briscola_hands[other] & ~seen
    for other in range(state.players):
        if other != player:
            unseen = popcount(state.briscola_hands[other] & ~seen)
            state.briscola_hands[other] &= seen
            for _ in range(unseen):
                left = np.int64(state.pile)
                for _ in range(below(rng, popcount(left))):
                    left &= left - 1
                state.briscola_hands[other] |= left & -left
                state.pile ^= left & -left
