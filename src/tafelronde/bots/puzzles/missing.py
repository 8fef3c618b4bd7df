"""How often bots miss the answer of a puzzle: what makes it hard, and worth showing."""

from __future__ import annotations

from ...core.objects.game import Game
from ...core.objects.state import State
from ..create import create

TRIES = {"easy": 8, "medium": 8, "hard": 2}
"""How often each level is asked."""


class Misses:
    """The levels of a game, to be asked for their choice."""

    def __init__(self, game: Game, seed: int) -> None:
        self._bots = {
            level: [
                create(game, level, seed * 100 + number, **_attentive(game, level))
                for number in range(tries)
            ]
            for level, tries in TRIES.items()
            if level in game.levels
        }

    def share(self, state: State, answer: int) -> dict[str, float]:
        """For each level the share of its tries in which it chose something else."""
        return {
            level: sum(bot.choose(state) != answer for bot in bots) / len(bots)
            for level, bots in self._bots.items()
        }


def _attentive(game: Game, level: str) -> dict[str, float]:
    """The settings with which a level plays as it can: without the moves drawn at random."""
    return {"slip": 0.0} if "slip" in game.levels[level].settings else {}


def level_of(missed: dict[str, float], decisions: int) -> int:
    """How hard a puzzle is, 1 … 5, from the shares that missed it and its own decisions."""
    weak = missed.get("easy", 0.5) + missed.get("medium", 0.5)
    points = weak + 1.5 * missed.get("hard", 0.0) + 0.5 * (decisions - 1)
    return max(1, min(5, 1 + int(points * 1.5)))
