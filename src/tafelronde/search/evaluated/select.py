# pyright: basic
"""Which edge a simulation follows: PUCT, or the rules of Gumbel's search.

- PUCT (Rosin 2011; Silver et al. 2017): the mean result, and a bonus in proportion to the prior.
- Gumbel (Danihelka et al. 2022): at the root sequential halving among the actions with the highest
  sums of logit and Gumbel noise; below it, the action whose visits lag most behind the improved
  policy. That is softmax(logit + σ(q)), where an action that was not tried has the mixed value of
  the node.

Everywhere ``count`` actions are possible, and their edges are ``links`` (open loop) or the block
that begins with the node's first edge (closed loop). A visit that waits for the evaluator counts as
one whose result is lower than the mean by ``virtual_loss``.
"""

import math

import numpy as np

from ...core.compile.compiler import inlined
from ...core.contract.rng import uniform
from .pool import NONE


@inlined
def edge_of(nodes, node, links, k, open_loop):
    """The edge of the k-th possible action."""
    if open_loop:
        return np.int64(links[k])
    return np.int64(nodes[node].first) + k


@inlined
def _tries(nodes, child):
    """The visits of a child, those under way included."""
    if child == NONE:
        return 0
    return np.int64(nodes[child].visits) + np.int64(nodes[child].pending)


@inlined
def _worth(nodes, sums, child, mover, otherwise, virtual_loss):
    """The mean result of a child for who decides; ``otherwise`` before its first visit is done."""
    if child == NONE:
        return otherwise
    worth = otherwise
    if nodes[child].visits > 0:
        worth = sums[child, mover] / nodes[child].visits
    if nodes[child].pending > 0:
        waiting = np.int64(nodes[child].pending)
        worth -= virtual_loss * waiting / (waiting + np.int64(nodes[child].visits))
    return worth


@inlined
def select_puct(nodes, edges, sums, node, mover, count, links, settings):
    """The edge with the highest bound; the first of equal ones."""
    rule = settings[0]
    open_loop = rule.open_loop
    otherwise = sums[node, mover] / max(1, np.int64(nodes[node].visits)) + rule.urgency
    effort = rule.exploration * math.sqrt(
        np.int64(nodes[node].visits) + np.int64(nodes[node].pending)
    )
    whole = 1.0
    if open_loop:
        whole = 0.0
        for k in range(count):
            whole += edges[np.int64(links[k])].prior
    best, best_bound = NONE, -1e300
    for k in range(count):
        edge = edge_of(nodes, node, links, k, open_loop)
        child = np.int64(edges[edge].node)
        share = 1.0 / count
        if whole > 0.0:
            share = np.float64(edges[edge].prior) / whole
        if open_loop:
            effort = rule.exploration * math.sqrt(np.int64(edges[edge].seen))
        worth = _worth(nodes, sums, child, mover, otherwise, rule.virtual_loss)
        bound = worth + effort * share / (1 + _tries(nodes, child))
        if bound > best_bound:
            best, best_bound = edge, bound
    return best


@inlined
def select_drawn(nodes, edges, node, count, links, open_loop, rng):
    """An edge drawn by its prior, for players who follow a policy."""
    whole = 0.0
    for k in range(count):
        whole += edges[edge_of(nodes, node, links, k, open_loop)].prior
    ticket = uniform(rng) * whole
    edge = NONE
    for k in range(count):
        edge = edge_of(nodes, node, links, k, open_loop)
        ticket -= edges[edge].prior
        if ticket < 0.0:
            break
    return edge


@inlined
def improve(nodes, edges, sums, node, mover, count, links, settings, scores):
    """Write the logits of the improved policy, logit + σ(completed q), into ``scores``."""
    rule = settings[0]
    open_loop = rule.open_loop
    visits, most, total, mass, gathered = np.int64(nodes[node].visits), 0, 0, 0.0, 0.0
    own, owned = sums[node, mover], visits
    exact = nodes[node].parent == NONE or not open_loop  # all children are possible this time
    for k in range(count):
        edge = edge_of(nodes, node, links, k, open_loop)
        child = np.int64(edges[edge].node)
        if child == NONE or nodes[child].visits == 0:
            continue
        tried = np.int64(nodes[child].visits)
        total += tried
        most = max(most, tried)
        prior = np.float64(edges[edge].prior)
        mass += prior
        gathered += prior * sums[child, mover] / tried
        if exact:  # what is left is the evaluator's own word
            own -= sums[child, mover]
            owned -= tried
    mixed = own / max(1, owned)
    if mass > 0.0:
        mixed = (mixed + total * gathered / mass) / (1 + total)
    scale = rule.value_scale * (rule.visit_scale + most)
    for k in range(count):
        edge = edge_of(nodes, node, links, k, open_loop)
        child = np.int64(edges[edge].node)
        worth = _worth(nodes, sums, child, mover, mixed, rule.virtual_loss)
        scores[k] = edges[edge].logit + scale * (worth + 1.0) / 2.0


@inlined
def select_lagging(nodes, edges, sums, node, mover, count, links, settings, scores):
    """Gumbel, below the root: the edge whose visits lag most behind the improved policy."""
    improve(nodes, edges, sums, node, mover, count, links, settings, scores)
    open_loop = settings[0].open_loop
    highest, tries = -1e300, 0
    for k in range(count):
        highest = max(highest, scores[k])
        tries += _tries(nodes, np.int64(edges[edge_of(nodes, node, links, k, open_loop)].node))
    whole = 0.0
    for k in range(count):
        scores[k] = math.exp(scores[k] - highest)
        whole += scores[k]
    whole = max(whole, 1e-300)  # none of these has a chance, by the evaluator
    best, best_lag = NONE, -1e300
    for k in range(count):
        edge = edge_of(nodes, node, links, k, open_loop)
        lag = scores[k] / whole - _tries(nodes, np.int64(edges[edge].node)) / (1.0 + tries)
        if lag > best_lag:
            best, best_lag = edge, lag
    return best


@inlined
def select_halving(
    nodes, edges, sums, node, mover, count, links, settings, scores, schedule, noise
):
    """Gumbel, at the root: of the actions with as many visits as the schedule asks for, that with
    the highest logit + noise + σ(q). ``schedule`` int32[considered + 1, simulations], ``noise``
    float32[count]."""
    improve(nodes, edges, sums, node, mover, count, links, settings, scores)
    open_loop = settings[0].open_loop
    done = np.int64(nodes[node].visits) + np.int64(nodes[node].pending) - 1
    asked = schedule[min(np.int64(settings[0].considered), count), done]
    best, best_score, fewest, rest = NONE, -1e300, np.int64(1 << 40), NONE
    for k in range(count):
        edge = edge_of(nodes, node, links, k, open_loop)
        tries = _tries(nodes, np.int64(edges[edge].node))
        if tries < fewest:
            fewest, rest = tries, edge
        if tries == asked and (best == NONE or noise[k] + scores[k] > best_score):
            best, best_score = edge, noise[k] + scores[k]
    return rest if best == NONE else best
