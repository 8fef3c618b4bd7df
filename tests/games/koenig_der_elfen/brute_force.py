# pyright: basic
"""The best trip by trying every sequence of legal actions, with the rules alone."""

import numpy as np

from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import apply_action, legal_actions
from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.state import HALT, MAX_LEGAL
from tafelronde.games.koenig_der_elfen.trips.memory import (
    COLUMNS,
    MEMO_COLUMNS,
    MEMO_ROWS,
    ROWS,
    UNIT,
)
from tafelronde.games.koenig_der_elfen.trips.solver import best_trip

TRAVEL_WORTH, OTHER_WORTH = 80, 56
NO_LIMIT = 1 << 40
LONGEST = 40


@kernel
def _solve(states, player, travel_worth, other_worth, limit, work, memo):
    return best_trip(states[0], player, travel_worth, other_worth, limit, work, memo)[:3]


def solve(
    state: State, travel_worth: int = TRAVEL_WORTH, other_worth: int = OTHER_WORTH
) -> tuple[int, int, int]:
    """The solver's value, first move and tolls for the player to act."""
    work = np.zeros((ROWS, COLUMNS), np.int64)
    memo = np.zeros((MEMO_ROWS, MEMO_COLUMNS), np.int64)
    player = state.current_player
    return _solve(state.array, player, travel_worth, other_worth, NO_LIMIT, work, memo)


@kernel
def _try_all(states, lists, counts, travel_worth, other_worth):
    """Depth first over ``states``, one row a visit; the best worth after halting."""
    player = np.int64(states[0].player)
    start = np.int64(states[0].gold[player])
    best, depth = -1, 0
    counts[0, 0] = legal_actions(states[0], lists[0])
    counts[0, 1] = 0
    while depth >= 0:
        if counts[depth, 1] == counts[depth, 0]:
            depth -= 1
            continue
        action = lists[depth, counts[depth, 1]]
        counts[depth, 1] += 1
        states[depth + 1] = states[depth]
        apply_action(states[depth + 1], action)
        below = states[depth + 1]
        if action == HALT:
            worth = (np.int64(below.gold[player]) - start) * UNIT
            for kind in range(6, 13):
                worth += below.hands[player, kind] * travel_worth
            worth += (below.hands[player, 17] + below.hands[player, 18]) * other_worth
            best = max(best, worth)
        else:
            depth += 1
            counts[depth, 0] = legal_actions(states[depth], lists[depth])
            counts[depth, 1] = 0
    return best


def best_by_trying(state: State) -> int:
    """The worth of the best trip of the player to act, with the default values of kept cards."""
    states = np.zeros(LONGEST, state.game.dtype)
    states[0] = state.array[0]
    lists = np.zeros((LONGEST, MAX_LEGAL), np.int32)
    counts = np.zeros((LONGEST, 2), np.int64)
    return int(_try_all(states, lists, counts, TRAVEL_WORTH, OTHER_WORTH))
