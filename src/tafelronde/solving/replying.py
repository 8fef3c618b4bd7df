# pyright: basic
"""The best reply to a policy where nothing is hidden but future chance: a walk over positions.

It is the walk of ``expectimax``, but one of the two, the follower, acts by a policy, which Python
is asked for at each position. What the policy never does is not walked through.
"""

import numpy as np

from ..core.compile.compiler import compiled
from ..core.contract.dispatch import kernel
from ..core.contract.operations import apply_action, chance_outcomes, legal_actions, returns
from ..core.facts.constants import CHANCE, TERMINAL
from ..search.hashing import position_key
from .expectimax import TOO_DEEP, TOO_SMALL, find_place

REPLIED, ASKED = 0, 3
"""How the walk stopped: with the value of the start, or for the policy of a position."""
AT, USED = range(2)
"""The places of ``progress``: how deep the walk is, and how many entries the table has."""


@compiled
def _open(state, words, step, follower, actions, shares, weights):
    """Begin a position; whether the policy is wanted for it."""
    step.key = position_key(words)
    step.next = 0
    step.value = 0.0
    if state.player == CHANCE:
        step.count = chance_outcomes(state, actions, weights)
        total = 0.0
        for k in range(step.count):
            total += weights[k]
        for k in range(step.count):
            shares[k] = weights[k] / total
        return False
    step.count = legal_actions(state, actions)
    if state.player == follower:
        return True
    step.value = -2.0
    return False


@compiled
def _take(state, step, replier, value, share):
    """A step leads to a position of this value."""
    if state.player == replier:
        step.value = max(step.value, value)
    else:
        step.value += value * share


@kernel
def reply(states, words, steps, actions, weights, shares, table, progress, most, replier, value):
    """Value ``states[0]`` for ``replier``, one of two, if the other follows a policy; the value is
    then ``steps[0].value``.

    Returns REPLIED, TOO_DEEP, TOO_SMALL (go on with a larger table), or ASKED: write the policy of
    ``states[progress[AT]]`` into that row of ``shares`` (float64, as many rows as ``states``, each
    as long as those of ``actions``), and go on. ``progress`` int64[2] begins with −1 and 0;
    ``weights`` int32 is one row, all else as for ``expectimax.solve_positions``.
    """
    if progress[AT] < 0:
        progress[AT] = 0
        if _open(states[0], words[0], steps[0], 1 - replier, actions[0], shares[0], weights):
            return ASKED
    while True:
        at = progress[AT]
        step = steps[at]
        while (
            step.next < step.count and states[at].player != replier and shares[at, step.next] <= 0.0
        ):
            step.next += 1
        if step.next < step.count:
            if at + 1 == len(states):
                return TOO_DEEP
            state, share = states[at + 1], shares[at, step.next]
            states[at + 1] = states[at]
            apply_action(state, np.int64(actions[at, step.next]))
            if state.player == TERMINAL:
                returns(state, value)
                _take(states[at], step, replier, value[replier], share)
                step.next += 1
                continue
            key = position_key(words[at + 1])
            entry = table[find_place(table, key)]
            if entry.key == key:
                _take(states[at], step, replier, entry.value, share)
                step.next += 1
                continue
            progress[AT] = at + 1
            wanted = _open(
                state, words[at + 1], steps[at + 1], 1 - replier, actions[at + 1], shares[at + 1],
                weights,
            )  # fmt: skip
            if wanted:
                return ASKED
            continue
        if at == 0:
            return REPLIED
        if progress[USED] >= most:
            return TOO_SMALL
        entry = table[find_place(table, step.key)]
        entry.key = step.key
        entry.value = step.value
        progress[USED] += 1
        progress[AT] = at - 1
        before = steps[at - 1]
        _take(states[at - 1], before, replier, step.value, shares[at - 1, before.next])
        before.next += 1
