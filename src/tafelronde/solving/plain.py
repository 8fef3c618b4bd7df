"""The worth of a position by the rules alone: no kernel, no table, no order. Slow, and plain.

For checking: it shares nothing with ``odds`` but the rules of the game.
"""

from ..core.objects.state import State

TO_THE_END = 1000
"""A number of turns that no game reaches."""
MOST = 60_000
"""Positions that are looked at."""


class TooMany(Exception):
    """There are more than ``MOST`` positions."""


class Plain:
    """The search of one player, for so many further own turns; what it found it remembers."""

    def __init__(self, seat: int, turns: int) -> None:
        self._seat, self._turns = seat, turns
        self._known: dict[tuple[bytes, int, bool], float] = {}

    def worth_after(self, state: State, action: int) -> float:
        """The worth of an action to the seat, −1 … 1. Raises TooMany."""
        return self._worth(state.after(action), self._turns, False)

    def _worth(self, state: State, turns: int, waits: bool) -> float:
        if state.is_terminal:
            return state.returns()[self._seat]
        own = state.current_player == self._seat
        if turns < TO_THE_END:
            if own and waits:
                turns, waits = turns - 1, False
                if turns < 0:
                    return 0.0
            waits = waits or not (own or state.is_chance)
        key = state.to_bytes(), turns, waits
        if key in self._known:
            return self._known[key]
        if len(self._known) >= MOST:
            raise TooMany
        if state.is_chance:
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            worth = sum(
                weight / total * self._worth(state.after(one), turns, waits)
                for one, weight in outcomes
            )
        else:
            sign = 1 if own else -1
            worth = -2.0
            for one in state.legal_actions():
                worth = max(worth, sign * self._worth(state.after(one), turns, waits))
                if worth >= 1.0:
                    break  # nothing is better
            worth *= sign
        self._known[key] = worth
        return worth
