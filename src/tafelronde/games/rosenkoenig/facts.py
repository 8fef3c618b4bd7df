"""The material of Rosenkönig as constants, and what follows from it, in plain Python.

Source: the rulebook (docs/rules/rosenkoenig.md, R-1); the 9×9 board and the absolute directions
from the manual and every implementation known (R-1.1, R-1.7).
"""

RED, WHITE, EMPTY = 0, 1, -1
OUTSIDE = -2
"""A square that the board of an exercise has not."""

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

SMALL = (3, 4, 2, 1, 6, sum(1 << DISTANCES * way for way in range(len(DIRECTIONS))))
"""The exercise ``small``: the first rank and file of its board, their number, cards in a hand,
heroes of each player, stones, and its cards: the eight of distance I."""
SMALL_HAND = SMALL[2]

# Squares count from a1 (0) along the ranks to i9 (80); north is up.


def _targets(square: int) -> tuple[int, ...]:
    rank, file = divmod(square, SIZE)
    found: list[int] = []
    for up, right in _STEPS:
        for distance in range(1, DISTANCES + 1):
            r, f = rank + up * distance, file + right * distance
            found.append(r * SIZE + f if 0 <= r < SIZE and 0 <= f < SIZE else -1)
    return tuple(found)


def _neighbours(square: int) -> tuple[int, ...]:
    rank, file = divmod(square, SIZE)
    places = ((rank, file - 1), (rank, file + 1), (rank - 1, file), (rank + 1, file))
    return tuple(r * SIZE + f for r, f in places if 0 <= r < SIZE and 0 <= f < SIZE)


TARGETS = tuple(_targets(square) for square in range(SQUARES))
"""Where each card takes the crown from each square; −1 off the board. [square][card]"""
NEAR = tuple(_neighbours(square) for square in range(SQUARES))
"""The squares that share an edge with each square. [square]"""


def card_name(card: int) -> str:
    """``NE2`` for the card that moves the crown two squares to the north-east."""
    return _CARD_NAMES[card]


def square_name(square: int) -> str:
    """``e5`` for the middle square: files a … i from the west, ranks 1 … 9 from the south."""
    return _SQUARE_NAMES[square]


_CARD_NAMES = [way + str(distance + 1) for way in DIRECTIONS for distance in range(DISTANCES)]
_SQUARE_NAMES = [file + str(rank + 1) for rank in range(SIZE) for file in "abcdefghi"]
