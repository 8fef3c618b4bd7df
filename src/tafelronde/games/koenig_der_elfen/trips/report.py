# pyright: basic
"""The best trip of a hand over the table as it lies, as rows of numbers."""

from __future__ import annotations

import numpy as np

from ....core.compiling import compiled
from ....core.dispatch import kernel
from ..facts import MOST_VISITS, NOBODY, SLOTS, TOLL, TRAVELS
from ..rules.tables import COST
from .memory import (
    AT,
    BEST,
    CARD_BITS,
    DEPTH,
    EARNED,
    GUARDED,
    HAND,
    HEADING,
    HELD,
    INCOME,
    LEFT,
    NO_MOVE,
    OBSTACLES,
    PLACE,
    ROAD,
    ROBBER,
    STOCK,
    VISITS,
)
from .road import ahead_of
from .solver import best_trip
from .visits import make, saw_all

LIMIT = np.int64(100_000)
"""Visits tried, about 30 ms: exact but for the largest hands (docs/architecture.md)."""

STOP_ROW = 7

FACTS = 4 + TRAVELS


@kernel
def write_best_trip(states, seat, work, memo, rows, facts):
    """A row for each visit; ``facts``: what the trip earns, whether it sees all, the place ahead,
    if the stock is too small for it, and the missing cards of each transport. How many rows."""
    state = states[0]
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
        rows[depth, 0] = work[ROAD + at, PLACE]
        rows[depth, 1] = move >> 2
        rows[depth, 2] = work[depth, LEFT] - work[below, LEFT]
        rows[depth, 3] = move >> 1 & 1
        rows[depth, 4] = move & 1
        rows[depth, 5] = work[ROAD + at, INCOME]
        rows[depth, 6] = work[ROAD + at, ROBBER] if not work[below, GUARDED] else NOBODY
        depth = below
    facts[0] = work[depth, EARNED]
    facts[1] = saw_all(work[depth, VISITS], length)
    _look_ahead(state, seat, work, length, depth, facts)
    return depth


@compiled
def _look_ahead(state, seat, work, length, depth, facts):
    """What is missing for the next visit after the last one."""
    facts[2] = -1
    facts[3] = 0
    at = work[depth, AT]
    ahead = ahead_of(state, seat, work, length, at, work[depth, HEADING])
    if ahead < 0 or work[depth, VISITS] >> 2 * ahead & 3 == MOST_VISITS:
        return
    place = work[ROAD + ahead, PLACE]
    facts[2] = place
    entry = at < 0 or work[ROAD + at, PLACE] // SLOTS != place // SLOTS
    bare = entry or not work[depth, GUARDED]
    if bare and work[ROAD + ahead, ROBBER] >= 0 and work[depth, STOCK] < TOLL:
        facts[3] = 1
    for transport in range(TRAVELS):
        cost = np.int64(COST[transport, state.terrain[place]])
        if cost > 0:
            cost += work[ROAD + ahead, OBSTACLES] if bare else 0
            held = work[depth, HAND] >> CARD_BITS * transport & HELD
            facts[4 + transport] = max(0, cost - held)
        else:
            facts[4 + transport] = -1
