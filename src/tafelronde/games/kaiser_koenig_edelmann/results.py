# pyright: basic
"""What a position is worth: points, results, and what a network is shown of it."""

from __future__ import annotations

import numpy as np

from ...core.bits import lowest_bit
from ...core.constants import TERMINAL
from ...core.contract import compiled
from .facts import MAX_POINTS, MAX_ROUNDS, MAX_SEATS, QUIET
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
    """1 for a winner, −1 / (players − 1) for who has lost; who share, share what they would have
    won, so that the sum is 0."""
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
        out[seat] = (players * out[seat] / sharers - 1.0) / (players - 1)


@compiled
def observe(state, player, out):
    """From the player's side, seat by seat in the order of play: planes of MAX_POINTS for his
    emperor, kings and noblemen, then whether he has moved, begins' round, and is to act; last the
    share of the turns without a capture, rounds left, and each seat's points so far over 100."""
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


OBSERVATION = MAX_SEATS * (3 * MAX_POINTS + 4) + 2
