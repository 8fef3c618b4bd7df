"""The scoring of Rosenkönig in stages: area by area, the largest first."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from ...core.facts.position import Position
from ...core.facts.scoring import Stage
from ...core.facts.telling import Telling
from .facts import RED, WHITE, square_name
from .state import RosenkoenigRecord

SMALL = 3
"""Areas of fewer stones are counted together, in the end."""


def scoring(positions: Iterable[Position[RosenkoenigRecord]]) -> Iterator[Stage]:
    """The largest areas of both, then the next ones, then all small ones (R-6.3)."""
    last = None
    for position in positions:
        last = position
    if last is None:
        return
    areas = [_areas(last.record, seat) for seat in (RED, WHITE)]
    large = [[area for area in own if len(area) >= SMALL] for own in areas]
    points = [0, 0]
    for number, pair in enumerate(zip_longest(*large, fillvalue=[]), 1):
        points = [have + len(area) ** 2 for have, area in zip(points, pair, strict=True)]
        arguments = {"number": number, "red": len(pair[0]), "white": len(pair[1])}
        yield Stage(Telling("areas", arguments), tuple(points), _names(*pair))
    small = [[area for area in own if len(area) < SMALL] for own in areas]
    points = [have + sum(len(a) ** 2 for a in own) for have, own in zip(points, small, strict=True)]
    if any(small):
        things = _names(*(area for own in small for area in own))
        yield Stage(Telling("areas-small"), tuple(points), things)


def _areas(record: RosenkoenigRecord, seat: int) -> list[list[int]]:
    """The squares of each of a player's areas, the largest area first."""
    found: dict[int, list[int]] = {}
    for square, (owner, area) in enumerate(zip(record.owner, record.area, strict=True)):
        if owner == seat:
            found.setdefault(area, []).append(square)
    return sorted(found.values(), key=len, reverse=True)


def _names(*areas: list[int]) -> tuple[str, ...]:
    return tuple(square_name(square) for area in areas for square in area)
