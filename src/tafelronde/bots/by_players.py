"""A level that plays differently with two at the table and with more."""

from __future__ import annotations

from ..core.state import State
from .base import Advice, Bot


class ByPlayers:
    """Two bots behind one name: the position says which of them plays."""

    def __init__(self, name: str, two: Bot, more: Bot) -> None:
        self.name = name
        self._two, self._more = two, more

    def choose(self, state: State) -> int:
        """The action to take. ``state`` stays as it is."""
        return self._for(state).choose(state)

    def advise(self, state: State) -> Advice:
        """The action with every player's expected result."""
        return self._for(state).advise(state)

    def _for(self, state: State) -> Bot:
        return self._two if state.players == 2 else self._more
