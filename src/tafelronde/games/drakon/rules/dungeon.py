# pyright: basic
"""The dungeon: the laid tiles in the order of their cells, and what is kept of them up to date.

``laid`` holds the tiles, ``sides`` their neighbours and what lies around the empty cells beside
them, ``room`` how many empty cells take a tile with certain arrows. All three follow from the set
of laid tiles alone, so that equal dungeons are equal bytes.
"""

import numpy as np

from ....core.compile.compiler import compiled, unguarded
from ....core.facts.overrun import Overrun
from ..facts import CENTRE, MOST_PLAYERS, TILES
from ..state import LATER
from .tables import ARROWS, FITS, STEPS


@compiled
def tile_code(state, place):
    """The code (facts) of the tile at this place in ``laid``."""
    return np.int64(state.laid[place]) & 255


@compiled
def tile_cell(state, place):
    return (np.int64(state.laid[place]) >> 8) + CENTRE


@compiled
def _first_from(state, cell):
    """The first place whose tile lies on this cell or a later one: counted, which takes fewer
    instructions than a search with branches that nobody can guess."""
    key = cell - CENTRE << 8
    place = 0
    for k in range(np.int64(state.count)):
        place += np.int64(state.laid[k] < key)
    return place


@compiled
def _if_there(state, place, cell):
    """The place, where its tile lies on this cell; else −1."""
    there = 0 <= place < state.count and tile_cell(state, place) == cell
    return place if there else -1


@compiled
def tile_at(state, cell):
    """The place in ``laid`` of the tile on this cell, or −1."""
    return _if_there(state, _first_from(state, cell), cell)


@compiled
def _around(state, cell):
    """The places of the tiles on the four sides of an empty cell, −1 where there is none."""
    after = _first_from(state, cell)
    return (
        tile_at(state, cell + STEPS[0]),
        _if_there(state, after, cell + STEPS[1]),
        tile_at(state, cell + STEPS[2]),
        _if_there(state, after - 1, cell + STEPS[3]),
    )


@compiled
def points_to(state, place, side):
    """1 where the tile has an arrow on this side, else 0."""
    return ARROWS[tile_code(state, place)] >> side & 1


@compiled
def faced_from(state, near):
    """The sides, as bits, from which the tiles ``near`` (as ``_around`` gives them) point at the
    middle."""
    faced = 0
    for side in range(4):
        if near[side] >= 0:
            faced |= points_to(state, near[side], side ^ 2) << side
    return faced


@compiled
def _faced_among(state, near):
    """The result of ``faced_from``; −1 where no tile lies beside it."""
    if max(max(near[0], near[1]), max(near[2], near[3])) < 0:
        return -1
    return faced_from(state, near)


@compiled
def faced_into(state, cell):
    """The sides, as bits, from which tiles point into an empty cell; −1 where no tile lies beside
    it."""
    return _faced_among(state, _around(state, cell))


@compiled
def faced_at(state, place):
    """The sides, as bits, from which neighbours point at a laid tile."""
    faced = 0
    for side in range(4):
        near = np.int64(state.sides[place, side])
        if near >= 0:
            faced |= points_to(state, near, side ^ 2) << side
    return faced


@compiled
def faced_beside(state, place, side):
    """The sides, as bits, from which tiles point into the empty cell on this side of a laid
    tile."""
    return ~np.int64(state.sides[place, side]) & 15


@compiled
def is_first_beside(state, place, side):
    """Whether the cell there is empty, and no other tile at it comes first: once for each cell."""
    beside = np.int64(state.sides[place, side])
    return beside < 0 and ~beside & LATER == 0


@compiled
def _tell_sides(state, near, faced):
    """Write into the tiles around an empty cell what lies around it."""
    later = 0
    for side in range(4):
        if near[side] >= 0:
            state.sides[near[side], side ^ 2] = ~(faced | later)
            later = LATER


@compiled
def _count_cell(state, was, now):
    """Count an empty cell that was faced so (−1: it was none) and is now faced so."""
    for arrows in range(16):
        if was >= 0:
            state.room[arrows] -= FITS[was, arrows]
        if now >= 0:
            state.room[arrows] += FITS[now, arrows]


@compiled
def _recount(state, cell, changed, before):
    """Count an empty cell anew after the tile on its side ``changed`` became another.

    ``before``: 1 or 0, whether an arrow pointed in from there, or −1, no tile lay there.
    """
    near = _around(state, cell)
    faced = faced_from(state, near)
    was = faced & ~(1 << changed) | (1 << changed if before > 0 else 0)
    had, has = before >= 0, False
    for side in range(4):
        if near[side] >= 0:
            has = True
            had = had or side != changed
    _count_cell(state, was if had else -1, faced if has else -1)
    _tell_sides(state, near, faced)


@compiled
def place_tile(state, cell, code):
    """Lay a tile on an empty cell."""
    near = _around(state, cell)
    _count_cell(state, _faced_among(state, near), -1)
    place = _first_from(state, cell)
    _shift_places(state, place, 1)
    state.laid[place] = cell - CENTRE << 8 | code
    for side in range(4):
        other = near[side]
        if other >= 0:
            other += 1 if other >= place else 0
            state.sides[other, side ^ 2] = place
            state.sides[place, side] = other
    for side in range(4):
        if near[side] < 0:
            _recount(state, cell + STEPS[side], side ^ 2, -1)


@compiled
def take_tile(state, place):
    """Take up the tile at this place; no hero stands on it."""
    cell, arrows = tile_cell(state, place), ARROWS[tile_code(state, place)]
    _shift_places(state, place, -1)
    near = _around(state, cell)
    faced = _faced_among(state, near)
    _count_cell(state, -1, faced)
    _tell_sides(state, near, faced)
    for side in range(4):
        if near[side] < 0:
            _recount(state, cell + STEPS[side], side ^ 2, arrows >> side & 1)


@compiled
def change_tile(state, place, code):
    """Put a tile in the place of another, or turn it."""
    cell, arrows = tile_cell(state, place), ARROWS[tile_code(state, place)]
    state.laid[place] = cell - CENTRE << 8 | code
    for side in range(4):
        if state.sides[place, side] < 0:
            _recount(state, cell + STEPS[side], side ^ 2, arrows >> side & 1)


@unguarded
def _shift_places(state, place, by):
    """Make a place free (``by`` 1) or close it (−1); neighbours and heroes follow. Rows of four in
    bytes, and no branch on what is found: so it takes a few instructions for many tiles. No place
    is written beyond the tiles that there are before or then, so one question is enough."""
    count, players = np.int64(state.count), np.int64(state.players)
    if not (0 <= place <= count <= TILES and 0 <= count + by <= TILES and players <= MOST_PLAYERS):
        raise Overrun("_shift_places", "laid", "games/drakon/rules/dungeon.py: TILES")
    if by > 0:
        for k in range(count, place, -1):
            state.laid[k] = state.laid[k - 1]
            for side in range(4):
                state.sides[k, side] = state.sides[k - 1, side]
    else:
        for k in range(place, count - 1):
            state.laid[k] = state.laid[k + 1]
            for side in range(4):
                state.sides[k, side] = state.sides[k + 1, side]
        state.laid[count - 1] = 0
        for side in range(4):
            state.sides[count - 1, side] = 0
    state.count = count + by
    first, more = np.int8(place if by > 0 else place + 1), np.int8(by)
    for k in range(count + by):
        for side in range(4):
            near = state.sides[k, side]
            state.sides[k, side] = near + more * np.int8(near >= first)
    for player in range(players):
        state.where[player] += more * np.int8(state.where[player] >= first)
