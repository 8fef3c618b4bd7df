# pyright: basic
"""The kernel that shows all games of a batch in arrays of the caller's."""

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import observe


@compiled
def _list(actions, count, can, listed):
    """Write a list of ``count`` legal actions, as a mask and filled up with zeros. Either array may
    have no places."""
    if len(can) > 0:
        can[:] = False
        for k in range(count):
            can[actions[k]] = True
    if len(listed) > 0:
        for k in range(count):
            listed[k] = actions[k]
        listed[count:] = 0


@kernel
def show(states, legal, count, mask, listed, observation):
    """Write the legal actions of all games, ``count`` of each row of ``legal``, into rows of
    ``mask`` and ``listed``, and what the player to act knows into rows of ``observation``; arrays
    without columns are left out. All is written anew, whatever lies there."""
    for game in range(len(states)):
        state = states[game]
        _list(legal[game], count[game], mask[game], listed[game])
        row = observation[game]
        row[:] = 0.0
        if len(row) > 0 and state.player >= 0:
            observe(state, state.player, row)
