"""How long bots think: measured as they play."""

from __future__ import annotations

from collections.abc import Mapping

SHORT = 0.5
"""Seconds: turns that are expected to take no longer are short."""
GUESSES: Mapping[str, float] = {
    "random": 0.05,
    "greedy": 0.05,
    "easy": 0.1,
    "medium": 0.3,
    "hard": 2.0,
    "master": 8.0,
}
"""Seconds of a bot's turn until one was measured."""
UNKNOWN = 2.0
_WEIGHT = 0.2
"""How much the last turn counts."""


class Costs:
    """The seconds that a turn takes, for each bot of each game."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def expected(self, game: str, bot: str) -> float:
        return self._seconds.get((game, bot), GUESSES.get(bot, UNKNOWN))

    def took(self, game: str, bot: str, seconds: float) -> None:
        """A turn was measured."""
        expected = self.expected(game, bot)
        self._seconds[game, bot] = expected + _WEIGHT * (seconds - expected)
