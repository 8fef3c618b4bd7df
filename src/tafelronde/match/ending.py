"""Endings of a match: by the rules of its game, or because players gave up.

Players who resign have −1 as losers do, and the others share the victory (``core.facts.results``):
when one of two players resigns, the results are −1 and 1; when one of four does, the others have
2/3 − 1 each.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..core.facts.results import LOST, given_up

if TYPE_CHECKING:
    from ..core.objects.state import State


def status(state: State, resigned: Collection[int] = ()) -> str:
    """``over`` by the rules, ``resigned``, or ``running``."""
    if state.is_terminal:
        return "over"
    return "resigned" if resigned else "running"


def returns(state: State, resigned: Collection[int] = ()) -> list[float]:
    """Every player's result, −1 … 1; zeros while the match runs.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> returns(state), returns(state, resigned=[0])
        ([0.0, 0.0], [-1.0, 1.0])
        >>> returns(tafelronde.load("drakon").new(players=5), resigned=[4])
        [-0.5, -0.5, -0.5, -0.5, -1.0]
    """
    if state.is_terminal or not resigned:
        return state.returns()
    players = state.players
    won = given_up(players, len(resigned))
    return [LOST if seat in resigned else won for seat in range(players)]


def check_resigned(players: int, resigned: Collection[int]) -> None:
    """Raise ValueError unless ``resigned`` are seats of the table, none twice, and not all of
    them.

    Examples:
        >>> check_resigned(2, [0, 1])
        Traceback (most recent call last):
            ...
        ValueError: somebody must be left to win
    """
    for seat in resigned:
        if not 0 <= seat < players:
            raise ValueError(f"there is no player {seat}; the players are 0 to {players - 1}")
    if len(set(resigned)) != len(resigned):
        raise ValueError("a player resigns once")
    if len(resigned) >= players:
        raise ValueError("somebody must be left to win")
