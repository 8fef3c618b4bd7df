"""The table of Rosenkönig for a terminal, and as plain text.

A square is 4 × 2 characters: a row with a mark (the crown, or the number of a choice) and the
stone, and a row of half blocks that it shares with the square below, so that areas join. Where
colour cannot be seen, the roses differ in form and empty squares are points.
"""

from __future__ import annotations

from typing import NamedTuple

from ...drawing.palette import Pair, Palette, palette
from ...drawing.table import Drawing, Line, Pen, SeatDrawing, Span
from . import INFO
from .facts import CARDS, DIRECTIONS, EMPTY, HEROES, RED, SIZE, TARGETS, WHITE, card_name
from .state import DRAW
from .view import RosenkoenigView, SeatView

ARROWS: dict[str, str] = dict(zip(DIRECTIONS, "↑↗→↘↓↙←↖", strict=True))

DIM = "dim"
NOTHING: Span = (" ", "")


ROOMY = 72
"""With so many columns there is room to say where the stones lie."""
_STONES = ("status-stones-short", "status-stones")


def draw(view: RosenkoenigView) -> str:
    """The table in plain characters, in English: for logs and notebooks."""
    from ...words import load_words

    return str(table(view, Pen(load_words("en", INFO.messages))))


def table(view: RosenkoenigView, pen: Pen) -> Drawing:
    """The board with what can be chosen on it, both hands, and what is left."""
    return Drawing(
        board=_board(view, pen),
        seats=tuple(_seat(view, seat, pen) for seat in range(2)),
        status=(
            pen.say(_STONES[pen.width >= ROOMY], laid=view.laid, count=view.pool),
            pen.say("status-pile", count=view.pile),
        ),
    )


# ---- the board ---------------------------------------------------------------------------------


