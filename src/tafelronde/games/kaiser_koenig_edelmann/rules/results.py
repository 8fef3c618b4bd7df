# pyright: basic
"""The worth of a position: points and results."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.facts.constants import TERMINAL
from ..facts import MAX_ROUNDS
from .rounds import round_points
from .walking import is_alive


@compiled
def scores(state, out):
    """Points of all rounds so far, and of what stands on the board in the running one (K-5)."""
    for seat in range(state.players):
        total = 0 if state.player == TERMINAL else round_points(state, seat)
        for number in range(MAX_ROUNDS):
            total += state.sheet[number, seat]
        out[seat] = total


@compiled
def returns(state, out):
    """1 for the winner and −1 for the others; who share a victory share the 1s."""
    players = np.int64(state.players)
    for seat in range(players):
        out[seat] = 0.0
    if state.player != TERMINAL:
        return
    if state.rounds > 1:  # K-5.4
        scores(state, out)
        best = out[0]
        for seat in range(players):
            best = max(best, out[seat])
        for seat in range(players):
            out[seat] = 1.0 if out[seat] == best else 0.0
    else:
        for seat in range(players):  # K-4.1, K-4.2; K-4.3: among the living
            drawn = state.winner[0] < 0 and is_alive(state, seat)
            out[seat] = 1.0 if state.winner[0] == seat or drawn else 0.0
    sharers = 0.0
    for seat in range(players):
        sharers += out[seat]
    for seat in range(players):
        out[seat] = 2.0 * out[seat] / sharers - 1.0
