# pyright: basic
"""Sets of tiles: see ``facts``. All sets are int64, all functions give new ones."""

from ....core.compile.compiler import compiled
from ....core.contract.bits import lowest_bit, popcount
from ..facts import NOT_TOP
from .tables import BITS, LOOK_OF_BIT, LOW_BIT


@compiled
def with_tile(tiles, look):
    """One tile more. Where all tiles of the look are in it already, nothing changes."""
    bits = BITS[look]
    return tiles | ((tiles << 1) & bits) | (1 << LOW_BIT[look])


@compiled
def without_tile(tiles, look):
    """One tile less, where there is one."""
    bits = BITS[look]
    return (tiles & ~bits) | ((tiles & bits) >> 1 & bits)


@compiled
def number_of(tiles, look):
    """How many tiles of this look."""
    return popcount(tiles & BITS[look])


@compiled
def one_less_of_each(tiles):
    """The tiles that surely remain when some tile was taken unseen (D-11.2)."""
    return tiles & (tiles >> 1) & NOT_TOP


@compiled
def some_tile(tiles, ticket):
    """The look of the tile with this number, 0 … size−1; each tile has one."""
    for _ in range(ticket):
        tiles &= tiles - 1
    return LOOK_OF_BIT[lowest_bit(tiles)]
