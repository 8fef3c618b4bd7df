"""What the bots see in a position: which lays are worth a search, and when to stop walking."""

from __future__ import annotations

from typing import Any

import numpy as np

from games.drakon.positions import lays, moves, position
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import evaluate, hunch, prior
from tafelronde.core.facts.constants import PRUNED
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.circles import PATIENCE, RESTLESS, ROBBED, SAME, WANDER, WEARY


@kernel
def judge(states: Any, actions: Any, count: int, out: Any) -> None:
    prior(states[0], actions, count, out)


@kernel
def judge_as_beginner(states: Any, actions: Any, count: int, out: Any) -> None:
    hunch(states[0], actions, count, out)


@kernel
def weigh(states: Any, value: Any) -> None:
    evaluate(states[0], value)


def expected(state: State) -> list[float]:
    """Each player's result as the evaluation has it."""
    value = np.zeros(state.players)
    weigh(state.array, value)
    return value.tolist()


def promises(state: State, asked: Any = judge) -> dict[str, float]:
    """The prior of each legal action that is not pruned."""
    actions = np.array(state.legal_actions(), np.int32)
    out = np.zeros(len(actions), np.float32)
    asked(state.array, actions, len(actions), out)
    return {
        state.format(int(action)): float(value)
        for action, value in zip(actions, out, strict=True)
        if value != PRUNED
    }


def walks(state: State) -> set[str]:
    """The moves of the own hero as the notation writes them."""
    return {f"@{cell}" for cell in moves(state)}


def walks_left(state: State, rounds: int) -> set[str]:
    """The moves of the own hero that are not pruned after so many rounds."""
    state.array["turns"] = rounds * state.players
    return walks(state) & promises(state).keys()


CORRIDOR = "blank:E@1,0 blank:E@2,0"
"""From the start tile eastwards; what is laid at 3,0 is entered from 2,0."""


def test_a_room_with_a_coin_is_laid_where_the_hero_enters_it_next() -> None:
    state = position(CORRIDOR, heroes="2,0 0,0", hands=("gold:N", "blank:N"))
    found = promises(state)
    gold = {name: value for name, value in found.items() if name.startswith("gold")}
    assert gold
    assert all(name.endswith("@3,0") and value > 0.0 for name, value in gold.items())
    assert any(name.startswith("gold") and name.endswith("@0,1") for name in lays(state))


def test_what_nobody_can_enter_soon_is_pruned() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("blank:N", "blank:N"))
    found = promises(state)
    assert {name for name in lays(state) if name.endswith("@3,0")}
    assert not any(name.endswith("@3,0") for name in found)
    assert walks(state) <= found.keys()


def test_after_much_walking_some_rounds_are_for_laying() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    laid = int(state.array["count"][0])
    rounds = -(-(PATIENCE * 2 + laid) // (2 * RESTLESS)) * RESTLESS
    for turns, may_walk in (
        (PATIENCE * 2 + laid - 1, True),
        (rounds * 2, False),
        (rounds * 2 + 1, False),
        (rounds * 2 + 2, True),
    ):
        state.array["turns"] = turns
        assert (walks(state) <= promises(state).keys()) is may_walk, turns
        assert promises(state)


def test_in_a_round_for_laying_a_coin_that_lies_before_the_hero_is_taken_all_the_same() -> None:
    """A beginner leaves it; after very long also others leave coins that are somebody's."""
    for room, late in (("gold", True), ("steal_left", False)):
        state = position(
            f"{room}:E@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(1, 1)
        )
        for patience, taken in ((PATIENCE, True), (ROBBED, late)):
            rounds = -(-(patience * 2 + 2) // (2 * RESTLESS)) * RESTLESS
            state.array["turns"] = rounds * 2
            assert ("@1,0" in promises(state)) is taken, (room, patience)
            assert "@1,0" not in promises(state, judge_as_beginner)


def test_when_all_is_laid_and_nothing_comes_of_it_nobody_steals_any_more() -> None:
    state = position("steal_left:E@1,0", heroes="0,0 0,0", hands=("", ""), coins=(2, 2))
    laid = int(state.array["count"][0])
    for turns, steals in ((WEARY * 2 + laid - 1, True), (WEARY * 2 + laid, False)):
        state.array["turns"] = turns
        assert ("@1,0" in promises(state)) is steals
    state.array["coins"][0, 0] = 4
    assert "@1,0" in promises(state)  # it wins


def test_a_winning_move_is_never_put_off() -> None:
    state = position("gold:E@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(4, 0))
    state.array["turns"] = RESTLESS * PATIENCE * 4
    assert "@1,0" in promises(state)


def test_after_much_walking_a_tile_is_laid_where_the_heros_way_goes_on() -> None:
    """The heroes come by 2,0 in one move; a tile beside the start tile helps nobody."""
    state = position(CORRIDOR, heroes="1,0 1,0", hands=("gold:N blank:N", "blank:N"))
    laid = int(state.array["count"][0])
    state.array["turns"] = -(-(PATIENCE * 2 + laid) // (2 * RESTLESS)) * RESTLESS * 2
    assert any(name.endswith("@0,1") for name in lays(state))
    assert promises(state)
    assert all(name.endswith("@3,0") for name in promises(state))


def test_when_all_is_laid_each_way_has_its_turn() -> None:
    state = position("gold:E@1,0 blank:N@0,1", heroes="0,0 0,0", hands=("", ""), coins=(2, 2))
    laid = int(state.array["count"][0])
    first = -(-(WEARY * 2 + laid) // (2 * WANDER * SAME)) * WANDER * SAME
    seen = set[str]()
    for block in range(2):
        found = [
            walks_left(state, rounds)
            for rounds in (first + block * WANDER * SAME, first + block * WANDER * SAME + WANDER)
        ]
        assert found[0] == found[1]
        assert len(found[0]) == 1
        seen |= found[0]
    assert seen == {"@1,0", "@0,1"}
    assert walks_left(state, first + 1) == seen
    state.array["coins"][0, 0] = 4
    assert "@1,0" in walks_left(state, first)  # it wins
    assert "@1,0" in walks_left(state, first + WANDER * SAME)


def test_who_must_pay_next_counts_it() -> None:
    """Both rooms lead on to one room; a toll there is a coin that is as good as lost."""
    after_toll, after_blank = (
        position(
            f"blank:E@1,0 {room}:E@2,0", heroes="1,0 0,0", hands=("", ""), coins=(2, 0), turn=1
        )
        for room in ("toll", "blank")
    )
    assert expected(after_toll)[0] < expected(after_blank)[0] - 0.1
