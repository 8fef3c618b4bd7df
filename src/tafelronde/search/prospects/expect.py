# pyright: basic
"""Judgement of a position by a network of prospects, in compiled code.

``network`` float32 holds ``UNITS``, ``INPUTS`` and ``ALONE`` (see below), then the weights of the
hidden units, a row for each input, their thresholds, and the output's weights. The same units look
at every player; the players' chances are the softmax of what they say.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.dispatch import kernel
from ...core.contract.mathematics import exp
from ...core.contract.operations import evaluate, features

UNITS, INPUTS, ALONE, HEAD = range(4)
"""The first numbers of ``network``: hidden units; features of a player; 1 where only the player to
act is judged, and the other is the rest. The weights begin at HEAD."""


@compiled
def _prospect(network, inputs, units):
    """One player's prospects, as a logarithm of odds. ``units`` float32 is scratch."""
    width, count = np.int64(network[UNITS]), np.int64(network[INPUTS])
    at = HEAD + count * width
    thresholds = network[at : at + width]
    for j in range(width):
        units[j] = thresholds[j]
    for i in range(count):
        x = inputs[i]
        if x != 0.0:
            row = network[HEAD + i * width : HEAD + (i + 1) * width]
            for j in range(width):
                units[j] += x * row[j]
    outputs = network[at + width : at + 2 * width]
    total = 0.0
    for j in range(width):
        if units[j] > 0.0:
            total += units[j] * outputs[j]
    return total


@compiled
def judge(state, network, inputs, units, out):
    """Write every player's expected result, −1 … 1, into ``out``.

    ``inputs`` float32[INPUTS] and ``units`` float32[UNITS] are scratch. Who cannot win any more has
    no share; where nobody can, all have the same.
    """
    players = np.int64(state.players)
    best, hopeful = -1e30, 0
    for seat in range(players):
        out[seat] = -1e30
        if network[ALONE] > 0.0 and seat != max(0, state.player):
            out[seat] = 0.0
        else:
            for i in range(len(inputs)):
                inputs[i] = 0.0
            if features(state, seat, inputs):
                out[seat] = _prospect(network, inputs, units)
        if out[seat] > -1e30:
            hopeful += 1
            best = max(best, out[seat])
    total = 0.0
    for seat in range(players):
        if hopeful == 0:
            out[seat] = 1.0
        elif out[seat] > -1e30:
            out[seat] = exp(out[seat] - best)
        else:
            out[seat] = 0.0
        total += out[seat]
    for seat in range(players):
        out[seat] = 2.0 * out[seat] / total - 1.0


@compiled
def expect(state, network, inputs, units, out):
    """Every player's expected result by a network, or by the game's own ``evaluate`` where
    ``network`` is empty."""
    if len(network) > 0:
        judge(state, network, inputs, units, out)
    else:
        evaluate(state, out)


@kernel
def expect_at(states, network, inputs, units, out):
    """Expect as ``expect`` does, for one position, called from Python."""
    expect(states[0], network, inputs, units, out)
