# pyright: basic
"""The exact value of every position that can come up, where nothing is hidden but future chance.

A depth-first walk over all steps with a table of positions already valued: exact whatever chance
there is, as long as no position can come up again.
"""

import numpy as np

from ..core.compile.compiler import compiled, inlined
from ..core.contract.dispatch import kernel
from ..core.contract.operations import apply_action, chance_outcomes, legal_actions, returns
from ..core.facts.constants import CHANCE, TERMINAL
from ..search.hashing import position_key

DONE, TOO_SMALL, TOO_DEEP = range(3)
"""How the walk ended: with all values, or because the table or the stack was full."""

ENTRY = np.dtype((np.record, [("key", np.int64), ("value", np.float64)]))
"""A position's key (0: no entry), and player 0's value."""

STEP = np.dtype(
    (
        np.record,
        [
            ("key", np.int64),
            ("value", np.float64),  # the best so far, or chance's weighted sum
            ("weight", np.float64),  # of all outcomes of chance
            ("count", np.int32),
            ("next", np.int32),
        ],
    )
)
"""A position on the way from the start to the one that is looked at."""


@inlined
def find_place(table, key):
    """The place of a key's entry, or the free one where it belongs."""
    place = (key ^ key >> 29) & (len(table) - 1)
    while table[place].key != 0 and table[place].key != key:
        place = (place + 1) & (len(table) - 1)
    return place


@compiled
def _open(state, step, key, actions, weights):
    """Begin a position: list its steps."""
    step.key = key
    step.next = 0
    step.value = 0.0
    step.weight = 0.0
    if state.player == CHANCE:
        step.count = chance_outcomes(state, actions, weights)
        for k in range(step.count):
            step.weight += weights[k]
    else:
        step.count = legal_actions(state, actions)
        step.value = -2.0 if state.player == 0 else 2.0


@inlined
def _take(state, step, value, weight):
    """A step leads to a position of this value."""
    if state.player == CHANCE:
        step.value += value * weight / step.weight
    elif state.player == 0:
        step.value = max(step.value, value)
    else:
        step.value = min(step.value, value)


@kernel
def solve_positions(states, words, steps, actions, weights, table, used, most, value):
    """Value ``states[0]`` and all that can follow, for player 0 of two whose results sum to 0.

    ``states`` and ``steps`` (``STEP``) have a place for each step of the longest game and one more,
    ``words`` is the memory of ``states``; ``actions`` and ``weights`` int32 have as many rows.
    ``table`` (``ENTRY``) has a power of two of places, ``used`` int64[1] counts those that are
    taken, at most ``most``. ``value`` is float64[2]. Returns DONE, TOO_SMALL or TOO_DEEP. What is
    valued by then stays in the table: the walk can begin again with all of it in a larger one.
    """
    at = 0
    _open(states[0], steps[0], position_key(words[0]), actions[0], weights[0])
    while True:
        step = steps[at]
        if step.next < step.count:
            if at + 1 == len(states):
                return TOO_DEEP
            state = states[at + 1]
            states[at + 1] = states[at]
            apply_action(state, actions[at, step.next])
            if state.player == TERMINAL:
                returns(state, value)
                _take(states[at], step, value[0], np.float64(weights[at, step.next]))
                step.next += 1
                continue
            key = position_key(words[at + 1])
            entry = table[find_place(table, key)]
            if entry.key == key:
                _take(states[at], step, entry.value, np.float64(weights[at, step.next]))
                step.next += 1
                continue
            at += 1
            _open(state, steps[at], key, actions[at], weights[at])
            continue
        if used[0] >= most:
            return TOO_SMALL
        entry = table[find_place(table, step.key)]
        entry.key = step.key
        entry.value = step.value
        used[0] += 1
        if at == 0:
            return DONE
        at -= 1
        before = steps[at]
        _take(states[at], before, step.value, np.float64(weights[at, before.next]))
        before.next += 1


@kernel
def move_entries(table, larger):
    """Write all entries of a table into a larger one, which is empty."""
    for k in range(len(table)):
        if table[k].key != 0:
            larger[find_place(larger, table[k].key)] = table[k]


@kernel
def look_up(states, words, table, actions, out, value):
    """Player 0's value after each of ``actions`` (int64) in ``states[0]``, into ``out``; NaN where
    the table has none. ``states[1]`` is scratch."""
    for k in range(len(actions)):
        states[1] = states[0]
        apply_action(states[1], actions[k])
        out[k] = np.nan
        if states[1].player == TERMINAL:
            returns(states[1], value)
            out[k] = value[0]
            continue
        key = position_key(words[1])
        entry = table[find_place(table, key)]
        if entry.key == key:
            out[k] = entry.value


@kernel
def read_entry(words, table, value):
    """The value of the position in ``words[0]``, into ``value[0]``; False where there is none."""
    key = position_key(words[0])
    entry = table[find_place(table, key)]
    value[0] = entry.value
    return entry.key == key
