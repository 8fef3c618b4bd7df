"""The solver finds the best trip: compared with trying everything by the rules."""

import numpy as np
import pytest

from games.koenig_der_elfen.brute_force import best_by_trying, solve
from games.koenig_der_elfen.journeys import random_journey
from games.koenig_der_elfen.positions import TRAVEL, position
from tafelronde.core.contract.rng import new_rng
from tafelronde.games.koenig_der_elfen.state import VISIT
from tafelronde.games.koenig_der_elfen.trips.memory import UNIT

JOURNEYS = 400
"""Random journeys of each part."""


@pytest.mark.parametrize("part", range(3))
def test_the_best_trip_is_the_best_of_all_trips(part: int) -> None:
    rng = new_rng(17, part)
    longest = 0
    for _ in range(JOURNEYS):
        state = random_journey(rng)
        before = state.to_bytes()
        tried = best_by_trying(state)
        assert solve(state)[0] == tried
        assert state.to_bytes() == before
        longest = max(longest, tried)
    assert longest > 20 * UNIT


def test_the_best_trip_of_example_3() -> None:
    state = position(
        "2 raft, 2 unicorn, dragon, elfcycle", "", "", "",
        realms={1: "river", 2: "forest desert", 3: "plain", 4: "mountain"},
        on="sea_monster@1.1:4 tree@2.1:3 gold@2.1:1 thief@2.2:2", phase=TRAVEL,
    )  # fmt: skip
    value, move, tolls = solve(state)
    assert (value, state.format(VISIT + move)) == ((19 - 2) * UNIT, "raft")
    assert tolls == 1 << 8


def test_kept_cards_make_a_prince_stop() -> None:
    state = position("9 dragon", "", realms={1: "plain", 2: "plain"}, phase=TRAVEL)
    assert solve(state, 0, 0)[0] == (4 * 2 + 10) * UNIT  # each twice (E-7.8)
    value, move, _ = solve(state, 3 * UNIT, 0)
    assert (value, move >= 0) == ((2 * 2 + 10 + 7 * 3) * UNIT, True)
    assert solve(state, 8 * UNIT, 0)[:2] == (9 * 8 * UNIT, -1)


def test_a_trip_that_runs_is_solved_from_where_it_is() -> None:
    state = position("3 dragon", "", realms={1: "plain desert", 2: "mountain"}, phase=TRAVEL)
    whole = solve(state)[0]
    state.apply("dragon")
    assert solve(state)[0] == whole == (2 + 6 + 5 + 10) * UNIT
    assert np.count_nonzero(state.array["visits"]) == 1
