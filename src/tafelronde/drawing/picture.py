"""A drawn table as a picture: which letters in which colours, and as SVG."""

import re
from collections.abc import Iterable
from itertools import zip_longest
from typing import NamedTuple
from xml.sax.saxutils import escape

from .table import Drawing, Line, plain

INK, GROUND = "#d8c9ab", "#241c15"
"""Where a style says nothing: lamplight on dark oak."""
CELL = (9, 18)
"""A letter of the SVG, in pixels."""
GAP: Line = (("  ", ""),)
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Look(NamedTuple):
    """The colours of a letter, ``#rrggbb``."""

    ink: str
    ground: str
    bold: bool


def look_of(style: str) -> Look:
    """The look of a style in Rich's words, such as ``bold #fff1e0 on #a83240``, ``dim``,
    ``reverse``."""
    front, _, behind = style.partition("on ")
    ink = _COLOUR.search(front)
    ground = _COLOUR.search(behind)
    found = (ink[0] if ink else INK, ground[0] if ground else GROUND)
    if "dim" in front:
        found = (_between(*found), found[1])
    if "reverse" in front:
        found = (found[1], found[0])
    return Look(*found, "bold" in front)


def _between(one: str, other: str) -> str:
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{(a + b) // 2:02x}" for a, b in pairs)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def lines_of(drawing: Drawing) -> list[Line]:
    """The whole table: the board, and at its right the seats and what is left."""
    beside: list[Line] = []
    for seat in drawing.seats:
        beside += [(seat.badge, (f" {seat.score}", "bold")), *seat.lines, ()]
    beside += [((text, "dim"),) for text in drawing.status]
    lines: list[Line] = []
    for left, right in zip_longest(drawing.board, beside, fillvalue=()):
        filled = " " * (drawing.width - len(plain(left)))
        lines.append((*GAP, *left, (filled, ""), *GAP, *right, *GAP) if right else (*GAP, *left))
    return [(), *lines, ()]


def size_of(lines: Iterable[Line]) -> tuple[int, int]:
    """Columns and rows, in letters."""
    lengths = [len(plain(line)) for line in lines]
    return max(lengths, default=0), len(lengths)


def svg(drawing: Drawing) -> str:
    """The table as SVG: letters on coloured ground."""
    lines = lines_of(drawing)
    columns, rows = size_of(lines)
    width, height = CELL
    size = f"{columns * width} {rows * height}"
    parts: list[str] = []
    for row, line in enumerate(lines):
        column = 0
        for text, style in line:
            look, x, y = look_of(style), column * width, row * height
            long = len(text) * width
            if look.ground != GROUND:
                box = f'x="{x}" y="{y}" width="{long}" height="{height}"'
                parts.append(f'<rect {box} fill="{look.ground}"/>')
            if text.strip():
                weight = ' font-weight="bold"' if look.bold else ""
                parts.append(
                    f'<text x="{x}" y="{y + 14}" textLength="{long}" fill="{look.ink}"{weight}>'
                    f"{escape(text)}</text>"
                )
            column += len(text)
    style = "text{font:15px monospace;white-space:pre}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><style>{style}</style>'
        f'<rect width="100%" height="100%" fill="{GROUND}"/>{"".join(parts)}</svg>'
    )
