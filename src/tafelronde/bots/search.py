# pyright: basic
"""Monte-Carlo tree search, written once for all games.

- Closed loop: UCT (Kocsis & Szepesvári 2006), outcomes of chance are nodes.
- Open loop (Perez Liebana et al. 2015): outcomes lead to no node; a node gathers all that its
  actions lead to, children count how often they were available. Fewer nodes share more visits:
  better where outcomes are many and matter little, measured so for Rosenkönig.
- Something hidden: SO-ISMCTS (Cowling, Powley & Whitehouse 2012): open loop, and every
  simulation plays in a resampled state.
- Solver backups (after Winands, Björnsson & Saito 2008) wherever a position is certain: in a
  closed loop, and in an open loop as long as chance has not acted.
- More than two players: every node keeps a vector and its player maximises his part (max^n).

Values are means of results in −1 … 1, one for each player.
"""

from __future__ import annotations

import math

from ..core.constants import CHANCE
from ..core.contract import (
    apply_action,
    chance_outcomes,
    evaluate,
    inlined,
    is_over,
    kernel,
    legal_actions,
    playout_action,
    random_action,
    resample,
    returns,
)
from ..core.rng import below
from .tree import NONE, ROOT, add_child, add_children, find_child, prove


@inlined
def _play_out(state, rng, cutoff, own_policy, out, weights, value):
    """Play on from a leaf; write the result, or after ``cutoff`` steps the game's guess."""
    steps = 0
    while not is_over(state):
        if steps >= cutoff and state.player != CHANCE:
            evaluate(state, value)
            return
        if own_policy:
            action = playout_action(state, rng, out, weights)
        else:
            action = random_action(state, rng, out, weights)
        apply_action(state, action)
        steps += 1
    returns(state, value)


@inlined
def _bound(nodes, values, child, mover, exploration, log_tries):
    """UCB1; what is proven needs no exploring."""
    if nodes[child].proven:
        return values[child, mover]
    return values[child, mover] + exploration * math.sqrt(log_tries / nodes[child].visits)


@inlined
def _select(nodes, values, parent, mover, exploration):
    """The child with the highest bound; the untried first, in the order of the legal list."""
    log_visits = math.log(nodes[parent].visits + 1.0)
    best, best_bound = NONE, -1e9
    child = nodes[parent].first
    while child != NONE:
        if nodes[child].visits == 0:
            return child
        bound = _bound(nodes, values, child, mover, exploration, log_visits)
        if bound > best_bound:
            best, best_bound = child, bound
        child = nodes[child].next
    return best


@inlined
def _select_available(nodes, values, used, node, state, certain, rng, exploration, out):
    """Among the actions legal this time: a new child if there is one, else the highest bound."""
    mover = state.player
    count = legal_actions(state, out)
    fresh, fresh_action = 0, 0
    best, best_bound = NONE, -1e9
    for k in range(count):
        child = find_child(nodes, node, out[k])
        if child == NONE:
            fresh += 1
            if below(rng, fresh) == 0:
                fresh_action = out[k]
            continue
        nodes[child].seen += 1
        log_seen = math.log(nodes[child].seen + 1.0)
        bound = _bound(nodes, values, child, mover, exploration, log_seen)
        if bound > best_bound:
            best, best_bound = child, bound
    if fresh == 0:
        return best
    child = add_child(nodes, values, used, node, fresh_action)
    if child == NONE:
        return best
    nodes[child].seen = 1
    if certain and fresh == 1:
        nodes[node].expanded = 1
    return child


@inlined
def _enter_outcome(nodes, values, used, node, state, rng, out, weights):
    """Closed loop: draw an outcome and go to its node; NONE when the pool is full."""
    if not nodes[node].expanded:
        count = chance_outcomes(state, out, weights)
        if not add_children(nodes, values, used, node, out, count):
            return NONE
        child = nodes[node].first
        for k in range(count):
            nodes[child].seen = weights[k]
            child = nodes[child].next
    return find_child(nodes, node, random_action(state, rng, out, weights))


@inlined
def _back_up(nodes, values, path, depth, certain_depth, value, players):
    """Average the result into the nodes of the path; prove what is decided."""
    for level in range(depth, -1, -1):
        node = path[level]
        nodes[node].visits += 1
        solvable = level < certain_depth and level < depth and nodes[path[level + 1]].proven
        if nodes[node].proven or (solvable and prove(nodes, values, node, players)):
            for player in range(players):
                value[player] = values[node, player]
            continue
        share = 1.0 / nodes[node].visits
        for player in range(players):
            values[node, player] += (value[player] - values[node, player]) * share


@kernel
def grow(
    states,
    nodes,
    values,
    used,
    path,
    rng,
    simulations,
    exploration,
    cutoff,
    own_policy,
    hidden,
    open_loop,
    out,
    weights,
    value,
):
    """Add simulations to the tree of ``states[0]``; how many were done (fewer once proven).

    ``states`` has room for two (the position and a working copy); ``nodes`` (tree.NODE) and
    ``values`` are the pool, ``used`` int64[1] its fill; ``path`` int64[longest game + 1],
    ``out``, ``weights`` int32[longest list] and ``value`` float64[players] are buffers. ``cutoff``
    steps after the leaf a playout stops and ``evaluate`` answers; ``own_policy`` plays by the
    game's playout policy, else uniformly. ``hidden`` resamples (and needs ``open_loop``).
    """
    players = states[0].players
    searcher = states[0].player
    for simulation in range(simulations):
        if nodes[ROOT].proven:
            return simulation
        states[1] = states[0]
        state = states[1]
        if hidden:
            resample(state, searcher, rng)
        certain = not hidden
        depth, node, certain_depth = 0, ROOT, 0
        path[0] = ROOT
        while True:
            mover = state.player
            if certain:
                certain_depth = depth + 1
                nodes[node].player = mover
            if is_over(state):
                returns(state, value)
                if certain:
                    nodes[node].proven = 1
                    for player in range(players):
                        values[node, player] = value[player]
                break
            if mover == CHANCE and open_loop:
                apply_action(state, random_action(state, rng, out, weights))
                certain = False
                continue
            if mover == CHANCE:
                child = _enter_outcome(nodes, values, used, node, state, rng, out, weights)
            elif nodes[node].visits == 0 and node != ROOT:
                child = NONE
            elif open_loop:
                child = _select_available(
                    nodes, values, used, node, state, certain, rng, exploration, out
                )
            else:
                if not nodes[node].expanded:
                    add_children(nodes, values, used, node, out, legal_actions(state, out))
                child = _select(nodes, values, node, mover, exploration)
            if child == NONE:
                _play_out(state, rng, cutoff, own_policy, out, weights, value)
                break
            node = child
            apply_action(state, nodes[node].action)
            depth += 1
            path[depth] = node
        _back_up(nodes, values, path, depth, certain_depth, value, players)
    return simulations
