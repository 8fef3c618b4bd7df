"""The table of Drakon for a terminal, and as plain text.

A tile is 7 × 3 characters, or 5 × 2 where there is little room: its arrows at its sides, what it
does in the middle, the heroes on it by the first letters of their colours, and the number of the
choice that leads there. Steps east and north of the start stand at the edges. The notation names
players by the order of seats; where a hero's own colour is another one (D-10.1), the seat's line
says how the player is written.
"""

from typing import NamedTuple

from ...drawing.palette import Palette, palette
from ...drawing.table import Drawing, Line, Pen, SeatDrawing, Span
from . import INFO
from .facts import LETTERS, place_of
from .notation import COLOURS
from .state import PLAYER, unpacked
from .view import CardView, DrakonView, SeatView, SunkView, TileView

DIM = "dim"
_UNICODE, _ASCII = "↑→↓←", "^>v<"
_INKS = {
    "blue": "#7fb2ff", "yellow": "#ffd75f", "green": "#7fd87f", "red": "#ff8f80",
    "orange": "#ffae57", "purple": "#d7a0ff", "": "#e0d6c4",
}  # fmt: skip
_FEW_INKS = {
    "blue": "bright_blue", "yellow": "bright_yellow", "green": "bright_green", "red": "bright_red",
    "orange": "yellow", "purple": "bright_magenta", "": "white",
}  # fmt: skip
"""The inks of the heroes' letters by colour; the last is for a hero who is not assigned yet."""


class _Size(NamedTuple):
    """The sizes of a tile, in characters."""

    width: int
    height: int


NORMAL, TIGHT = _Size(7, 3), _Size(5, 2)
MARGIN = 4


def draw(view: DrakonView) -> str:
    """The table in plain characters, in English: for logs and notebooks."""
    from ...words import load_words

    return str(table(view, Pen(load_words("en", INFO.messages), width=200, height=200)))


def table(view: DrakonView, pen: Pen) -> Drawing:
    """The dungeon, what lies before each player, and what is left."""
    status = [pen.say("status-pile", count=view.pile)]
    if view.bottom:
        status.append(pen.say("status-bottom", tiles=", ".join(map(_sunk, view.bottom))))
    if view.on_start:
        status.append(pen.say("status-start", count=view.on_start))
    return Drawing(
        board=_lines(view) if pen.lines else _Board(view, pen).lines(),
        seats=tuple(_seat(view, seat, pen) for seat in range(len(view.seats))),
        status=tuple(status),
    )


def _lines(view: DrakonView) -> tuple[Line, ...]:
    """The dungeon in lines of text, from north to south."""
    rows: dict[int, list[str]] = {}
    for tile in view.tiles:
        here = (seat for seat, one in enumerate(view.seats) if (one.x, one.y) == (tile.x, tile.y))
        heroes = "".join(letter_of(view, seat) for seat in here)
        name = f"{tile.kind}:{tile.arrows}" if tile.arrows else tile.kind
        rows.setdefault(tile.y, []).append(f"{tile.x} {name}{heroes and f' ({heroes})'}")
    north = max(rows)
    texts = (f"y={y}: {'x=' if y == north else ''}{', '.join(rows[y])}" for y in sorted(rows)[::-1])
    return tuple(((text, ""),) for text in texts)


# ---- the dungeon -------------------------------------------------------------------------------


