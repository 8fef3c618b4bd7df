# pyright: basic
"""Forced results within some plies, by trying everything: no pruning, no ordering, no table."""

import numpy as np

from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import apply_action, legal_actions, returns
from tafelronde.core.facts.constants import TERMINAL
from tafelronde.core.objects.state import State


@kernel
def minimax(states, plies, out, lists, counts, values, result):
    """1 if the player ``out[0]`` wins within so many plies whatever the others do, −1 if they can
    make him lose, else 0. ``lists`` int32[plies + 1, longest list] and the rest are buffers."""
    searcher = np.int64(out[0])
    ply = 0
    counts[0] = -1
    while True:
        state = states[ply]
        if counts[ply] < 0:  # just entered
            if state.player == TERMINAL or ply == plies:
                values[ply] = 0
                counts[ply] = 0
                if state.player == TERMINAL:
                    returns(state, result)
                    if result[searcher] > 0.999:
                        values[ply] = 1
                    elif result[searcher] < 0.001 - 1.0 / (state.players - 1):
                        values[ply] = -1
            else:
                counts[ply] = legal_actions(state, lists[ply])
                values[ply] = -2 if state.player == searcher else 2
        if counts[ply] > 0:
            counts[ply] -= 1
            states[ply + 1] = states[ply]
            apply_action(states[ply + 1], lists[ply, counts[ply]])
            ply += 1
            counts[ply] = -1
            continue
        if ply == 0:
            return values[0]
        ply -= 1
        if states[ply].player == searcher:
            values[ply] = max(values[ply], values[ply + 1])
        else:
            values[ply] = min(values[ply], values[ply + 1])


def outcomes(state: State, plies: int) -> dict[str, int]:
    """For each legal move what it leads to by force, the move itself counted among the plies."""
    found: dict[str, int] = {}
    states = np.zeros(plies + 1, state.game.dtype)
    legal = state.game.bounds.legal
    out, lists = np.zeros(1, np.int32), np.zeros((plies + 1, legal), np.int32)
    counts, values = np.zeros((2, plies + 1), np.int64)
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        states[0] = after.array[0]
        out[0] = state.current_player
        result = np.zeros(state.players)
        value = minimax(states, plies - 1, out, lists, counts, values, result)
        found[state.format(action)] = int(value)
    return found


def right(moves: dict[str, int]) -> list[str]:
    """The moves that overlook nothing: the winning ones, or else those that do not lose; all of
    them where there is nothing to overlook."""
    best = max(moves.values())
    return sorted(move for move, value in moves.items() if value == best)
