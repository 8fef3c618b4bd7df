"""The idea ``far``: for any game, the decision that a search far ahead finds much better than all
others, and finds again with other random numbers."""

from collections.abc import Iterator

import numpy as np

from ...bots.base import Bot
from ...bots.choosing import Chooser
from ...bots.create import create
from ...core.objects.game import Game
from ...core.objects.state import State
from .idea import Found, Played


class FarIdea:
    """Settings: ``gap``, by how much the best is better than all others (a victory is 2);
    ``level``, whose search it is; ``tries``, how many positions of a game are looked at."""

    def __init__(
        self, game: Game, gap: float = 0.4, tries: int = 3, glance: str = "hard", seed: int = 0
    ) -> None:
        levels = game.levels
        self._glance = create(game, glance if glance in levels else "mcts", seed + 1)
        self._stare = create(game, "master" if "master" in levels else "mcts", seed + 2)
        self._again = create(game, "master" if "master" in levels else "mcts", seed + 3)
        for bot in (self._glance, self._stare, self._again):
            if isinstance(bot, Chooser):
                bot.any_second = True  # one decision is asked for, also of those that are alike
        self._gap, self._tries = gap, tries
        self._rng = np.random.default_rng(seed)

    def look(self, played: Played) -> Iterator[Found]:
        """Look for puzzles (``Idea.look``): some positions of the game, drawn at random."""
        asked = [one for one in played.decisions if len(one[1].legal_actions()) > 1]
        chosen = self._rng.permutation(len(asked))[: self._tries]
        for at, state in (asked[int(number)] for number in chosen):
            if self._gap_of(self._glance, state) is None:
                continue
            seen = self._gap_of(self._stare, state)
            if seen is not None:
                action, worth, second = seen
                yield Found("far", "far", at, state, (action,), round(worth, 2), round(second, 2))

    def refute(self, state: State, line: tuple[int, ...], worth: float, second: float) -> str:
        """The refutation of a puzzle, or '' (``Idea.refute``): the other search must find the same,
        and nearly as great a difference."""
        seen = self._gap_of(self._again, state, 0.5 * self._gap)
        if seen is None:
            return "another search finds others nearly as good"
        return "" if seen[0] == line[0] else f"another search prefers {state.format(seen[0])}"

    def _gap_of(
        self, bot: Bot, state: State, gap: float | None = None
    ) -> tuple[int, float, float] | None:
        advice = bot.advise(state)
        if advice.second is None:
            return None
        mover = state.current_player
        worth, second = advice.expected[mover], advice.second_expected[mover]
        return (
            (advice.action, worth, second)
            if worth - second >= (self._gap if gap is None else gap)
            else None
        )
