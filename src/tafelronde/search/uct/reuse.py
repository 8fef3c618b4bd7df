# pyright: basic
"""Keeping the part of a search tree that belongs to the new position.

Only right where a node stands for one position: in a closed loop, with nothing hidden.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.dispatch import kernel
from ...core.contract.operations import apply_action
from .nodes import NONE, ROOT, write_node

DEPTH = 8
"""How many steps below the root the new position is looked for."""


@compiled
def is_same(raw, a, b):
    """Whether two positions are equal, byte for byte."""
    for k in range(raw.shape[1]):
        if raw[a, k] != raw[b, k]:
            return False
    return True


@kernel
def find_position(states, raw, nodes, stack):
    """The visited node whose position equals the last element of ``states``, or NONE.

    ``states[0]`` is the root's position; the elements between are scratch. ``raw`` is the memory of
    ``states`` as uint8[len(states), itemsize]; ``stack`` int64[len(states)] is scratch.
    """
    goal = len(states) - 1
    depth = 0
    stack[0] = nodes[ROOT].first
    while depth >= 0:
        node = stack[depth]
        if node == NONE:
            depth -= 1
            continue
        stack[depth] = nodes[node].next
        if nodes[node].visits == 0:
            continue
        states[depth + 1] = states[depth]
        apply_action(states[depth + 1], nodes[node].action)
        if is_same(raw, depth + 1, goal):
            return node
        if depth + 2 < goal:
            depth += 1
            stack[depth] = nodes[node].first
    return NONE


@kernel
def move_subtree(nodes, values, node, to_nodes, to_values, queue):
    """Copy the tree below ``node`` into another pool, with ``node`` as its root.

    Returns how many nodes were copied. ``queue`` int32[nodes] is scratch. The order of siblings is
    kept.
    """
    _copy(nodes, values, node, to_nodes, to_values, ROOT)
    queue[ROOT] = node
    filled, at = 1, 0
    while at < filled:
        last = NONE
        child = nodes[queue[at]].first
        while child != NONE:
            _copy(nodes, values, child, to_nodes, to_values, filled)
            queue[filled] = child
            if last == NONE:
                to_nodes[at].first = filled
            else:
                to_nodes[last].next = filled
            last = filled
            filled += 1
            child = nodes[child].next
        at += 1
    return filled


@compiled
def _copy(nodes, values, node, to_nodes, to_values, place):
    write_node(to_nodes, to_values, place, nodes[node].action, NONE)
    to_nodes[place].visits = nodes[node].visits
    to_nodes[place].seen = nodes[node].seen
    to_nodes[place].prior = nodes[node].prior
    to_nodes[place].player = nodes[node].player
    to_nodes[place].expanded = nodes[node].expanded
    to_nodes[place].proven = nodes[node].proven
    for player in range(values.shape[1]):
        to_values[place, player] = values[node, player]


def as_bytes(states: np.ndarray) -> np.ndarray:
    """The memory of an array of records as uint8[len(states), itemsize]."""
    return states.view(np.uint8).reshape(len(states), states.dtype.itemsize)
