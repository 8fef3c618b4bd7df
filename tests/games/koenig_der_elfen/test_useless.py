# pyright: basic
"""The card that bots spare first is the one without which the hand is worth most."""

import numpy as np

from games.koenig_der_elfen.brute_force import solve
from games.koenig_der_elfen.hoarders import hoarded
from tafelronde.core.contract.dispatch import kernel
from tafelronde.games.koenig_der_elfen.facts import KINDS
from tafelronde.games.koenig_der_elfen.state import AWAIT_SWAP_DISCARD
from tafelronde.games.koenig_der_elfen.trips.memory import COLUMNS, MEMO_COLUMNS, MEMO_ROWS, ROWS
from tafelronde.games.koenig_der_elfen.useless import EVERY_KIND, least_useful
from tafelronde.games.koenig_der_elfen.worth import hand_worth, keep_other, keep_travel


@kernel
def _least_useful(states, player, kinds, work, memo):
    return least_useful(states[0], player, kinds, work, memo)


@kernel
def _worths(states, player):
    state = states[0]
    return keep_travel(state), keep_other(state), hand_worth(state, player)


def test_it_is_found_as_by_solving_the_hand_without_each_card() -> None:
    work = np.zeros((ROWS, COLUMNS), np.int64)
    memo = np.zeros((MEMO_ROWS, MEMO_COLUMNS), np.int64)
    seen = set()
    for number in range(10):
        for state in hoarded(2 + number % 5, number):
            if state.array["awaits"][0] != AWAIT_SWAP_DISCARD or state.array["due"][0] != 4:
                continue
            player, best, most = state.current_player, -1, -1
            for kind in range(KINDS):
                hand = state.copy()
                hand.array["hands"][0, player, kind] -= 1
                held = int(hand.array["hands"][0, player, kind])
                if held < 0:
                    continue
                travel, other, more = _worths(hand.array, player)
                worth = solve(hand, travel, other)[0] + more + min(3, held)
                if worth > most:
                    best, most = kind, worth
            assert _least_useful(state.array, player, EVERY_KIND, work, memo) == best
            seen.add(best)
    assert len(seen) > 6
