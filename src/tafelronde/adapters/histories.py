"""Histories of the seats of a table, as arrays of an observation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ..bots.agents.history import MOST, NOBODY, UNSEEN, History
from ..core.facts.errors import check_whole
from ..core.objects.state import State
from .table import Table

if TYPE_CHECKING:
    from gymnasium import spaces

Observation = dict[str, Any]


class Histories:
    """The last ``length`` steps that each seat of a table saw, in the game that runs there.

    In an observation they are three arrays, the oldest step first, filled up at the end:

    - ``history_actor``, int8[length]: who made each step, counted clockwise from the seat: 0 itself
      …; −1 chance, −2 no step.
    - ``history_action``, int32[length]: the seat's own action, the game's number of it; −1
      elsewhere.
    - ``history_observation``, float32[length, numbers of an observation]: what the seat could see
      after each step; 0 where there is none.

    Raises BadOption for a length that is not 0 (no histories) to ``MOST``.
    """

    def __init__(self, table: Table, length: int) -> None:
        check_whole("history", length, 0, MOST)
        self.length = length
        self._table = table
        self._of = list[History]()

    def begin(self) -> None:
        """Forget all: a new game begins at the start of the table."""
        start, seats = self._table.start, range(self._table.players)
        self._of = [History(start, seat) for seat in seats] if self.length else []

    def see(self, state: State, action: int) -> None:
        """See a step that is about to be made in ``state``."""
        for history in self._of:
            history.add(state, action)

    def observation(
        self, seat: int, seen: npt.NDArray[np.float32], mask: npt.NDArray[np.int8], first: int
    ) -> Observation:
        """The observation of a seat, with its history. ``first``: the chosen part, or −1."""
        parts = {"first": np.int64(first + 1)} if self._table.in_parts else {}
        return {"observation": seen, "action_mask": mask, **self._arrays(seat), **parts}

    def listed(self, legal: Sequence[int] | npt.NDArray[np.int32]) -> dict[str, Any]:
        """The legal actions as an ``info`` has them: int32[Bounds.legal], and how many count."""
        padded = np.zeros(self._table.game.bounds.legal, np.int32)
        padded[: len(legal)] = legal
        return {"legal_actions": padded, "legal_count": len(legal)}

    def _arrays(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """The arrays of a seat; none without histories."""
        if not self.length:
            return {}
        _, actor, action, seen = self._of[seat].arrays(self.length)
        if not seen.shape[1]:  # the game observes nothing
            seen = np.zeros((self.length, 1), np.float32)
        return {"history_actor": actor, "history_action": action, "history_observation": seen}

    def space(self) -> spaces.Dict:
        """Gymnasium's space of the observations of a seat."""
        from gymnasium import spaces

        parts = {"first": spaces.Discrete(self._table.choices + 1)} if self._table.in_parts else {}
        return spaces.Dict(
            {
                "observation": spaces.Box(*self._table.limits, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self._table.choices,), np.int8),
                **parts,
                **self._spaces(),
            }
        )

    def _spaces(self) -> dict[str, Any]:
        """The spaces of the arrays; none without histories."""
        if not self.length:
            return {}
        from gymnasium import spaces

        least, most = (np.tile(limit, (self.length, 1)) for limit in self._table.limits)
        last = self._table.game.bounds.actions - 1
        if last < 0:  # they have no numbers for a mask
            last = np.iinfo(np.int32).max
        return {
            "history_actor": spaces.Box(NOBODY, self._table.players - 1, (self.length,), np.int8),
            "history_action": spaces.Box(UNSEEN, last, (self.length,), np.int32),
            "history_observation": spaces.Box(
                np.minimum(least, 0.0), np.maximum(most, 0.0), dtype=np.float32
            ),
        }
