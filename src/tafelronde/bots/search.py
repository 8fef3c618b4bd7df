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
- More than two players: every node keeps a vector and its player maximises his part (max^n,
  Luckhardt & Irani 1986); or, by the setting ``backup``, everybody plays against the searcher
  (paranoid, Sturtevant & Korf 2000) or against the leader.
- Where the game has a ``prior``: progressive bias (Chaslot et al. 2008), the most promising of the
  untried first, and what is pruned left out. In an open loop new actions need not all come first:
  first-play urgency (Gelly & Wang 2006), where hidden hands bring new ones at every visit. Where
  something is hidden, a decision below the root of which pruning leaves one choice is made without
  a node, as chance is: otherwise all that such decisions follow on would be judged before anybody
  answers, and look better than it is.

Values are means of results in −1 … 1, one for each player.
"""

from __future__ import annotations

import math

import numpy as np

from ..core.compiling import inlined
from ..core.constants import CHANCE, PRUNED, TERMINAL
from ..core.contract import (
    apply_action,
    chance_outcomes,
    evaluate,
    legal_actions,
    prior,
    random_action,
    resample,
    returns,
    scores,
)
from ..core.dispatch import has_prior, kernel
from ..core.rng import below
from .tree import ALL, NONE, ROOT, SOME, add_child, add_children, find_child, prove

MAX_N, PARANOID, AGAINST_LEADER = range(3)
"""Whom a player is taken to play for, as ``backup``: himself; himself, if he is the searcher, else
against the searcher; himself, and if he does not lead, as much against the leader."""

FORCED = -1
"""Of a selection: one action is left, the first of the list."""
FEW = 16
"""Simulations for a hidden position where one choice is left: they tell what to expect."""


@inlined
def _play_out(state, rng, cutoff, own_policy, out, weights, value):
    """Play on from a leaf; write the result, or after ``cutoff`` steps the game's guess."""
    steps = 0
    while state.player != TERMINAL:
        if steps >= cutoff and state.player != CHANCE:
            evaluate(state, value)
            return
        if own_policy:
            action = random_action(state, rng, out, weights)
        else:
            action = random_action(state, rng, out, weights)
        apply_action(state, action)
        steps += 1
    returns(state, value)


@inlined
def _aim(values, node, mover, target, backup):
    """What the mover wants to be high. ``target`` is the searcher or the leader; −1: nobody."""
    if backup == MAX_N or target < 0 or mover == target:
        return values[node, mover]
    if backup == PARANOID:
        return -values[node, target]
    return (values[node, mover] - values[node, target]) / 2.0


@inlined
def _target(state, backup, value):
    """Whom the others play against: the searcher, or who alone leads by the game's count."""
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
def _bound(nodes, values, child, mover, exploration, log_tries, target, backup):
    """UCB1; what is proven needs no exploring."""
    worth = _aim(values, child, mover, target, backup)
    if nodes[child].proven:
        return worth
    return worth + exploration * math.sqrt(log_tries / nodes[child].visits)


@inlined
def _select(nodes, values, parent, mover, exploration, bias, target, backup):
    """The child with the highest bound; the untried first: the most promising, then in the order
    of the legal list."""
    log_visits = math.log(nodes[parent].visits + 1.0)
    best, best_bound = NONE, -1e9
    untried, untried_prior = NONE, -1e9
    child = nodes[parent].first
    while child != NONE:
        promise = nodes[child].prior
        if nodes[child].visits == 0:
            if promise > untried_prior:
                untried, untried_prior = child, promise
        elif untried == NONE:
            bound = _bound(
                nodes, values, child, mover, exploration, log_visits, target, backup
            ) + bias * promise / (nodes[child].visits + 1)
            if bound > best_bound:
                best, best_bound = child, bound
        child = nodes[child].next
    return best if untried == NONE else untried


@inlined
def _judge(state, out, count, priors):
    """The priors of the legal list; whether some are pruned and some are not."""
    if not has_prior(state):
        return False
    prior(state, out, count, priors)
    left = 0
    for k in range(count):
        if priors[k] > PRUNED:
            left += 1
    return 0 < left < count


