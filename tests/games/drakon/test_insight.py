"""What the bots see in a position: which lays are worth a search, and when to stop walking."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tafelronde
from games.drakon.positions import lays, moves, position
from tafelronde.bots.deal import Deal
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import evaluate, hunch, prior, whim
from tafelronde.core.facts.constants import PRUNED
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.circles import (
    LONG_PATIENCE,
    PATIENCE,
    RESTLESS,
    ROBBED,
    SAME,
    SPARING,
    WANDER,
    WEARY,
)


@kernel
def judge(states: Any, actions: Any, count: int, out: Any) -> None:
    prior(states[0], actions, count, out)


@kernel
def judge_as_beginner(states: Any, actions: Any, count: int, out: Any) -> None:
    whim(states[0], actions, count, out)


@kernel
def judge_as_opponent(states: Any, actions: Any, count: int, out: Any) -> None:
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


def test_opponents_of_the_benchmark_walk_for_as_long_as_ever() -> None:
    state = position("key@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    laid = int(state.array["count"][0])
    for judge, patience in (
        (judge_as_beginner, PATIENCE),
        (judge_as_opponent, LONG_PATIENCE),
    ):
        first = -(-(patience * 2 + laid) // (2 * RESTLESS)) * RESTLESS
        for rounds, may_walk in ((first - RESTLESS, True), (first, False)):
            state.array["turns"] = rounds * 2
            assert ("@1,0" in promises(state, judge)) is may_walk


@pytest.mark.parametrize(
    ("room", "taken"),
    [("gold:E", "aa aa"), ("steal_left:E", "-a --"), ("key", "-- --"), ("vortex", "-- --")],
)
def test_a_coin_is_taken_also_in_a_round_for_laying(room: str, taken: str) -> None:
    """``a``: in a round for laying the room is entered all the same; in two rounds after some
    walking, and two after very long. Who robs leaves it in every other of them, and comes to lay; a
    room that brings no coin waits. A beginner leaves them all."""
    state = position(f"{room}@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(1, 1))
    found = ""
    for patience in (PATIENCE, ROBBED):
        first = -(-(patience * 2 + 2) // (2 * RESTLESS * SPARING)) * RESTLESS * SPARING
        for rounds in (first, first + RESTLESS):
            state.array["turns"] = rounds * 2
            found += "a" if "@1,0" in promises(state) else "-"
            assert "@1,0" not in promises(state, judge_as_beginner)
    assert found == taken.replace(" ", "")


def test_who_rob_each_other_come_to_lay_a_tile() -> None:
    """Of 100 games between ``hard`` and itself seven once went to and fro for 900 decisions."""
    game = tafelronde.load("drakon")
    state, deal = game.new(2), Deal(10_068, 0)
    deal.apply_chance(state)
    bots = [BotSpec.parse("hard").create(game, 10_068 * 8 + seat) for seat in range(2)]
    decisions = 0
    while not state.is_terminal and decisions < 300:
        state.apply(bots[state.current_player].choose(state))
        deal.apply_chance(state)
        decisions += 1
    assert state.is_terminal


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
