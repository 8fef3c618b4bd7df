"""Pairings of the levels of Drakon, with two players and with more: the shares they must reach."""

from .. import LEVELS

PAIRINGS = (
    (2, "greedy", "random", 0.85),
    (2, "easy", "random", None),
    *((2, better, worse, 0.75) for better, worse in LEVELS[1:]),
    *((n, better, worse, 1.6 / n) for n in (3, 4, 6) for better, worse in LEVELS[1:]),
)
