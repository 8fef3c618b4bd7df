# pyright: basic
"""A beginner's trip: on along the route, for the fewest cards, until no card leads on.

Nobody is avoided, nothing is kept for later, and no direction is changed; a bodyguard goes along
only where there is no other way.
"""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import BONUS, TRAVELS
from .memory import DEPTH, EARNED, LEFT, NO_MOVE, VISITS
from .road import lay_road
from .visits import begin, make, saw_all

_GUARDED = 2
"""The number that a bodyguard adds to a move (``memory.MOVES``)."""


@compiled
def _cheapest(state, player, work, length, depth, guard):
    """The move that takes the fewest cards, or NO_MOVE."""
    best, fewest = np.int64(NO_MOVE), np.int64(1 << 20)
    for transport in range(TRAVELS):
        move = np.int64(transport * 4 + guard)
        if make(state, player, work, length, depth, move):
            cards = work[depth, LEFT] - work[depth + 1, LEFT]
            if cards < fewest:
                best, fewest = move, cards
    return best


@compiled
def plain_trip(state, player, work):
    """The gold that the trip brings from where it stands, tolls paid, and its first move."""
    length = lay_road(state, player, work)
    begin(state, player, work, length)
    first = np.int64(NO_MOVE)
    depth = 0
    while depth < DEPTH:
        move = _cheapest(state, player, work, length, depth, 0)
        if move == NO_MOVE:
            move = _cheapest(state, player, work, length, depth, _GUARDED)
        if move == NO_MOVE:
            break
        make(state, player, work, length, depth, move)
        if depth == 0:
            first = move
        depth += 1
    bonus = BONUS if saw_all(work[depth, VISITS], length) else 0
    return work[depth, EARNED] + bonus, first
