"""The ways over the board, in plain Python, for what is shown and told: a step's path, what each
piece reaches, who threatens an emperor. Sets of points are bits of an int."""

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .facts import EMPEROR, KING, VALUES
from .state import KaiserRecord

Way = tuple[int, ...]
"""The points that a move passes, both ends included."""


class Board:
    """Points and the ways between them, which no move changes. Equal boards are one object, so
    that what is found on a board can be kept by it."""

    def __init__(self, record: KaiserRecord) -> None:
        self.near = record.near
        """The neighbours of each point."""
        self.allowed = record.allowed
        """The points that a piece of each value may enter (K-2.7)."""
        self.goal = record.goal
        self.points = record.points
        self.x: list[float] = [x / 1000 for x in record.x]
        self.y: list[float] = [y / 1000 for y in record.y]
        self._passed = {value: self._passed_by(value) for value in VALUES}

    def _passed_by(self, value: int) -> list[int]:
        """For each point those on which a piece of this value can stand on its way from there."""
        return [self._within(point, value - 1, value) for point in range(self.points)]

    def _within(self, point: int, steps: int, value: int) -> int:
        reached = edge = 1 << point
        for _ in range(steps):
            near = 0
            for at in points_of(edge):
                near |= self.near[at]
            edge = near & self.allowed[value - 1] & ~reached
            reached |= edge
        return reached

    def ways(self, start: int, value: int, taken: int) -> Mapping[int, Way]:
        """Where a piece of this value can end (K-2.2 … K-2.7), whatever stands there, and of
        several ways the one whose points come first."""
        return _ways(self, start, value, taken & self._passed[value][start])

    def ends(self, start: int, value: int, taken: int) -> int:
        """The same ends as a set."""
        return _ends(self, start, value, taken & self._passed[value][start])


_boards: dict[int, Board] = {}
"""The last few boards, by their digests."""


def board_of(record: KaiserRecord) -> Board:
    """The board of a position."""
    digest = record.board_digest
    found = _boards.get(digest)
    if found is None:
        if len(_boards) == 16:
            _boards.pop(next(iter(_boards)))
        found = _boards[digest] = Board(record)
    return found


@functools.lru_cache(maxsize=2_000)
def _ways(board: Board, start: int, value: int, taken: int) -> Mapping[int, Way]:
    found: dict[int, Way] = {}
    for way in _all_ways(board, (start,), value, taken):
        found.setdefault(way[-1], way)
    return found


def _all_ways(board: Board, way: Way, value: int, taken: int) -> Iterator[Way]:
    """All ways that begin so, those whose points come first before the others."""
    if len(way) == value + 1:
        yield way
        return
    last = len(way) == value
    for point in points_of(board.near[way[-1]] & board.allowed[value - 1]):
        if point not in way and (last or not taken >> point & 1):
            yield from _all_ways(board, (*way, point), value, taken)


@functools.lru_cache(maxsize=20_000)
def _ends(board: Board, start: int, value: int, taken: int) -> int:
    near, allowed = board.near, board.allowed[value - 1]
    empty = allowed & ~taken
    ends = near[start] if value == EMPEROR else 0
    left = near[start] & empty if value > EMPEROR else 0
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
    return ends & allowed & ~(1 << start)


MenOfAll = tuple[tuple[int, ...], ...]
"""[seat][value − 1]: the points with a seat's pieces."""


@dataclass(frozen=True)
class Men:
    """The pieces of a position and the ways open to them."""

    board: Board
    men: MenOfAll
    moved: int
    """Seats that have moved in this round, as bits."""
    player: int
    """The player to act."""
    players: int

    @functools.cached_property
    def taken(self) -> int:
        """The points with pieces."""
        return sum(mask for seat in self.men for mask in seat)

    def at(self, point: int) -> tuple[int, int] | None:
        """The seat and value of the piece on a point."""
        return self.pieces.get(point)

    def is_alive(self, seat: int) -> bool:
        return self.men[seat][EMPEROR - 1] != 0

    def emperor(self, seat: int) -> int:
        """The point of a living seat's emperor."""
        return self.men[seat][EMPEROR - 1].bit_length() - 1

    def ways(self, start: int, value: int) -> Mapping[int, Way]:
        """Where a piece of this value can end, whatever stands there, and the way (``Board``)."""
        return self.board.ways(start, value, self.taken)

    @functools.cached_property
    def pieces(self) -> dict[int, tuple[int, int]]:
        """The seat and value of each piece, by its point, ascending."""
        found: list[tuple[int, tuple[int, int]]] = []
        for seat, kinds in enumerate(self.men):
            for value, mask in enumerate(kinds, EMPEROR):
                found += [(point, (seat, value)) for point in points_of(mask)]
        return dict(sorted(found))

    @functools.cached_property
    def reaches(self) -> dict[int, int]:
        """For each piece, by its point, where it could end if it were its player's turn (K-2, K-3),
        as a set of bits: nowhere once the player is out (K-3.5)."""
        board, taken = self.board, self.taken
        open_to: list[int] = []
        for seat, kinds in enumerate(self.men):
            closed = sum(kinds) if self.moved >> seat & 1 else taken  # K-2.6, K-3.1
            open_to.append(~closed if kinds[EMPEROR - 1] else 0)
        return {
            point: board.ends(point, value, taken) & open_to[seat]
            for point, (seat, value) in self.pieces.items()
        }

    @functools.cached_property
    def threats(self) -> tuple[list[int], ...]:
        """For each seat the points of the pieces that could capture its emperor, were it their turn
        (K-3): none once they are out. Ways are the same in both directions."""
        return tuple(self._threats(seat) for seat in range(self.players))

    def _threats(self, seat: int) -> list[int]:
        if not self.is_alive(seat):
            return []
        end = self.emperor(seat)
        found = 0
        for value in VALUES:
            if self.board.allowed[value - 1] >> end & 1:
                ends = self.board.ends(end, value, self.taken)
                for other in range(self.players):
                    armed = self.is_alive(other) and self.moved >> other & 1  # K-3.1, K-3.5
                    if other != seat and armed:
                        found |= ends & self.men[other][value - 1]
        return points_of(found)

    def at_gate(self, seat: int) -> bool:
        """Whether this seat's emperor could enter the fortress if it were its turn (K-4.1)."""
        return self.is_alive(seat) and bool(self.board.near[self.emperor(seat)] & self.board.goal)


@functools.lru_cache(maxsize=512)
def _men(board: Board, men: MenOfAll, moved: int, player: int, players: int) -> Men:
    return Men(board, men, moved, player, players)


def men_of(record: KaiserRecord) -> Men:
    """The pieces of a position: the same object while it is looked at again and again."""
    return _men(board_of(record), record.men, record.moved, record.player, record.players)


def points_of(mask: int) -> list[int]:
    """The points of a set, ascending."""
    points: list[int] = []
    while mask:
        low = mask & -mask
        points.append(low.bit_length() - 1)
        mask ^= low
    return points
