"""Expected results as shares of the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.facts.definition import GameDefinition

Shares = tuple[float, ...]
"""The share of the victory, 0 … 1, that each player may expect; together 1."""


def shares(game: GameDefinition, results: tuple[float, ...]) -> Shares:
    """The share of the victory, 0 … 1, that every player may expect by these results (−1 … 1).

    The shares are 1 together.

    Examples:
        >>> game = tafelronde.load("rosenkoenig")
        >>> shares(game, (0.0, 0.0)), shares(game, (0.5, -0.5))
        ((0.5, 0.5), (0.75, 0.25))
    """
    parts = [game.share(result, len(results)) for result in results]
    whole = sum(parts)
    return tuple(part / whole if whole > 0 else 1 / len(parts) for part in parts)
