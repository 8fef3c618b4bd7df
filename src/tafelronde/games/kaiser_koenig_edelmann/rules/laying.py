# pyright: basic
"""Laying a table: the board, the pieces, who begins (K-1)."""

import numpy as np

from ....core.compile.compiler import compiled, inlined
from ....core.facts.constants import CHANCE
from ..board_check import MEN
from ..facts import (
    AT_ALLOWED,
    AT_COLOURS,
    AT_COUNT,
    AT_DIGEST,
    AT_GOAL,
    AT_MEN,
    AT_MOST,
    AT_PAIRS,
    AT_POINTS,
    BOARD_NUMBERS,
    MAX_POINTS,
    MAX_ROUNDS,
    MAX_SEATS,
    POINT_NUMBERS,
)
from ..state import UNFINISHED
from .rounds import go_on, set_up_round

# Places of the game's options in ``options``.
_PAIRING, _ABSENT, _BEGINS, _ROUNDS, _BOARD = range(5)


@inlined
def _int64(options, place):
    return np.int64(options[place]) & 0xFFFFFFFF | np.int64(options[place + 1]) << 32


@compiled
def _seat_in_file(players, pairing, absent, board, seat):
    """Which of the board's seats a seat at the table is (K-1.3, K-1.4)."""
    if players == 2:
        return np.int64(board[AT_PAIRS + 2 * pairing + seat])
    if players == 3:
        for place in range(MAX_SEATS):
            if board[AT_COLOURS + place] == absent:
                return np.int64(seat + 1 if seat >= place else seat)
    return np.int64(seat)


@compiled
def _lay_board(state, board):
    """Points, ways and goal."""
    state.points = board[AT_COUNT]
    state.goal = 1 << np.int64(board[AT_GOAL])
    state.board_digest = _int64(board, AT_DIGEST)
    for value in range(3):
        state.most[value] = board[AT_MOST + value]
        state.allowed[value] = _int64(board, AT_ALLOWED + 2 * value)
    for point in range(MAX_POINTS):
        place = AT_POINTS + POINT_NUMBERS * point
        state.x[point] = board[place]
        state.y[point] = board[place + 1]
        state.near[point] = _int64(board, place + 2)


@compiled
def setup(state, players, options):
    board = options[_BOARD:]
    if len(board) > BOARD_NUMBERS:  # the board of an exercise
        board = board[BOARD_NUMBERS:]
    state.players = players
    _lay_board(state, board)
    for seat in range(MAX_SEATS):  # K-1.2
        state.colour[seat] = -1
        for value in range(3):
            state.start[seat, value] = 0
        if seat < players:
            place = _seat_in_file(players, options[_PAIRING], options[_ABSENT], board, seat)
            state.colour[seat] = board[AT_COLOURS + place]
            for man in range(MEN):
                at = AT_MEN + 2 * (MEN * place + man)
                if board[at] > 0:
                    state.start[seat, board[at] - 1] |= 1 << np.int64(board[at + 1])
    state.rounds = options[_ROUNDS] + 1
    state.round_number = 0
    for number in range(MAX_ROUNDS):
        state.winner[number] = -1
        state.ended[number] = UNFINISHED
        for seat in range(MAX_SEATS):
            state.sheet[number, seat] = 0
    set_up_round(state)
    state.begins = options[_BEGINS] - 1
    if options[_BEGINS] == 0:  # K-1.5
        state.player = CHANCE
    else:
        go_on(state, np.int64(state.begins) + players - 1, UNFINISHED)
