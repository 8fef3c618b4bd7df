"""The cost of a bot's turn in seconds, measured as it plays."""

from collections.abc import Mapping

SHORT = 0.5
"""Seconds that a short turn is expected to take at most."""
GUESSES: Mapping[str, float] = {
    "random": 0.05,
    "greedy": 0.05,
    "easy": 0.1,
    "medium": 0.3,
    "hard": 2.0,
    "master": 8.0,
}
"""The expected seconds until a turn was measured."""
UNKNOWN = 2.0
_WEIGHT = 0.2
"""The weight of the latest turn in the moving average."""


class Costs:
    """The expected seconds of a turn, for each bot of each game."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def expected(self, game: str, bot: str) -> float:
        return self._seconds.get((game, bot), GUESSES.get(bot, UNKNOWN))

    def took(self, game: str, bot: str, seconds: float) -> None:
        """Take a measured turn into the average."""
        expected = self.expected(game, bot)
        self._seconds[game, bot] = expected + _WEIGHT * (seconds - expected)
