# pyright: basic
"""The empty cells beside the laid tiles, in order, and which of them take which tile.

All of it is written so that the processor needs to guess little: most time of a list of lays would
go into wrong guesses. Indices are unsigned, for which Numba need not ask whether they count from
the end.
"""

import numpy as np

from ....core.compile.compiler import unguarded
from ....core.facts.overrun import Overrun
from ..state import MOST_EMPTY
from .dungeon import faced_beside, is_first_beside, tile_cell
from .tables import STEPS

_NORTH, _SOUTH, _BESIDE, _BOTH, ALL = range(5)
"""Rows of the work: the cells north of tiles, south of them, beside them; the first two together,
and all."""
IN_WORD = 62
"""Cells of which one number says for each whether it takes a tile."""
WORDS = -(-MOST_EMPTY // IN_WORD)
"""Such numbers, for as many cells as there can be."""
ROWS, COLUMNS = 5, 2 + WORDS * IN_WORD
"""The shape of the work, int64: in each row an ascending list from column 1 on. No row lists
more than MOST_EMPTY cells; a number stands before them and one after them (``_end``, ``_add``), and
the last column is the cell after those of the last word (``sort_by_arrows``)."""
_BEFORE, _AFTER = -1, 1 << 60
"""Stand at both ends of a list that is merged."""

_at = np.uint64


@unguarded
def _add(state, place, side, work, row, count):
    """Write the cell on this side of a tile as cell << 4 | faced. It stays, that is it counts,
    where it is empty and no other tile at it comes first."""
    cell = tile_cell(state, place) + STEPS[side]
    work[row, _at(count)] = cell << 4 | faced_beside(state, place, side)
    return count + np.int64(is_first_beside(state, place, side))


@unguarded
def _end(work, row, count):
    work[row, 0] = _BEFORE
    work[row, _at(count)] = _AFTER
    return count - 1


@unguarded
def _merge(work, one, ones, other, others, into):
    """Merge two lists, of ``ones`` and ``others`` cells, from both ends at once; the length."""
    length = ones + others
    left = right = np.int64(1)
    for k in range((length + 1) >> 1):
        a, b = work[one, _at(left)], work[other, _at(right)]
        first = np.int64(a < b)
        work[into, _at(1 + k)] = min(a, b)
        left += first
        right += 1 - first
        a, b = work[one, _at(ones)], work[other, _at(others)]
        last = np.int64(a > b)
        work[into, _at(length - k)] = max(a, b)
        ones -= last
        others -= 1 - last
    return _end(work, into, length + 1)


@unguarded
def list_empty_cells(state, work):
    """Write the empty cells beside tiles into the row ``ALL`` of ``work`` (int64[ROWS, COLUMNS])
    from column 1 on, as cell << 4 | faced, ascending; their number.

    Tiles are in the order of their cells, so the cells north of tiles are, too, and those south of
    them, and those on the two other sides, west before east. Each list has at most the four cells
    around each tile, so one question about these is enough for all that is written here.
    """
    if 4 * np.int64(state.count) > MOST_EMPTY:
        raise Overrun("list_empty_cells", "work", "games/drakon/rules/empty.py: MOST_EMPTY")
    north = south = beside = np.int64(1)
    for place in range(np.int64(state.count)):
        north = _add(state, place, 0, work, _NORTH, north)
    for place in range(np.int64(state.count)):
        south = _add(state, place, 2, work, _SOUTH, south)
    for place in range(np.int64(state.count)):
        beside = _add(state, place, 3, work, _BESIDE, beside)
        beside = _add(state, place, 1, work, _BESIDE, beside)
    north, south = _end(work, _NORTH, north), _end(work, _SOUTH, south)
    both = _merge(work, _NORTH, north, _SOUTH, south, _BOTH)
    return _merge(work, _BOTH, both, _BESIDE, _end(work, _BESIDE, beside), ALL)


@unguarded
def sort_by_arrows(work, cells, fits):
    """Write into ``fits`` (int64[WORDS, 16]) which of the empty cells in ``work`` take a tile with
    these arrows, a bit for each; how many words there are. Cells alone are left in ``work``; where
    the cell after those of the last word would be, 0. They fit where they could be listed
    (``list_empty_cells``)."""
    words = 0
    for start in range(1, cells + 1, IN_WORD):
        length = min(cells + 1 - start, IN_WORD)
        north = east = south = west = np.int64(0)
        for bit in range(length):
            faced = work[ALL, _at(start + bit)]
            north |= (faced & 1) << bit
            east |= (faced >> 1 & 1) << bit
            south |= (faced >> 2 & 1) << bit
            west |= (faced >> 3 & 1) << bit
        every = (np.int64(1) << length) - 1
        for arrows in range(16):
            against = north * (arrows & 1) | east * (arrows >> 1 & 1)
            against |= south * (arrows >> 2 & 1) | west * (arrows >> 3)
            fits[words, arrows] = every & ~against
        for bit in range(length):
            work[ALL, _at(start + bit)] >>= 4
        words += 1
    work[ALL, _at(1 + words * IN_WORD)] = 0
    return words
