"""How a match ended: by the rules of its game, or because players gave up.

Players who resign share the last places, the others share the first ones. The places of n players
are spread evenly from 1 down to −1, and everybody has the mean of the places that they share. When
one of two players resigns, the results are 1 and −1; when one of four does, the others have 1/3
each and that player −1. The results add up to 0.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.objects.state import State


def status(state: State, resigned: Collection[int] = ()) -> str:
    """``over`` by the rules, ``resigned``, or ``running``."""
    if state.is_terminal:
        return "over"
    return "resigned" if resigned else "running"


def returns(state: State, resigned: Collection[int] = ()) -> list[float]:
    """Every player's result, −1 … 1; zeros while the match runs."""
    if state.is_terminal or not resigned:
        return state.returns()
    players, losers = state.players, len(resigned)
    won, lost = losers / (players - 1), (losers - players) / (players - 1)
    return [lost if seat in resigned else won for seat in range(players)]


def winners(state: State, resigned: Collection[int] = (), gone: Collection[int] = ()) -> list[int]:
    """The players with the best result; empty while the match runs. Who gave up has not won: those
    whose resignation ended the match, nor those who were ``gone``, whoever played on for them."""
    if not state.is_terminal and not resigned:
        return []
    results = returns(state, resigned)
    stayed = [seat for seat in range(state.players) if seat not in {*resigned, *gone}]
    best = max((results[seat] for seat in stayed), default=None)
    return [seat for seat in stayed if results[seat] == best]


def check_resigned(players: int, resigned: Collection[int]) -> None:
    """Raise ValueError unless ``resigned`` are seats of the table, none twice, and not all of
    them."""
    for seat in resigned:
        if not 0 <= seat < players:
            raise ValueError(f"there is no player {seat}; the players are 0 to {players - 1}")
    if len(set(resigned)) != len(resigned):
        raise ValueError("a player resigns once")
    if len(resigned) >= players:
        raise ValueError("somebody must be left to win")
