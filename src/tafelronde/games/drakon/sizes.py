"""The fixed sizes of Drakon that no list has, and what a position needs of them."""

from ...core.facts.sizes import Size
from .facts import FARTHEST, TILES, cell_of_laid, place_of
from .state import LATER, MOST_EMPTY, MOST_MOVES_IN_CHAIN, DrakonRecord


def _empty_cells(record: DrakonRecord) -> int:
    sides = (side for tile in record.sides[: record.count] for side in tile)
    return sum(side < 0 and not ~side & LATER for side in sides)


def _reached(record: DrakonRecord) -> int:
    places = (place_of(cell_of_laid(entry)) for entry in record.laid[: record.count])
    return max(abs(steps) for place in places for steps in place)


def _tiles(record: DrakonRecord) -> int:
    return record.count


def _chain(record: DrakonRecord) -> int:
    return record.entered


SIZES = (
    Size("empty cells", MOST_EMPTY, _empty_cells),
    Size("steps from the start tile", FARTHEST, _reached),
    Size("laid tiles", TILES, _tiles),
    Size("moves of a chain", MOST_MOVES_IN_CHAIN + 1, _chain),
)
