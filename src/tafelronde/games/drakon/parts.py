# pyright: basic
"""Actions in two parts: what is done, then where. Each part has fewer than 512 numbers, which mean
the same in every position, so that learners with masks can choose one after the other.

No single number of so few would do: more than 512 actions may be legal at once, and each of them
leads to another position (lays that look alike are one action already: D-3, ``ORIENTATIONS``).
"""

import numpy as np

from ...core.compile.compiler import compiled
from .facts import CODES, LOOKS, MOST_PLAYERS, ROW
from .rules.actions import code_of, field_of
from .rules.dungeon import is_first_beside, tile_cell
from .rules.tables import STEPS
from .state import DESTROY_TILE, LAY, MOST_EMPTY, PLAYER, PUSH, SHIFTING, SWAP, WORD, WORDS

_PLAYER_AT = PUSH + MOST_PLAYERS + PLAYER - DESTROY_TILE
_WORDS_AT = _PLAYER_AT + 1
_SWAP_AT = _WORDS_AT + len(WORDS)
_LAY_AT = _SWAP_AT + LOOKS
_FIRSTS = _LAY_AT + CODES
_NEAR = 7
"""Cells so many steps from the own hero, in each direction, have numbers of their own."""
_WIDE = 2 * _NEAR + 1
_FAR_AT = _WIDE * _WIDE
PARTS = max(_FIRSTS, _FAR_AT + MOST_EMPTY)
"""All others are counted, and there are no more empty cells, nor tiles, than MOST_EMPTY."""


@compiled
def _near_place(own, cell):
    """The number of a cell that is near the own hero's, or −1."""
    east, north = cell % ROW - own % ROW + _NEAR, cell // ROW - own // ROW + _NEAR
    if 0 <= east < _WIDE and 0 <= north < _WIDE:
        return north * _WIDE + east
    return -1


@compiled
def _comes_before(own, one, cell):
    """1 where a cell is far from the own hero, and counted before another one; else 0."""
    return np.int64(one < cell and _near_place(own, one) < 0)


@compiled
def _place(state, cell, empty):
    """The number of a cell: of those that are far, the how manieth empty one beside a tile it is,
    or the how manieth with a tile."""
    own = tile_cell(state, np.int64(state.where[np.int64(state.player)]))
    near = _near_place(own, cell)
    if near >= 0:
        return near
    before = 0
    for place in range(np.int64(state.count)):
        here = tile_cell(state, place)
        if not empty:
            before += _comes_before(own, here, cell)
            continue
        for side in range(4):
            if is_first_beside(state, place, side):
                before += _comes_before(own, here + STEPS[side], cell)
    return _FAR_AT + before


@compiled
def parts(state, action, out):
    """First what is done: a move, whose hero is moved (seats ahead), a turn, …, the first tile of a
    swap, the tile as it is laid. Then where, or whom, or the second tile: cells within seven steps
    of the own hero by rank and file from there, the others by their order."""
    code, field = code_of(action), field_of(action)
    players, player = np.int64(state.players), np.int64(state.player)
    out[1] = 0
    if code == WORD:
        out[0] = _WORDS_AT + field
    elif code == PLAYER:
        out[0] = _PLAYER_AT
        out[1] = (field - player) % players
    elif code == SWAP:
        out[0] = _SWAP_AT + (field >> 6)
        out[1] = field & 63
    elif code >= LAY:
        out[0] = _LAY_AT + code - LAY
        out[1] = _place(state, field, state.phase != SHIFTING)
    else:
        pushed = PUSH <= code < DESTROY_TILE
        out[0] = PUSH + (code - PUSH - player) % players if pushed else code
        out[1] = _place(state, field, False)
