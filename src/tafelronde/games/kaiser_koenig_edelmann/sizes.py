"""The fixed sizes of Kaiser, König, Edelmann that no list has, and what positions need of them."""

from ...core.facts.sizes import Size
from .board_check import MEN
from .facts import BONUS, MAX_ROUNDS, MAX_SEATS, NOBLEMAN, QUIET
from .state import KaiserRecord


def _quiet(record: KaiserRecord) -> int:
    return record.quiet


def _points(record: KaiserRecord) -> int:
    return max(sum(row[seat] for row in record.sheet) for seat in range(MAX_SEATS))


SIZES = (
    Size("turns without a capture", (QUIET + 1) * MAX_SEATS, _quiet),
    Size("points on the sheet", MAX_ROUNDS * (NOBLEMAN * MEN + BONUS), _points),
)
"""Skipped turns count while the next one to move is looked for (K-4.3), at most once for each seat;
no seat has more than its MEN pieces, of at most NOBLEMAN points, and the winner's bonus."""
