# pyright: basic
"""The best trip of a hand over the table as it lies, as rows of numbers."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.dispatch import kernel
from ....core.contract.scratch import scratch
from ..facts import MOST_VISITS, NOBODY, SLOTS, STOP_ROW, TOLL, TRAVELS, TRIP_FACTS
from ..rules.tables import COST
from .memory import (
    AT,
    BEST,
    CARD_BITS,
    COLUMNS,
    DEPTH,
    EARNED,
    GUARDED,
    HAND,
    HEADING,
    HELD,
    INCOME,
    LEFT,
    MEMO_COLUMNS,
    MEMO_ROWS,
    NO_MOVE,
    OBSTACLES,
    PLACE,
    ROAD,
    ROBBER,
    ROWS,
    STOCK,
    VISITS,
)
from .road import ahead_of
from .solver import best_trip
from .visits import make, saw_all

LIMIT = np.int64(100_000)
"""Visits tried, about 30 ms: exact but for the largest hands (docs/experiments/elfen-solver.md)."""

REPORT = TRIP_FACTS + DEPTH * STOP_ROW
"""The longest report."""


@kernel
def write_best_trip(states, tried, seat, out):
    """Write the trip's earnings, whether it sees all, the place ahead, whether the stock is too
    small for it, and the missing cards of each transport: TRIP_FACTS numbers. Then STOP_ROW for
    each visit: place, transport, cards, bodyguard, turn, income, toll owner."""
    state = states[0]
    work, memo = scratch(ROWS, COLUMNS), scratch(MEMO_ROWS, MEMO_COLUMNS)
    end = TRIP_FACTS
    best_trip(state, seat, 1, 1, LIMIT, work, memo)
    length = 0
    for realm in range(state.players):
        length += np.int64(state.realm[realm])
    depth = 0
    while depth < DEPTH and work[depth, BEST] != NO_MOVE:
        move = work[depth, BEST]
        make(state, seat, work, length, depth, move)
        below = depth + 1
        at = work[below, AT]
        out[end] = work[ROAD + at, PLACE]
        out[end + 1] = move >> 2
        out[end + 2] = work[depth, LEFT] - work[below, LEFT]
        out[end + 3] = move >> 1 & 1
        out[end + 4] = move & 1
        out[end + 5] = work[ROAD + at, INCOME]
        out[end + 6] = work[ROAD + at, ROBBER] if not work[below, GUARDED] else NOBODY
        end += STOP_ROW
        depth = below
    out[0] = work[depth, EARNED]
    out[1] = saw_all(work[depth, VISITS], length)
    _look_ahead(state, seat, work, length, depth, out)
    return end


@compiled
def _look_ahead(state, seat, work, length, depth, out):
    """Write the place after the last visit, and the cards that are missing for it."""
    out[2] = -1
    out[3] = 0
    at = work[depth, AT]
    ahead = ahead_of(state, seat, work, length, at, work[depth, HEADING])
    if ahead < 0 or work[depth, VISITS] >> 2 * ahead & 3 == MOST_VISITS:
        return
    place = work[ROAD + ahead, PLACE]
    out[2] = place
    entry = at < 0 or work[ROAD + at, PLACE] // SLOTS != place // SLOTS
    bare = entry or not work[depth, GUARDED]
    if bare and work[ROAD + ahead, ROBBER] >= 0 and work[depth, STOCK] < TOLL:
        out[3] = 1
    for transport in range(TRAVELS):
        cost = np.int64(COST[transport, state.terrain[place]])
        if cost > 0:
            cost += work[ROAD + ahead, OBSTACLES] if bare else 0
            held = work[depth, HAND] >> CARD_BITS * transport & HELD
            out[4 + transport] = max(0, cost - held)
        else:
            out[4 + transport] = -1
