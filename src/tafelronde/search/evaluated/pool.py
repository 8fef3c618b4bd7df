# pyright: basic
"""Where the trees of a search lie: nodes and edges in arrays, without Python objects.

An edge stands for an action (or an outcome of chance) that is possible at a node, a node for an
action that was tried: many more actions are possible than are ever tried. The edges of a node are a
linked list, ascending by action, for in an open loop a later visit may bring new ones. Many trees
share the arrays; the first nodes are their roots.
"""

import numpy as np

from ...core.compile.compiler import inlined
from ...core.facts.constants import CHANCE

NONE = -1
"""No node, no edge."""

NODE = np.dtype(
    (
        np.record,
        [
            ("parent", np.int32),  # the node before, NONE at the root
            ("edge", np.int32),  # the edge that leads here, NONE at the root
            ("visits", np.int32),  # results that were averaged
            ("pending", np.int32),  # visits that still wait for the evaluator
            ("first", np.int32),  # its first edge, NONE before it is expanded
            ("count", np.int32),  # how many edges it has
            ("player", np.int8),  # who acts here; CHANCE or TERMINAL
            ("expanded", np.int8),  # whether the evaluator judged it
            ("waiting", np.int8),  # whether it waits for the evaluator
        ],
    )
)
"""A node. ``sums`` (float64[nodes, players]) holds the sum of the results of its visits."""

EDGE = np.dtype(
    (
        np.record,
        [
            ("action", np.int32),
            ("node", np.int32),  # where it leads, NONE before it was tried
            ("next", np.int32),  # the next edge of the same node, NONE for the last
            ("seen", np.int32),  # how often the action was possible (open loop), or was drawn
            ("logit", np.float32),  # the evaluator's, as the logarithm of a probability
            ("prior", np.float32),  # the probability; at a root with the noise mixed in
        ],
    )
)
"""An edge."""

SETTINGS = np.dtype(
    (
        np.record,
        [
            ("simulations", np.int32),
            ("leaves", np.int32),
            ("hidden", np.int8),
            ("open_loop", np.int8),
            ("gumbel", np.int8),
            ("follow", np.int8),
            ("considered", np.int32),
            ("per_position", np.int32),
            ("exploration", np.float64),
            ("urgency", np.float64),
            ("virtual_loss", np.float64),
            ("noise", np.float64),
            ("alpha", np.float64),
            ("visit_scale", np.float64),
            ("value_scale", np.float64),
        ],
    )
)
"""The settings of a search, told once; ``search.Search`` explains the fields."""

RESERVE = 256
"""The nodes that are free before a descent begins: one below the leaf, and chance in a row."""
SPARE = 4096
"""The edges that are free then, for actions that a redrawn world brings."""


@inlined
def write_node(nodes, sums, node, parent, edge):
    """Write a new node."""
    nodes[node].parent = parent
    nodes[node].edge = edge
    nodes[node].visits = 0
    nodes[node].pending = 0
    nodes[node].first = NONE
    nodes[node].count = 0
    nodes[node].player = CHANCE
    nodes[node].expanded = 0
    nodes[node].waiting = 0
    for player in range(sums.shape[1]):
        sums[node, player] = 0.0


@inlined
def write_edge(edges, edge, action, following, logit, prior):
    """Write a new edge."""
    edges[edge].action = action
    edges[edge].node = NONE
    edges[edge].next = following
    edges[edge].seen = 0
    edges[edge].logit = logit
    edges[edge].prior = prior


@inlined
def insert_edge(nodes, edges, used, node, before, action, logit, prior):
    """A new edge after the edge ``before`` (NONE: as the first); returns it, or NONE when the pool
    is full."""
    edge = used[1]
    if edge >= len(edges):
        return NONE
    used[1] = edge + 1
    if before == NONE:
        write_edge(edges, edge, action, nodes[node].first, logit, prior)
        nodes[node].first = edge
    else:
        write_edge(edges, edge, action, edges[before].next, logit, prior)
        edges[before].next = edge
    nodes[node].count += 1
    return edge


@inlined
def outcome_edge(nodes, edges, used, node, action):
    """The edge for an outcome of chance, a new one where it was not drawn before; NONE when the
    pool is full."""
    before, edge = NONE, np.int64(nodes[node].first)
    while edge != NONE and edges[edge].action < action:
        before, edge = edge, np.int64(edges[edge].next)
    if edge != NONE and edges[edge].action == action:
        return edge
    return insert_edge(nodes, edges, used, node, before, action, 0.0, 0.0)
