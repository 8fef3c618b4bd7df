"""A drawn table as points of colour. Needs NumPy, as nothing else of this package does."""

from functools import cache

import numpy as np
import numpy.typing as npt

from .font import HEIGHT, WIDTH, rows_of
from .picture import GROUND, lines_of, look_of, size_of
from .table import Drawing

CELL = (6, 12)
"""A letter and the room around it, in points."""
TOP = 2
"""Points over a letter."""
ROOM = (100, 32)
"""Columns and rows of a picture, two pixels a point: 1,200 × 768. A larger table is drawn with one
pixel a point, for which there is room twice as wide and high, and is cut off beyond that."""
Pixels = npt.NDArray[np.uint8]


@cache
def _mask(letter: str) -> npt.NDArray[np.bool_]:
    """Where a cell has the colour of its letter: bool[12, 6]."""
    columns, rows = CELL
    mask = np.zeros((rows, columns), np.bool_)
    for row, bits in enumerate(rows_of(letter)):
        for column in range(WIDTH):
            mask[TOP + row, column] = bits >> (WIDTH - 1 - column) & 1
    if letter == "|":  # lines of several rows join
        mask[:, :] = mask[TOP + HEIGHT // 2]
    return mask


def _colour(text: str) -> Pixels:
    return np.frombuffer(bytes.fromhex(text[1:]), np.uint8)


def pixels(drawing: Drawing) -> Pixels:
    """The table as uint8[768, 1200, 3], red, green and blue; letters of ASCII only. Every picture
    has this size, as films want it."""
    lines = lines_of(drawing)
    columns, rows = size_of(lines)
    scale = 2 if columns <= ROOM[0] and rows <= ROOM[1] else 1
    columns, rows = (2 * room // scale for room in ROOM)
    wide, high = CELL
    picture = np.empty((rows * high, columns * wide, 3), np.uint8)
    picture[:] = _colour(GROUND)
    for row, line in enumerate(lines[:rows]):
        column = 0
        for text, style in line:
            look = look_of(style)
            ink, ground = _colour(look.ink), _colour(look.ground)
            for letter in text[: columns - column]:
                x, y = column * wide, row * high
                where = _mask(letter)[:, :, None]
                picture[y : y + high, x : x + wide] = np.where(where, ink, ground)
                column += 1
    return picture.repeat(scale, 0).repeat(scale, 1)
