"""What a decision reveals beyond itself: knowledge that stays when it is taken back.

A seat knows of a position what ``resample`` leaves of it: with the same random numbers it makes the
same bytes of two positions exactly when the seat cannot tell them apart. So a decision reveals
something when the same decision, in another position that who decides must believe possible, would
have led them, or somebody else, to know something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ..core.state import State

SAMPLES = 12
"""Positions that are drawn for who decides. What all of them agree on was as good as known: with n
of them less than 0.54 / n bits remain unnoticed on average, since p**n · log2(1/p) is no greater.
"""
SAMPLES_OF_OTHERS = 3
"""So many of them are also seen with the eyes of each other seat. What these learn is of less use
to who takes back."""


def reveals(state: State, action: int) -> bool:
    """Whether this legal action of the player to act tells any seat something that follows neither
    from what the seat knew nor from the action. Chance that comes after it is not looked at.

    The answer follows from what who decides knows before and after the action, and from nothing
    else: so it gives nothing away itself.
    """
    return state.game.info.hidden and _Search(state, action).finds()


class _Position:
    """A position in memory that is used again and again: making arrays would take most of the
    time."""

    def __init__(self, state: State) -> None:
        self.data = bytearray(state.to_bytes())
        self.array: npt.NDArray[Any] = np.frombuffer(self.data, state.array.dtype)


class _Search:
    """The answer to one question."""

    def __init__(self, state: State, action: int) -> None:
        from ..core.rng import new_rng

        self._state = _Position(state)
        self._believed, self._thought, self._after = (_Position(state) for _ in range(3))
        self._action = action
        self._player = state.current_player
        self._players = state.players
        self._rng = new_rng(1)
        self._start = new_rng(0)
        self._fixed = self._start.copy()
        self._legal = np.empty(state.game.bounds.legal, np.int32)

    def finds(self) -> bool:
        """Whether something is revealed."""
        others = [seat for seat in range(self._players) if seat != self._player]
        known = self._known_after(self._state, self._player)
        for number in range(SAMPLES):
            self._draw(self._state, self._player, self._believed)
            if self._known_after(self._believed, self._player) != known:
                return True
            if number < SAMPLES_OF_OTHERS and any(self._told(other) for other in others):
                return True
        return False

    def _told(self, other: int) -> bool:
        """Whether this seat would know something else, had it been otherwise than is believed."""
        self._draw(self._believed, other, self._thought)
        if not self._is_possible(self._thought):
            return False
        return self._known_after(self._thought, other) != self._known_after(self._believed, other)

    def _draw(self, position: _Position, seat: int, into: _Position) -> None:
        from ..core import calls

        into.data[:] = position.data
        calls.resample(into.array, seat, self._rng)

    def _is_possible(self, position: _Position) -> bool:
        from ..core import calls

        count = calls.legal_actions(position.array, self._legal)
        return self._action in self._legal[:count].tolist()

    def _known_after(self, position: _Position, seat: int) -> bytes:
        """What this seat knows once the action is done, as a key."""
        from ..core import calls

        after = self._after
        after.data[:] = position.data
        calls.apply_action(after.array, self._action)
        self._fixed[:] = self._start
        calls.resample(after.array, seat, self._fixed)
        return bytes(after.data)
