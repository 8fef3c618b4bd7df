"""Agents, which choose an action, and policies, which tell its probabilities."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ...core.contract.rng import new_rng
from ..base import Bot
from .information import InformationState


@runtime_checkable
class Agent(Protocol):
    """Chooses from what its seat may know.

    Examples:
        An agent is any object with this method:

        >>> class First:
        ...     def act(self, known):
        ...         return known.legal_actions[0]
        >>> isinstance(First(), Agent)
        True
    """

    def act(self, known: InformationState) -> int:
        """One of ``known.legal_actions``."""
        ...


@runtime_checkable
class Policy(Protocol):
    """Tells how likely it is to choose each action; it is an agent, too, by drawing one.

    Examples:
        >>> import numpy as np
        >>> class Uniform:
        ...     def probabilities(self, known):
        ...         return np.ones(len(known.legal_actions)) / len(known.legal_actions)
        >>> isinstance(Uniform(), Policy), isinstance(Uniform(), Agent)
        (True, False)
    """

    def probabilities(self, known: InformationState) -> Sequence[float]:
        """One for each of ``known.legal_actions``, in their order, 0 … 1, together 1."""
        ...


def action_probabilities(policy: Policy | Agent | Bot, known: InformationState) -> Sequence[float]:
    """The probabilities of an agent's or a bot's actions; one that tells none is asked once, and
    taken to choose always what it says."""
    if isinstance(policy, Policy):
        return policy.probabilities(known)
    if isinstance(policy, Agent):
        chosen = policy.act(known)
    else:
        chosen = policy.choose(known.redraw(new_rng(0)))
    return [1.0 if action == chosen else 0.0 for action in known.legal_actions]
