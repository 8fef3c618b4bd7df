"""Pairings of the levels of Rosenkönig, also against an alpha-beta from outside: the shares they
must reach."""

from .alpha_beta import OUTSIDE, AlphaBetaSpec

OPPONENTS = {OUTSIDE: AlphaBetaSpec}

PAIRINGS = (
    (2, "easy", "random", None),
    (2, "medium", "easy", 0.75),
    (2, "hard", "medium", 0.75),
    (2, "master", "hard", 0.75),
    (2, "hard", OUTSIDE, 0.90),
    (2, "master", OUTSIDE, 0.95),
)
