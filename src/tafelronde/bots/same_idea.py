"""Actions that are the same thing done otherwise: they are no second-best to one another."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from ..core.objects.state import State


class HasAction(Protocol):
    """Something that stands for an action: a candidate."""

    @property
    def action(self) -> int:
        """The action."""
        ...


A = TypeVar("A", bound=HasAction)


def same_idea(state: State, action: int) -> list[int]:
    """The legal actions of the same idea as this one, itself among them.

    Examples:
        On the empty board the four corners are alike:

        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> [state.format(one) for one in state.legal_actions()]
        ['SE1', 'SE2', 'SW1', 'W1', 'W2']
        >>> [state.format(one) for one in same_idea(state, state.parse("SE1"))]
        ['SE1', 'SW1']
    """
    idea = state.game.idea
    if idea is None:
        return [action]
    wanted = idea(state, action)
    return [one for one in state.legal_actions() if idea(state, one) == wanted]


def another_idea(state: State, action: int, others: Iterable[A]) -> A | None:
    """The first of the others that is another idea than this action; None where there is none."""
    idea = state.game.idea
    if idea is None:
        return next(iter(others), None)
    wanted = idea(state, action)
    return next((one for one in others if idea(state, one.action) != wanted), None)
