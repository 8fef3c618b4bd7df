"""The best tables for a few people, by exact search.

The best tables seat the most people who have waited very long, then the most people, then people at
the sizes that they like best. The search is branch and bound over sets of seeks; a set is the bits
of an integer.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .seek import Apart, Seek, together

FEW = 16
"""The number of people, about, who are paired by one exact search."""
NODES = 1_500
"""Sets that such a search visits at most, so that a round ends. It mostly finds the best tables
within a hundred."""
SEATED = 1_000
"""Worth of a person who has a seat; each seat fewer than they like best takes 1 off …"""
LONG = 1_000 * SEATED
"""… and what a person who has waited very long is worth beside that."""


class Found(NamedTuple):
    """A pairing: the seeks that get a table, longest wait first; bots take the other seats."""

    seeks: tuple[Seek, ...]
    players: int

    @property
    def strength(self) -> float:
        """The average strength of its people."""
        return sum(seek.strength for seek in self.seeks) / len(self.seeks)


def worth(tables: Sequence[Found], now: float) -> int:
    """The worth of these tables; more is better."""
    return sum(_worth(seek, table.players, now) for table in tables for seek in table.seeks)


def _worth(seek: Seek, players: int, now: float) -> int:
    long = LONG if seek.waited(now) >= seek.patience.long else 0
    return long + SEATED - (seek.most - players)


def best_of_few(seeks: Sequence[Seek], apart: Apart, now: float) -> list[Found]:
    """The tables of these people that are worth most; among equals, people who have waited longer
    come first. ``seeks``: sorted by ``in_turn``, of about ``FEW`` people."""
    return _Search(seeks, apart, now, 0, NODES).found()


def more_of_few(
    seeks: Sequence[Seek], tables: Sequence[Found], apart: Apart, now: float, nodes: int
) -> list[Found]:
    """Tables that seat more of these people, or more who have waited very long, than ``tables``
    do (which seat some of them); [] where the search finds none within ``nodes`` sets. ``seeks``:
    sorted by ``in_turn``."""
    return _Search(seeks, apart, now, worth(tables, now), nodes).found()


def _bits(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class _Search:
    """One search. A mask has a bit for each seek, the longest wait lowest."""

    def __init__(
        self, seeks: Sequence[Seek], apart: Apart, now: float, more_than: int, nodes: int
    ) -> None:
        self._seeks = seeks
        self._left = nodes
        self._best = more_than
        self._unit = SEATED if more_than else 1
        """The smallest gain in worth for which the search goes on."""
        count = len(seeks)
        self._near = [0] * count
        """For each seek the mask of the seeks with which it may share a table."""
        for one in range(count):
            for other in range(one):
                if together(seeks[one], seeks[other], apart, now):
                    self._near[one] |= 1 << other
                    self._near[other] |= 1 << one
        self._own = [
            sum(1 << other for other in range(count) if seeks[other].user == seek.user)
            for seek in seeks
        ]
        """For each seek the mask of all seeks of its person."""
        sizes = {size for seek in seeks for size in range(seek.least, seek.most + 1)}
        self._fits = {
            size: sum(1 << one for one in range(count) if seeks[one].accepts(size))
            for size in sizes
        }
        self._worth = [
            {size: _worth(seek, size, now) for size in range(seek.most, seek.least - 1, -1)}
            for seek in seeks
        ]
        """For each seek its worth at a table of each size, the largest size first."""
        self._twin = self._twins()
        self._alike = [
            sum(1 << other for other, first in enumerate(self._twin) if first == twin)
            for twin in self._twin
        ]
        self._seen: dict[int, int] = {}
        self._tables: list[int] = []
        """The best tables so far, as masks."""

    def _twins(self) -> list[int]:
        """For each seek the longest-waiting seek that could take its place at any table (perhaps
        itself). Of such twins the search seats the longer wait first, so that it tries equal tables
        once."""
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
        """The best tables; [] where none are worth more than the start value."""
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
        # Try this person without a seat; then their twins get none either: one would have sat here.
        self._go(mask & ~(self._own[one] | self._alike[one]), value, tables)

    def _units(self, value: int) -> int:
        return -(-value // self._unit)

    def _groups(self, group: int, rest: int, missing: int) -> Iterator[int]:
        """All groups of ``group`` and ``missing`` more seeks of ``rest``; one of each set of groups
        that differ only by twins."""
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
        """An upper bound of what tables of these seeks are worth."""
        most: dict[str, int] = {}
        for one in _bits(mask):
            near = mask & self._near[one]
            for size, value in self._worth[one].items():
                if (near & self._fits[size]).bit_count() >= size - 1:
                    user = self._seeks[one].user
                    most[user] = max(most.get(user, 0), value)
                    break
        return sum(most.values())
