# pyright: basic
"""The kernels of ``adapters.table``: a turn is one call, and what a seat sees another one."""

from __future__ import annotations

import numpy as np

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import apply_action, legal_actions, observe, random_action
from ..facts.constants import CHANCE


@compiled
def _action_of(choice, legal, by_index):
    """The action that a choice means, or −1 where it is not legal."""
    if by_index:
        return np.int64(legal[choice]) if 0 <= choice < len(legal) else -1
    for k in range(len(legal)):
        if legal[k] == choice:
            return choice
    return -1


@kernel
def act(states, choice, by_index, legal, rng, out, weights):
    """Carry out a choice among the ``legal`` actions and the chance that follows it; whether it is
    legal. If not, nothing has changed."""
    state = states[0]
    action = _action_of(choice, legal, by_index)
    if action < 0:
        return False
    apply_action(state, action)
    while state.player == CHANCE:
        apply_action(state, random_action(state, rng, out, weights))
    return True


@kernel
def look(states, player, by_index, legal, mask, observation):
    """Write what ``player`` may know into ``observation``, and if they are to act the legal actions
    into ``legal`` and 1 for each choice into ``mask`` (both arrays zeros); their number."""
    state = states[0]
    if len(observation) > 0:
        observe(state, player, observation)
    if state.player != player:
        return 0
    count = legal_actions(state, legal)
    for k in range(count):
        mask[k if by_index else np.int64(legal[k])] = 1
    return count
