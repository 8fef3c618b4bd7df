# pyright: basic
"""Copying one tree out of a pool, its edges side by side."""

import numpy as np

from ...core.contract.dispatch import kernel
from .pool import NONE


@kernel
def list_nodes(nodes, edges, root, order, sizes):
    """Write the nodes below a root into ``order``, each before its children; ``sizes`` int64[2] are
    the numbers of nodes and edges."""
    order[0] = root
    found, done, linked = 1, 0, 0
    while done < found:
        edge = np.int64(nodes[order[done]].first)
        while edge != NONE:
            linked += 1
            if edges[edge].node != NONE:
                order[found] = edges[edge].node
                found += 1
            edge = np.int64(edges[edge].next)
        done += 1
    sizes[0], sizes[1] = found, linked


@kernel
def copy_nodes(nodes, edges, sums, order, own_nodes, own_edges, own_sums):
    """Copy the nodes of ``order``, and their edges, each to its new place."""
    found, linked = 1, 0
    own_nodes[0] = nodes[order[0]]
    own_nodes[0].parent = NONE
    own_nodes[0].edge = NONE
    for place in range(len(own_nodes)):
        source = np.int64(order[place])
        for player in range(sums.shape[1]):
            own_sums[place, player] = sums[source, player]
        edge = np.int64(nodes[source].first)
        if edge != NONE:
            own_nodes[place].first = linked
        while edge != NONE:
            own_edges[linked] = edges[edge]
            following = np.int64(edges[edge].next)
            own_edges[linked].next = linked + 1 if following != NONE else NONE
            if edges[edge].node != NONE:
                own_nodes[found] = nodes[np.int64(edges[edge].node)]
                own_nodes[found].parent = place
                own_nodes[found].edge = linked
                own_edges[linked].node = found
                found += 1
            linked += 1
            edge = following


@kernel
def read_roots(nodes, edges, sums, visits, results, logits, root_visits, root_sums):
    """Write what each of the first trees says of the actions at its root: visits, sums of results,
    logits; and the root's own visits and results."""
    for root in range(len(root_visits)):
        root_visits[root] = nodes[root].visits
        for player in range(sums.shape[1]):
            root_sums[root, player] = sums[root, player]
        edge, k = np.int64(nodes[root].first), 0
        while edge != NONE:
            logits[root, k] = edges[edge].logit
            child = np.int64(edges[edge].node)
            if child != NONE:
                visits[root, k] = nodes[child].visits
                for player in range(sums.shape[1]):
                    results[root, k, player] = sums[child, player]
            edge = np.int64(edges[edge].next)
            k += 1
