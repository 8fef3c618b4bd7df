# pyright: basic
"""Points that a stone on a single square wins, or that its loss costs."""

import numpy as np

from ...core.compile.compiler import compiled
from .facts import SIZE
from .tables import NEIGHBOURS

CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


@compiled
def gain(state, square, player):
    """The points that a stone of ``player`` would bring on a square of somebody else."""
    first, second, third = -1, -1, -1
    size, counted = 0, 0
    for k in range(4):
        neighbour = NEIGHBOURS[square, k]
        if neighbour >= 0 and state.owner[neighbour] == player:
            area = np.int64(state.area[neighbour])
            if area != first and area != second and area != third:
                extent = np.int64(state.extent[area])
                size += extent
                counted += extent * extent
                first, second, third = area, first, second
    return (1 + size) * (1 + size) - counted


@compiled
def cut(state, square):
    """Into how many parts the loss of this stone would cut its area, seen from close by."""
    player = state.owner[square]
    rank, file = square // SIZE, square % SIZE
    neighbours, links = 0, 0
    for k in range(4):
        neighbour = NEIGHBOURS[square, k]
        if neighbour >= 0 and state.owner[neighbour] == player:
            neighbours += 1
    for up, right in CORNERS:
        r, f = rank + up, file + right
        if (
            0 <= r < SIZE
            and 0 <= f < SIZE
            and state.owner[r * SIZE + f] == player
            and state.owner[rank * SIZE + f] == player
            and state.owner[r * SIZE + file] == player
        ):
            links += 1
    return min(neighbours, max(1, neighbours - links))


@compiled
def loss(state, square, parts):
    """About the points that the loss of a stone would cost, its area cut into equal parts."""
    extent = np.int64(state.extent[state.area[square]])
    if parts <= 1:
        return 2 * extent - 1
    rest = extent - 1
    return extent * extent - rest * rest // parts
