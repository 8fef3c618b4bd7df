"""Reach of a hand: the view of a planner of his own hand."""

import pytest

from games.koenig_der_elfen.brute_force import solve
from games.koenig_der_elfen.journeys import random_journey
from games.koenig_der_elfen.positions import position
from tafelronde.core.contract.rng import new_rng
from tafelronde.games.koenig_der_elfen.reach import find_reach
from tafelronde.games.koenig_der_elfen.trips.memory import UNIT


def test_the_best_trip_of_example_3_is_told_visit_by_visit() -> None:
    """Already while planning, although another prince is to act."""
    state = position(
        "2 raft, 2 unicorn, dragon, elfcycle", "", "", "",
        realms={1: "river", 2: "forest desert", 3: "plain", 4: "mountain"},
        on="sea_monster@1.1:4 tree@2.1:3 gold@2.1:1 thief@2.2:2", turn=2,
    )  # fmt: skip
    found = find_reach(state, 0)
    told = [(v.place, v.transport, v.cards, v.income, v.toll) for v in found.visits]
    assert told == [
        ("1.1", "raft", 2, 3, -1),
        ("2.1", "unicorn", 2, 8, -1),
        ("2.2", "dragon", 1, 6, 1),
        ("3.1", "elfcycle", 1, 2, -1),
    ]
    assert (found.gold, found.bonus, found.ahead, found.poor) == (19 - 2, False, "4.1", False)
    assert found.missing == {
        "elfcycle": 2, "magic_cloud": 1, "unicorn": 1, "troll_wagon": 2, "dragon": 1,
    }  # fmt: skip


def test_what_is_missing_at_the_gate() -> None:
    state = position("raft, 3 dragon", "", realms={1: "lake", 2: "plain"})
    found = find_reach(state, 0)
    assert (found.visits, found.gold, found.ahead, found.missing) == ((), 0, "1.1", {"raft": 1})
    guarded = position("2 raft", "", realms={1: "lake", 2: "plain"}, on="sea_monster@1.1:2")
    assert find_reach(guarded, 0).missing == {"raft": 1}
    with_guard = position("2 raft, bodyguard", "", realms={1: "lake"}, on="sea_monster@1.1:2")
    visits = find_reach(with_guard, 0).visits
    assert [(v.cards, v.guard) for v in visits] == [(2, True)]


def test_poor_princes_stop_at_a_thief() -> None:
    state = position(
        "4 dragon", "", realms={1: "plain", 2: "desert"}, on="thief@2.1:2", gold=(1, 9)
    )
    found = find_reach(state, 0)
    assert [v.place for v in found.visits] == ["1.1"]
    assert (found.ahead, found.missing, found.poor) == ("2.1", {}, True)


def test_on_an_empty_table_and_after_two_rounds_nothing_lies_ahead() -> None:
    assert find_reach(position("raft", ""), 0).ahead == ""
    found = find_reach(position("4 dragon", "", realms={1: "plain"}), 0)
    assert [v.place for v in found.visits] == ["1.1", "1.1"]
    assert (found.bonus, found.gold, found.ahead) == (True, 14, "")


@pytest.mark.parametrize("part", range(2))
def test_it_earns_what_the_solver_says_and_its_visits_can_be_made(part: int) -> None:
    rng = new_rng(23, part)
    for _ in range(150):
        state = random_journey(rng)
        seat = state.current_player
        value, _, _ = solve(state, 1, 1)
        found = find_reach(state, seat)
        before = state.to_bytes()
        before_gold, trip = state.scores()[seat], state.copy()
        for visit in found.visits:
            flags = ("+turn" if visit.turn else "") + ("+guard" if visit.guard else "")
            trip.apply(visit.transport + flags)
            assert trip.view(None).trip.at == visit.place
        trip.apply("halt")
        assert trip.scores()[seat] - before_gold == found.gold == value // UNIT
        assert state.to_bytes() == before


def test_hidden_cards_change_nothing() -> None:
    rng = new_rng(5)
    state = position("3 dragon, raft", "4 raft", "2 unicorn", realms={1: "plain", 2: "lake"})
    found = find_reach(state, 0)
    for _ in range(30):
        assert find_reach(state.resample(0, rng), 0) == found
