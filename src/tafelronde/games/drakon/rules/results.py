# pyright: basic
"""The worth of a position: points and results."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.facts.constants import TERMINAL
from ..state import NOBODY


@compiled
def scores(state, out):
    for player in range(state.players):
        out[player] = state.coins[player]


@compiled
def returns(state, out):
    """1 for the winner and −1 for the others; who share a victory (D-8.3) share the 1s."""
    for player in range(state.players):
        out[player] = 0.0
    if state.player != TERMINAL:
        return
    most, sharers = 0, 0
    for player in range(state.players):
        most = max(most, np.int64(state.coins[player]))
    for player in range(state.players):
        if _wins(state, player, most):
            sharers += 1
    for player in range(state.players):
        out[player] = 2.0 / sharers - 1.0 if _wins(state, player, most) else -1.0


@compiled
def _wins(state, player, most):
    if state.winner != NOBODY:
        return player == state.winner
    return state.coins[player] == most
