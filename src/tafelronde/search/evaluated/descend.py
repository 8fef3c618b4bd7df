# pyright: basic
"""Descents from the root to a leaf that wants to be judged, in many trees, until a batch is
full."""

import numpy as np

from ...core.compile.compiler import inlined
from ...core.contract.dispatch import kernel
from ...core.contract.operations import (
    apply_action,
    legal_actions,
    observe,
    random_action,
    resample,
    returns,
)
from ...core.contract.rng import below
from ...core.facts.constants import CHANCE, TERMINAL
from .back_up import back_up, set_pending
from .pool import NONE, RESERVE, SPARE, insert_edge, outcome_edge, write_node
from .select import select_drawn, select_halving, select_lagging, select_puct

ENDED, COLLIDED, FULL = -1, -2, -3
"""Answers of ``descend``: the game was over, and that is backed up; the leaf waits for the
evaluator already; the pool is full."""

NEWS = 4
"""A node is judged again in a world where more than one in so many actions is new to it."""


@inlined
def _known_actions(nodes, edges, node, count, out, links):
    """Open loop: write the edges of the legal actions ``out`` into ``links``, NONE where there is
    none; returns how many lack."""
    edge, lacking = np.int64(nodes[node].first), 0
    for k in range(count):
        while edge != NONE and edges[edge].action < out[k]:
            edge = np.int64(edges[edge].next)
        if edge != NONE and edges[edge].action == out[k]:
            links[k] = edge
        else:
            links[k] = NONE
            lacking += 1
    return lacking


@inlined
def _take_for_average(nodes, edges, used, node, count, out, links):
    """Open loop: actions that are new get edges, with the mean logit of the others; False when the
    pool is full."""
    logit, prior, known = 0.0, 0.0, 0
    for k in range(count):
        if links[k] != NONE:
            logit += max(edges[np.int64(links[k])].logit, -30.0)
            prior += edges[np.int64(links[k])].prior
            known += 1
    before, edge = NONE, np.int64(nodes[node].first)
    for k in range(count):
        while edge != NONE and edges[edge].action < out[k]:
            before, edge = edge, np.int64(edges[edge].next)
        if links[k] == NONE:
            edge = insert_edge(
                nodes, edges, used, node, before, out[k], logit / known, prior / known
            )
            if edge == NONE:
                return False
            links[k] = edge
    return True


@inlined
def descend(
    states, place, roots, tree, nodes, edges, sums, used, rng, settings, schedule, noise, worlds,
    out, weights, links, scores, value,
):  # fmt: skip
    """Follow one simulation of a tree in ``states[place]``, in one of ``worlds`` where there are
    any; returns the leaf, which then waits for the evaluator, or ENDED, COLLIDED or FULL."""
    rule = settings[0]
    states[place] = roots[tree]
    state = states[place]
    searcher, players = np.int64(state.player), np.int64(state.players)
    if len(worlds) > 0:
        states[place] = worlds[below(rng, len(worlds))]
    elif rule.hidden:
        resample(state, searcher, rng)
    node = np.int64(tree)
    while True:
        mover = np.int64(state.player)
        if mover == CHANCE and rule.open_loop:
            apply_action(state, random_action(state, rng, out, weights))
            continue
        nodes[node].player = mover
        if mover == TERMINAL:
            returns(state, value)
            back_up(nodes, sums, node, value, players, 0)
            return ENDED
        if mover == CHANCE:
            drawn = np.int64(random_action(state, rng, out, weights))
            edge = np.int64(outcome_edge(nodes, edges, used, node, drawn))
            if edge == NONE:
                return FULL
            edges[edge].seen += 1
        else:
            if nodes[node].waiting:
                return COLLIDED
            if not nodes[node].expanded:
                nodes[node].waiting = 1
                set_pending(nodes, node)
                return node
            count = np.int64(nodes[node].count)
            if rule.open_loop:
                count = legal_actions(state, out)
                lacking = _known_actions(nodes, edges, node, count, out, links)
                if lacking * NEWS > count:
                    nodes[node].waiting = 1
                    set_pending(nodes, node)
                    return node
                if lacking > 0 and not _take_for_average(
                    nodes, edges, used, node, count, out, links
                ):
                    return FULL
                for k in range(count):
                    edges[np.int64(links[k])].seen += 1
            if rule.follow and mover != searcher:
                edge = select_drawn(nodes, edges, node, count, links, rule.open_loop, rng)
            elif not rule.gumbel:
                edge = select_puct(nodes, edges, sums, node, mover, count, links, settings)
            elif node == tree:
                edge = select_halving(
                    nodes, edges, sums, node, mover, count, links, settings, scores, schedule,
                    noise,
                )  # fmt: skip
            else:
                edge = select_lagging(
                    nodes, edges, sums, node, mover, count, links, settings, scores
                )
        child = np.int64(edges[edge].node)
        if child == NONE:
            child = used[0]
            if child >= len(nodes):
                return FULL
            used[0] = child + 1
            write_node(nodes, sums, child, node, edge)
            edges[edge].node = child
        apply_action(state, np.int64(edges[edge].action))
        node = child


