"""A tree search as a policy: how often it tries each action."""

from typing import Protocol

from ...core.contract.rng import new_rng
from ...core.objects.state import State
from ..agents import InformationState
from ..base import Advice


class Decides(Protocol):
    """A bot that tells its visits: ``MctsBot``."""

    def decide(self, state: State) -> Advice:
        """The action, and the visits of all."""
        ...


class VisitPolicy:
    """The policy (``agents.Policy``) of a tree search: each action's share of the visits.

    Where the bot needs no search (one action, or one that wins at once) its action has all of it.

    Examples:
        >>> from tafelronde.bots.mcts import MctsBot
        >>> game = tafelronde.load("drakon")
        >>> state = game.new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> policy = VisitPolicy(MctsBot(game, simulations=50))
        >>> round(sum(policy.probabilities(InformationState(state))), 6)
        1.0
    """

    def __init__(self, bot: Decides) -> None:
        self._bot = bot

    def probabilities(self, known: InformationState) -> list[float]:
        """The probabilities of the legal actions: see ``agents.Policy``."""
        legal = known.legal_actions
        if len(legal) == 1:
            return [1.0]
        advice = self._bot.decide(known.redraw(new_rng(0)))
        total = sum(advice.visits)
        if not total:
            return [1.0 if action == advice.action else 0.0 for action in legal]
        return [visits / total for visits in advice.visits]
