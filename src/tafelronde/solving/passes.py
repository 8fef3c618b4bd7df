# pyright: basic
"""Passes over a game's tree in flat arrays: how likely nodes are, what they are worth, and CFR.

A node's children have higher numbers than it, so one pass upwards through the numbers carries
probabilities down the tree, and one downwards carries values up. ``sets`` int32[nodes] has the
information set of each decision (−1 elsewhere), ``offset`` int64[sets + 1] the place of its first
action in everything that is kept for each action of each set.
"""

from ..core.compile.compiler import compiled
from ..core.contract.dispatch import kernel
from ..core.facts.constants import TERMINAL

PLUS, LINEAR = range(2)
"""CFR+ (Tammelin 2014) and linear CFR (Brown & Sandholm 2019)."""


@compiled
def reach_nodes(nodes, sets, offset, policy, player, reach):
    """How likely each node is by chance and by ``policy`` of everybody but ``player`` (−1: of
    everybody), into ``reach``."""
    reach[0] = 1.0
    for at in range(len(nodes)):
        first, acts = nodes[at].first, nodes[at].player
        for k in range(nodes[at].count):
            share = nodes[first + k].chance
            if acts >= 0 and acts != player:
                share = policy[offset[sets[at]] + k]
            reach[first + k] = reach[at] * share


@compiled
def _value_of(nodes, sets, offset, policy, values, at):
    """A node's value to player 0 from those of its children."""
    first, value = nodes[at].first, 0.0
    for k in range(nodes[at].count):
        share = nodes[first + k].chance
        if nodes[at].player >= 0:
            share = policy[offset[sets[at]] + k]
        value += share * values[first + k]
    return value


@kernel
def reach_all(nodes, sets, offset, policy, player, reach):
    """``reach_nodes`` for Python."""
    reach_nodes(nodes, sets, offset, policy, player, reach)


@kernel
def expected(nodes, sets, offset, policy, values):
    """Player 0's value at every node if both follow ``policy``; that of the start."""
    for back in range(len(nodes)):
        at = len(nodes) - 1 - back
        if nodes[at].player == TERMINAL:
            values[at] = nodes[at].value
        else:
            values[at] = _value_of(nodes, sets, offset, policy, values, at)
    return values[0]


@kernel
def respond(nodes, sets, offset, policy, player, order, values, reach, worth, best):
    """The best that ``player`` can do against ``policy``: player 0's value at the start; ``best``
    int32[sets] gets the number of the best action in each of the player's sets.

    ``order`` are the nodes by level, the deepest first; ``values`` and ``reach`` float64[nodes] and
    ``worth`` float64[actions] are scratch.
    """
    sign = 1.0 if player == 0 else -1.0
    reach_nodes(nodes, sets, offset, policy, player, reach)
    worth[:] = 0.0
    best[:] = -1
    begin = 0
    while begin < len(order):
        end, level = begin, nodes[order[begin]].level
        while end < len(order) and nodes[order[end]].level == level:
            at = order[end]
            if nodes[at].player == player:
                place, first = offset[sets[at]], nodes[at].first
                for k in range(nodes[at].count):
                    worth[place + k] += reach[at] * sign * values[first + k]
            end += 1
        for number in range(begin, end):
            at = order[number]
            if nodes[at].player == TERMINAL:
                values[at] = nodes[at].value
            elif nodes[at].player != player:
                values[at] = _value_of(nodes, sets, offset, policy, values, at)
            else:
                one = sets[at]
                if best[one] < 0:
                    best[one] = 0
                    for k in range(1, nodes[at].count):
                        if worth[offset[one] + k] > worth[offset[one] + best[one]]:
                            best[one] = k
                values[at] = values[nodes[at].first + best[one]]
        begin = end
    return values[0]


@compiled
def _match_regrets(offset, regrets, policy, one):
    """Regret matching in one set: in proportion to what was regretted, else evenly."""
    total = 0.0
    for place in range(offset[one], offset[one + 1]):
        total += max(regrets[place], 0.0)
    for place in range(offset[one], offset[one + 1]):
        if total > 0.0:
            policy[place] = max(regrets[place], 0.0) / total
        else:
            policy[place] = 1.0 / (offset[one + 1] - offset[one])


@kernel
def iterate(
    nodes, sets, owner, offset, way, begin, rounds, regrets, policy, sums, values, reach, own
):
    """``rounds`` rounds of CFR after ``begin`` earlier ones, the players by turns.

    ``owner`` int8[sets] is who decides in each; ``regrets``, ``policy`` (the current one) and
    ``sums`` (of policies, for the average) float64[actions]; ``values``, ``reach`` and ``own``
    float64[nodes] are scratch.
    """
    for number in range(begin + 1, begin + rounds + 1):
        for player in range(2):
            sign = 1.0 if player == 0 else -1.0
            reach_nodes(nodes, sets, offset, policy, player, reach)
            reach_nodes(nodes, sets, offset, policy, 1 - player, own)
            for back in range(len(nodes)):
                at = len(nodes) - 1 - back
                if nodes[at].player == TERMINAL:
                    values[at] = nodes[at].value
                    continue
                values[at] = _value_of(nodes, sets, offset, policy, values, at)
                if nodes[at].player == player:
                    place, first = offset[sets[at]], nodes[at].first
                    for k in range(nodes[at].count):
                        gain = sign * (values[first + k] - values[at])
                        regrets[place + k] += reach[at] * gain * (number if way == LINEAR else 1)
            for at in range(len(nodes)):
                if nodes[at].player == player:
                    place = offset[sets[at]]
                    for k in range(nodes[at].count):
                        sums[place + k] += number * own[at] * policy[place + k]
            for one in range(len(owner)):
                if owner[one] == player:
                    if way == PLUS:
                        for place in range(offset[one], offset[one + 1]):
                            regrets[place] = max(regrets[place], 0.0)
                    _match_regrets(offset, regrets, policy, one)
