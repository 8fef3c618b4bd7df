"""The compiled rules and an independent, slow implementation play the same games."""

import random
from collections import Counter

import numpy as np
import pytest

import tafelronde
from clauses import clause
from games.rosenkoenig.slow_rules import CARDS, Slow, areas
from tables import daily
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State

GAMES = 250


def same(state: State, slow: Slow) -> None:
    """Everything that both can tell of a position."""
    record, view = state.array[0], state.view(None)
    turn = {-1: "chance", -4: "over"}.get(state.current_player, state.current_player)
    assert turn == {"deal": "chance", "draw": "chance"}.get(str(slow.turn), slow.turn)
    assert {state.format(step) for step in state.steps()} == slow.steps()
    assert view.crown == slow.crown
    board = {
        "abcdefghi"[square % 9] + str(square // 9 + 1): owner
        for square, owner in enumerate(view.stones)
        if owner >= 0
    }
    assert board == slow.stones
    for player in (0, 1):
        assert set(view.seats[player].hand) == slow.hands[player]
        assert view.seats[player].heroes == slow.heroes[player]
        assert view.seats[player].points == slow.points(player)
    pile = int(record.pile)
    assert {card for k, card in enumerate(CARDS) if pile >> k & 1} == slow.pile
    assert set(view.discard) == slow.played
    assert view.pile == len(slow.pile)
    assert view.pool == 52 - len(slow.stones)
    if slow.turn == "over":
        winner = slow.winner()
        expected = [0.0, 0.0] if winner is None else [1.0 - 2 * winner, 2 * winner - 1.0]
        assert state.returns() == expected


@pytest.mark.parametrize("part", daily(range(5), (0,)))
def test_random_games_are_the_same(part: int) -> None:
    dice = random.Random(part)
    for _ in range(GAMES // 5):
        state, slow = tafelronde.load("rosenkoenig").new(), Slow()
        same(state, slow)
        while slow.turn != "over":
            word = dice.choice(sorted(slow.steps()))
            state.apply(word)
            slow.step(word)
            same(state, slow)


@clause("R-7.2")
def test_random_play_is_as_an_independent_implementation_found() -> None:
    """2,000 games against the clause's figures of 2,000 games, within 4 standard errors."""
    game, rng = tafelronde.load("rosenkoenig"), new_rng(1)
    out, weights = np.zeros(24, np.int32), np.zeros(24, np.int32)
    stones: list[int] = []
    full = red = 0
    for _ in range(2000):
        state = game.new()
        while not state.is_terminal:
            calls.apply_action(state.array, calls.random_action(state.array, rng, out, weights))
        stones.append(int(state.array["stones"][0]))
        full += stones[-1] == 52
        red += state.returns()[0] > 0
    spread = (sum((n - 48.05) ** 2 for n in stones) / 2000) ** 0.5
    assert abs(sum(stones) / 2000 - 48.05) < 4 * spread * (2 / 2000) ** 0.5
    assert abs(full / 2000 - 0.556) < 0.063
    assert abs(red / 2000 - 0.53) < 0.063


def test_the_slow_rules_count_areas() -> None:
    stones = dict.fromkeys(("a1", "a2", "b2", "d4", "e5", "i9"), 0) | {"a3": 1, "b1": 1}
    assert Counter(areas(stones, 0)) == Counter([3, 1, 1, 1])
    assert Counter(areas(stones, 1)) == Counter([1, 1])
