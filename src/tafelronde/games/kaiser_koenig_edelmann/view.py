"""The view of Kaiser, König, Edelmann: everybody sees everything."""

import functools

from msgspec import Struct

from ...core.facts.position import Position
from .facts import EMPEROR, KINDS, MAX_ROUNDS, NAMES, QUIET, VALUES
from .seating import COLOURS
from .state import BY_GOAL, BY_LAST, BY_QUIET, BY_STUCK, KaiserRecord
from .ways import Board, Men, men_of, points_of

ENDS = {BY_GOAL: "goal", BY_LAST: "last", BY_QUIET: "quiet", BY_STUCK: "stuck"}


class PointView(Struct, frozen=True, omit_defaults=True):
    """A point of the board."""

    name: str
    x: float
    y: float
    """Upwards: a drawing flips it."""
    goal: bool = False
    """The centre of the fortress."""
    only: tuple[str, ...] = ()
    """The kinds of pieces that may enter it; empty: all."""


class PieceView(Struct, frozen=True):
    """A piece on the board."""

    point: str
    seat: int
    kind: str
    """``emperor``, ``king`` or ``nobleman``."""
    reach: tuple[str, ...]
    """Where it could end if it were its player's turn (K-2, K-3)."""


class SeatView(Struct, frozen=True):
    """The open facts about one player."""

    colour: str
    home: str
    """The point on which the seat's emperor begins a round (K-1.2)."""
    alive: bool
    """His emperor is on the board (K-3.5)."""
    moved: bool
    """He has made a move in this round, and so may capture (K-3.1)."""
    captured: tuple[str, ...]
    """The kinds of the seat's pieces that have left the board, the highest value first."""
    threats: tuple[str, ...]
    """The points of the pieces that could capture the seat's emperor if it were their turn."""
    at_gate: bool
    """Whether the emperor could enter the fortress if it were the seat's turn (K-4.1)."""
    value: int
    """The points of the seat's pieces on the board (K-5.2)."""
    total: int
    """Points of the finished rounds (K-5)."""


class RoundView(Struct, frozen=True):
    """A line of the score sheet."""

    winner: int
    """His seat; −1: a draw."""
    ended: str
    """``goal``, ``last``, ``quiet`` or ``stuck`` (K-4)."""
    points: tuple[int, ...]
    """The points by seat, the winner's 5 included (K-5.2, K-5.3)."""


class KaiserView(Struct, frozen=True, tag_field="t", tag="kaiser_koenig_edelmann"):
    """The whole table; the same for all players and spectators."""

    player: int
    """The player to act: a seat; −1: chance, −4: the game is over."""
    board: str
    """The first 16 digits of its SHA-256, shifted by a bit: the same for the same board."""
    points: tuple[PointView, ...]
    edges: tuple[tuple[str, str], ...]
    pieces: tuple[PieceView, ...]
    """The pieces by point, in the order of ``points``."""
    seats: tuple[SeatView, ...]
    begins: int
    """The seat that began this round; −1 before it is drawn."""
    round: int
    """The number of this round, from 1; at the end, of the last."""
    rounds: int
    """The number of rounds that are played."""
    sheet: tuple[RoundView, ...]
    """The finished rounds."""
    quiet: int
    """Turns in a row without a capture (K-4.3)."""
    quiet_limit: int
    """With so many the round is drawn."""


def view(state: Position[KaiserRecord], player: int | None) -> KaiserView:
    """The table as ``player`` (None: a spectator) sees it."""
    del player  # nothing is hidden
    record = state.record
    men = men_of(record)
    pieces = tuple(
        _piece(point, seat, value, men.reaches[point])
        for point, (seat, value) in men.pieces.items()
    )
    sheet = _sheet(record)
    return KaiserView(
        player=record.player,
        board=f"{record.board_digest:016x}",
        points=_points(men.board),
        edges=_edges(men.board),
        pieces=pieces,
        seats=tuple(_seat(record, men, sheet, seat) for seat in range(record.players)),
        begins=record.begins,
        round=record.round_number + 1,
        rounds=record.rounds,
        sheet=sheet,
        quiet=record.quiet,
        quiet_limit=QUIET * record.players,
    )


@functools.lru_cache(maxsize=20_000)
def _piece(point: int, seat: int, value: int, reach: int) -> PieceView:
    return PieceView(NAMES[point], seat, KINDS[value], _names(reach))


def _names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[point] for point in points_of(mask))


@functools.lru_cache(maxsize=16)
def _points(board: Board) -> tuple[PointView, ...]:
    points: list[PointView] = []
    for point in range(board.points):
        only = [KINDS[value] for value in VALUES if board.allowed[value - 1] >> point & 1]
        points.append(
            PointView(
                name=NAMES[point],
                x=board.x[point],
                y=board.y[point],
                goal=bool(board.goal >> point & 1),
                only=tuple(only) if len(only) < len(VALUES) else (),
            )
        )
    return tuple(points)


@functools.lru_cache(maxsize=16)
def _edges(board: Board) -> tuple[tuple[str, str], ...]:
    return tuple(
        (NAMES[a], NAMES[b]) for a in range(board.points) for b in points_of(board.near[a]) if a < b
    )


def _seat(record: KaiserRecord, men: Men, sheet: tuple[RoundView, ...], seat: int) -> SeatView:
    start = record.start[seat]
    captured, value = _left(start, men.men[seat])
    return SeatView(
        colour=COLOURS[record.colour[seat]],
        home=NAMES[start[EMPEROR - 1].bit_length() - 1],
        alive=men.is_alive(seat),
        moved=bool(men.moved >> seat & 1),
        captured=captured,
        threats=tuple(NAMES[point] for point in men.threats[seat]),
        at_gate=men.at_gate(seat),
        value=value,
        total=sum(line.points[seat] for line in sheet),
    )


@functools.lru_cache(maxsize=10_000)
def _left(start: tuple[int, ...], men: tuple[int, ...]) -> tuple[tuple[str, ...], int]:
    """The kinds of a seat's pieces that have left the board, and the value of those on it."""
    counts = [mask.bit_count() for mask in men]
    lost = [before.bit_count() - count for before, count in zip(start, counts, strict=True)]
    captured = tuple(KINDS[value] for value in reversed(VALUES) for _ in range(lost[value - 1]))
    return captured, sum(value * count for value, count in zip(VALUES, counts, strict=True))


def _sheet(record: KaiserRecord) -> tuple[RoundView, ...]:
    return tuple(
        RoundView(
            winner=record.winner[number],
            ended=ENDS[record.ended[number]],
            points=record.sheet[number][: record.players],
        )
        for number in range(MAX_ROUNDS)
        if record.ended[number]
    )