def _board(view: RosenkoenigView, pen: Pen) -> tuple[Line, ...]:
    marks = _marked_squares(view, pen)
    size = _size(pen)
    lines: list[Line] = []
    above: list[_Square] | None = None
    for rank in range(SIZE - 1, -1, -1):
        row = [_square(view, rank * SIZE + file, marks, pen) for file in range(SIZE)]
        lines += _rank_lines(rank, above, row, size, pen)
        above = row
    if pen.colours and size is NORMAL:
        lines.append((MARGIN, *_between(above, None)))
    half = " " * (size.width // 2)
    files = "".join(f"{half}{file}{half[1:]}" for file in "abcdefghi")
    lines.append((MARGIN, (files, DIM)))
    return tuple(lines)


class _Size(NamedTuple):
    """The width of a square, in characters."""

    width: int
    height: int


TIGHT, NORMAL, LARGE = _Size(4, 1), _Size(4, 2), _Size(6, 3)
MARGIN: Span = ("   ", "")


def _size(pen: Pen) -> _Size:
    """The largest size for which there is room, with a head, three lines below, and 38 columns
    beside."""
    if pen.height < NORMAL.height * SIZE + 5:
        return TIGHT
    roomy = pen.height >= LARGE.height * SIZE + 5 and pen.width >= LARGE.width * SIZE + 43
    return LARGE if roomy and pen.colours else NORMAL


def _rank_lines(
    rank: int, above: list[_Square] | None, row: list[_Square], size: _Size, pen: Pen
) -> list[Line]:
    """The lines of a rank, from its upper edge on; squares of two lines share half a line."""
    label: Span = (f" {rank + 1} ", DIM)
    text: Line = (label, *(span for square in row for span in square.spans(size)))
    if size is LARGE:
        edge: Line = (MARGIN, *((" " * size.width, f"on {square.ground}") for square in row))
        return [edge, text, edge]
    if size is TIGHT:
        return [text]
    if pen.colours:
        return [(MARGIN, *_between(above, row)), text]
    return [text] if above is None else [(), text]


class _Square(NamedTuple):
    """A square of the board: its stone, the mark beside it, and its ground."""

    beside: Span
    stone: Span
    ground: str

    def spans(self, size: _Size) -> tuple[Span, ...]:
        on = f"on {self.ground}" if self.ground else ""
        pad = (" " * (size.width // 2 - 1), on)
        beside, stone = ((text, f"{ink} {on}".strip()) for text, ink in (self.beside, self.stone))
        return (pad, beside, stone, pad)


def _square(view: RosenkoenigView, square: int, marks: dict[int, str], pen: Pen) -> _Square:
    """The stone stands in the third column, what else there is to show in the second."""
    colour = palette(pen.colours)
    owner = view.stones[square]
    tone = (square // SIZE + square % SIZE) % 2
    beside = NOTHING
    if owner == EMPTY:
        ground, stone = colour.wood[tone], (pen.glyph("·", "."), colour.point)
    else:
        ground, stone = _grounds(owner, colour)[tone], _rose(owner, pen)
    if square == _index(view.crown):
        gold = colour.gold_on_ivory if owner == WHITE else colour.gold_on_red
        crown = (pen.glyph("♛", "K"), f"bold {gold}")
        stone, beside = (crown, NOTHING) if owner == EMPTY else (stone, crown)
    elif square in marks:
        mark = (marks[square], f"bold {colour.ink}")
        ground = colour.accent
        stone, beside = (mark, NOTHING) if owner == EMPTY else ((stone[0], mark[1]), mark)
    return _Square(beside, stone, ground if pen.colours else "")


def _grounds(owner: int, colour: Palette) -> Pair:
    return colour.red if owner == RED else colour.ivory


def _rose(seat: int, pen: Pen) -> Span:
    """The stone of a player: a full rose for red, an open one for white."""
    colour = palette(pen.colours)
    return pen.glyph("✿❀"[seat], "XO"[seat]), f"bold {(colour.on_red, colour.on_ivory)[seat]}"


def _between(above: list[_Square] | None, below: list[_Square] | None) -> list[Span]:
    """The half blocks between two ranks, or at the board's edge."""
    if above is None or below is None:
        edge = below or above or []
        return [("▄▄▄▄" if above is None else "▀▀▀▀", square.ground) for square in edge]
    pairs = zip(above, below, strict=True)
    return [("▀▀▀▀", f"{upper.ground} on {lower.ground}") for upper, lower in pairs]


def _marked_squares(view: RosenkoenigView, pen: Pen) -> dict[int, str]:
    """The squares that the crown can be moved to now, with the marks of the choices."""
    targets = TARGETS[_index(view.crown)]
    return {targets[action % CARDS]: mark for action, mark in pen.marks.items() if action < DRAW}


def _index(square: str) -> int:
    return "abcdefghi".index(square[0]) + SIZE * (int(square[1]) - 1)


# ---- what lies before a player -----------------------------------------------------------------


def _seat(view: RosenkoenigView, seat: int, pen: Pen) -> SeatDrawing:
    before = view.seats[seat]
    glyph, style = _rose(seat, pen)
    ground = _grounds(seat, palette(pen.colours))[0]
    return SeatDrawing(
        badge=(f" {glyph} ", f"{style} on {ground}") if pen.colours else (glyph, ""),
        score=pen.say("seat-points", count=before.points),
        lines=(_hand(before, seat == view.player, pen), _heroes(before, pen)),
    )


def _hand(seat: SeatView, acting: bool, pen: Pen) -> Line:
    """Up to five cards of six characters; those that can be played now are lit."""
    playable = {card_name(action % CARDS) for action in pen.marks if action < DRAW}
    colour = palette(pen.colours)
    lit_style = f"bold {colour.ink} on {colour.accent}"
    card_style = f"{colour.on_card} on {colour.card}"
    spans: list[Span] = []
    for card in seat.hand:
        lit = acting and card in playable
        text = card + ARROWS[card[:-1]] if pen.unicode else card
        if pen.colours:
            spans += [(f" {text:<5}", lit_style if lit else card_style), (" ", "")]
        else:
            spans += [(f"{text:<6}", "bold" if lit else "")]
    if not spans:
        spans = [(pen.say("seat-no-cards"), DIM)]
    return tuple(spans)


def _heroes(seat: SeatView, pen: Pen) -> Line:
    word = pen.say("seat-heroes")
    if not pen.unicode:
        return ((f"{word} {seat.heroes}", ""),)
    return ((f"{word} ", DIM), ("♞" * seat.heroes, "bold"), ("·" * (HEROES - seat.heroes), DIM))
