# pyright: basic
"""In which order alpha-beta tries the actions of a position: what cut off elsewhere comes early.

Killer moves (Akl & Newborn 1977) and history (Schaeffer 1983), behind the transposition table's
action and the game's own ``priority``.
"""

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.operations import priority

HISTORY = 4096
"""Places of the history of a side; actions share them by their last bits."""


@compiled
def order(state, frame, ply, wished, actions, orders, killers, history):
    """Write how early each action is tried: the table's action, the game's priority, killers,
    history."""
    side = frame.maximises
    for k in range(frame.count):
        action = actions[ply, k]
        rank = np.int64(priority(state, action)) << 20
        if action == wished:
            rank += 1 << 40
        elif action == killers[ply, 0] or action == killers[ply, 1]:
            rank += 1 << 19
        orders[ply, k] = rank + history[side, action & (HISTORY - 1)]


@inlined
def pick(frame, ply, actions, owners, orders):
    """Move the action that is tried next to the place ``frame.tried``."""
    at = frame.tried
    best = at
    for k in range(at + 1, frame.count):
        if orders[ply, k] > orders[ply, best]:
            best = k
    if best != at:
        actions[ply, at], actions[ply, best] = actions[ply, best], actions[ply, at]
        orders[ply, at], orders[ply, best] = orders[ply, best], orders[ply, at]
        owners[ply, at], owners[ply, best] = owners[ply, best], owners[ply, at]


@inlined
def reward(frame, ply, action, killers, history):
    """Have an action that caused a cutoff tried earlier elsewhere."""
    if killers[ply, 0] != action:
        killers[ply, 1] = killers[ply, 0]
        killers[ply, 0] = action
    place = action & (HISTORY - 1)
    grown = history[frame.maximises, place] + frame.left * frame.left
    history[frame.maximises, place] = min(grown, (1 << 18) - 1)
