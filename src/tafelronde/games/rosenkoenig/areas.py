# pyright: basic
"""The areas of Rosenkönig (R-6.3), kept up to date with every stone, compiled.

An area is named by its lowest square, whose ``extent`` is the area's size. A player's points are
the sum of the squares of these sizes.

Most time of a random game is spent here, so writes are not checked one by one: each function asks
once whether the squares by which it writes lie on the board, and the player is there. In a position
of a game they do; bytes that were put together elsewhere may say anything.
"""

import numpy as np

from ...core.compile.compiler import unguarded
from ...core.facts.overrun import Overrun
from .facts import EMPTY, SQUARES
from .tables import NEIGHBOURS


@unguarded
def _unite(state, square, neighbour, player):
    """Make one area of two; the lower name stays."""
    keep, drop = state.area[square], state.area[neighbour]
    if keep == drop:
        return
    if keep > drop:
        keep, drop = drop, keep
    if keep < 0 or drop >= SQUARES:
        raise Overrun("_unite", "extent", "games/rosenkoenig/areas.py: SQUARES")
    a, b = np.int32(state.extent[keep]), np.int32(state.extent[drop])
    state.points[player] += 2 * a * b  # (a+b)² − a² − b²
    state.extent[keep] = a + b
    state.extent[drop] = 0
    for other in range(SQUARES):
        if state.area[other] == drop:
            state.area[other] = keep


@unguarded
def put(state, square, player):
    """Put a stone of ``player`` on an empty square and join it to their areas."""
    if not (0 <= square < SQUARES and 0 <= player < 2):
        raise Overrun("put", "owner or points", "games/rosenkoenig/areas.py: SQUARES")
    state.owner[square] = player
    state.area[square] = square
    state.extent[square] = 1
    state.points[player] += 1
    for k in range(4):
        neighbour = NEIGHBOURS[square, k]
        if neighbour >= 0 and state.owner[neighbour] == player:
            _unite(state, square, neighbour, player)


@unguarded
def take(state, square):
    """Take the stone off a square; what is left of its area may fall apart."""
    if not 0 <= square < SQUARES:
        raise Overrun("take", "owner", "games/rosenkoenig/areas.py: SQUARES")
    player = state.owner[square]
    name = state.area[square]
    if not (0 <= name < SQUARES and 0 <= player < 2):
        raise Overrun("take", "extent or points", "games/rosenkoenig/areas.py: SQUARES")
    size = np.int32(state.extent[name])
    state.points[player] -= size * size
    state.extent[name] = 0
    state.owner[square] = EMPTY
    state.area[square] = -1
    for other in range(name, SQUARES):  # the lowest square comes first
        if state.area[other] == name and state.owner[other] == player:
            state.owner[other] = EMPTY
            state.area[other] = -2
    for other in range(name, SQUARES):
        if state.area[other] == -2:
            put(state, other, player)
