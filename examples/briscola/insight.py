# pyright: basic
"""Knowledge of bots about Briscola beyond its rules."""

import numpy as np

from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.bits import lowest_bit

from .facts import ALL_POINTS, PER_SUIT
from .rules import WORTH, side_points

TRUMP_WORTH = 2.5
"""Points that a trump in the hand is taken to bring, beside its own."""


@compiled
def _promise(state, seat):
    """Points that the hand of a seat, with four those of its pair, should bring."""
    found = 0.0
    for other in range(state.players):
        if other == seat or (state.players == 4 and other == (seat + 2) % 4):
            hand = np.int64(state.briscola_hands[other])
            while hand:
                card = lowest_bit(hand)
                hand &= hand - 1
                if card // PER_SUIT == state.trump // PER_SUIT:
                    found += TRUMP_WORTH + WORTH[card] / 2
    return found


@compiled
def evaluate(state, out):
    """The share of all points that each has or should get from their trumps, around an even one."""
    total = 0.0
    for seat in range(state.players):
        out[seat] = side_points(state, seat) + _promise(state, seat)
        total += out[seat]
    even = 2.0 / state.players - 1.0
    alone = 1.0 if state.players == 4 else 2.0  # partners share
    for seat in range(state.players):
        lead = (out[seat] - total / state.players) / ALL_POINTS
        out[seat] = max(-0.95, min(0.95, even + alone * lead))
