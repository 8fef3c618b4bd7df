"""The table of Kaiser, König, Edelmann for a terminal, and as plain text.

Every point shows its name, so that it can be typed, and before it the piece that stands there: by
its glyph on its player's colour or, where colour cannot be seen, by its player's letter and its
value. Ways are drawn between the points, where the height allows it.
"""

from dataclasses import dataclass
from itertools import pairwise

from ...drawing.palette import Palette, palette
from ...drawing.table import Drawing, Line, Pen, SeatDrawing, Span
from . import INFO
from .view import KaiserView, PieceView, PointView, SeatView

GLYPHS = {"emperor": ("♚", "1"), "king": ("♛", "2"), "nobleman": ("♞", "3")}
LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}
WIDEST = 72
DIM = "dim"


def draw(view: KaiserView) -> str:
    """The table in plain characters, in English: for logs and notebooks."""
    from ...words import load_words

    return str(table(view, Pen(load_words("en", INFO.messages))))


def table(view: KaiserView, pen: Pen) -> Drawing:
    """The board, what each player has left, and how far the round has come."""
    status = [pen.say("status-quiet", count=view.quiet, limit=view.quiet_limit)]
    if view.rounds > 1:
        status.insert(0, pen.say("status-round", round=view.round, rounds=view.rounds))
    return Drawing(
        board=_board(view, pen),
        seats=tuple(_seat(view, seat, pen) for seat in view.seats),
        status=tuple(status),
    )


# ---- the board -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Layout:
    """Where the points stand, in characters."""

    cell: int
    """Width of a point."""
    columns: dict[str, int]
    """The column of each point's first character."""
    rows: list[list[PointView]]
    """The rows from the north, each from the west."""
    spread: bool
    """Whether a line with ways stands between two rows."""


def _board(view: KaiserView, pen: Pen) -> tuple[Line, ...]:
    layout = _layout(view, pen)
    lines: list[Line] = []
    for index, row in enumerate(layout.rows):
        if index and layout.spread:
            lines.append(_ways_between(view, layout, index, pen))
        lines.append(_row(view, layout, row, pen))
    return tuple(lines)


def _layout(view: KaiserView, pen: Pen) -> _Layout:
    """Neighbours in a row stand a blank or a way apart, if the width allows it: by an even
    number of characters, so that a point can stand between two of another row."""
    by_height: dict[float, list[PointView]] = {}
    for point in view.points:
        by_height.setdefault(point.y, []).append(point)
    rows = [sorted(by_height[y], key=lambda p: p.x) for y in sorted(by_height, reverse=True)]
    cell = 3 if pen.colours else 4
    gaps = [b.x - a.x for row in rows for a, b in pairwise(row)]
    west, east = min(p.x for p in view.points), max(p.x for p in view.points)
    span = max(east - west, 0.001)
    scale = min((cell + 2) // 2 * 2 / min(gaps, default=1.0), (WIDEST - cell) / span)
    columns: dict[str, int] = {}
    for row in rows:
        free = 0
        for point in row:
            columns[point.name] = max(free, round((point.x - west) * scale))
            free = columns[point.name] + cell
    return _Layout(cell, columns, rows, pen.height >= 2 * len(rows) + 2)


def _row(view: KaiserView, layout: _Layout, row: list[PointView], pen: Pen) -> Line:
    pieces = {piece.point: piece for piece in view.pieces}
    edges = {frozenset(edge) for edge in view.edges}
    spans: list[Span] = []
    at = 0
    for index, point in enumerate(row):
        gap = layout.columns[point.name] - at
        joined = index and frozenset((row[index - 1].name, point.name)) in edges
        fill = pen.glyph("─", "-") if joined else " "
        spans.append((fill * gap, DIM))
        spans += _point(view, point, pieces.get(point.name), pen)
        at = layout.columns[point.name] + layout.cell
    return tuple(spans)


def _point(view: KaiserView, point: PointView, piece: PieceView | None, pen: Pen) -> list[Span]:
    """A point's piece and name, in as many characters as the layout's cell."""
    if piece is None:
        mark = pen.glyph("▣", "#") if point.goal else pen.glyph("·", ".")
        if pen.colours:
            return [(f"{mark}{point.name}", palette(pen.colours).point)]
        return [(f"{mark} {point.name}", "")]
    seat = view.seats[piece.seat]
    glyph = pen.glyph(*GLYPHS[piece.kind])
    if not pen.colours:
        value = GLYPHS[piece.kind][1]
        return [(f"{LETTERS[seat.colour]}{value}{point.name}", "")]
    threatened = piece.kind == "emperor" and bool(seat.threats)
    return [(f"{glyph}{point.name}", _style(seat, palette(pen.colours), threatened))]


def _style(seat: SeatView, colour: Palette, threatened: bool = False) -> str:
    if threatened:
        return f"bold {colour.ink} on {colour.accent}"
    ground = getattr(colour, seat.colour)[0]
    weight = "bold" if seat.alive else "dim"
    return f"{weight} {getattr(colour, f'on_{seat.colour}')} on {ground}"


def _ways_between(view: KaiserView, layout: _Layout, index: int, pen: Pen) -> Line:
    """The ways from one row to the next, each a stroke in the middle."""
    upper = {point.name: layout.columns[point.name] for point in layout.rows[index - 1]}
    lower = {point.name: layout.columns[point.name] for point in layout.rows[index]}
    strokes: dict[int, str] = {}
    for a, b in view.edges:
        high, low = (a, b) if a in upper else (b, a)
        if high in upper and low in lower:
            lean = lower[low] - upper[high]
            middle = (lower[low] + upper[high]) // 2 + layout.cell // 2
            strokes[middle] = _stroke(lean, pen)
    width = max(strokes, default=-1) + 1
    return (("".join(strokes.get(column, " ") for column in range(width)), DIM),)


def _stroke(lean: int, pen: Pen) -> str:
    if lean == 0:
        return pen.glyph("│", "|")
    return pen.glyph("╲", "\\") if lean > 0 else pen.glyph("╱", "/")


# ---- what a player has ---------------------------------------------------------------------------


def _seat(view: KaiserView, seat: SeatView, pen: Pen) -> SeatDrawing:
    colour = palette(pen.colours)
    badge = (f" {pen.glyph('♚', '1')} ", _style(seat, colour)) if pen.colours else None
    return SeatDrawing(
        badge=badge or (LETTERS[seat.colour], ""),
        score=pen.say("seat-points", count=seat.total) if view.rounds > 1 else "",
        lines=(_pieces(view, seat, pen),),
    )


def _pieces(view: KaiserView, seat: SeatView, pen: Pen) -> Line:
    """The pieces that the seat has left, or that it is out; and whether its emperor is
    threatened."""
    index = view.seats.index(seat)
    kinds = [piece.kind for piece in view.pieces if piece.seat == index]
    left = " ".join(
        pen.glyph(*GLYPHS[kind]) * kinds.count(kind) for kind in GLYPHS if kind in kinds
    )
    spans: list[Span] = [(left, "bold" if seat.alive else DIM)]
    if not seat.alive:
        spans.append((f"  {pen.say('seat-out')}", DIM))
        return tuple(spans)
    accent = f"bold {palette(pen.colours).accent}" if pen.colours else "bold"
    if seat.threats:
        spans.append((f"  {pen.say('seat-threatened', points=' '.join(seat.threats))}", accent))
    if seat.at_gate:
        spans.append((f"  {pen.say('seat-at-gate')}", accent))
    return tuple(spans)
