# pyright: basic
"""Why an action is not possible, and the clause that says so."""

from __future__ import annotations

import numpy as np

from ...core.contract import compiled
from .record import BEGIN, STRIDE
from .walking import all_pieces, closed_to, pieces_of, reach, value_at

# The catalogue has a sentence for each, REFUSALS the clause.
(
    LEGAL,
    NOT_A_CHOICE,
    NOT_YOURS,
    SAME_POINT,
    OWN_PIECE,
    CENTRE,
    BLOCKED,
    DISTANCE_1,
    DISTANCE_2,
    DISTANCE_3,
    FIRST_MOVE,
) = range(11)
REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "K-2.1"),
    NOT_YOURS: ("not-yours", "K-2.1"),
    SAME_POINT: ("same-point", "K-2.4"),
    OWN_PIECE: ("own-piece", "K-2.6"),
    CENTRE: ("centre", "K-2.7"),
    BLOCKED: ("blocked", "K-2.5"),
    DISTANCE_1: ("emperor-one", "K-2.2"),
    DISTANCE_2: ("king-two", "K-2.2"),
    DISTANCE_3: ("nobleman-three", "K-2.2"),
    FIRST_MOVE: ("first-move", "K-3.1"),
}


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
