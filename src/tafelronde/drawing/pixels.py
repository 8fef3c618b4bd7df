"""A drawn table as points of colour. Needs NumPy, as nothing else of this package does."""

from functools import cache

import numpy as np
import numpy.typing as npt

from .picture import GROUND, lines_of, look_of, size_of
from .table import Drawing

WIDTH, HEIGHT = 5, 8
_FIRST = 32
_ROWS = (
    "0000000044444040aa000000aavavaa04fke5u40op248j30cik8lid044000000"  # to '
    "248884208422248004lel400044v440000000448000v000000000cc001248g00"  # ( to /
    "ehjlphe04c4444e0eh1248v0v2421he026aiv220vgu11he068guhhe0v1248880"  # 0 to 7
    "ehhehhe0ehhf12c00cc0cc000cc0c480248g842000v0v00084212480eh124040"  # 8 to ?
    "eh1dlle0ehhvhhh0uhhuhhu0ehggghe0sihhhis0vgguggv0vgguggg0ehgnhhf0"  # @ to G
    "hhhvhhh0e44444e072222ic0hikokih0ggggggv0hrllhhh0hhpljhh0ehhhhhe0"  # H to O
    "uhhuggg0ehhhlid0uhhukih0fgge11u0v4444440hhhhhhe0hhhhha40hhhllla0"  # P to W
    "hha4ahh0hhha4440v1248gv0e88888e00g842100e22222e04ah000000000000v"  # X to _
    "8420000000e1fhf0ggmphhu000egghe011djhhf000ehvge0698s888000fhhf1e"  # ` to g
    "ggmphhh040c444e0206222icggikoki0c44444e000qllhh000mphhh000ehhhe0"  # h to o
    "00uhhugg00djhf1100mpggg000fge1u088s8896000hhhjd000hhha4000hhlla0"  # p to w
    "00ha4ah000hhhf1e00v248v0244844204444444484424480008l2000"  # x to ~
)
"""A letter is eight rows, a row is a digit of base 32: its five points, 16 the leftmost."""
_UNKNOWN = "vhhhhhv0"


def rows_of(letter: str) -> list[int]:
    """The eight rows of a letter of ASCII, from the top; a box for any other."""
    start = HEIGHT * (ord(letter) - _FIRST)
    known = _ROWS[start : start + HEIGHT] if start >= 0 else ""
    return [int(digit, 32) for digit in known or _UNKNOWN]


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
