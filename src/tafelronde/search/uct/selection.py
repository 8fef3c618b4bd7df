# pyright: basic
"""Selection in the tree search: which child of a node a simulation goes to (see ``search``)."""

import math

import numpy as np

from ...core.compile.compiler import inlined
from ...core.contract.dispatch import has_prior
from ...core.contract.operations import hunch, legal_actions, prior, scores, whim
from ...core.contract.rng import below
from ...core.facts.constants import PRUNED
from .nodes import ALL, NONE, ROOT, SOME, add_child, find_child
from .visit_counts import effort_of, root_of

MAX_N, PARANOID, AGAINST_LEADER = range(3)
"""Values of ``backup``, what players other than the searcher aim at: their own result; a low result
of the searcher; their own result and, as much, a low result of the leader."""

NOVICE = 2
"""The setting ``beginner`` of who has just learned the rules."""

FORCED = -1
"""The answer of ``select_available`` where a decision is settled."""


@inlined
def _aim(values, node, mover, target, backup):
    """The value of a node that the mover maximises. ``target`` is from ``find_target``."""
    if backup == MAX_N or target < 0 or mover == target:
        return values[node, mover]
    if backup == PARANOID:
        return -values[node, target]
    return (values[node, mover] - values[node, target]) / 2.0


@inlined
def find_target(state, backup, value):
    """The player against whom the others play: the searcher, or the only leader by points; −1 for
    none. ``value`` float64[players] is scratch."""
    if backup == PARANOID:
        return int(state.player)
    if backup == MAX_N:
        return -1
    scores(state, value)
    leader, best = -1, -1e300
    for player in range(state.players):
        if value[player] > best:
            leader, best = player, value[player]
        elif value[player] == best:
            leader = -1
    return leader


@inlined
def _bound(nodes, values, counts, child, mover, effort, target, backup):
    """The UCB1 bound of a child. ``effort`` is the constant of exploration times the root of the
    logarithm of the tries. A proven child needs no exploration."""
    worth = _aim(values, child, mover, target, backup)
    if nodes[child].proven:
        return worth
    return worth + effort * root_of(counts, nodes[child].visits)


@inlined
def select_child(nodes, values, counts, parent, state, mover, exploration, bias, target, backup):
    """Closed loop: the untried child with the highest prior, the first of equal ones; otherwise the
    child with the highest bound."""
    guided = has_prior(state)
    effort = exploration * effort_of(counts, nodes[parent].visits + 1)
    best, best_bound = np.uint64(NONE), -1e9
    untried, untried_prior = np.uint64(NONE), -1e9
    child = np.uint64(nodes[parent].first)
    while child != NONE:
        promise = nodes[child].prior
        if nodes[child].visits == 0:
            if not guided:
                return np.int64(child)
            if promise > untried_prior:
                untried, untried_prior = child, promise
        elif untried == NONE:
            bound = _bound(nodes, values, counts, child, mover, effort, target, backup)
            if guided:
                bound += bias * promise / (nodes[child].visits + 1)
            better = bound > best_bound
            best = child if better else best
            best_bound = bound if better else best_bound
        child = np.uint64(nodes[child].next)
    return np.int64(best if untried == NONE else untried)


@inlined
def select_weighed(nodes, values, parent, mover, exploration, target, backup):
    """Closed loop, with a policy: the child with the highest bound of PUCT (Rosin 2011). What was
    not tried counts as much as its node; a proven child needs no exploration."""
    otherwise = _aim(values, parent, mover, target, backup)
    effort = exploration * math.sqrt(nodes[parent].visits)
    best, best_bound = NONE, -1e9
    child = nodes[parent].first
    while child != NONE:
        visits = np.int64(nodes[child].visits)
        bound = otherwise
        if visits > 0:
            bound = _aim(values, child, mover, target, backup)
        if not nodes[child].proven:
            bound += effort * nodes[child].prior / (1 + visits)
        if bound > best_bound:
            best, best_bound = child, bound
        child = nodes[child].next
    return best


@inlined
def read_priors(state, out, count, priors, beginner):
    """Write the priors of the legal list ``out`` (a beginner's, from NOVICE on a novice's); returns
    whether some are pruned. Where all would be, none is, and all are equally promising."""
    if not has_prior(state):
        return False
    if beginner >= NOVICE:
        whim(state, out, count, priors)
    elif beginner:
        hunch(state, out, count, priors)
    else:
        prior(state, out, count, priors)
    left = 0
    for k in range(count):
        if priors[k] > PRUNED:
            left += 1
    for k in range(count if left == 0 else 0):
        priors[k] = 0.0
    return 0 < left < count


@inlined
def _only_choice(count, priors):
    """The index of the only action that is not pruned; −1 where there is not exactly one."""
    only = -1
    for k in range(count):
        if priors[k] > PRUNED:
            if only >= 0:
                return -1
            only = k
    return only


@inlined
def is_settled(state, out, priors, beginner):
    """Whether only one action is legal, or pruning leaves only one."""
    count = legal_actions(state, out)
    if count <= 1:
        return True
    return read_priors(state, out, count, priors, beginner) and _only_choice(count, priors) >= 0


@inlined
def select_available(
    nodes, values, counts, used, node, state, certain, rng, exploration, bias, urgency, target,
    backup, hidden, beginner, out, priors,
):  # fmt: skip
    """Open loop: the child for one of the actions that are legal this time.

    The new action with the highest prior (a random one of equals) gets a child if its urgency is
    above the highest bound of the tried ones; otherwise the child with that bound is chosen.
    Returns FORCED where something is hidden and pruning leaves one action, which is then
    ``out[0]``.
    """
    mover = state.player
    count = legal_actions(state, out)
    pruned = read_priors(state, out, count, priors, beginner)
    if hidden and pruned and node != ROOT:
        only = _only_choice(count, priors)
        if only >= 0:
            out[0] = out[only]
            return FORCED
    guided = has_prior(state)
    fresh, ties, fresh_action, fresh_prior = 0, 0, 0, -1e9
    best, best_bound = NONE, -1e9
    for k in range(count):
        promise = max(priors[k], -1e6) if guided else 0.0
        if pruned and priors[k] == PRUNED:
            continue
        child = find_child(nodes, node, out[k])
        if child == NONE:
            fresh += 1
            if promise > fresh_prior:
                ties, fresh_prior = 0, promise
            if promise == fresh_prior:
                ties += 1
                if below(rng, ties) == 0:
                    fresh_action = out[k]
            continue
        nodes[child].seen += 1
        effort = exploration * effort_of(counts, nodes[child].seen + 1)
        bound = _bound(nodes, values, counts, child, mover, effort, target, backup)
        if guided:
            bound += bias * promise / (nodes[child].visits + 1)
        if bound > best_bound:
            best, best_bound = child, bound
    if fresh == 0:
        return best
    if best != NONE:
        mean = _aim(values, node, mover, target, backup)
        if mean + urgency + bias * fresh_prior <= best_bound:
            return best
    child = add_child(nodes, values, used, node, fresh_action)
    if child == NONE:
        return best
    nodes[child].seen = 1
    if certain and fresh == 1:
        nodes[node].expanded = SOME if pruned else ALL
    return child
