"""The bot that chooses at random; every other bot should beat it."""

from __future__ import annotations

import numpy as np

from ..core.objects.game import Game
from ..core.objects.state import State
from .base import Advice


class RandomBot:
    """Chooses among the legal actions with equal probability."""

    def __init__(self, game: Game, name: str = "random", seed: int = 0) -> None:
        self.name = name
        self._rng = np.random.default_rng(seed)

    def choose(self, state: State) -> int:
        """As ``Bot.choose``."""
        legal = state.legal_actions()
        return legal[int(self._rng.integers(len(legal)))]

    def decide(self, state: State) -> Advice:
        """As ``Bot.decide``."""
        return Advice(self.choose(state), (0.0,) * state.players, 0)

    def advise(self, state: State) -> Advice:
        """As ``Bot.advise``."""
        legal, even = state.legal_actions(), (0.0,) * state.players
        first, *others = self._rng.permutation(legal)[:2].tolist()
        return Advice(first, even, 0, others[0] if others else None, even if others else ())
