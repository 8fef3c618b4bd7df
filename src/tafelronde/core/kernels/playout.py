# pyright: basic
"""Random play: whole games in compiled code."""

from ..compile.compiler import compiled
from ..contract.dispatch import kernel
from ..contract.operations import apply_action, legal_actions, random_action, returns, setup
from ..contract.rng import copy_rng
from ..contract.scratch import scratch_rng, scratch_state
from ..facts.constants import CHANCE, TERMINAL


@kernel
def random_games(states, players, options, rng, games, listing, out, weights, result, wins, counts):
    """Play ``games`` games of uniformly random moves; ``states[0]`` is the last one's end.

    ``result`` float64[players] is scratch; ``wins`` float64[players] gathers each seat's wins,
    shared wins as fractions; ``counts`` int64[4] gathers steps of players, their legal actions
    (only when ``listing``: a game may draw a move without listing all), steps of chance, and the
    longest game's steps.

    Examples:
        >>> import numpy as np
        >>> from tafelronde.core.contract.rng import new_rng
        >>> game = tafelronde.load("rosenkoenig")
        >>> states, options = np.zeros(1, game.dtype), game.encode_options({})
        >>> out, weights = np.zeros((2, game.bounds.buffer), np.int32)
        >>> (result, wins), counts = np.zeros((2, 2)), np.zeros(4, np.int64)
        >>> random_games(
        ...     states, 2, options, new_rng(7), 100, False, out, weights, result, wins, counts
        ... )
        >>> wins.tolist(), int(counts[3]) <= game.bounds.steps
        ([61.0, 39.0], True)
    """
    own = scratch_rng()
    copy_rng(rng, own)
    local = scratch_state(states)
    local[0] = states[0]
    state = local[0]
    for _ in range(games):
        setup(state, players, options)
        decisions, chances = 0, 0
        while state.player != TERMINAL:
            if state.player == CHANCE:
                chances += 1
            else:
                decisions += 1
                if listing:
                    counts[1] += legal_actions(state, out)
            apply_action(state, random_action(state, own, out, weights))
        counts[0] += decisions
        counts[2] += chances
        counts[3] = max(counts[3], decisions + chances)
        returns(state, result)
        best = 0
        for player in range(1, players):
            if result[player] > result[best]:
                best = player
        sharers = 0
        for player in range(players):
            if result[player] == result[best]:
                sharers += 1
        for player in range(players):
            if result[player] == result[best]:
                wins[player] += 1.0 / sharers
    states[0] = local[0]
    copy_rng(own, rng)


@compiled
def play_on(state, rng, out, weights, steps):
    """At most so many random steps of one game; how many there were."""
    done = 0
    while done < steps and state.player != TERMINAL:
        apply_action(state, random_action(state, rng, out, weights))
        done += 1
    return done


@kernel
def play_all_on(states, rngs, out, weights, results, counts, steps):
    """At most so many random steps in every game, each with its generator of ``rngs``
    (uint32[games, 4]).

    ``counts`` int32[games] gathers the steps, ``results`` float64[games, players] are written at
    the end of a game. Returns how many games are not over.
    """
    running = 0
    own = scratch_rng()
    for game in range(len(states)):
        copy_rng(rngs[game], own)
        counts[game] += play_on(states[game], own, out, weights, steps)
        copy_rng(own, rngs[game])
        if states[game].player == TERMINAL:
            returns(states[game], results[game])
        else:
            running += 1
    return running
