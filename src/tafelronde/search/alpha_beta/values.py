# pyright: basic
"""Values of alpha-beta: the worth of a position to the player who searches.

Certain victories and defeats lie outside of all evaluations, and count by the plies to them.
"""

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.keys import mix
from ...core.contract.operations import returns
from ..prospects.expect import expect

WIN = 1_000_000
SURE = WIN - 10_000
"""Values above are forced victories, sooner ones larger; values below −SURE are forced losses."""
SCALE = 10_000
"""The value of an evaluation of 1."""


@compiled
def result(state, searcher, ply, value):
    """The value of a finished game; victories and losses depend on the plies to them."""
    returns(state, value)
    mine = value[searcher]
    if mine > 0.999:
        return WIN - ply
    if mine < -0.999:
        return ply - WIN
    return np.int64(mine * SCALE)


@compiled
def guess(state, searcher, key, salt, noise, network, inputs, units, value):
    """The evaluation (a network's, where there is one), with noise that depends on the position's
    key and ``salt`` alone."""
    expect(state, network, inputs, units, value)
    found = np.int64(value[searcher] * SCALE)
    if noise > 0:
        found += (mix(key, salt) >> 11 & 0x7FFFFFFF) % (2 * noise + 1) - noise
    return min(max(found, -SCALE), SCALE)


@inlined
def off_root(value, ply):
    """A value counted from the position at ``ply`` instead of the root, as the table stores it."""
    return value + ply if value > SURE else value - ply if value < -SURE else value


@inlined
def from_root(value, ply):
    """The inverse of ``off_root``."""
    return value - ply if value > SURE else value + ply if value < -SURE else value


@compiled
def favour(action, salt, spread, liked, extras):
    """The amount by which an action at the root counts as better than it is: 0 … ``spread``, by the
    salt, and the number in ``extras`` where ``liked`` has the action."""
    extra = np.int64(0)
    for k in range(len(liked)):
        if liked[k] == action:
            extra = np.int64(extras[k])
    return extra + (mix(np.int64(action) + 1, salt) >> 11 & 0x7FFFFFFF) % (spread + 1)


@inlined
def without(value, extra):
    """The worth of an action without ``extra``, its favour; certain results have none."""
    return np.int64(value) if abs(value) > SURE else np.int64(value) - extra
