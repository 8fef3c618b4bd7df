# pyright: basic
"""The kernels of a corpus: play random games into columns, and replay columns.

Columns have one entry a step: ``ply`` int32, ``seat`` int8 (``CHANCE`` where chance acts),
``action`` int32, ``result`` float32 (the seat's result at the end, 0 for chance). ``legal`` int32
holds the legal actions of all steps one after another (none for chance); ``ends`` int32[steps + 1]
holds where those of each step end.
"""

import numpy as np

from ..core.contract.dispatch import kernel
from ..core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    random_action,
    returns,
    setup,
)
from ..core.contract.rng import below, copy_rng
from ..core.facts.constants import CHANCE, TERMINAL


@kernel
def play_randomly(
    states, players, options, rng, saved, games, out, weights, final,
    ply, seat, action, result, ends, legal, steps, results,
):  # fmt: skip
    """Play random games on ``states[0]`` into the columns: up to ``games``, as many as fit.

    ``steps`` int32[games] and ``results`` float32[games, players] are written for each game;
    ``saved`` uint32[4], ``final`` float64[players], ``out`` and ``weights`` are buffers. Returns
    the number of games. ``rng`` is then where the next game begins.
    """
    state = states[0]
    row, flat, done = 0, 0, 0
    ends[0] = 0
    full = False
    while done < games and not full:
        copy_rng(rng, saved)
        first, number = row, 0
        setup(state, players, options)
        while state.player != TERMINAL and not full:
            count, chosen = 0, 0
            if state.player == CHANCE:
                chosen = np.int64(random_action(state, rng, out, weights))
            else:
                count = legal_actions(state, out)
                chosen = np.int64(out[below(rng, count)])
            if row >= len(ply) or flat + count > len(legal):
                full = True
            else:
                ply[row] = number
                seat[row] = state.player
                action[row] = chosen
                if state.player != CHANCE:
                    for k in range(count):
                        legal[flat + k] = out[k]
                    flat += count
                row += 1
                ends[row] = flat
                number += 1
                apply_action(state, chosen)
        if full:
            copy_rng(saved, rng)
        else:
            returns(state, final)
            for at in range(first, row):
                result[at] = 0.0 if seat[at] == CHANCE else final[seat[at]]
            for player in range(players):
                results[done, player] = final[player]
            steps[done] = number
            done += 1
    return done


@kernel
def replay_game(
    states, players, options, out, weights, final,
    seat, action, result, ends, legal, results, given_up,
):  # fmt: skip
    """Replay the columns of one game on ``states[0]``; returns the first wrong step, or −1.

    The number of steps stands for a wrong end: the game is not over (unless ``given_up``), or has
    other results.
    """
    state = states[0]
    setup(state, players, options)
    rows = len(seat)
    for at in range(rows):
        if state.player == TERMINAL or state.player != seat[at]:
            return at
        if state.player == CHANCE:
            count = chance_outcomes(state, out, weights)
        else:
            count = legal_actions(state, out)
            if count != ends[at + 1] - ends[at]:
                return at
            for k in range(count):
                if out[k] != legal[ends[at] - ends[0] + k]:
                    return at
        found = False
        for k in range(count):
            found = found or out[k] == action[at]
        if not found:
            return at
        if state.player != CHANCE and result[at] != results[state.player]:
            return at
        apply_action(state, np.int64(action[at]))
    if given_up:
        return rows if state.player == TERMINAL else -1
    if state.player != TERMINAL:
        return rows
    returns(state, final)
    for player in range(players):
        if np.float32(final[player]) != results[player]:
            return rows
    return -1
