"""Expected results as shares of the victory."""

import math

from ..core.facts.results import share_of

Shares = tuple[float, ...]
"""The share of the victory, 0 … 1, that each player may expect; together 1."""


def shares(results: tuple[float, ...]) -> Shares:
    """The share of the victory, 0 … 1, that every player may expect by these results (−1 … 1).

    The shares are 1 together.

    Examples:
        >>> shares((0.0, 0.0)), shares((0.5, -0.5)), shares((1.0, -1.0, -1.0))
        ((0.5, 0.5), (0.75, 0.25), (1.0, 0.0, 0.0))
    """
    parts = [share_of(result) for result in results]
    whole = math.fsum(parts)
    return tuple(part / whole if whole > 0 else 1 / len(parts) for part in parts)
