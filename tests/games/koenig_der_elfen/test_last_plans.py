"""The last decision before a journey: what it is worth, worked out in two ways."""

import functools

import pytest

import tafelronde
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen import last_plans, tried
from tafelronde.games.koenig_der_elfen.puzzling import PUZZLING
from tafelronde.school.finding.make import play_game
from tafelronde.school.puzzles import puzzles_of


@functools.cache
def last_decisions() -> list[State]:
    """The last decisions of two games between bots."""
    game = tafelronde.load("koenig_der_elfen")
    games = (play_game(game, 11, number) for number in (2, 7))
    return [state for played in games for _, state in played.decisions if last_plans.is_last(state)]


def test_both_ways_find_the_same() -> None:
    seen: set[str] = set()
    for state in last_decisions():
        for action, worth in (last_plans.worths(state) or {}).items():
            assert tried.planned_after(state, action) == pytest.approx(worth, abs=1e-9)
            seen.add(state.format(action).split("@")[0])
    assert {"buy", "swap", "pass", "close"} <= seen


def test_it_follows_from_what_the_player_knows() -> None:
    for number, state in enumerate(last_decisions()):
        other = state.resample(state.current_player, new_rng(number))
        assert last_plans.worths(other) == pytest.approx(last_plans.worths(state))


def test_it_is_no_puzzle_while_others_may_still_decide() -> None:
    played = play_game(tafelronde.load("koenig_der_elfen"), 11, 0)
    early = [state for _, state in played.decisions if state.record.passes == 0]
    assert early
    assert not any(last_plans.is_last(state) for state in early)


def test_who_has_no_location_does_not_travel() -> None:
    state = last_decisions()[0]
    player = state.current_player
    bare = state.copy()
    bare.array["realm"][0, player] = 0
    assert last_plans.gold_after_trip(bare, player) == bare.record.gold[player]
    assert last_plans.gold_after_trip(state, player) >= state.record.gold[player]


def test_the_gold_is_told() -> None:
    of = puzzles_of("koenig_der_elfen")
    assert of is not None
    assert PUZZLING.told is not None
    plans = [puzzle for puzzle in of.puzzles if puzzle.theme == "plan"]
    assert len(plans) >= 20
    for puzzle in plans[::8]:
        state = puzzle.position()
        (one,) = PUZZLING.told(state, puzzle.idea, puzzle.actions()[0], puzzle.worth, puzzle.second)
        assert one.arguments["gold"] == puzzle.worth
        assert puzzle.worth > int(one.arguments["second"]) >= int(one.arguments["passed"])
    assert PUZZLING.told(plans[0].position(), "own", 0, 1.0, 0.0) == ()
