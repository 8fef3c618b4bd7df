# pyright: basic
"""Worlds that are carried on beside the true game: what could have been done in each, so that it
looks to one seat as what it saw."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.dispatch import kernel
from ...core.contract.operations import apply_action, chance_outcomes, legal_actions, resample
from ...core.facts.constants import CHANCE
from ...search.hashing import position_key


@compiled
def _looks(states, words, seat, rng, seed, goal):
    """Whether ``states[0]`` looks to a seat as the position with the key ``goal``; ``states[1]`` is
    scratch."""
    states[1] = states[0]
    for k in range(4):
        rng[k] = seed[k]
    resample(states[1], seat, rng)
    return position_key(words[1]) == goal


@kernel
def list_alike(
    worlds, alive, states, words, seat, rng, seed, goal, out, weights, actions, places, shares
):
    """For each living world, the steps after which it looks to ``seat`` as ``goal`` says.

    Written are ``actions`` int32[worlds, most], their ``places`` among all steps that are possible,
    and their ``shares`` float64 (of chance: the probability; else 1); 0 where there are no more.
    ``states`` has two places, ``words`` is their memory; ``out`` and ``weights`` are buffers for
    lists, ``rng`` and ``seed`` uint32[4]. Returns the largest number of steps for one world; what
    is beyond ``most`` is not written.
    """
    largest = 0
    for n in range(len(worlds)):
        shares[n, :] = 0.0
        if not alive[n]:
            continue
        chance = worlds[n].player == CHANCE
        total = 0.0
        if chance:
            count = chance_outcomes(worlds[n], out, weights)
            for k in range(count):
                total += weights[k]
        else:
            count = legal_actions(worlds[n], out)
        found = 0
        for k in range(count):
            states[0] = worlds[n]
            apply_action(states[0], np.int64(out[k]))
            if _looks(states, words, seat, rng, seed, goal):
                if found < actions.shape[1]:
                    actions[n, found] = out[k]
                    places[n, found] = k
                    shares[n, found] = weights[k] / total if chance else 1.0
                found += 1
        largest = max(largest, found)
    return largest


@kernel
def take_steps(worlds, alive, actions):
    """Carry out an action in each living world."""
    for n in range(len(worlds)):
        if alive[n]:
            apply_action(worlds[n], np.int64(actions[n]))


@kernel
def draw_worlds(worlds, state, seat, rng):
    """Fill ``worlds`` with what the seat may believe of ``state[0]``, all equally likely."""
    for n in range(len(worlds)):
        worlds[n] = state[0]
        resample(worlds[n], seat, rng)


@kernel
def key_worlds(worlds, alive, states, words, seat, rng, seed, keys):
    """The key of what ``seat`` knows in each living world, into ``keys`` int64[worlds]. ``seat`` −1
    stands for somebody who knows everything. ``states`` has two places."""
    for n in range(len(worlds)):
        if alive[n]:
            states[0] = worlds[n]
            if seat >= 0:
                for k in range(4):
                    rng[k] = seed[k]
                resample(states[0], seat, rng)
            keys[n] = position_key(words[0])
