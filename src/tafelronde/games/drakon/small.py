"""The tiles of the exercise ``small``: six, one for each hand, and the game ends after four turns.

Drakon has no end that is near: the exercise begins so many turns before the one of D-8.4.
"""

from .facts import ARROWS, FIRST_CODE, GOLD, KIND, LOOKS, LOW_BIT, STEAL_LEFT, VORTEX

EACH, TURNS = 1, 4
"""Tiles dealt to each, and turns of the whole game."""
TILES = ((GOLD, 3), (GOLD, 3), (GOLD, 3), (STEAL_LEFT, 1), (VORTEX, 0), (VORTEX, 0))
"""Kind and number of arrows of each tile."""


def _look(kind: int, arrows: int) -> int:
    return next(
        look
        for look in range(LOOKS)
        if KIND[FIRST_CODE[look]] == kind and ARROWS[FIRST_CODE[look]].bit_count() == arrows
    )


def numbers() -> list[int]:
    """The numbers that ``setup`` reads after the options: tiles each, turns, the set of tiles in
    halves."""
    tiles = 0
    for kind, arrows in TILES:
        bit = LOW_BIT[_look(kind, arrows)]
        while tiles >> bit & 1:
            bit += 1
        tiles |= 1 << bit
    low = tiles & 0xFFFFFFFF
    return [EACH, TURNS, low - (1 << 32) if low >> 31 else low, tiles >> 32]
