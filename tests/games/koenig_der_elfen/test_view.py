"""Reach of a prince's own hand: only he sees it, while all plan."""

from typing import Any

from games.koenig_der_elfen.positions import TRAVEL, position
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen import reach
from tafelronde.games.koenig_der_elfen.reach import find_reach

EXAMPLE_3: dict[str, Any] = {
    "realms": {1: "river", 2: "forest desert", 3: "plain", 4: "mountain"},
    "on": "sea_monster@1.1:4 tree@2.1:3 gold@2.1:1 thief@2.2:2",
}
HAND = "2 raft, 2 unicorn, dragon, elfcycle"


def reach_of(state: State, player: int = 0) -> Any:
    return state.view(player).reach


def test_it_is_what_the_whole_table_would_say() -> None:
    state = position(HAND, "3 dragon, lake", "2 thief", "direction_change", turn=3, **EXAMPLE_3)
    assert len(reach_of(state).visits) == 4
    for seat in range(4):
        assert reach_of(state, seat) == find_reach(state, seat)


def test_only_the_prince_himself_sees_it_and_only_while_all_plan() -> None:
    state = position(HAND, "3 dragon", "", "", **EXAMPLE_3)
    assert reach_of(state, 1) != reach_of(state)
    assert state.view(None).reach is None
    state.array["elf_phase"] = TRAVEL
    assert reach_of(state) is None


def test_it_depends_on_nothing_that_the_prince_does_not_know() -> None:
    state = position(HAND, "3 dragon, lake", "2 thief", "gold", **EXAMPLE_3)
    seen, rng = reach_of(state), new_rng(5)
    others = [state.resample(0, rng) for _ in range(20)]
    assert any(one.record.hands != state.record.hands for one in others)
    assert all(reach_of(one) == seen for one in others)


def test_the_same_hand_and_table_are_worked_out_once() -> None:
    state = position(HAND, "3 dragon, lake", "2 thief", "gold", **EXAMPLE_3)
    reach_of(state)
    before = reach._reaches.made
    state.apply("buy")  # the reader's cards and gold change, the others' road does not
    state.apply_chance(new_rng(1))
    for _ in range(5):
        assert state.view(1).reach is not None
    assert reach._reaches.made <= before + 1
