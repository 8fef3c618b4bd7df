"""A level that is one bot with two players and another bot with more."""

from __future__ import annotations

from ..core.objects.state import State
from .base import Advice, Bot


class ByPlayers:
    """Two bots under one name; the number of players says which one plays."""

    def __init__(self, name: str, two: Bot, more: Bot) -> None:
        self.name = name
        self._two, self._more = two, more

    def choose(self, state: State) -> int:
        """As ``Bot.choose``."""
        return self._for(state).choose(state)

    def decide(self, state: State) -> Advice:
        """As ``Bot.decide``."""
        return self._for(state).decide(state)

    def advise(self, state: State) -> Advice:
        """As ``Bot.advise``."""
        return self._for(state).advise(state)

    def _for(self, state: State) -> Bot:
        return self._two if state.players == 2 else self._more
