# pyright: basic
"""Monte-Carlo tree search, written once for all games.

- Closed loop: UCT (Kocsis & Szepesvári 2006); each outcome of chance has a node.
- Open loop (Perez Liebana et al. 2015): outcomes of chance have no nodes. A node stands for all
  positions that its actions may lead to, and children count how often they were available. Fewer
  nodes share more visits, which is better where there are many outcomes that matter little
  (docs/experiments/rosenkoenig-bots.md).
- Where something is hidden: SO-ISMCTS (Cowling, Powley & Whitehouse 2012), an open loop in which
  every simulation plays in a resampled state.
- Solver backups (after Winands, Björnsson & Saito 2008) wherever a node stands for one position: in
  a closed loop, and in an open loop as long as chance has not acted.
- More than two players: a node keeps a result for each player, and its player maximises their own
  (max^n, Luckhardt & Irani 1986). With the setting ``backup`` everybody plays against the searcher
  instead (paranoid, Sturtevant & Korf 2000), or against the leader.
- Where a learned policy says which actions are worth a look: PUCT (Rosin 2011; Silver et al. 2017).
- Where the game has a ``prior``: progressive bias (Chaslot et al. 2008), the most promising untried
  action first, and pruned actions left out. In an open loop new actions need not all be tried
  first (first-play urgency, Gelly & Wang 2006), since hidden hands bring new ones at every visit.
- Settled decisions: where something is hidden and pruning leaves one choice, a decision below the
  root is made without a node, as chance is. With nodes, the actions that lead to such decisions
  would be judged before anybody answers, and look too good (docs/experiments/elfen-bots.md).

Values are mean results, −1 … 1, one for each player.
"""

import math

import numpy as np

from ...core.compile.compiler import inlined
from ...core.contract.dispatch import has_prior, kernel
from ...core.contract.operations import (
    apply_action,
    chance_outcomes,
    glance,
    legal_actions,
    random_action,
    resample,
    returns,
)
from ...core.contract.rng import below, copy_rng
from ...core.contract.scratch import scratch_rng
from ...core.facts.constants import CHANCE, PRUNED, TERMINAL
from ..prospects.expect import expect
from ..prospects.weigh import weigh
from .nodes import NONE, ROOT, SOME, add_child, add_children, find_child, prove
from .selection import (
    FORCED,
    find_target,
    is_settled,
    read_priors,
    select_available,
    select_child,
    select_weighed,
)
from .visit_counts import share_of

FEW = 16
"""Simulations for a settled decision at the root; they only estimate the result."""


@inlined
def _play_out(state, rng, cutoff, beginner, grain, network, inputs, units, out, weights, value):
    """Play at random from a leaf; write the results, or after ``cutoff`` steps the evaluation (a
    network's, where there is one; a beginner's), in multiples of ``grain``."""
    steps = 0
    while state.player != TERMINAL:
        if steps >= cutoff and state.player != CHANCE:
            if beginner and len(network) == 0:
                glance(state, value)
            else:
                expect(state, network, inputs, units, value)
            if grain > 0.0:
                for player in range(state.players):
                    value[player] = grain * math.floor(value[player] / grain + 0.5)
            return
        apply_action(state, random_action(state, rng, out, weights))
        steps += 1
    returns(state, value)


@inlined
def _expand(nodes, values, used, node, state, beginner, policy, rows, units, out, priors):
    """Closed loop: add a child for every action that is not pruned; with a policy for every one."""
    count = legal_actions(state, out)
    if len(policy) > 0:
        if add_children(nodes, values, used, node, out, count):
            weigh(state, out, count, policy, rows, units, priors)
            _write_priors(nodes, node, count, priors)
        return
    pruned = read_priors(state, out, count, priors, beginner)
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
        _write_priors(nodes, node, kept, priors)


@inlined
def _write_priors(nodes, node, count, priors):
    """Write the priors of a node's children, which are in the order of the list."""
    child = nodes[node].first
    for k in range(count):
        nodes[child].prior = max(np.float64(priors[k]), -1e6)
        child = nodes[child].next


@inlined
def _enter_outcome(nodes, values, used, node, state, rng, out, weights):
    """Closed loop: draw an outcome; returns its node, or NONE when the pool is full."""
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
def _back_up(nodes, values, counts, path, depth, certain_depth, value, players):
    """Average the results ``value`` into the nodes of the path, and prove nodes that are
    decided."""
    for level in range(depth, -1, -1):
        node = path[level]
        nodes[node].visits += 1
        solvable = level < certain_depth and level < depth and nodes[path[level + 1]].proven
        if nodes[node].proven or (solvable and prove(nodes, values, node, players)):
            for player in range(players):
                value[player] = values[node, player]
            continue
        share = share_of(counts, nodes[node].visits)
        for player in range(players):
            values[node, player] += (value[player] - values[node, player]) * share


