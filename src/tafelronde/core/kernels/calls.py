# pyright: basic
"""The kernels behind the Python face: each calls one operation on one state of an array."""

import numpy as np

from ..contract import operations as contract
from ..contract.dispatch import kernel


@kernel
def setup(states, players, options):
    contract.setup(states[0], players, options)


@kernel
def legal_actions(states, out):
    return contract.legal_actions(states[0], out)


@kernel
def chance_outcomes(states, out, weights):
    return contract.chance_outcomes(states[0], out, weights)


@kernel
def apply_action(states, action):
    contract.apply_action(states[0], action)


@kernel
def random_action(states, rng, out, weights):
    return contract.random_action(states[0], rng, out, weights)


@kernel
def refusal(states, action):
    return contract.refusal(states[0], action)


@kernel
def scores(states, out):
    contract.scores(states[0], out)


@kernel
def returns(states, out):
    contract.returns(states[0], out)


@kernel
def resample(states, player, rng):
    contract.resample(states[0], player, rng)


@kernel
def forced_publicly(states, tried, out):
    tried[0] = states[0]
    return contract.forced_publicly(tried[0], out)


@kernel
def evaluate(states, out):
    contract.evaluate(states[0], out)


@kernel
def observe(states, player, out):
    contract.observe(states[0], player, out)


@kernel
def prior(states, actions, count, out):
    contract.prior(states[0], actions, count, out)


@kernel
def parts(states, actions, out):
    """The parts of each of the legal ``actions`` in a row of ``out``."""
    for k in range(len(actions)):
        contract.parts(states[0], np.int64(actions[k]), out[k])


@kernel
def features(states, player, out):
    contract.features(states[0], player, out)


@kernel
def policy_features(states, actions, out):
    """Write the features of each of the legal ``actions`` into its row of ``out``, which holds
    zeros."""
    contract.policy_features(states[0], actions, len(actions), out)


@kernel
def describe(states, actions, out):
    """Each of the legal ``actions`` in a row of ``out``, zeros."""
    for k in range(len(actions)):
        contract.describe(states[0], np.int64(actions[k]), out[k])
