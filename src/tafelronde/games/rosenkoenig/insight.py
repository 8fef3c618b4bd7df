# pyright: basic
"""Knowledge of bots about Rosenkönig beyond its rules: an evaluation.

The evaluation is a small neural network (one hidden layer of rectified units) on features of
the position as the player to act sees it. What it gives is the expected result, which
``benchmarks/games/rosenkoenig/train.py`` of commit f00e7216 fitted on self-play: to the result of
the game mixed with what a search found. Its weights lie in ``insight.json``.
"""

import json
from pathlib import Path

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.mathematics import tanh
from .features import INPUTS, features_of

UNITS = 8
"""Hidden units computed at once; their number is a multiple of it."""

_weights = json.loads(Path(__file__).with_name("insight.json").read_text("utf-8"))
HIDDEN = np.array(_weights["hidden"], np.float64)  # [input, unit]
THRESHOLD = np.array(_weights["threshold"], np.float64)
OUTPUT = np.array(_weights["output"], np.float64)
OFFSET = float(_weights["offset"])


@compiled
def evaluate(state, out):
    """The network's guess; the units are added up eight at a time, as there is no buffer."""
    player = max(0, state.player)
    inputs = features_of(state, player)
    total = OFFSET
    for u in range(0, len(OUTPUT), UNITS):
        a, b, c, d = THRESHOLD[u], THRESHOLD[u + 1], THRESHOLD[u + 2], THRESHOLD[u + 3]
        e, f, g, h = THRESHOLD[u + 4], THRESHOLD[u + 5], THRESHOLD[u + 6], THRESHOLD[u + 7]
        for k in range(INPUTS):
            x = inputs[k]
            a += x * HIDDEN[k, u]
            b += x * HIDDEN[k, u + 1]
            c += x * HIDDEN[k, u + 2]
            d += x * HIDDEN[k, u + 3]
            e += x * HIDDEN[k, u + 4]
            f += x * HIDDEN[k, u + 5]
            g += x * HIDDEN[k, u + 6]
            h += x * HIDDEN[k, u + 7]
        total += max(a, 0.0) * OUTPUT[u] + max(b, 0.0) * OUTPUT[u + 1]
        total += max(c, 0.0) * OUTPUT[u + 2] + max(d, 0.0) * OUTPUT[u + 3]
        total += max(e, 0.0) * OUTPUT[u + 4] + max(f, 0.0) * OUTPUT[u + 5]
        total += max(g, 0.0) * OUTPUT[u + 6] + max(h, 0.0) * OUTPUT[u + 7]
    out[player] = tanh(total / 2.0)
    out[1 - player] = -out[player]
