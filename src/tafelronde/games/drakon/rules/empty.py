# pyright: basic
"""The empty cells beside the laid tiles, in order."""

from __future__ import annotations

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.scratch import scratch
from ..facts import TILES
from .dungeon import faced_beside, is_first_beside, tile_cell
from .tables import STEPS

_ROWS, _COLUMNS = 6, 2 * TILES + 1
"""Of the lists that are merged: one for each side, and two of two sides."""
_LAST = 1 << 60
"""Ends a list that is merged."""


@compiled
def _merge(work, one, other, length, into):
    """Merge two ascending lists of ``work``, ``length`` long together, without a branch that the
    processor would have to guess."""
    left = right = 0
    for k in range(length):
        a, b = work[one, left], work[other, right]
        first = np.int64(a < b)
        into[k] = min(a, b)
        left += first
        right += 1 - first
    into[length] = _LAST


@compiled
def list_empty_cells(state, out, at):
    """Write the empty cells beside tiles into ``out`` from ``at`` on, as cell << 4 | faced,
    ascending; their number. The four sides give four ascending rows, which are merged."""
    work = scratch(_ROWS, _COLUMNS)
    found = 0
    pair = 0
    for side in range(4):
        count = 0
        for place in range(np.int64(state.count)):
            cell = tile_cell(state, place) + STEPS[side]
            work[side, count] = cell << 4 | faced_beside(state, place, side)
            count += np.int64(is_first_beside(state, place, side))
        work[side, count] = _LAST
        pair += count
        if side & 1:
            _merge(work, side - 1, side, pair, work[4 + (side >> 1)])
            found += pair
            pair = 0
    left = right = 0
    for k in range(at, at + found):
        a, b = work[4, left], work[5, right]
        first = np.int64(a < b)
        out[k] = min(a, b)
        left += first
        right += 1 - first
    return found
