"""A level that is one bot with two players and another bot with more."""

from collections.abc import Sequence

from ..core.objects.state import State
from .agents import InformationState, action_probabilities
from .base import Advice, Bot


class ByPlayers:
    """Two bots under one name; the number of players says which one plays.

    Examples:
        >>> from tafelronde.bots.random import RandomBot
        >>> game = tafelronde.load("rosenkoenig")
        >>> bot = ByPlayers("either", RandomBot(game, seed=1), RandomBot(game, seed=2))
        >>> state = game.new(players=2)
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> bot.choose(state) == RandomBot(game, seed=1).choose(state)
        True
    """

    def __init__(self, name: str, two: Bot, more: Bot) -> None:
        self.name = name
        self._two, self._more = two, more

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says."""
        return self._for(state).choose(state)

    def probabilities(self, known: InformationState) -> Sequence[float]:
        """The probabilities of its actions: see ``agents.Policy``."""
        return action_probabilities(self._two if known.players == 2 else self._more, known)

    def decide(self, state: State) -> Advice:
        """Decide as ``Bot.decide`` says."""
        return self._for(state).decide(state)

    def advise(self, state: State) -> Advice:
        """Advise as ``Bot.advise`` says."""
        return self._for(state).advise(state)

    def _for(self, state: State) -> Bot:
        return self._two if state.players == 2 else self._more