@inlined
def _expand(nodes, values, used, node, state, out, priors):
    """Closed loop: a child for every action that is not pruned."""
    count = legal_actions(state, out)
    pruned = _judge(state, out, count, priors)
    kept = 0
    for k in range(count):
        if not pruned or priors[k] > PRUNED:
            out[kept] = out[k]
            priors[kept] = priors[k]
            kept += 1
    if not add_children(nodes, values, used, node, out, kept):
        return
    if pruned:
        nodes[node].expanded = SOME
    if has_prior(state):
        child = nodes[node].first
        for k in range(kept):
            nodes[child].prior = max(priors[k], -1e6)
            child = nodes[child].next


@inlined
def _only_choice(count, priors):
    """The place of the one action that is not pruned; −1 where there are more, or none."""
    only = -1
    for k in range(count):
        if priors[k] > PRUNED:
            if only >= 0:
                return -1
            only = k
    return only


@inlined
def _is_settled(state, out, priors):
    """Whether the player to act has one choice left."""
    count = legal_actions(state, out)
    if count <= 1:
        return True
    return _judge(state, out, count, priors) and _only_choice(count, priors) >= 0


@inlined
def _select_available(
    nodes, values, used, node, state, certain, rng, exploration, bias, urgency, target, backup,
    hidden, out, priors,
):  # fmt: skip
    """Among the actions legal this time: the most promising of the new ones (of equal ones, any)
    if its urgency is above the highest bound of the others, else the one with that bound. FORCED
    where pruning leaves one, which is then ``out[0]``, and something is hidden."""
    mover = state.player
    count = legal_actions(state, out)
    pruned = _judge(state, out, count, priors)
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
        log_seen = math.log(nodes[child].seen + 1.0)
        bound = _bound(nodes, values, child, mover, exploration, log_seen, target, backup)
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
    bias,
    urgency,
    backup,
    out,
    weights,
    priors,
    value,
):
    """Add simulations to the tree of ``states[0]``; how many were done (fewer once proven).

    ``states`` has room for two (the position and a working copy); ``nodes`` (tree.NODE) and
    ``values`` are the pool, ``used`` int64[1] its fill; ``path`` int64[longest game + 1],
    ``out``, ``weights`` int32, ``priors`` float32[longest list] and ``value`` float64[players] are
    buffers. ``cutoff`` steps after the leaf a playout stops and ``evaluate`` answers;
    ``own_policy`` plays by the game's playout policy, else uniformly. ``hidden`` resamples (and
    needs ``open_loop``). ``bias`` is the weight of the game's ``prior``, ``urgency`` how much
    better than its node an untried action is taken to be (in an open loop), ``backup`` MAX_N,
    PARANOID or AGAINST_LEADER.
    """
    players = states[0].players
    searcher = states[0].player
    target = _target(states[0], backup, value)
    settled = hidden and _is_settled(states[0], out, priors)
    for simulation in range(simulations):
        if nodes[ROOT].proven or (simulation == FEW and settled):
            return simulation
        states[1] = states[0]
        state = states[1]
        if hidden:
            resample(state, searcher, rng)
        certain = not hidden
        depth, node, certain_depth = np.int64(0), np.int64(ROOT), np.int64(0)
        path[0] = ROOT
        while True:
            mover = state.player
            if certain:
                certain_depth = depth + 1
                nodes[node].player = mover
            if state.player == TERMINAL:
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
                    nodes, values, used, node, state, certain, rng, exploration, bias, urgency,
                    target, backup, hidden, out, priors,
                )  # fmt: skip
                if child == FORCED:
                    apply_action(state, np.int64(out[0]))
                    continue
            else:
                if not nodes[node].expanded:
                    _expand(nodes, values, used, node, state, out, priors)
                child = _select(nodes, values, node, mover, exploration, bias, target, backup)
            if child == NONE:
                _play_out(state, rng, cutoff, own_policy, out, weights, value)
                break
            node = child
            apply_action(state, np.int64(nodes[node].action))
            depth += 1
            path[depth] = node
        _back_up(nodes, values, path, depth, certain_depth, value, players)
    return simulations
