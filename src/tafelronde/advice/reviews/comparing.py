"""When enough continuations were played: lots of pairs, one after the other, until the interval of
what was lost says something, it has become unlikely that more pairs would show a loss, or a bound
is reached."""

from __future__ import annotations

import math
from statistics import NormalDist

from ...search.shares import Shares
from ..continuations import Pairs
from .decision import CARRIED, NOTHING_LOST

LOT = 8
"""Pairs of a lot."""
FIRST = 1
"""Lots that are played at least."""
MOST = 16
"""Lots that are played at most, with the usual effort."""
SURE, ENOUGH = 3.0, 2
"""Standard errors from 0 at which a loss is certain enough; and the lots after which that can be
said, since the error itself is known badly before."""
HOPE = 0.15
"""The chance that all pairs together would show a loss, below which no more are played."""
SEEMS = 0.02
"""A loss that a search finds is measured if it is at least so much."""
LEAST_SPREAD = 0.05
"""The least spread of the differences of pairs: a few that came out alike prove little."""


class Comparing:
    """One comparison that is being made: the first action, held against the second one."""

    def __init__(self, seat: int, effort: float) -> None:
        """``seat``: whose loss it is about."""
        self._seat = seat
        self._most = max(ENOUGH, round(MOST * effort))
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
    def count(self) -> int:
        """The pairs that were played."""
        return 0 if self._pairs is None else self._pairs.count

    @property
    def first(self) -> Shares:
        """The mean shares that came of the first action."""
        assert self._pairs is not None
        return tuple(total / self.count for total in self._pairs.firsts)

    @property
    def second(self) -> Shares:
        """The mean shares that came of the second action."""
        assert self._pairs is not None
        both = zip(self._pairs.firsts, self._pairs.sums, strict=True)
        return tuple(max(0.0, (first - apart) / self.count) for first, apart in both)

    @property
    def errors(self) -> Shares:
        """The standard errors of the differences, by seat."""
        assert self._pairs is not None
        spreads = (
            square / self.count - (apart / self.count) ** 2
            for square, apart in zip(self._pairs.squares, self._pairs.sums, strict=True)
        )
        free = max(1, self.count - 1)
        return tuple(math.sqrt(max(LEAST_SPREAD**2, spread) / free) for spread in spreads)

    @property
    def lost(self) -> float:
        """The difference for the seat that it is about, above 0 where the first is better."""
        return 0.0 if self._pairs is None else self._pairs.sums[self._seat] / self.count

    @property
    def error(self) -> float:
        """Its standard error."""
        return 0.0 if self._pairs is None else self.errors[self._seat]

    @property
    def carried(self) -> float:
        """The difference as far as the pairs carry it; 0 where they do not."""
        lost, error = self.lost, self.error
        if lost < NOTHING_LOST or lost <= CARRIED * error:
            return 0.0
        return lost - error * error / lost

    @property
    def turned(self) -> Comparing:
        """The same, held the other way round."""
        found = Comparing(self._seat, 1.0)
        if self._pairs is not None:
            found._pairs = Pairs(
                self.count,
                tuple(-apart for apart in self._pairs.sums),
                self._pairs.squares,
                tuple(self.count * share for share in self.second),
            )
        return found

    @property
    def is_settled(self) -> bool:
        """Whether no more pairs are needed."""
        if self._lots < FIRST or self._lots >= self._most:
            return self._lots >= FIRST
        sure = self._lots >= ENOUGH and self.lost > SURE * self.error
        return sure or self._hope < HOPE

    @property
    def _hope(self) -> float:
        """The chance that the pairs carry a difference once all are played, by those that were: the
        mean of all is about that of these, with the error of those that are missing."""
        most = self._most * LOT
        last = self.error * math.sqrt(self.count / most)
        missing = self.error * math.sqrt(1.0 - self.count / most)
        goal = max(NOTHING_LOST, CARRIED * last)
        return 1.0 - NormalDist(self.lost, missing).cdf(goal)

    @property
    def lots_left(self) -> int:
        """Lots that may still be played."""
        return 0 if self.is_settled else self._most - self._lots
