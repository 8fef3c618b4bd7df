"""The solver of games that hide nothing: exact values, and search held against them. What it is
tried with is what docs/solving.md solves; the page's Python runs from top to bottom."""

import re
import statistics
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from benchmarks.games.rosenkoenig.regret import positions, random_regret, regrets

import kuhn_poker
from tafelronde import load, new_rng
from tafelronde.bots.agents import InformationState, Policy
from tafelronde.core.objects.state import State
from tafelronde.solving import Solution, TooLarge, solution, solve

PAGE = (Path(__file__).parents[2] / "docs" / "solving.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
SOLVED = 1 + next(k for k, program in enumerate(PROGRAMS) if "solve(" in program)
"""The number of programs until the exercise is solved."""


def run_programs(programs: list[str], names: dict[str, Any]) -> None:
    for program in programs:
        exec(compile(program, "solving.md", "exec"), names)


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """The names that the page has made until the exercise is solved."""
    made: dict[str, Any] = {}
    run_programs(PROGRAMS[:SOLVED], made)
    return made


@pytest.fixture(scope="module")
def roses(names: dict[str, Any]) -> Solution:
    """The exercise, solved once for all."""
    return names["solution"]


@pytest.mark.nightly
def test_the_programs_of_the_page_run(names: dict[str, Any]) -> None:
    left = PROGRAMS[SOLVED:]
    assert len(left) >= 2
    run_programs(left, dict(names))


def brute_force(state: State) -> float:
    """Player 0's value, by plain recursion."""
    if state.is_terminal:
        return state.returns()[0]
    if state.is_chance:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return sum(weight * brute_force(state.after(step)) for step, weight in outcomes) / total
    values = [brute_force(state.after(action)) for action in state.legal_actions()]
    return max(values) if state.current_player == 0 else min(values)


def late(seed: int, stones: int) -> State:
    """A position of the small game in which so many stones are still to be put down."""
    state, rng, dice = load("rosenkoenig").new(exercise="small"), new_rng(seed), None
    dice = np.random.default_rng(seed)
    state.apply_chance(rng)
    while state.record.stones < 52 - stones:
        state.apply_known(int(dice.choice(state.legal_actions())))
        state.apply_chance(rng)
    return state


def test_the_small_game_of_roses_has_its_value(roses: Solution) -> None:
    assert roses.value == pytest.approx(0.054378779289493584, abs=1e-12)
    assert roses.positions == 3_215_201


def test_values_are_those_of_plain_recursion(roses: Solution) -> None:
    for seed in range(6):
        state = late(seed, 1)
        if state.is_terminal:
            continue
        values = roses.values(state)
        assert values == pytest.approx({a: brute_force(state.after(a)) for a in values})
        best = max(values.values()) if state.current_player == 0 else min(values.values())
        assert brute_force(state) == pytest.approx(best)


def test_the_regret_of_search_falls_with_its_simulations(roses: Solution) -> None:
    places = positions(roses, 120)
    means = [statistics.fmean(regrets(roses, places, count, {})) for count in (10, 100, 1000)]
    assert random_regret(roses, places) > 0.2
    assert means[0] > means[1] > means[2]
    assert means[2] < 0.04


def test_perfect_play_is_a_policy_without_regret(roses: Solution) -> None:
    assert isinstance(roses, Policy)
    for state in positions(roses, 10):
        shares = roses.probabilities(InformationState(state))
        assert sum(shares) == pytest.approx(1.0)
        for action, share in zip(state.legal_actions(), shares, strict=True):
            assert share == 0.0 or roses.regret(state, action) < 1e-9


def test_a_position_elsewhere_is_not_known(roses: Solution) -> None:
    with pytest.raises(KeyError):
        roses._read(load("rosenkoenig").new())  # pyright: ignore[reportPrivateUsage]


def test_a_table_that_fills_up_changes_nothing(
    roses: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions that were valued until then are taken over into a larger table."""
    state = late(0, 2)
    monkeypatch.setattr(solution, "SMALLEST", 8)
    again = solve(state)
    assert again.positions > 8
    assert again.value == roses._read(state)  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(solution, "SMALLEST", 1 << 19)
    assert solve(state).positions == again.positions


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(ValueError, match="GameTree"):
        solve(kuhn_poker.GAME.new(2))
    with pytest.raises(TooLarge, match="more than 1000 positions"):
        solve(load("rosenkoenig").new(), most=1000)
