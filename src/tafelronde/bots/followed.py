"""A bot or an agent as the policy that other players follow in a search with an evaluator."""

import numpy as np
import numpy.typing as npt

from ..core.objects.state import State
from ..search.evaluator import Leaves
from .agents import Agent, InformationState, Policy, action_probabilities
from .base import Bot

NEVER = -60.0
"""The logit of what the policy never does."""


class Followed:
    """An evaluator whose logits are the probabilities of a policy; it judges nothing.

    Examples:
        >>> from tafelronde.bots import create
        >>> from tafelronde.search.evaluated import Network, Search
        >>> game = tafelronde.load("koenig_der_elfen")
        >>> state = game.new(2)
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> against = Followed(create(game, "greedy"))
        >>> search = Search(game, Network.random(game, 2), 20, others=against)
        >>> int(search.run([state]).visits.sum())
        20
    """

    def __init__(self, policy: Policy | Agent | Bot) -> None:
        self._policy = policy

    def __call__(self, leaves: Leaves) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Tell the policy: see ``Evaluator``."""
        logits = np.full(leaves.legal.shape, NEVER, np.float32)
        for row in range(len(leaves)):
            known = InformationState(State(leaves.game, leaves.states[row : row + 1].copy()))
            shares = np.asarray(action_probabilities(self._policy, known), np.float64)
            logits[row, : len(shares)] = np.log(np.maximum(shares, np.exp(NEVER)))
        return np.zeros((len(leaves), leaves.players), np.float32), logits
