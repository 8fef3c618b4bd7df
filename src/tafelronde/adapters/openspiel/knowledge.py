"""What the players of a game remember, in numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bots.agents.past import Past

__all__ = ["Past", "recall"]


def recall(past: Past, player: int, out: np.ndarray[Any, np.dtype[np.float32]]) -> None:
    """Write what a player remembers into ``out``, float32[steps + 1, 2 + observation], zeros: for
    each position 1, the own action that led there + 1 (0: none), and the observation."""
    for row, step in zip(out, past.steps(), strict=False):
        row[0] = 1.0
        if step.choice is not None and step.choice[0] == player:
            row[1] = step.choice[1] + 1
        row[2:] = step.position.observation(player)
