# pyright: basic
"""How pieces move (K-2), and what that needs to be known of a position."""

import numpy as np

from ....core.compile.compiler import compiled, inlined
from ....core.contract.bits import lowest_bit
from ..facts import EMPEROR, KING, NOBLEMAN


@inlined
def reach(state, point, value, empty):
    """Where a piece of this value can end that may pass the points in ``empty``, wherever it may
    end: the caller takes away what it may not end on. ``empty`` has not the piece's own point."""
    if value == EMPEROR:
        return state.near[point]
    ends = 0
    first = state.near[point] & empty
    while first:
        a = lowest_bit(first)
        first &= first - 1
        if value == KING:
            ends |= state.near[a]
        else:
            second = state.near[a] & empty
            while second:
                b = lowest_bit(second)
                second &= second - 1
                ends |= state.near[b] & ~(1 << a)  # K-2.4
    return ends & ~(1 << np.int64(point))


@inlined
def pieces_of(state, seat):
    return state.men[seat, 0] | state.men[seat, 1] | state.men[seat, 2]


@inlined
def all_pieces(state):
    """All pieces on the board, the eliminated players' among them (K-3.5)."""
    taken = 0
    for seat in range(state.players):
        taken |= pieces_of(state, seat)
    return taken


@inlined
def value_at(state, seat, bit):
    """The value of this seat's piece on a point; 0 where there is none."""
    if state.men[seat, 2] & bit:
        return NOBLEMAN
    if state.men[seat, 1] & bit:
        return KING
    return EMPEROR if state.men[seat, 0] & bit else 0


@inlined
def closed_to(state, seat, taken):
    """The points on which no move of this seat may end: its own pieces, and all points before it
    has made a move (K-2.6, K-3.1)."""
    return pieces_of(state, seat) if state.moved >> seat & 1 else taken


@inlined
def is_alive(state, seat):
    return state.men[seat, 0] != 0


@compiled
def can_move(state, seat):
    """Whether this seat would have a move if it were its turn (K-2.8)."""
    taken = all_pieces(state)
    closed = closed_to(state, seat, taken)
    for value in range(NOBLEMAN, 0, -1):
        allowed = state.allowed[value - 1]
        left = state.men[seat, value - 1]
        while left:
            point = lowest_bit(left)
            left &= left - 1
            if reach(state, point, value, allowed & ~taken) & allowed & ~closed:
                return True
    return False
