# pyright: basic
"""Which actions are worth a look, by a learned policy, in compiled code.

``policy`` float32 holds ``UNITS`` and ``INPUTS``, then the weights of the hidden units, a row for
each input, their thresholds, the output's weights, and the weights by which the inputs count
without a hidden unit. The probabilities are the softmax of what it says of each action.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.mathematics import exp
from ...core.contract.operations import policy_features

UNITS, INPUTS, HEAD = range(3)
"""The first numbers of ``policy``: hidden units, and features of an action. The weights begin at
HEAD."""


@compiled
def _odds(policy, row, units):
    """The logarithm of the odds of one action. ``units`` float32 is scratch."""
    width, count = np.int64(policy[UNITS]), np.int64(policy[INPUTS])
    at = HEAD + count * width
    for j in range(width):
        units[j] = policy[at + j]
    direct = at + 2 * width
    total = 0.0
    for i in range(count):
        x = row[i]
        if x != 0.0:
            weights = policy[HEAD + i * width : HEAD + (i + 1) * width]
            for j in range(width):
                units[j] += x * weights[j]
            total += x * policy[direct + i]
    outputs = policy[at + width : direct]
    for j in range(width):
        if units[j] > 0.0:
            total += units[j] * outputs[j]
    return total


@compiled
def weigh(state, actions, count, policy, rows, units, out):
    """Write the probability of each of the ``count`` legal ``actions`` into ``out`` (float32).

    ``rows`` float32[longest list, INPUTS] and ``units`` float32[UNITS] are scratch.
    """
    for k in range(count):
        for i in range(rows.shape[1]):
            rows[k, i] = 0.0
    policy_features(state, actions, count, rows)
    most = -1e30
    for k in range(count):
        odds = _odds(policy, rows[k], units)
        out[k] = odds
        most = max(most, odds)
    total = 0.0
    for k in range(count):
        share = exp(np.float64(out[k]) - most)
        out[k] = share
        total += share
    for k in range(count):
        out[k] = out[k] / total
