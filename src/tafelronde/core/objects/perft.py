# pyright: basic
"""Perft: count all that can happen from a position, by depth. The classic proof of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import apply_action, chance_outcomes, legal_actions
from ..facts.constants import CHANCE, TERMINAL

if TYPE_CHECKING:
    from .state import State

DECISION_NODES, CHANCE_NODES, TERMINAL_NODES = range(3)
"""The columns of the counts."""


@compiled
def _count_node(state, counts, level):
    if state.player == TERMINAL:
        counts[level, TERMINAL_NODES] += 1
    elif state.player == CHANCE:
        counts[level, CHANCE_NODES] += 1
    else:
        counts[level, DECISION_NODES] += 1


@compiled
def _list_steps(state, out, weights):
    if state.player == TERMINAL:
        return 0
    if state.player == CHANCE:
        return chance_outcomes(state, out, weights)
    return legal_actions(state, out)


@kernel
def count_nodes(states, depth, out, weights, ends, counts):
    """Count the nodes of the tree under ``states[0]``, down to ``depth``.

    ``states`` has room for depth + 1. ``out`` int32[depth + 1, longest list], ``weights``
    int32[longest list] and ``ends`` int64[depth + 1] are scratch; what is found is added to
    ``counts`` int64[depth + 1, 3].
    """
    _count_node(states[0], counts, 0)
    level = 0
    ends[0] = _list_steps(states[0], out[0], weights) if depth > 0 else 0
    while level >= 0:
        if ends[level] == 0:
            level -= 1
            continue
        ends[level] -= 1  # what is left of a list is at its front
        states[level + 1] = states[level]
        apply_action(states[level + 1], out[level, ends[level]])
        _count_node(states[level + 1], counts, level + 1)
        if level + 1 < depth:
            level += 1
            ends[level] = _list_steps(states[level], out[level], weights)


def perft(state: State, depth: int) -> npt.NDArray[np.int64]:
    """The nodes at each distance from ``state``: int64[depth + 1, 3].

    Row d holds the decision, chance and terminal nodes that are exactly d steps away; a chance
    node has one child for each possible outcome, whatever its weight. Raises ValueError for a
    negative depth.
    """
    if depth < 0:
        raise ValueError(f"a depth of {depth} is below 0")
    size = max(1, state.game.bounds.buffer)
    states: npt.NDArray[Any] = np.empty(depth + 1, state.game.dtype)
    states[0] = state.array[0]
    out, weights = np.empty((depth + 1, size), np.int32), np.empty(size, np.int32)
    counts = np.zeros((depth + 1, 3), np.int64)
    count_nodes(states, depth, out, weights, np.zeros(depth + 1, np.int64), counts)
    return counts
