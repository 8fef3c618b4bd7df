"""When enough continuations were played: lots of pairs, one after the other, until the interval of
what was lost says something, or a bound is reached."""

from __future__ import annotations

import math

from ..continuations import Pairs
from .decision import CARRIED, NOTHING_LOST, Measured

LOT = 16
"""Pairs of a lot."""
FIRST = 2
"""Lots that are played at least: fewer say nothing about their own error."""
MOST = 8
"""Lots that are played at most, with the usual effort."""
SURE = 3.0
"""Standard errors from 0 at which a loss is certain enough."""
SEEMS = 0.02
"""A loss that a search finds is measured if it is at least so much."""


class Comparing:
    """One comparison that is being made."""

    def __init__(self, seat: int, effort: float) -> None:
        """``seat``: whose loss it is about."""
        self._seat = seat
        self._most = max(FIRST, round(MOST * effort))
        self._lots = 0
        self._pairs: Pairs | None = None

    @property
    def following(self) -> range:
        """The numbers of the next lot's pairs."""
        return range(self._lots * LOT, (self._lots + 1) * LOT)

    def add(self, pairs: Pairs) -> None:
        """Take up the next lot."""
        self._lots += 1
        self._pairs = pairs if self._pairs is None else self._pairs + pairs

    @property
    def measured(self) -> Measured:
        """The measurement so far."""
        assert self._pairs is not None
        count = self._pairs.count
        means = tuple(total / count for total in self._pairs.sums)
        spreads = (
            max(0.0, square / count - mean * mean)
            for square, mean in zip(self._pairs.squares, means, strict=True)
        )
        errors = tuple(math.sqrt(spread / (count - 1)) for spread in spreads)
        return Measured(tuple(-mean for mean in means), errors, count)

    @property
    def is_settled(self) -> bool:
        """Whether no more pairs are needed."""
        if self._lots < FIRST or self._lots >= self._most:
            return self._lots >= FIRST
        found = self.measured
        lost, error = -found.change[self._seat], found.errors[self._seat]
        return lost > SURE * error or lost + CARRIED * error < NOTHING_LOST

    @property
    def lots_left(self) -> int:
        """Lots that may still be played."""
        return 0 if self.is_settled else self._most - self._lots
