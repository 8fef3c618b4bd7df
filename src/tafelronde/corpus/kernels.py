# pyright: basic
"""The kernels of a corpus: random games written into columns, and columns replayed.

Columns (one entry a step): ``ply`` int32, ``seat`` int8 (``CHANCE`` where chance acts),
``action`` int32, ``result`` float32 (that of the seat in the end, 0 for chance), ``ends``
int32[steps + 1] with the ends of the legal actions of each step in the flat ``legal`` int32 (none
for chance).
"""

from __future__ import annotations

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
from ..core.contract.rng import below
from ..core.facts.constants import CHANCE, TERMINAL


@kernel
def play_randomly(
    states, players, options, rng, saved, games, out, weights, final,
    ply, seat, action, result, ends, legal, steps, results,
):  # fmt: skip
    """Play up to ``games`` random games on ``states[0]`` into the columns, as many as they hold.

    ``steps`` int32[games] and ``results`` float32[games, players] are those of each game;
    ``saved`` uint32[4], ``final`` float64[players], ``out`` and ``weights`` are buffers. Returns
    how many games there are; ``rng`` stands where the next one begins.
    """
    state = states[0]
    row, flat, done = 0, 0, 0
    ends[0] = 0
    full = False
    while done < games and not full:
        for word in range(4):
            saved[word] = rng[word]
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
            for word in range(4):
                rng[word] = saved[word]
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
    """Replay the columns of one game on ``states[0]``; −1, or the first step that is wrong.

    The number of steps stands for a wrong end: not over (unless ``given_up``) or other results.
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
