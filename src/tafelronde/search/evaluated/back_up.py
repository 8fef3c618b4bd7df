# pyright: basic
"""Answers of the evaluator on their way back: a node is expanded, and its values go up to the
root."""

import math

import numpy as np

from ...core.compile.compiler import inlined
from ...core.contract.dispatch import kernel
from .pool import NONE, insert_edge, write_edge


@inlined
def back_up(nodes, sums, node, values, players, pending):
    """Add one visit with these results from the node up to the root. ``pending`` is 1 where the
    visit was under way, else 0."""
    while node != NONE:
        nodes[node].visits += 1
        nodes[node].pending -= pending
        for player in range(players):
            sums[node, player] += values[player]
        node = np.int64(nodes[node].parent)


@inlined
def set_pending(nodes, node):
    """A visit that reached this node is under way."""
    while node != NONE:
        nodes[node].pending += 1
        node = np.int64(nodes[node].parent)


@inlined
def expand(nodes, edges, used, node, actions, logits, count, noise, share):
    """Give a node its edges; where it has some already, those that lack.

    ``actions`` ascend. The logits become logarithms of probabilities; at a root, ``share`` of the
    probabilities is ``noise``. The room was made before.
    """
    highest = -math.inf
    for k in range(count):
        highest = max(highest, logits[k])
    whole = 0.0
    for k in range(count):
        whole += math.exp(logits[k] - highest)
    offset = highest + math.log(whole)
    fresh = nodes[node].first == NONE
    if fresh:
        nodes[node].first = used[1]
        nodes[node].count = count
        used[1] += count
    before, edge = NONE, np.int64(nodes[node].first)
    for k in range(count):
        logit = logits[k] - offset
        prior = math.exp(logit)
        if fresh:
            if share > 0.0:
                prior = (1.0 - share) * prior + share * noise[k]
            following = edge + 1 if k + 1 < count else NONE
            write_edge(edges, edge, actions[k], following, logit, prior)
            edge += 1
            continue
        while edge != NONE and edges[edge].action < actions[k]:
            before, edge = edge, np.int64(edges[edge].next)
        if edge == NONE or edges[edge].action != actions[k]:
            before = insert_edge(nodes, edges, used, node, before, actions[k], logit, prior)
    nodes[node].expanded = 1
    nodes[node].waiting = 0


@inlined
def is_bad(values, logits, players, count):
    """Whether an answer of the evaluator cannot be used: 1 for its values, 2 for its logits."""
    for player in range(players):
        if not math.isfinite(values[player]):
            return 1
    highest = -math.inf
    for k in range(count):
        if math.isnan(logits[k]):
            return 2
        highest = max(highest, logits[k])
    return 0 if math.isfinite(highest) else 2


@kernel
def find_bad(values, logits, counts, players):
    """The first leaf whose answer cannot be used, as 2 · leaf for its values and 2 · leaf + 1 for
    its logits; −1 where there is none."""
    for leaf in range(len(counts)):
        bad = is_bad(values[leaf], logits[leaf], players, counts[leaf])
        if bad > 0:
            return 2 * leaf + bad - 1
    return -1


@kernel
def take_in(
    nodes, edges, sums, used, leaf_nodes, leaf_trees, actions, starts, values, logits, players,
    noise, settings, first_tree, number,
):  # fmt: skip
    """Expand the first ``number`` leaves and back up their values. ``noise`` has a row for each
    position; ``first_tree`` is the number of the group's first tree."""
    rule = settings[0]
    for leaf in range(number):
        node = np.int64(leaf_nodes[leaf])
        begin, end = starts[leaf], starts[leaf + 1]
        share = 0.0
        if nodes[node].parent == NONE and not rule.gumbel:
            share = rule.noise
        row = noise[(first_tree + np.int64(leaf_trees[leaf])) // rule.per_position]
        expand(nodes, edges, used, node, actions[begin:end], logits[leaf], end - begin, row, share)
        back_up(nodes, sums, node, values[leaf], players, 1)
