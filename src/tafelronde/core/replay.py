# pyright: basic
"""Replay: carry out a log of actions in one compiled call, each checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .constants import CHANCE
from .contract import apply_action, chance_outcomes, is_over, kernel, legal_actions

if TYPE_CHECKING:
    from .state import State


@kernel
def replay_log(states, actions, out, weights):
    """Apply ``actions`` (integers) to ``states[0]`` up to the first that is not possible there.

    ``out`` and ``weights`` are buffers for the lists. Returns how many were applied.
    """
    state = states[0]
    for at in range(len(actions)):
        if is_over(state):
            return at
        if state.player == CHANCE:
            count = chance_outcomes(state, out, weights)
        else:
            count = legal_actions(state, out)
        found = False
        for k in range(count):
            found = found or out[k] == actions[at]
        if not found:
            return at
        apply_action(state, actions[at])
    return len(actions)


def replay(state: State, actions: npt.NDArray[np.integer]) -> int:
    """Apply the actions of players and chance in place; how many were possible.

    Less than ``len(actions)``: the state stands before the first that was not, and
    ``state.explain`` says why.
    """
    size = max(1, state.game.bounds.buffer)
    out, weights = np.empty(size, np.int32), np.empty(size, np.int32)
    return int(replay_log(state.array, actions, out, weights))