@inlined
def is_cramped(nodes, edges, used, actions):
    """Whether the pool may be too small for a descent and an expansion by so many actions."""
    return used[0] + RESERVE > len(nodes) or used[1] + SPARE + actions > len(edges)


@kernel
def collect(
    states, roots, nodes, edges, sums, used, rngs, settings, schedule, noise, worlds, active,
    cursor, first_tree, out, weights, links, scores, value, leaf_nodes, leaf_trees, actions, starts,
):  # fmt: skip
    """Fill a batch with leaves; returns how many there are, or FULL: then make the pool larger and
    call it again.

    ``active`` lists the trees that are not done. ``cursor`` int64[4]: how many these are, whose
    turn it is, how many leaves this one gave in its turn, and how many there are of all. A turn
    gives ``leaves`` leaves, or fewer where the tree is done or a leaf is met twice; what a tree
    gives so depends on nothing but itself. ``worlds`` has a row for each position, like ``noise``.
    """
    rule = settings[0]
    batch = len(leaf_nodes)
    while cursor[0] > 0:
        tree = np.int64(active[cursor[1]])
        if cursor[2] == 0 and (cursor[3] + rule.leaves > batch or nodes[tree].pending > 0):
            break  # the batch is full, or everybody had a turn
        if is_cramped(nodes, edges, used, 0):
            return FULL
        answer = COLLIDED
        done = np.int64(nodes[tree].visits) + np.int64(nodes[tree].pending) > rule.simulations
        if not done and cursor[2] < rule.leaves:
            position = (first_tree + tree) // rule.per_position
            answer = descend(
                states, cursor[3], roots, tree, nodes, edges, sums, used, rngs[tree], settings,
                schedule, noise[position], worlds[position], out, weights, links, scores, value,
            )  # fmt: skip
        if answer == FULL:
            return FULL
        if answer >= 0:
            leaf = cursor[3]
            leaf_nodes[leaf] = answer
            leaf_trees[leaf] = tree
            count = legal_actions(states[leaf], out)
            begin = starts[leaf]
            for k in range(count):
                actions[begin + k] = out[k]
            starts[leaf + 1] = begin + count
            cursor[3] = leaf + 1
            cursor[2] += 1
        elif answer == COLLIDED:
            if done and nodes[tree].pending == 0:
                cursor[0] -= 1
                active[cursor[1]] = active[cursor[0]]
            else:
                cursor[1] += 1
            if cursor[1] >= cursor[0]:
                cursor[1] = 0
            cursor[2] = 0
    found = cursor[3]
    cursor[3] = 0
    return found


@kernel
def show(states, rows, actions, starts, legal, counts, players, observation):
    """Write what the evaluator is shown of the first ``rows`` leaves."""
    for leaf in range(rows):
        begin = starts[leaf]
        count = starts[leaf + 1] - begin
        counts[leaf] = count
        players[leaf] = states[leaf].player
        for k in range(count):
            legal[leaf, k] = actions[begin + k]
        for k in range(count, legal.shape[1]):
            legal[leaf, k] = 0
        row = observation[leaf]
        for k in range(len(row)):
            row[k] = 0.0
        observe(states[leaf], np.int64(states[leaf].player), row)
