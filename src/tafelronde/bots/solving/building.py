# pyright: basic
"""The tree of a small game, written into flat arrays: who acts, what follows, what they remember.

A run of steps of chance is one node, whose children are the positions in which it can end: the
order in which cards come tells nobody more than what they hold in the end.
"""

from __future__ import annotations

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.dispatch import kernel
from ...core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    resample,
    returns,
)
from ...core.facts.constants import CHANCE, TERMINAL
from .keys import position_key, stir

DONE, TOO_SMALL = range(2)

NODE = np.dtype(
    (
        np.record,
        [
            ("player", np.int8),  # who acts; CHANCE, TERMINAL
            ("level", np.int16),  # twice the decisions before; 1 more for chance and an end
            ("first", np.int32),  # the children, in a row: for each action, ascending
            ("count", np.int32),
            ("action", np.int32),  # that led here; of a run of chance the last
            ("chance", np.float64),  # the probability with which chance leads here; 1 after players
            ("value", np.float64),  # player 0's result at an end
            ("known", np.int64),  # the key of what the player to act remembers
        ],
    )
)

PENDING = np.dtype((np.record, [("node", np.int32), ("known", np.int64, (2,))]))
"""A node whose children are still to be made, and what the two players remember there."""

PLACE = np.dtype((np.record, [("key", np.int64), ("node", np.int32)]))
"""Where a run of chance has ended already."""


@inlined
def _remember(known, action):
    return stir(np.int64(known), np.int64(action) + 1)


@compiled
def knowledge(state, states, words, scratch, player, rng, seed):
    """The key of all that ``player`` can know of a position: of what ``resample`` makes of it with
    always the same random numbers."""
    states[scratch] = state
    for k in range(4):
        rng[k] = seed[k]
    resample(states[scratch], player, rng)
    return position_key(words[scratch])


@inlined
def _find_end(ends, key):
    place = (key ^ key >> 29) & (len(ends) - 1)
    while ends[place].key != 0 and ends[place].key != key:
        place = (place + 1) & (len(ends) - 1)
    return place


@kernel
def build(states, words, pending, nodes, ends, run, actions, weights, rng, seed, keep, kept, value):
    """Make the tree of ``states[0]``; returns how, and how many nodes it has.

    ``states`` are the positions of ``pending`` (as many, and 2 + the longest run of chance more at
    the end), ``words`` their memory; ``run`` int32[longest run, 2] with ``actions`` and ``weights``
    (as many rows and one more) are for a run of chance. ``ends`` (``PLACE``, a power of two) is
    zeros. Where ``keep`` (int32[nodes], or empty) is not negative, the node's position is written
    to that place of ``kept``. ``rng`` and ``seed`` uint32[4], ``value`` float64[2].
    """
    room, longest = len(pending), len(run)
    scratch, base = room, room + 1
    waiting, made = 1, 1
    nodes[0].player = states[0].player
    nodes[0].level = -1 if states[0].player == CHANCE else 0
    nodes[0].chance = 1.0
    pending[0].node = 0
    for player in range(2):
        pending[0].known[player] = 1
        if states[0].player != CHANCE:
            pending[0].known[player] = knowledge(
                states[0], states, words, scratch, player, rng, seed
            )
    nodes[0].known = pending[0].known[max(np.int64(states[0].player), 0)]
    while waiting > 0:
        waiting -= 1
        at = np.int64(pending[waiting].node)
        node = nodes[at]
        node.first = made
        known0, known1 = pending[waiting].known[0], pending[waiting].known[1]
        states[base] = states[waiting]
        if len(keep) > 0 and keep[at] >= 0:
            kept[keep[at]] = states[base]
        player = np.int64(node.player)
        if player == CHANCE:
            total = 1.0
            depth = 0
            run[0, 0] = 0
            run[0, 1] = chance_outcomes(states[base], actions[0], weights[0])
            while depth >= 0:
                if run[depth, 0] == run[depth, 1]:
                    depth -= 1
                    continue
                k = run[depth, 0]
                run[depth, 0] += 1
                if depth + 1 == longest:
                    return -1, made
                state = states[base + depth + 1]
                states[base + depth + 1] = states[base + depth]
                apply_action(state, actions[depth, k])
                if state.player == CHANCE:
                    depth += 1
                    run[depth, 0] = 0
                    run[depth, 1] = chance_outcomes(state, actions[depth], weights[depth])
                    continue
                total = 1.0
                for before in range(depth + 1):
                    sum_of = 0
                    for other in range(run[before, 1]):
                        sum_of += weights[before, other]
                    total *= weights[before, run[before, 0] - 1] / sum_of
                key = stir(position_key(words[base + depth + 1]), at + 1)
                if key == 0:
                    key = np.int64(1)
                end = ends[_find_end(ends, key)]
                if end.key == key:
                    nodes[end.node].chance += total
                    continue
                if made == len(nodes) or waiting == room or 2 * made > len(ends):
                    return TOO_SMALL, made
                end.key = key
                end.node = made
                child = nodes[made]
                child.player = state.player
                child.level = node.level + 1
                child.action = actions[depth, k]
                child.chance = total
                child.count = 0
                if state.player == TERMINAL:
                    returns(state, value)
                    child.value = value[0]
                else:
                    states[waiting] = state
                    pending[waiting].node = made
                    pending[waiting].known[0] = stir(
                        known0, knowledge(state, states, words, scratch, 0, rng, seed)
                    )
                    pending[waiting].known[1] = stir(
                        known1, knowledge(state, states, words, scratch, 1, rng, seed)
                    )
                    child.known = pending[waiting].known[state.player]
                    waiting += 1
                made += 1
            node.count = made - node.first
            continue
        count = legal_actions(states[base], actions[0])
        if made + count > len(nodes) or waiting + count > room:
            return TOO_SMALL, made
        node.count = count
        for k in range(count):
            action = np.int64(actions[0, k])
            state = states[base + 1]
            states[base + 1] = states[base]
            apply_action(state, action)
            child = nodes[made]
            child.player = state.player
            child.action = action
            child.chance = 1.0
            child.count = 0
            child.level = node.level + (2 if state.player >= 0 else 1)
            if state.player == TERMINAL:
                returns(state, value)
                child.value = value[0]
            else:
                after0 = _remember(known0, action) if player == 0 else known0
                after1 = _remember(known1, action) if player == 1 else known1
                if state.player != CHANCE:
                    after0 = stir(after0, knowledge(state, states, words, scratch, 0, rng, seed))
                    after1 = stir(after1, knowledge(state, states, words, scratch, 1, rng, seed))
                    child.known = after0 if state.player == 0 else after1
                states[waiting] = state
                pending[waiting].node = made
                pending[waiting].known[0] = after0
                pending[waiting].known[1] = after1
                waiting += 1
            made += 1
    return DONE, made
