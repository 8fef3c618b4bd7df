# pyright: basic
"""The kernel that plays games again and writes what their players saw."""

import numpy as np

from ..core.contract.dispatch import kernel
from ..core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    observe_again,
    setup,
)
from ..core.facts.constants import CHANCE, TERMINAL


@kernel
def show_decisions(
    states, players, options, out, weights, last, steps, seat, action,
    observation, mask, legal, ends, choice,
):  # fmt: skip
    """Play games again, ``steps[g]`` steps of the columns ``seat`` and ``action`` each, and write a
    row for each decision.

    ``last`` float32[numbers] (zeros, or what an earlier call left) is a buffer, ``observation``
    float32[decisions, numbers] (no columns: not wanted), ``mask``
    bool[decisions, actions] (zeros; no columns: not wanted), ``legal`` int32[…] the legal actions
    one after another, ``ends`` int64[decisions + 1] where those of each end, ``choice``
    int32[decisions] the place of the action among them. Returns −1, or the first step that the
    rules do not have, or for which there is no room.
    """
    state = states[0]
    row, at, flat = 0, 0, 0
    ends[0] = 0
    for game in range(len(steps)):
        setup(state, players, options)
        for _ in range(steps[game]):
            if state.player == TERMINAL or state.player != seat[at]:
                return at
            if state.player == CHANCE:
                count = chance_outcomes(state, out, weights)
            else:
                count = legal_actions(state, out)
            place = -1
            for k in range(count):
                if out[k] == action[at]:
                    place = k
            if place < 0:
                return at
            if state.player != CHANCE:
                if row >= len(choice) or flat + count > len(legal):
                    return at
                if observation.shape[1] > 0:
                    observe_again(state, state.player, last)
                    for k in range(len(last)):
                        observation[row, k] = last[k]
                if mask.shape[1] > 0:
                    for k in range(count):
                        mask[row, out[k]] = True
                for k in range(count):
                    legal[flat + k] = out[k]
                flat += count
                choice[row] = place
                row += 1
                ends[row] = flat
            apply_action(state, np.int64(action[at]))
            at += 1
    return -1
