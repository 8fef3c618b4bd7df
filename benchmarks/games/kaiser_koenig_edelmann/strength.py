"""Pairings of the levels of Kaiser, König, Edelmann, with two and four players: the shares they
must reach."""

from .. import LEVELS

PAIRINGS = (
    *((2, better, worse, 0.75) for better, worse in LEVELS),
    *((3, better, worse, None) for better, worse in LEVELS),
    *((4, better, worse, 0.50) for better, worse in LEVELS),
)

OPENING = 1
"""Random moves of each seat: nothing else would make two games differ."""
