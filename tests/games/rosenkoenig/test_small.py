"""The exercise of this game: replies to bots, held against plain recursion and against trees."""

from typing import Any

import numpy as np
import pytest

from tafelronde import bots, load, new_rng
from tafelronde.bots.agents import InformationState, action_probabilities
from tafelronde.core.objects.state import State
from tafelronde.solving import GameTree, exploitability, replies, solve
from tafelronde.solving.replies import reply_value

GAME = load("rosenkoenig")


def late(seed: int, stones: int) -> State:
    """A position of the exercise in which so many stones are still to be put down."""
    state, rng, dice = GAME.new(exercise="small"), new_rng(seed), np.random.default_rng(seed)
    state.apply_chance(rng)
    while state.record.stones < 52 - stones:
        state.apply_known(int(dice.choice(state.legal_actions())))
        state.apply_chance(rng)
    return state


class Rising:
    """Later actions are likelier; the first is never taken where there is another."""

    def probabilities(self, known: InformationState) -> list[float]:
        weights = np.arange(len(known.legal_actions), dtype=float)
        weights = weights + (weights.sum() == 0.0)
        return (weights / weights.sum()).tolist()


def by_recursion(state: State, policy: Any, replier: int) -> float:
    if state.is_terminal:
        return state.returns()[replier]
    if state.is_chance:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return sum(w * by_recursion(state.after(a), policy, replier) for a, w in outcomes) / total
    worth = [by_recursion(state.after(one), policy, replier) for one in state.legal_actions()]
    if state.current_player == replier:
        return max(worth)
    shares = action_probabilities(policy, InformationState(state))
    return sum(share * value for share, value in zip(shares, worth, strict=True))


@pytest.mark.parametrize("seed", range(3))
def test_a_reply_is_worth_what_plain_recursion_finds(seed: int) -> None:
    state = late(seed, 1)
    for policy in (Rising(), bots.create(GAME, "random"), bots.create(GAME, "greedy")):
        for replier in range(2):
            expected = by_recursion(state, policy, replier)
            assert reply_value(state, policy, replier) == pytest.approx(expected)


def test_a_tree_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    state = late(2, 3)
    tree = GameTree(state)
    for bot in ("random", "greedy", "easy", "hard"):
        found = exploitability(state, bots.create(GAME, bot))
        assert found == pytest.approx(exploitability(tree, bots.create(GAME, bot)))
    monkeypatch.setattr(replies, "SMALLEST", 8)  # and so does a table that fills up
    assert exploitability(state, bots.create(GAME, "hard")) == pytest.approx(found)


def test_perfect_play_gives_nothing_away() -> None:
    state = late(2, 3)
    solution = solve(state)
    assert exploitability(state, solution) == pytest.approx(0.0)
    assert reply_value(state, solution, 0) == pytest.approx(solution.value)
    assert exploitability(state, bots.create(GAME, "easy")) > 0.01


def test_a_bot_that_always_slips_is_a_random_one() -> None:
    state = late(2, 3)
    slips = bots.create(GAME, "mcts", simulations=4, slip=1.0)
    steady = bots.create(GAME, "mcts", simulations=4, slip=0.0)
    known = InformationState(state)
    assert sorted(set(action_probabilities(steady, known))) == [0.0, 1.0]
    even = [1.0 / len(known.legal_actions)] * len(known.legal_actions)
    assert action_probabilities(slips, known) == pytest.approx(even)


@pytest.mark.nightly
def test_bots_give_away_at_the_whole_exercise() -> None:
    start = GAME.new(exercise="small")
    assert exploitability(start, bots.create(GAME, "hard")) == pytest.approx(0.040458, abs=1e-5)
    assert exploitability(start, bots.create(GAME, "easy")) == pytest.approx(0.451939, abs=1e-5)
