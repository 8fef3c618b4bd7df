# pyright: basic
"""Turns and rounds: who is next, how a round ends and the next begins (K-4, K-5)."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.bits import popcount
from ....core.facts.constants import TERMINAL
from ..facts import BONUS, EMPEROR, MAX_SEATS, NOBLEMAN, QUIET
from ..state import BY_QUIET, BY_STUCK, UNFINISHED
from .walking import can_move, is_alive


@compiled
def round_points(state, seat):
    """The value of a seat's pieces on the board (K-5.2)."""
    total = 0
    for value in range(EMPEROR, NOBLEMAN + 1):
        total += value * popcount(state.men[seat, value - 1])
    return total


@compiled
def _finish_round(state, winner, ended):
    """Write the score sheet (K-5.2, K-5.3); −1: nobody has won."""
    for seat in range(state.players):
        state.sheet[state.round_number, seat] = round_points(state, seat) + (
            BONUS if seat == winner else 0
        )
    state.winner[state.round_number] = winner
    state.ended[state.round_number] = ended


@compiled
def set_up_round(state):
    for seat in range(MAX_SEATS):
        for value in range(3):
            state.men[seat, value] = state.start[seat, value]
    state.moved = 0
    state.quiet = 0


@compiled
def _find_next(state, seat):
    """The player after ``seat``'s turn; if nobody, how the round ends, as a negative number."""
    players = np.int64(state.players)
    for step in range(1, players + 1):
        if state.quiet >= QUIET * players:
            return -BY_QUIET
        other = (seat + step) % players
        if is_alive(state, other) and can_move(state, other):
            return other
        state.quiet += 1  # K-2.8, K-4.3: skipped and eliminated seats count
    return -BY_STUCK


@compiled
def _next_round(state):
    """Set up the next round; the seat before the one that begins (K-5.1)."""
    last = np.int64(state.begins)
    state.round_number += 1
    state.begins = (last + 1) % state.players
    set_up_round(state)
    return last


@compiled
def go_on(state, seat, ended):
    """Continue after ``seat``'s turn, which wins if it ``ended`` the round: the next turn, the next
    round, or the end."""
    while True:
        winner = seat
        if ended == UNFINISHED:
            following = _find_next(state, seat)
            if following >= 0:
                state.player = following
                return
            winner, ended = -1, -following
        _finish_round(state, winner, ended)
        if state.round_number + 1 == state.rounds:
            state.player = TERMINAL
            return
        seat, ended = _next_round(state), UNFINISHED
