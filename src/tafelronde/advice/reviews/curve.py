"""The course of a game as a curve: what each seat could expect at each decision, and how far off
that may be.

The points are the very numbers that are told of the decisions. The band is the scatter of the
points around: who decides sees other hands than who decided before, so what is expected of the same
seat swings a little though nothing happened."""

import math
from collections.abc import Sequence

from msgspec import Struct

from ...search.shares import Shares
from .decision import Decision

BAND = 1.64
"""Standard errors that the band is wide, to each side: nine of ten are within."""


class Point(Struct, frozen=True):
    """The expectations of every seat about one decision."""

    ply: int
    shares: Shares
    band: Shares
    """The possible error of the shares, to each side."""


def curve(decisions: Sequence[Decision], last: int, result: Shares) -> tuple[Point, ...]:
    """A point for each decision, and one for the end; empty where nobody decided."""
    if not decisions:
        return ()
    known = [decision.before for decision in decisions]
    reach = len(result)
    points = [_point(known, at, reach, decision.ply) for at, decision in enumerate(decisions)]
    return (*points, Point(last, result, tuple(0.0 for _ in result)))


def _point(known: Sequence[Shares], at: int, reach: int, ply: int) -> Point:
    """A decision, and the scatter around it, by weights that fall to both sides."""
    if reach <= 2:  # both see most of the same: one decision to each side
        reach = 2
    near = range(max(0, at - reach + 1), min(len(known), at + reach))
    weights = [1.0 - abs(one - at) / reach for one in near]
    whole = math.fsum(weights)
    bands = list[float]()
    for seat in range(len(known[at])):
        values = [known[one][seat] for one in near]
        mean = math.fsum(w * v for w, v in zip(weights, values, strict=True)) / whole
        square = math.fsum(w * (v - mean) ** 2 for w, v in zip(weights, values, strict=True))
        free = math.fsum(w * w for w in weights) / whole**2
        bands.append(BAND * math.sqrt(square / whole * free / max(0.25, 1.0 - free)))
    return Point(ply, known[at], tuple(bands))