class _Board:
    """The dungeon in the size that there is room for."""

    def __init__(self, view: DrakonView, pen: Pen) -> None:
        self.pen = pen
        self.colour: Palette = palette(pen.colours)
        self.view = view
        self.tiles = {(tile.x, tile.y): tile for tile in view.tiles}
        self.places = {(place.x, place.y) for place in view.places}
        self.marks = _marked_cells(pen)
        xs = [x for x, _ in (*self.tiles, *self.places)]
        ys = [y for _, y in (*self.tiles, *self.places)]
        self.columns = range(min(xs), max(xs) + 1)
        self.rows = range(max(ys), min(ys) - 1, -1)
        roomy = (
            MARGIN + NORMAL.width * len(self.columns) + 40 <= pen.width
            and NORMAL.height * len(self.rows) + 4 <= pen.height
        )
        self.size = NORMAL if roomy else TIGHT

    def lines(self) -> tuple[Line, ...]:
        found: list[Line] = []
        for y in self.rows:
            cells = [self._cell(x, y) for x in self.columns]
            for part in range(self.size.height):
                label = f"{y:>3} " if part == self.size.height // 2 else " " * MARGIN
                spans = (span for cell in cells for span in cell[part])
                found.append(((label, DIM), *spans))
        files = "".join(f"{x:^{self.size.width}}" for x in self.columns)
        return (*found, ((" " * MARGIN + files, DIM),))

    def _cell(self, x: int, y: int) -> list[Line]:
        """The lines of one cell."""
        tile = self.tiles.get((x, y))
        if tile is not None:
            return self._tile(tile)
        width, height = self.size
        blank: Line = ((" " * width, ""),)
        lines: list[Line] = [blank] * height
        if (x, y) in self.places:
            dot = self.pen.glyph("·", ".")
            lines[height // 2] = ((f"{dot:^{width}}", DIM),)
        return lines

    def _tile(self, tile: TileView) -> list[Line]:
        pen, colour = self.pen, self.colour
        ground = colour.wood[(tile.x + tile.y) % 2]
        on = f" on {ground}" if pen.colours else ""
        glyphs = _UNICODE if pen.unicode else _ASCII
        north, east, south, west = (
            glyphs[side] if letter in tile.arrows else " " for side, letter in enumerate(LETTERS)
        )
        arrow = f"bold {colour.accent}{on}" if pen.colours else ""
        plain = f"{colour.on_card}{on}" if pen.colours else ""
        word = pen.say("short", kind=tile.kind)
        heroes = [self._hero(seat, on) for seat in self._heroes_on(tile)]
        mark: Span = (self.marks.get((tile.x, tile.y), ""), f"bold {colour.ink} on {colour.accent}")
        if not pen.colours:
            mark = (mark[0], "")
        if self.size is NORMAL:
            coins = f"${self.view.on_start}" if tile.kind == "start" and self.view.on_start else ""
            return [
                (*_fill(heroes[:3], 3, plain), (north, arrow), *_fill(heroes[3:], 3, plain)),
                ((west, arrow), (f"{word:^5}", plain), (east, arrow)),
                (*_fill([mark], 3, plain), (south, arrow), (f"{coins:<3}", plain)),
            ]
        below = {(False, False): " ", (True, False): glyphs[0], (False, True): glyphs[2]}
        both = pen.glyph("↕", "H")
        upright = below.get((north != " ", south != " "), both)
        rest = [mark] if mark[0] and len(heroes) < 2 else heroes
        if mark[0] and len(heroes) == 1:
            rest = [*heroes, mark]
        return [
            ((west, arrow), (f"{word:^3.3}", plain), (east, arrow)),
            ((upright, arrow), *_fill(rest[:4], 4, plain)),
        ]

    def _heroes_on(self, tile: TileView) -> list[int]:
        seats = enumerate(self.view.seats)
        return [seat for seat, before in seats if (before.x, before.y) == (tile.x, tile.y)]

    def _hero(self, seat: int, on: str) -> Span:
        ink = ink_of(self.view, seat, self.pen)
        return letter_of(self.view, seat), f"bold {ink}{on}" if self.pen.colours else ""


def _fill(spans: list[Span], width: int, style: str) -> tuple[Span, ...]:
    """The spans, padded to a width."""
    used = sum(len(text) for text, _ in spans)
    return (*spans, (" " * max(0, width - used), style))


def _marked_cells(pen: Pen) -> dict[tuple[int, int], str]:
    """The tiles to which something can be done now in just one way, with the choice's number."""
    found: dict[tuple[int, int], list[str]] = {}
    for action, mark in pen.marks.items():
        code, field = unpacked(action)
        if code < PLAYER:
            found.setdefault(place_of(field), []).append(mark)
    return {cell: marks[0] for cell, marks in found.items() if len(marks) == 1}


# ---- what lies before a player -----------------------------------------------------------------


def letter_of(view: DrakonView, seat: int) -> str:
    """The first letter of the colour's English name: all differ. Until the hero is assigned, the
    number of the seat."""
    return view.colours[seat][:1].upper() or str(seat + 1)


def ink_of(view: DrakonView, seat: int, pen: Pen) -> str:
    """The colour of a hero's letter."""
    return (_INKS if pen.colours > 256 else _FEW_INKS)[view.colours[seat]]


def _seat(view: DrakonView, seat: int, pen: Pen) -> SeatDrawing:
    before, letter = view.seats[seat], letter_of(view, seat)
    style = f"bold {ink_of(view, seat, pen)}" if pen.colours else ""
    lines: list[Line] = [_hand(before, pen)]
    if before.figure:
        figure = pen.say("figure", figure=before.figure)
        text = pen.say("seat-used", name=figure) if before.used else figure
        if view.colours[seat] != COLOURS[seat]:
            text = f"{text}, {pen.say('seat-written', name=COLOURS[seat])}"
        lines.append(((text, DIM),))
    return SeatDrawing(
        badge=(f" {letter} " if pen.colours else letter, style),
        score=pen.say("seat-coins", count=before.coins),
        lines=tuple(lines),
    )


def _hand(seat: SeatView, pen: Pen) -> Line:
    """The tiles that the reader knows, then how many they do not know."""
    known = [_card(card) for card in seat.hand for _ in range(card.count)]
    unseen = seat.size - len(known)
    if unseen and known:
        known.append(pen.say("seat-unseen", count=unseen))
    return ((", ".join(known) if known else pen.say("seat-tiles", count=seat.size), ""),)


def _card(card: CardView) -> str:
    return f"{card.kind}:{card.arrows}" if card.arrows else card.kind


def _sunk(tile: SunkView) -> str:
    return (f"{tile.kind}:{tile.arrows}" if tile.arrows else tile.kind) or "?"
