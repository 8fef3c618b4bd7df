# pyright: basic
"""The search tree: a pool of nodes in arrays, without Python objects.

A node stands for the action that led to it. Its children are a linked list (``first``, ``next``),
which serves trees whose actions differ from visit to visit (hidden information, open loop) as well
as trees whose actions do not. Node 0 is the root; in the lists 0 means "none". ``values``
(float64[nodes, players]) holds each node's mean result for each player.
"""

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.dispatch import kernel
from ...core.facts.constants import CHANCE

ROOT = 0
NONE = 0
ALL, SOME = 1, 2
"""Values of ``expanded``: there is a child for every action, or for all but the pruned ones."""
CERTAIN = 0.999999
"""A proven value of at least this is a victory; no sibling can be better."""

LONGEST = 32_000
"""The largest number of plies that is counted."""

NODE = np.dtype(
    (
        np.record,
        [
            ("action", np.int32),
            ("visits", np.int32),
            ("seen", np.int32),  # how often the action was available; its weight for an outcome
            ("first", np.int32),
            ("next", np.int32),
            ("prior", np.float32),  # the prior of the action, in a closed loop
            ("player", np.int8),  # who decides here; CHANCE or TERMINAL
            ("expanded", np.int8),  # whether all visits have the same children: ALL, SOME, or 0
            # 0, or the values are exact: 1 + the plies to the end, when victories are hastened
            # and losses put off
            ("proven", np.int16),
            ("spare", np.int32),  # 32 bytes each: so a node is found by a shift
        ],
    )
)


@inlined
def write_node(nodes, values, node, action, following):
    """Write a new node at the place ``node`` of the pool."""
    nodes[node].action = action
    nodes[node].visits = 0
    nodes[node].seen = 0
    nodes[node].first = NONE
    nodes[node].next = following
    nodes[node].prior = 0.0
    nodes[node].player = 0
    nodes[node].expanded = 0
    nodes[node].proven = 0
    for player in range(values.shape[1]):
        values[node, player] = 0.0


@kernel
def plant(nodes, values, used):
    """Empty the pool, except for a new root."""
    used[0] = 1
    write_node(nodes, values, ROOT, -1, NONE)


@inlined
def add_child(nodes, values, used, parent, action):
    """Add a child before the others; returns its node, or NONE when the pool is full."""
    child = used[0]
    if child >= nodes.shape[0]:
        return NONE
    used[0] = child + 1
    write_node(nodes, values, child, action, nodes[parent].first)
    nodes[parent].first = child
    return child


@inlined
def add_children(nodes, values, used, parent, actions, count):
    """Add children for the first ``count`` of ``actions``, in this order; False if they do not
    fit."""
    if used[0] + count > nodes.shape[0]:
        return False
    for k in range(count - 1, -1, -1):
        add_child(nodes, values, used, parent, actions[k])
    nodes[parent].expanded = ALL
    return True


@inlined
def find_child(nodes, parent, action):
    """The child for an action, or NONE."""
    child = nodes[parent].first
    while child != NONE and nodes[child].action != action:
        child = nodes[child].next
    return child


@kernel
def two_most(nodes, out):
    """Write the visits of the root's most and second most visited children into ``out``
    (int64[2])."""
    out[0] = out[1] = 0
    child = nodes[ROOT].first
    while child != NONE:
        visits = np.int64(nodes[child].visits)
        if visits > out[0]:
            out[0], out[1] = visits, out[0]
        elif visits > out[1]:
            out[1] = visits
        child = nodes[child].next


@compiled
def _prove_chance(nodes, values, node, players):
    total = 0.0
    longest = 0
    child = nodes[node].first
    while child != NONE:
        if not nodes[child].proven:
            return False
        longest = max(longest, np.int64(nodes[child].proven))
        total += nodes[child].seen
        child = nodes[child].next
    for player in range(players):
        values[node, player] = 0.0
    child = nodes[node].first
    while child != NONE:
        for player in range(players):
            values[node, player] += values[child, player] * nodes[child].seen / total
        child = nodes[child].next
    nodes[node].proven = longest  # what is drawn is no ply
    return True


@inlined
def _is_better(nodes, values, child, best, mover):
    """Whether a proven child is better for who decides than another: of equally good ones the
    sooner where they win something, else the later."""
    if values[child, mover] != values[best, mover]:
        return values[child, mover] > values[best, mover]
    if values[child, mover] > 0.0:
        return nodes[child].proven < nodes[best].proven
    return nodes[child].proven > nodes[best].proven


@compiled
def prove(nodes, values, node, players):
    """Make a node's value exact where its children's values allow it (a solver backup).

    Returns whether it is exact now. A decision is proven by one child that is a sure victory, or by
    proven children for all its actions; a chance node by proven children for all outcomes.
    """
    if not nodes[node].expanded:
        return False
    if nodes[node].player == CHANCE:
        return _prove_chance(nodes, values, node, players)
    mover = nodes[node].player
    best, every = NONE, nodes[node].expanded == ALL
    child = nodes[node].first
    while child != NONE:
        if not nodes[child].proven:
            every = False
        elif best == NONE or _is_better(nodes, values, child, best, mover):
            best = child
        child = nodes[child].next
    if best == NONE or not (every or values[best, mover] >= CERTAIN):
        return False
    for player in range(players):
        values[node, player] = values[best, player]
    nodes[node].proven = min(np.int64(nodes[best].proven) + 1, LONGEST)
    return True
