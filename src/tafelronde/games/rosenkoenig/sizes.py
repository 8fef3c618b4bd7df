"""The fixed sizes of Rosenkönig that no list has, and what a position needs of them."""

from ...core.facts.sizes import Size
from .facts import STONES
from .state import RosenkoenigRecord


def _points(record: RosenkoenigRecord) -> int:
    return max(record.points)


def _largest_area(record: RosenkoenigRecord) -> int:
    return max(record.extent)


SIZES = (Size("points", STONES**2, _points), Size("stones of an area", STONES, _largest_area))
"""All stones in one area, at the most: far below what an int32 and an int8 hold."""
