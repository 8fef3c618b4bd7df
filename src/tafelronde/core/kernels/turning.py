# pyright: basic
"""The kernels of ``adapters.table``: a turn is one call, and what a seat sees another one."""

import numpy as np

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import apply_action, legal_actions, observe, parts, random_action
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


@compiled
def _play(state, action, rng, out, weights):
    """An action, and the chance that follows it."""
    apply_action(state, action)
    while state.player == CHANCE:
        apply_action(state, random_action(state, rng, out, weights))


@kernel
def act(states, choice, by_index, legal, rng, out, weights):
    """Carry out a choice among the ``legal`` actions and the chance that follows it; whether it is
    legal. If not, nothing has changed."""
    state = states[0]
    action = _action_of(choice, legal, by_index)
    if action < 0:
        return False
    _play(state, action, rng, out, weights)
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


@compiled
def _part(state, action, first, pair):
    """The part of an action that is chosen now, after a ``first`` one (−1: none yet); or −1, where
    it has another first part. ``pair`` is a buffer."""
    parts(state, action, pair)
    if first < 0:
        return np.int64(pair[0])
    return np.int64(pair[1]) if pair[0] == first else -1


NONE_HAS, DONE, WAITS = range(3)


@kernel
def act_in_part(states, part, first, legal, pair, rng, out, weights):
    """Choose a part of one of the ``legal`` actions. DONE: it was carried out with the chance that
    follows; WAITS: several have this part, so the second one is needed; NONE_HAS it."""
    state = states[0]
    count, action = 0, np.int64(0)
    for k in range(len(legal)):
        if _part(state, np.int64(legal[k]), first, pair) == part:
            count += 1
            action = np.int64(legal[k])
    if count == 0:
        return NONE_HAS
    if count > 1:
        return WAITS
    _play(state, action, rng, out, weights)
    return DONE


@kernel
def look_in_parts(states, player, first, legal, pair, mask, observation):
    """Observe as ``look`` does; ``mask`` has 1 for each part that can be chosen now."""
    state = states[0]
    observe(state, player, observation)
    if state.player != player:
        return 0
    count = legal_actions(state, legal)
    for k in range(count):
        part = _part(state, np.int64(legal[k]), first, pair)
        if part >= 0:
            mask[part] = 1
    return count
