# pyright: basic
"""The tree of a small game, written into flat arrays: who acts, what follows, what they remember.

A run of steps of chance is one node, whose children are the positions in which it can end: the
order in which cards come tells nobody more than what they hold in the end.
"""

import numpy as np

from ..core.compile.compiler import compiled, inlined
from ..core.contract.dispatch import kernel
from ..core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    resample,
    returns,
)
from ..core.facts.constants import CHANCE, TERMINAL
from ..search.hashing import position_key, stir

DONE, TOO_SMALL, TOO_LONG = range(3)
"""How it went: there was no room for the nodes, or a run of chance was too long."""

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
def _know(known, state, states, words, player, rng, seed):
    """The memory of ``player``, with all that they can know of this position: of what ``resample``
    makes of it with always the same random numbers. The last of ``states`` is scratch."""
    scratch = len(states) - 1
    states[scratch] = state
    for k in range(4):
        rng[k] = seed[k]
    resample(states[scratch], player, rng)
    return stir(known, position_key(words[scratch]))


@inlined
def _find_end(ends, key):
    place = (key ^ key >> 29) & (len(ends) - 1)
    while ends[place].key != 0 and ends[place].key != key:
        place = (place + 1) & (len(ends) - 1)
    return place


@compiled
def _write(node, state, action, chance, level, value):
    """Begin a node, which has no children yet."""
    node.player = state.player
    node.action = action
    node.chance = chance
    node.level = level
    node.count = 0
    if state.player == TERMINAL:
        returns(state, value)
        node.value = value[0]


@compiled
def _put_off(states, words, pending, waiting, state, nodes, at, known0, known1, rng, seed):
    """Let a node wait for its children. Where somebody decides, both players look."""
    if state.player != CHANCE:
        known0 = _know(known0, state, states, words, 0, rng, seed)
        known1 = _know(known1, state, states, words, 1, rng, seed)
        nodes[at].known = known0 if state.player == 0 else known1
    states[waiting] = state
    pending[waiting].node = at
    pending[waiting].known[0] = known0
    pending[waiting].known[1] = known1


@compiled
def _likelihood(run, weights, depth):
    """How likely the running run of chance is."""
    found = 1.0
    for step in range(depth + 1):
        total = 0
        for other in range(run[step, 1]):
            total += weights[step, other]
        found *= weights[step, run[step, 0] - 1] / total
    return found


@compiled
def _run_chance(
    states, words, pending, waiting, nodes, at, made, known0, known1, ends, run, actions, weights,
    rng, seed, value,
):  # fmt: skip
    """The children of a node at which chance acts: where its run can end. How many nodes there are
    now; −1 or −2 where there is no room for them or for the run."""
    base = len(pending)
    depth = 0
    run[0, 0] = 0
    run[0, 1] = chance_outcomes(states[base], actions[0], weights[0])
    while depth >= 0:
        if run[depth, 0] == run[depth, 1]:
            depth -= 1
            continue
        if depth + 1 == len(run):
            return -2
        k = run[depth, 0]
        run[depth, 0] += 1
        state = states[base + depth + 1]
        states[base + depth + 1] = states[base + depth]
        apply_action(state, actions[depth, k])
        if state.player == CHANCE:
            depth += 1
            run[depth, 0] = 0
            run[depth, 1] = chance_outcomes(state, actions[depth], weights[depth])
            continue
        likely = _likelihood(run, weights, depth)
        key = stir(position_key(words[base + depth + 1]), at + 1)
        key = key if key != 0 else np.int64(1)
        end = ends[_find_end(ends, key)]
        if end.key == key:
            nodes[end.node].chance += likely
            continue
        if made == len(nodes) or waiting + made - nodes[at].first == base or 2 * made > len(ends):
            return -1
        end.key = key
        end.node = made
        _write(nodes[made], state, actions[depth, k], likely, nodes[at].level + 1, value)
        if state.player != TERMINAL:
            _put_off(
                states, words, pending, waiting + nodes[at].count, state, nodes, made, known0,
                known1, rng, seed,
            )  # fmt: skip
            nodes[at].count += 1  # those that wait; the caller knows how many there are
        made += 1
    return made


@kernel
def build(states, words, pending, nodes, ends, run, actions, weights, rng, seed, keep, kept, value):
    """Make the tree of ``states[0]``; returns how, and how many nodes it has.

    ``states`` are the positions of ``pending`` (as many, and 2 + the longest run of chance more),
    ``words`` their memory; ``run`` int64[longest run, 2], and ``actions`` and ``weights`` (as many
    rows) are for a run of chance. ``ends`` (``PLACE``, a power of two) is zeros. Where ``keep``
    (int32[nodes], or empty) is not negative, the node's position is written to that place of
    ``kept``. ``rng`` and ``seed`` uint32[4], ``value`` float64[2].
    """
    base, waiting, made = len(pending), 1, 1
    states[base] = states[0]
    level = -1 if states[0].player == CHANCE else 0
    _write(nodes[0], states[base], -1, 1.0, level, value)
    first = np.int64(1)
    _put_off(states, words, pending, 0, states[base], nodes, 0, first, first, rng, seed)
    while waiting > 0:
        waiting -= 1
        at = np.int64(pending[waiting].node)
        known0, known1 = pending[waiting].known[0], pending[waiting].known[1]
        states[base] = states[waiting]
        if len(keep) > 0 and keep[at] >= 0:
            kept[keep[at]] = states[base]
        nodes[at].first = made
        player = np.int64(nodes[at].player)
        if player == CHANCE:
            after = _run_chance(
                states, words, pending, waiting, nodes, at, made, known0, known1, ends, run,
                actions, weights, rng, seed, value,
            )  # fmt: skip
            if after < 0:
                return (TOO_SMALL if after == -1 else TOO_LONG), made
            waiting += nodes[at].count
            nodes[at].count = after - made
            made = after
            continue
        count = legal_actions(states[base], actions[0])
        if made + count > len(nodes) or waiting + count > base:
            return TOO_SMALL, made
        nodes[at].count = count
        for k in range(count):
            action = np.int64(actions[0, k])
            state = states[base + 1]
            states[base + 1] = states[base]
            apply_action(state, action)
            level = nodes[at].level + (2 if state.player >= 0 else 1)
            _write(nodes[made], state, action, 1.0, level, value)
            if state.player != TERMINAL:
                after0 = stir(known0, action + 1) if player == 0 else known0
                after1 = stir(known1, action + 1) if player == 1 else known1
                _put_off(
                    states, words, pending, waiting, state, nodes, made, after0, after1, rng, seed
                )
                waiting += 1
            made += 1
    return DONE, made
