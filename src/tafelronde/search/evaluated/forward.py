# pyright: basic
"""A small network in compiled code: dense layers, for one position.

``weights`` float32 holds all matrices and offsets one behind the other, ``layout`` int64 their
sizes and places (``network.Network`` lays them so; those of value and policy transposed). An input
that is 0 costs nothing: most numbers of an observation are.
"""

import math

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.operations import describe

LAYERS, OUTPUTS, VALUE_AT, ACTIONS, POLICY_AT, SCORED, SCORE_AT, FEATURES, WIDEST, FIRST = range(10)
"""The numbers of ``layout``: how many layers; how many values; where the value's matrix begins; how
many action numbers the policy knows (0: none), and where it begins; how wide the layer is that
scores actions (0: none), where it begins, and how many features an action has; the widest layer.
From FIRST on three for each layer: inputs, outputs, where it begins."""


@inlined
def _add_row(weights, at, outputs, scale, y):
    row = weights[at : at + outputs]
    for j in range(outputs):
        y[j] += scale * row[j]


@inlined
def dense(weights, at, inputs, outputs, x, y):
    """y = x · matrix + offset; the matrix is [inputs, outputs], the offset stands behind it. Four
    inputs that are not 0 are added at a time."""
    offset = weights[at + inputs * outputs : at + (inputs + 1) * outputs]
    for j in range(outputs):
        y[j] = offset[j]
    i, found = 0, 0
    i0 = i1 = i2 = i3 = 0
    while i < inputs:
        if x[i] != 0.0:
            i0, i1, i2, i3 = i1, i2, i3, i
            found += 1
            if found == 4:
                row0 = weights[at + i0 * outputs : at + (i0 + 1) * outputs]
                row1 = weights[at + i1 * outputs : at + (i1 + 1) * outputs]
                row2 = weights[at + i2 * outputs : at + (i2 + 1) * outputs]
                row3 = weights[at + i3 * outputs : at + (i3 + 1) * outputs]
                x0, x1, x2, x3 = x[i0], x[i1], x[i2], x[i3]
                for j in range(outputs):
                    y[j] += (x0 * row0[j] + x1 * row1[j]) + (x2 * row2[j] + x3 * row3[j])
                found = 0
        i += 1
    if found > 2:
        _add_row(weights, at + i1 * outputs, outputs, x[i1], y)
    if found > 1:
        _add_row(weights, at + i2 * outputs, outputs, x[i2], y)
    if found > 0:
        _add_row(weights, at + i3 * outputs, outputs, x[i3], y)


@inlined
def rectify(x, size):
    """x = max(x, 0)."""
    zero = np.float32(0.0)
    for j in range(size):
        x[j] = max(x[j], zero)


@inlined
def dot(weights, at, x, size):
    """The inner product with a row of weights, in four sums that do not wait for one another."""
    row = weights[at : at + size]
    a = b = c = d = np.float32(0.0)
    whole = size - size % 4
    for i in range(0, whole, 4):
        a += row[i] * x[i]
        b += row[i + 1] * x[i + 1]
        c += row[i + 2] * x[i + 2]
        d += row[i + 3] * x[i + 3]
    for i in range(whole, size):
        a += row[i] * x[i]
    return (a + b) + (c + d)


@compiled
def judge_by_network(states, observation, actions, count, weights, layout, hidden, values, logits):
    """Write every player's value and the logits of the first ``count`` of ``actions``.

    ``hidden`` float32[5, at least WIDEST] is scratch; its last row holds an action's features.
    """
    player, players = np.int64(states[0].player), np.int64(states[0].players)
    layers = layout[LAYERS]
    width = layout[FIRST]
    source, target = 0, 1
    for layer in range(layers):
        place = FIRST + 3 * layer
        width = layout[place + 1]
        if layer == 0:
            dense(weights, layout[place + 2], layout[place], width, observation, hidden[target])
        else:
            dense(weights, layout[place + 2], layout[place], width, hidden[source], hidden[target])
        rectify(hidden[target], width)
        source, target = target, 1 - target
    body = hidden[source]
    outputs, at = layout[OUTPUTS], layout[VALUE_AT]
    for seat in range(outputs):
        told = dot(weights, at + seat * width, body, width) + weights[at + outputs * width + seat]
        values[(player + seat) % players] = math.tanh(told)
    if outputs == 1:  # two players: what one wins the other loses
        values[1 - player] = -values[player]
    numbers = layout[ACTIONS]
    if numbers > 0:
        at = layout[POLICY_AT]
        for k in range(count):
            action = np.int64(actions[k])
            logits[k] = dot(weights, at + action * width, body, width)
            logits[k] += weights[at + numbers * width + action]
        return
    scored, features, at = layout[SCORED], layout[FEATURES], layout[SCORE_AT]
    dense(weights, at, width, scored, body, hidden[2])
    at += (width + 1) * scored
    row = hidden[4:5, :features]
    for k in range(count):
        for i in range(features):
            row[0, i] = 0.0
        describe(states[0], np.int64(actions[k]), row[0])
        for j in range(scored):
            hidden[3, j] = hidden[2, j]
        for i in range(features):
            scale = row[0, i]
            if scale != 0.0:
                for j in range(scored):
                    hidden[3, j] += scale * weights[at + i * scored + j]
        rectify(hidden[3], scored)
        logits[k] = dot(weights, at + features * scored, hidden[3], scored)
