"""The best tables for a few people, found by looking at all.

Best is: the most of those who have waited very long, then the most people, then the sizes that
they like best. A search by branch and bound over sets of wishes, as bits of an integer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .seek import Apart, Seek, together

FEW = 16
"""People for whom all is looked at."""
NODES = 1_500
"""Sets that are looked at for them at the most, so that a round has an end. The best tables are
mostly found within a hundred."""
SEATED = 1_000
"""What somebody with a seat counts beside one seat fewer than they like best …"""
LONG = 1_000 * SEATED
"""… and what somebody counts who has waited very long."""


class Found(NamedTuple):
    """People who get a table, those who have waited longest first; bots take the other seats."""

    seeks: tuple[Seek, ...]
    players: int

    @property
    def strength(self) -> float:
        """That of its people, on average."""
        return sum(seek.strength for seek in self.seeks) / len(self.seeks)


def worth(tables: Sequence[Found], now: float) -> int:
    """What tables are worth; more is better."""
    return sum(_worth(seek, table.players, now) for table in tables for seek in table.seeks)


def _worth(seek: Seek, players: int, now: float) -> int:
    long = LONG if seek.waited(now) >= seek.patience.long else 0
    return long + SEATED - (seek.most - players)


def best_of_few(seeks: Sequence[Seek], apart: Apart, now: float) -> list[Found]:
    """The tables of these people that are worth most; among equals, those who have waited longest.
    ``seeks`` are in turn, of some ``FEW`` people."""
    return _Search(seeks, apart, now, 0, NODES).found()


def more_of_few(
    seeks: Sequence[Seek], tables: Sequence[Found], apart: Apart, now: float, nodes: int
) -> list[Found]:
    """Tables at which more of these people sit, or more of those who have waited very long, than
    at ``tables``, which are of some of them; [] where there are none, or none is found soon: after
    ``nodes`` sets. ``seeks`` are in turn."""
    return _Search(seeks, apart, now, worth(tables, now), nodes).found()


def _bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class _Search:
    """One search. A mask has a bit for each wish, the longest wait lowest."""

    def __init__(
        self, seeks: Sequence[Seek], apart: Apart, now: float, more_than: int, nodes: int
    ) -> None:
        self._seeks = seeks
        self._left = nodes
        self._best = more_than
        self._unit = SEATED if more_than else 1
        """What is better by less is not looked for."""
        count = len(seeks)
        self._near = [0] * count
        """With whom each may sit."""
        for one in range(count):
            for other in range(one):
                if together(seeks[one], seeks[other], apart, now):
                    self._near[one] |= 1 << other
                    self._near[other] |= 1 << one
        self._own = [
            sum(1 << other for other in range(count) if seeks[other].user == seek.user)
            for seek in seeks
        ]
        """All wishes of the same person."""
        sizes = {size for seek in seeks for size in range(seek.least, seek.most + 1)}
        self._fits = {
            size: sum(1 << one for one in range(count) if seeks[one].accepts(size))
            for size in sizes
        }
        self._worth = [
            {size: _worth(seek, size, now) for size in range(seek.most, seek.least - 1, -1)}
            for seek in seeks
        ]
        """What each is worth at a table of each size, the largest first."""
        self._twin = self._twins()
        self._alike = [
            sum(1 << other for other, first in enumerate(self._twin) if first == twin)
            for twin in self._twin
        ]
        self._seen: dict[int, int] = {}
        self._tables: list[int] = []
        """The best tables so far."""

    def _twins(self) -> list[int]:
        """For each wish the first that may take its place wherever it is: one of two twins who has
        waited longer is taken first, so that equal tables are looked at once."""
        first: dict[object, int] = {}
        twin: list[int] = []
        for one, seek in enumerate(self._seeks):
            bit = 1 << one
            alone = self._own[one] == bit
            key = (seek.kind, seek.least, seek.most, self._worth[one][seek.most])
            found = first.setdefault((*key, self._near[one] | bit) if alone else one, one)
            twin.append(found)
        return twin

    def found(self) -> list[Found]:
        """The best of all; [] where nothing is better."""
        self._go((1 << len(self._seeks)) - 1, 0, [])
        return [
            Found(tuple(self._seeks[one] for one in _bits(table)), table.bit_count())
            for table in self._tables
        ]

    def _go(self, mask: int, value: int, tables: list[int]) -> None:
        if self._units(value) > self._units(self._best):
            self._best, self._tables = value, list(tables)
        if not mask or self._left <= 0 or self._seen.get(mask, -1) >= value:
            return
        self._left -= 1
        self._seen[mask] = value
        if self._units(value + self._bound(mask)) <= self._units(self._best):
            return
        one = (mask & -mask).bit_length() - 1
        for seek in _bits(mask & self._own[one]):
            for size in self._worth[seek]:
                rest = mask & self._near[seek] & self._fits[size]
                for table in self._groups(1 << seek, rest, size - 1):
                    gone = more = 0
                    for seat in _bits(table):
                        gone |= self._own[seat]
                        more += self._worth[seat][size]
                    tables.append(table)
                    self._go(mask & ~gone, value + more, tables)
                    tables.pop()
                    if self._left <= 0:
                        return
        # who stays without a seat leaves their twins without: a twin could have sat for them
        self._go(mask & ~(self._own[one] | self._alike[one]), value, tables)

    def _units(self, value: int) -> int:
        return -(-value // self._unit)

    def _groups(self, group: int, rest: int, missing: int) -> Iterator[int]:
        """All groups with so many more of ``rest``, each once of those that are worth the same."""
        if missing == 0:
            yield group
            return
        tried = 0
        while rest.bit_count() >= missing:
            low = rest & -rest
            seat = low.bit_length() - 1
            rest ^= low
            twin = 1 << self._twin[seat]
            if not tried & twin:
                tried |= twin
                yield from self._groups(group | low, rest & self._near[seat], missing - 1)

    def _bound(self, mask: int) -> int:
        """No tables of these are worth more."""
        most: dict[str, int] = {}
        for one in _bits(mask):
            near = mask & self._near[one]
            for size, value in self._worth[one].items():
                if (near & self._fits[size]).bit_count() >= size - 1:
                    user = self._seeks[one].user
                    most[user] = max(most.get(user, 0), value)
                    break
        return sum(most.values())
