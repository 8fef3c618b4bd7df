"""The bot that chooses at random; every other bot should beat it."""

import numpy as np

from ..core.objects.game import Game
from ..core.objects.state import State
from .agents import InformationState
from .base import Advice, check_asked


class RandomBot:
    """Chooses among the legal actions with equal probability.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> bot, twin = RandomBot(state.game, seed=1), RandomBot(state.game, seed=1)
        >>> [bot.choose(state) == twin.choose(state) for _ in range(3)]
        [True, True, True]
        >>> bot.choose(state) in state.legal_actions()
        True
    """

    def __init__(self, game: Game, name: str = "random", seed: int = 0) -> None:
        self.name, self._game = name, game
        self._rng = np.random.default_rng(seed)

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says."""
        check_asked(state, self._game)
        legal = state.legal_actions()
        return legal[int(self._rng.integers(len(legal)))]

    def probabilities(self, known: InformationState) -> list[float]:
        """The same for every legal action: see ``agents.Policy``."""
        return [1.0 / len(known.legal_actions)] * len(known.legal_actions)

    def decide(self, state: State) -> Advice:
        """Decide as ``Bot.decide`` says."""
        return Advice(self.choose(state), (0.0,) * state.players, 0)

    def advise(self, state: State) -> Advice:
        """Advise as ``Bot.advise`` says."""
        check_asked(state, self._game)
        legal, even = state.legal_actions(), (0.0,) * state.players
        first, *others = self._rng.permutation(legal)[:2].tolist()
        return Advice(first, even, 0, others[0] if others else None, even if others else ())
