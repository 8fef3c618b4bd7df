# pyright: basic
"""The kernels of ``batch``: many games, one step."""

import numpy as np

from ..compile.compiler import compiled, unguarded
from ..contract.dispatch import kernel
from ..contract.operations import (
    SHORT,
    apply_action,
    chance_outcomes,
    describe,
    legal_actions,
    mask_actions,
    observe,
    observe_again,
    parts,
    random_action,
    returns,
    setup,
)
from ..contract.rng import copy_rng
from ..contract.scratch import scratch_rng
from ..facts.constants import CHANCE, TERMINAL

NEW, SET, GIVEN = range(3)
"""Ways of a game in a step: it begins anew, goes on from a position that was set, or takes
an action."""


@compiled
def _is_in(action, row, count):
    found = 0
    for k in range(count):  # to the end, so that several are compared at once
        found += np.int64(row[k] == action)
    return found > 0


@compiled
def _find_illegal(actions, where, player, mask, legal, count, outcomes, outcome_count):
    """The first game whose action is not legal, or −1. A game that is over takes any."""
    for game in range(len(actions)):
        if not where[game]:
            continue
        action = np.int64(actions[game])
        if player[game] == CHANCE:
            found = _is_in(action, outcomes[game], outcome_count[game])
        elif player[game] == TERMINAL:
            found = True
        elif mask.shape[1] > 0:
            found = 0 <= action < mask.shape[1] and mask[game, action]
        else:
            found = _is_in(action, legal[game], count[game])
        if not found:
            return game
    return -1


@compiled
def _waits(state, seat, asks, again):
    """Whether the batch stops here: for a decision of this seat (−1: of any), for an outcome where
    it ``asks`` for those, or at the end where no game begins ``again``."""
    if state.player == CHANCE:
        return asks
    if state.player == TERMINAL:
        return not again
    return seat < 0 or state.player == seat


@compiled
def _settle(state, seat, players, options, asks, again, rng, out, weights):
    """Go on to where the batch stops: by chance, at random for the others, with new games."""
    while not _waits(state, seat, asks, again):
        if state.player == TERMINAL:
            setup(state, players, options)
        else:
            apply_action(state, random_action(state, rng, out, weights))


@unguarded
def _advance(
    states, actions, where, seats, players, options, asks, again, rngs, out, weights, result,
    reward, done, total,
):  # fmt: skip
    """One action in every game of ``where``, drawn where ``actions`` is empty, and what follows
    until the batch stops (``_waits``).

    Finished games tell their results. Returns how many there were; ``total`` gathers their results.
    Games that end before anybody was asked are passed over. It writes into arrays of ``batch``
    alone, which have a row for each game and a place for each of ``players``, whatever the states
    hold; what the rules write is checked there.
    """
    finished = 0
    rng = scratch_rng()
    for game in range(len(states)):
        state = states[game]
        if done[game]:
            done[game] = False
            for seat in range(players):
                reward[game, seat] = 0.0
        if state.player == TERMINAL or not where[game]:
            continue
        copy_rng(rngs[game], rng)
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
                if again:
                    setup(state, players, options)
            if _waits(state, seats[game], asks, again):
                break
        done[game] = over
        copy_rng(rng, rngs[game])
    return finished


@compiled
def _show(
    states, game, room, player, mask, legal, count, observation, outcomes, weights, outcome_count
):
    """Write who is to act in a game, what they see and what can be done.

    ``room``: None where each row of ``legal`` has room for every list. Else the same memory, row
    after row, and as much behind the last row as a list may need. Where a list is longer than a row
    it goes on in those of the next games; ``count`` tells that, and all lists are to be written
    again. There is no mask then.
    """
    state = states[game]
    player[game] = state.player
    can, listed = mask[game], legal[game]
    if len(can) > SHORT:  # true for the actions that were legal before, and only for those
        for k in range(count[game]):
            can[listed[k]] = False
    row = observation[game]
    if outcomes.shape[1] > 0:
        outcome_count[game] = 0
    if state.player >= 0:
        if room is None:
            count[game] = mask_actions(state, listed, can)
        else:
            count[game] = legal_actions(state, room[game * legal.shape[1] :])
        if len(row) > 0:
            observe_again(state, np.int64(state.player), row)
        return
    count[game] = 0
    if len(can) <= SHORT:
        can[:] = False
    row[:] = 0.0
    if state.player == CHANCE:
        outcome_count[game] = chance_outcomes(state, outcomes[game], weights[game])


