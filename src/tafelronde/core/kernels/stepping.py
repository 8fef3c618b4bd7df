# pyright: basic
"""The kernels of ``batch``: many games, one step."""

from __future__ import annotations

import numpy as np

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import (
    apply_action,
    legal_actions,
    observe,
    random_action,
    returns,
    setup,
)
from ..facts.constants import TERMINAL


@compiled
def _find_illegal(actions, mask, legal, count):
    """The first game whose action is not legal, or −1."""
    for game in range(len(actions)):
        action = np.int64(actions[game])
        if mask.shape[1] > 0:
            found = 0 <= action < mask.shape[1] and mask[game, action]
        else:
            found = False
            for k in range(count[game]):
                found = found or legal[game, k] == action
        if not found:
            return game
    return -1


@compiled
def _waits(state, seat):
    """Whether a decision is asked for: of this seat, or where that is −1 of any."""
    if state.player < 0:
        return False
    return seat < 0 or state.player == seat


@compiled
def _advance(
    states, actions, seats, players, options, rngs, rng, out, weights, result, reward, done, total
):
    """One action in every game, drawn where ``actions`` is empty, and what follows by chance or is
    drawn for the others, until a seat of ``seats`` (int8[games]; −1: any) is to act.

    Finished games tell their results and begin anew. Returns how many there were; ``total``
    gathers their results. Games that end before anybody was asked are passed over.
    """
    finished = 0
    for game in range(len(states)):
        state = states[game]
        for word in range(4):
            rng[word] = rngs[game, word]
        for seat in range(players):
            reward[game, seat] = 0.0
        over = False
        given = len(actions) > 0
        while True:
            action = np.int64(actions[game] if given else random_action(state, rng, out, weights))
            given = False
            apply_action(state, action)
            if state.player == TERMINAL:
                if not over:
                    finished += 1
                    returns(state, result)
                    for seat in range(players):
                        reward[game, seat] = result[seat]
                        total[seat] += result[seat]
                over = True
                setup(state, players, options)
            if _waits(state, seats[game]):
                break
        done[game] = over
        for word in range(4):
            rngs[game, word] = rng[word]
    return finished


@compiled
def _show(states, out, player, mask, legal, count, observation):
    """Write what the player to act sees and may do, for all games."""
    for game in range(len(states)):
        state = states[game]
        player[game] = state.player
        found = legal_actions(state, out)
        count[game] = found
        for k in range(found):
            legal[game, k] = out[k]
        if mask.shape[1] > 0:
            for action in range(mask.shape[1]):
                mask[game, action] = False
            for k in range(found):
                mask[game, out[k]] = True
        if observation.shape[1] > 0:
            row = observation[game]
            for k in range(len(row)):
                row[k] = 0.0
            observe(state, state.player, row)


@kernel
def begin(
    states, seats, players, options, rngs, rng, out, weights, player, mask, legal, count,
    observation,
):  # fmt: skip
    """A new game in every place. The arrays are ``Batch``'s; ``rng`` uint32[4] is a buffer."""
    for game in range(len(states)):
        state = states[game]
        for word in range(4):
            rng[word] = rngs[game, word]
        setup(state, players, options)
        while not _waits(state, seats[game]):
            apply_action(state, random_action(state, rng, out, weights))
            if state.player == TERMINAL:
                setup(state, players, options)
        for word in range(4):
            rngs[game, word] = rng[word]
    _show(states, out, player, mask, legal, count, observation)


@kernel
def step(
    states, actions, seats, players, options, rngs, rng, out, weights, result, reward, done, total,
    player, mask, legal, count, observation,
):  # fmt: skip
    """One action in every game. Returns −1, or the first game whose action is not legal: then
    nothing has changed anywhere. ``result`` and ``total`` float64[players] are buffers."""
    bad = _find_illegal(actions, mask, legal, count)
    if bad >= 0:
        return bad
    _advance(
        states, actions, seats, players, options, rngs, rng, out, weights, result, reward, done,
        total,
    )  # fmt: skip
    _show(states, out, player, mask, legal, count, observation)
    return -1


@kernel
def step_randomly(
    states, steps, actions, seats, players, options, rngs, rng, out, weights, result, reward,
    done, total, player, mask, legal, count, observation,
):  # fmt: skip
    """``steps`` times a random action in every game, all arrays written at each step.

    ``actions`` is empty. Returns how many games were finished; ``total`` gathers their results.
    """
    finished = 0
    for _ in range(steps):
        finished += _advance(
            states, actions, seats, players, options, rngs, rng, out, weights, result, reward,
            done, total,
        )  # fmt: skip
        _show(states, out, player, mask, legal, count, observation)
    return finished
