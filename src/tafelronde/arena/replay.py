"""Recorded games, checked: dealt as their deal says, played by the rules, ended as they say."""

from collections.abc import Callable, Sequence

from ..core.facts.errors import TafelrondeError
from ..core.objects.state import State
from .deal import Deal
from .table import results_of


def first_fault(
    state: State,
    deal: Deal,
    actions: Sequence[int],
    results: tuple[float, ...],
    lost: int | None,
    decision: Callable[[State], int | None] = lambda state: None,
) -> tuple[str, int] | None:
    """Play all steps of a game on ``state``; the first fault and its ply, or None.

    A fault is ``deal`` (another outcome was due), ``opponent`` (``decision`` says another action;
    None: any), ``rules``, or ``results``. ``lost`` is the seat that lost the game by a fault.
    """
    dealt = _dealt(state, deal)
    for ply, action in enumerate(actions):
        if state.is_chance:
            if dealt.pop(0) != action:
                return "deal", ply
        elif decision(state) not in (None, action):
            return "opponent", ply
        try:
            state.apply(action)
        except TafelrondeError:
            return "rules", ply
        if not dealt:
            dealt = _dealt(state, deal)
    if state.is_terminal != (lost is None) or results != results_of(state, lost):
        return "results", len(actions)
    return None


def _dealt(state: State, deal: Deal) -> list[int]:
    """The outcomes of chance from here on, until a player is to act or the game is over."""
    found: list[int] = []
    deal.apply_chance(state.copy(), lambda _, action: found.append(action))
    return found
