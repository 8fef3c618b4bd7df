# pyright: basic
"""Compiled: a game is replayed, and the features of its positions and actions are written."""

import math

import numpy as np

from ..core.contract.dispatch import kernel
from ..core.contract.operations import apply_action, legal_actions, policy_features, setup
from ..core.contract.operations import features as write_features


@kernel
def write_samples(
    states, players, options, seat, action, value, alone, features, hopeful, mover, searched
):
    """Replay the columns of one game on ``states[0]``; returns how many rows were written, one for
    each decision with a ``value``. The outputs are those of ``samples.Samples``; ``mover`` is a
    seat at the table, and with ``alone`` there is one row of features, the mover's."""
    state = states[0]
    setup(state, players, options)
    row = 0
    for at in range(len(action)):
        if seat[at] >= 0 and not math.isnan(value[at]):
            acting = np.int64(seat[at])
            mover[row] = acting
            searched[row] = (value[at] + 1.0) / 2.0
            if alone:
                hopeful[row, 0] = write_features(state, acting, features[row, 0])
            else:
                for player in range(players):
                    hopeful[row, player] = write_features(state, player, features[row, player])
            row += 1
        apply_action(state, np.int64(action[at]))
    return row


@kernel
def write_choices(states, players, options, seat, action, wanted, out, features):
    """Replay the columns of one game on ``states[0]``, and write a row of ``features`` for each
    legal action of every ``wanted`` step; returns how many rows were written. ``out`` is a buffer
    for lists."""
    state = states[0]
    setup(state, players, options)
    row = 0
    for at in range(len(action)):
        if seat[at] >= 0 and wanted[at]:
            count = legal_actions(state, out)
            policy_features(state, out, count, features[row : row + count])
            row += count
        apply_action(state, np.int64(action[at]))
    return row