@kernel
def grow(
    states,
    nodes,
    values,
    counts,
    used,
    path,
    rng,
    simulations,
    settings,
    network,
    inputs,
    policy,
    rows,
    units,
    out,
    weights,
    priors,
    value,
    only,
    worlds,
):
    """Add simulations to the tree of ``states[0]``.

    Returns how many were done: fewer than ``simulations`` when the root is proven or settled.

    - ``states`` has two places, the position and a working copy.
    - ``nodes`` (``nodes.NODE``) and ``values`` are the pool of the tree, ``used`` int64[1] says how
      many of its nodes are used.
    - ``counts`` float64[3, columns]: functions of visit counts (``visit_counts``).
    - ``path`` int64[longest game + 1], ``out`` and ``weights`` int32, ``priors`` float32[longest
      list] and ``value`` float64[players] are scratch.
    - ``settings`` (``settings.COMPILED``) has one element: ``exploration`` is the constant of UCB1,
      of PUCT where there is a policy; after ``cutoff`` steps beyond the leaf a playout ends with
      ``evaluate``; the tree reaches ``depth`` decisions ahead; with ``beginner`` 1 ``glance`` and
      ``hunch`` stand in for ``evaluate`` and ``prior``, from 2 on ``whim``; differences of the
      evaluation smaller than ``grain`` are not seen (0: all are); with ``hidden`` every simulation
      resamples, which needs ``open_loop``; ``bias`` is the weight of the game's ``prior``;
      ``urgency`` by how much an untried action counts as better than its node (open loop);
      ``backup`` is MAX_N, PARANOID or AGAINST_LEADER.
    - ``network`` float32: a network of prospects that judges instead of ``evaluate``, empty for
      none; ``inputs`` and ``units`` are its scratch (``prospects.expect``).
    - ``policy`` float32: which actions are worth a look (``prospects.weigh``), in a closed loop;
      empty for none; ``rows`` and ``units`` are its scratch.
    - ``only``: the one action that is tried at the root, to be judged; −1: all of them.
    - ``worlds``: positions one of which each simulation plays in, where something is hidden; empty:
      it resamples.
    """
    chosen = settings[0]
    exploration, grain = chosen.exploration, chosen.grain
    bias, urgency = chosen.bias, chosen.urgency
    cutoff, depth_limit, backup = chosen.cutoff, chosen.depth, chosen.backup
    beginner, hidden, open_loop = chosen.beginner, chosen.hidden != 0, chosen.open_loop != 0
    own = scratch_rng()
    copy_rng(rng, own)
    players = states[0].players
    searcher = states[0].player
    target = find_target(states[0], backup, value)
    settled = only < 0 and hidden and is_settled(states[0], out, priors, beginner)
    for simulation in range(simulations):
        if nodes[ROOT].proven or (simulation == FEW and settled):
            copy_rng(own, rng)
            return simulation
        states[1] = states[0]
        state = states[1]
        if len(worlds) > 0:
            states[1] = worlds[below(own, len(worlds))]
        elif hidden:
            resample(state, searcher, own)
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
                apply_action(state, random_action(state, own, out, weights))
                certain = False
                continue
            if mover == CHANCE:
                child = _enter_outcome(nodes, values, used, node, state, own, out, weights)
            elif node != ROOT and (nodes[node].visits == 0 or depth >= depth_limit):
                child = NONE
            elif node == ROOT and only >= 0:
                child = find_child(nodes, ROOT, only)
                if child == NONE:
                    child = add_child(nodes, values, used, ROOT, only)
            elif open_loop:
                child = select_available(
                    nodes, values, counts, used, node, state, certain, own, exploration, bias,
                    urgency, target, backup, hidden, beginner, out, priors,
                )  # fmt: skip
                if child == FORCED:
                    apply_action(state, np.int64(out[0]))
                    continue
            else:
                if not nodes[node].expanded:
                    _expand(
                        nodes, values, used, node, state, beginner, policy, rows, units, out, priors
                    )
                if len(policy) > 0:
                    child = select_weighed(nodes, values, node, mover, exploration, target, backup)
                else:
                    child = select_child(
                        nodes, values, counts, node, state, mover, exploration, bias, target, backup
                    )
            if child == NONE:
                _play_out(
                    state, own, cutoff, beginner, grain, network, inputs, units, out, weights, value
                )
                break
            node = child
            apply_action(state, np.int64(nodes[node].action))
            depth += 1
            path[depth] = node
        _back_up(nodes, values, counts, path, depth, certain_depth, value, players)
    copy_rng(own, rng)
    return simulations
