"""The ways over the board, in plain Python, for what is shown and told: a step's path, what each
piece reaches, who threatens an emperor."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from .facts import EMPEROR, KING, VALUES

if TYPE_CHECKING:
    from ...core.state import State


class Men:
    """The pieces of a position and the ways open to them, read from the record once."""

    def __init__(self, state: State) -> None:
        record = state.record
        self.players = state.players
        self.near: list[int] = record.near.tolist()
        self.allowed: list[int] = record.allowed.tolist()
        self.moved = int(record.moved)
        self.goal = int(record.goal)
        self.men: list[list[int]] = record.men.tolist()
        self.taken = sum(mask for seat in self.men for mask in seat)

    def at(self, point: int) -> tuple[int, int] | None:
        """The seat and value of the piece on a point."""
        for seat in range(self.players):
            for value in VALUES:
                if self.men[seat][value - 1] >> point & 1:
                    return seat, value
        return None

    def is_alive(self, seat: int) -> bool:
        return self.men[seat][EMPEROR - 1] != 0

    def emperor(self, seat: int) -> int:
        """The point of a living seat's emperor."""
        return self.men[seat][EMPEROR - 1].bit_length() - 1

    def path(self, start: int, end: int) -> tuple[int, ...]:
        """The points that a move passes, both ends included: of several ways the one whose points
        come first. Empty where there is none."""
        piece = self.at(start)
        if piece is None:
            return ()
        ways = self.ways((start,), piece[1])
        return next((way for way in ways if way[-1] == end), ())

    def ways(self, way: tuple[int, ...], value: int) -> Iterator[tuple[int, ...]]:
        """All ways of a piece of this value that begin so (K-2.2 … K-2.7), whatever stands at
        their end."""
        if len(way) == value + 1:
            yield way
            return
        last = len(way) == value
        for point in points_of(self.near[way[-1]] & self.allowed[value - 1]):
            if point not in way and (last or not self.taken >> point & 1):
                yield from self.ways((*way, point), value)

    @functools.cached_property
    def pieces(self) -> dict[int, tuple[int, int]]:
        """The seat and value of each piece, by its point, ascending."""
        found = {
            point: (seat, value)
            for seat in range(self.players)
            for value in VALUES
            for point in points_of(self.men[seat][value - 1])
        }
        return dict(sorted(found.items()))

    @functools.cached_property
    def reaches(self) -> dict[int, int]:
        """For each piece, by its point, where it could end as a set of bits, were it its player's
        turn (K-2, K-3): nowhere once he is out (K-3.5)."""
        own = [sum(seat) for seat in self.men]
        found: dict[int, int] = {}
        for point, (seat, value) in self.pieces.items():
            closed = own[seat] if self.moved >> seat & 1 else self.taken  # K-2.6, K-3.1
            alive = self.is_alive(seat)
            found[point] = self._ends(point, value) & ~closed if alive else 0
        return found

    def _ends(self, point: int, value: int) -> int:
        """Where a piece of this value can end, whatever stands there (K-2.2 … K-2.5, K-2.7)."""
        near, allowed = self.near, self.allowed[value - 1]
        empty = allowed & ~self.taken
        ends = near[point] if value == EMPEROR else 0
        left = near[point] & empty if value > EMPEROR else 0
        while left:
            first = left & -left
            left ^= first
            further = near[first.bit_length() - 1]
            if value == KING:
                ends |= further
                continue
            further &= empty
            while further:
                second = further & -further
                further ^= second
                ends |= near[second.bit_length() - 1] & ~first  # K-2.4
        return ends & allowed & ~(1 << point)

    def threats(self, seat: int) -> list[int]:
        """The points of the pieces that could capture this seat's emperor, were it their turn
        (K-3): none once he is out. Ways are the same in both directions."""
        if not self.is_alive(seat):
            return []
        end = self.emperor(seat)
        found = 0
        for value in VALUES:
            if self.allowed[value - 1] >> end & 1:
                ends = self._ends(end, value)
                for other in range(self.players):
                    armed = self.is_alive(other) and self.moved >> other & 1  # K-3.1, K-3.5
                    if other != seat and armed:
                        found |= ends & self.men[other][value - 1]
        return list(points_of(found))

    def at_gate(self, seat: int) -> bool:
        """Whether this seat's emperor could enter the fortress, were it his turn (K-4.1)."""
        return self.is_alive(seat) and bool(self.near[self.emperor(seat)] & self.goal)


def points_of(mask: int) -> Iterator[int]:
    """The points of a set, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