@compiled
def _deal(states, anew, where, seats, players, options, asks, again, rngs, out, chances):
    """Bring every game of ``where`` to where the batch stops: from a new game on, or from its
    position on."""
    rng = scratch_rng()
    for game in range(len(states)):
        if where[game]:
            state = states[game]
            copy_rng(rngs[game], rng)
            if anew:
                setup(state, players, options)
            _settle(state, seats[game], players, options, asks, again, rng, out, chances)
            copy_rng(rng, rngs[game])


@kernel
def step(
    states, way, actions, where, seats, players, options, asks, again, rngs, out, chances, result,
    reward, done, total, room, player, mask, legal, count, observation, outcomes, weights,
    outcome_count,
):  # fmt: skip
    """Bring every game of ``where`` to where the batch stops, and show what is to be done there
    (``way``: NEW, SET or GIVEN). Returns −1, or the first game whose given action is not legal:
    then nothing has changed anywhere.

    One kernel does all three, since the first batch of a large game waits for what is compiled. The
    arrays are ``Batch``'s. Buffers are ``out``, ``chances`` int32[Bounds.buffer]; ``result``,
    ``total`` float64[players]; and ``room`` (``_show``).
    """
    if way == GIVEN:
        bad = _find_illegal(actions, where, player, mask, legal, count, outcomes, outcome_count)
        if bad >= 0:
            return bad
        _advance(
            states, actions, where, seats, players, options, asks, again, rngs, out, chances,
            result, reward, done, total,
        )  # fmt: skip
    else:
        anew = way == NEW
        _deal(states, anew, where, seats, players, options, asks, again, rngs, out, chances)
    for game in range(len(states)):
        if where[game]:
            _show(
                states, game, room, player, mask, legal, count, observation, outcomes, weights,
                outcome_count,
            )  # fmt: skip
    return -1


@kernel
def step_randomly(
    states, steps, actions, where, seats, players, options, asks, again, rngs, out, chances,
    result, reward, done, total, room, player, mask, legal, count, observation, outcomes, weights,
    outcome_count,
):  # fmt: skip
    """``steps`` times a random action in every game, all arrays written at each step.

    ``actions`` is empty. Returns the number of games that were finished; ``total`` gathers their
    results.
    """
    finished = 0
    for _ in range(steps):
        finished += _advance(
            states, actions, where, seats, players, options, asks, again, rngs, out, chances,
            result, reward, done, total,
        )  # fmt: skip
        for game in range(len(states)):
            _show(
                states, game, room, player, mask, legal, count, observation, outcomes, weights,
                outcome_count,
            )  # fmt: skip
    return finished


@kernel
def first_illegal(actions, where, player, mask, legal, count, outcomes, outcome_count):
    """The first game of ``where`` whose action is not legal, or −1."""
    return _find_illegal(actions, where, player, mask, legal, count, outcomes, outcome_count)


@kernel
def observe_rows(states, rows, seats, out):
    """Write what the seats may know in the games of these rows into the rows of ``out`` (zeros)."""
    for k in range(len(rows)):
        observe(states[rows[k]], seats[k], out[k])


@kernel
def describe_all(states, legal, count, starts, out):
    """Describe all legal actions of all games: those of game i in the rows of ``out`` (zeros) from
    ``starts[i]`` on."""
    for game in range(len(states)):
        for k in range(count[game]):
            describe(states[game], np.int64(legal[game, k]), out[starts[game] + k])


@kernel
def part_all(states, legal, count, out):
    """The parts of all legal actions of all games: int32[games, most, 2]."""
    for game in range(len(states)):
        for k in range(count[game]):
            parts(states[game], np.int64(legal[game, k]), out[game, k])
