"""The material of Rosenkönig as constants, and the tables derived from it.

Source: the rulebook (docs/rules/rosenkoenig.md, R-1); the 9×9 board and the absolute directions
from the manual and every implementation known (R-1.1, R-1.7).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

RED, WHITE, EMPTY = 0, 1, -1

SIZE = 9
SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2
STONES = 52
HEROES = 4
HAND = 5

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))  # rank, file
DISTANCES = 3

CARDS = len(DIRECTIONS) * DISTANCES
ALL_CARDS = (1 << CARDS) - 1
"""The set of all cards, as bits. Card ``3·direction + distance − 1``: N1, N2, N3, NE1, …"""

# Squares count from a1 (0) along the ranks to i9 (80); north is up.


def _targets() -> npt.NDArray[np.int8]:
    """Where each card takes the crown from each square; −1 off the board. [square, card]"""
    table = np.full((SQUARES, CARDS), -1, np.int8)
    for square in range(SQUARES):
        rank, file = divmod(square, SIZE)
        for direction, (up, right) in enumerate(_STEPS):
            for distance in range(1, DISTANCES + 1):
                r, f = rank + up * distance, file + right * distance
                if 0 <= r < SIZE and 0 <= f < SIZE:
                    table[square, 3 * direction + distance - 1] = r * SIZE + f
    return table


def _neighbours() -> npt.NDArray[np.int8]:
    """The squares that share an edge with each square; −1 fills up. [square, 4]"""
    table = np.full((SQUARES, 4), -1, np.int8)
    for square in range(SQUARES):
        rank, file = divmod(square, SIZE)
        places = ((rank, file - 1), (rank, file + 1), (rank - 1, file), (rank + 1, file))
        near = [r * SIZE + f for r, f in places if 0 <= r < SIZE and 0 <= f < SIZE]
        table[square, : len(near)] = near
    return table


TARGETS = _targets()
ON_BOARD = np.array([sum(1 << c for c in range(CARDS) if row[c] >= 0) for row in TARGETS], np.int32)
"""The cards that keep the crown on the board, as bits. [square]"""
NEIGHBOURS = _neighbours()


def card_name(card: int) -> str:
    """``NE2`` for the card that moves the crown two squares to the north-east."""
    return DIRECTIONS[card // DISTANCES] + str(card % DISTANCES + 1)


def square_name(square: int) -> str:
    """``e5`` for the middle square: files a … i from the west, ranks 1 … 9 from the south."""
    rank, file = divmod(square, SIZE)
    return "abcdefghi"[file] + str(rank + 1)
