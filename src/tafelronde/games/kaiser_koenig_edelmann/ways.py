"""The ways over the board, in plain Python, for what is shown and told: a step's path, threats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .facts import EMPEROR, VALUES

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
        ways = self._ways((start,), piece[1])
        return next((way for way in ways if way[-1] == end), ())

    def _ways(self, way: tuple[int, ...], value: int) -> Iterator[tuple[int, ...]]:
        """All ways of a piece of this value that begin so (K-2.2 … K-2.7), whatever stands at
        their end."""
        if len(way) == value + 1:
            yield way
            return
        last = len(way) == value
        for point in points_of(self.near[way[-1]] & self.allowed[value - 1]):
            if point not in way and (last or not self.taken >> point & 1):
                yield from self._ways((*way, point), value)

    def threats(self, seat: int) -> set[int]:
        """The points of foreign pieces that could capture this seat's emperor, were it their turn
        (K-3): none once he is out. Ways are the same in both directions."""
        if not self.is_alive(seat):
            return set()
        end = self.emperor(seat)
        found: set[int] = set()
        for value in VALUES:
            if self.allowed[value - 1] >> end & 1:
                found |= {
                    way[-1] for way in self._ways((end,), value) if self._hits(way, value, seat)
                }
        return found

    def _hits(self, way: tuple[int, ...], value: int, victim: int) -> bool:
        piece = self.at(way[-1])
        if piece is None:
            return False
        seat, found = piece
        armed = self.is_alive(seat) and bool(self.moved >> seat & 1)  # K-3.1, K-3.5
        return armed and seat != victim and found == value


def points_of(mask: int) -> Iterator[int]:
    """The points of a set, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
