# pyright: basic
"""An observation as numbers for learning."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit
from ...core.contract.room import sized
from .facts import MAX_POINTS, MAX_ROUNDS, MAX_SEATS, QUIET

OBSERVATION = MAX_SEATS * (3 * MAX_POINTS + 4) + 2


@compiled
def observe(state, player, out):
    """Write the observation, seat by seat in the order of play, from the player on: planes of
    MAX_POINTS for the seat's emperor, kings and noblemen, then whether it has moved, begins the
    round, and is to act; last the share of the turns without a capture, rounds left, and each
    seat's points so far over 100."""
    out = sized(out, OBSERVATION)
    base = 0
    players = np.int64(state.players)
    for step in range(MAX_SEATS):
        if step < players:
            seat = (player + step) % players
            for value in range(3):
                left = state.men[seat, value]
                while left:
                    out[base + MAX_POINTS * value + lowest_bit(left)] = 1.0
                    left &= left - 1
            out[base + 3 * MAX_POINTS] = state.moved >> seat & 1
            out[base + 3 * MAX_POINTS + 1] = 1.0 if state.begins == seat else 0.0
            out[base + 3 * MAX_POINTS + 2] = 1.0 if state.player == seat else 0.0
            total = 0
            for number in range(MAX_ROUNDS):
                total += state.sheet[number, seat]
            out[base + 3 * MAX_POINTS + 3] = total / 100.0
        base += 3 * MAX_POINTS + 4
    out[base] = state.quiet / (QUIET * players)
    out[base + 1] = np.int64(state.rounds) - 1 - state.round_number
