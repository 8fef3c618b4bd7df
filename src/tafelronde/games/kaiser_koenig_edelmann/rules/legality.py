# pyright: basic
"""Why an action is not possible now, as a number of ``refusals``."""

import numpy as np

from ....core.compile.compiler import compiled
from ..refusals import (
    BLOCKED,
    CENTRE,
    DISTANCE_1,
    FIRST_MOVE,
    LEGAL,
    NOT_A_CHOICE,
    NOT_YOURS,
    OWN_PIECE,
    SAME_POINT,
)
from ..state import BEGIN, STRIDE
from .walking import all_pieces, closed_to, pieces_of, reach, value_at


@compiled
def refusal(state, action):
    if action < 0 or action >= BEGIN:
        return NOT_A_CHOICE
    player = np.int64(state.player)
    point, end = np.int64(action) // STRIDE, np.int64(action) % STRIDE
    if point >= state.points or end >= state.points:
        return NOT_A_CHOICE
    value = value_at(state, player, 1 << point)
    if value == 0:
        return NOT_YOURS
    if point == end:
        return SAME_POINT
    goal = 1 << end
    if pieces_of(state, player) & goal:
        return OWN_PIECE
    allowed = state.allowed[value - 1]
    if not allowed & goal:
        return CENTRE
    taken = all_pieces(state)
    if not reach(state, point, value, allowed & ~taken) & goal:
        unblocked = reach(state, point, value, allowed & ~(1 << point)) & goal
        return BLOCKED if unblocked else DISTANCE_1 + value - 1
    return FIRST_MOVE if closed_to(state, player, taken) & goal else LEGAL
