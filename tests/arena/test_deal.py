"""Common chance: exact odds, the same for the same deal, and alike where piles differ."""

import math
from collections import Counter
from typing import Any

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.core.contract.rng import new_rng


class Pile:
    """A state as ``Deal`` sees it: some draws from weighted outcomes, then a player acts."""

    def __init__(self, weights: dict[int, int], draws: int = 1, *, put_back: bool = True) -> None:
        self.weights = dict(weights)
        self.left = draws
        self.put_back = put_back
        self.drawn: list[int] = []

    @property
    def is_chance(self) -> bool:
        return self.left > 0

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return sorted(self.weights.items())

    def apply(self, action: int) -> None:
        self.left -= 1
        self.drawn.append(action)
        if not self.put_back:
            del self.weights[action]


def drawn(pile: Any, seed: int, number: int) -> list[int]:
    Deal(seed, number).apply_chance(pile)
    return pile.drawn


def test_odds_are_the_weights() -> None:
    weights = {3: 1, 7: 2, 1000: 5}
    games = 20_000
    counts = Counter(drawn(Pile(weights), 1, number)[0] for number in range(games))
    for action, weight in weights.items():
        share = weight / 8
        error = 4.5 * math.sqrt(share * (1 - share) / games)
        assert abs(counts[action] / games - share) < error


def test_draws_of_a_game_are_independent() -> None:
    pairs = Counter(tuple(drawn(Pile({0: 1, 1: 1}, 2), 1, number)) for number in range(8000))
    assert all(abs(count - 2000) < 4.5 * math.sqrt(1500) for count in pairs.values())
    assert len(pairs) == 4


def test_the_same_deal_draws_the_same() -> None:
    pile = dict.fromkeys(range(24), 1)
    first = drawn(Pile(pile, 24, put_back=False), 5, 9)
    assert first == drawn(Pile(pile, 24, put_back=False), 5, 9)
    assert sorted(first) == list(range(24))
    assert first != drawn(Pile(pile, 24, put_back=False), 5, 10)
    assert first != drawn(Pile(pile, 24, put_back=False), 6, 9)


def test_piles_that_differ_a_little_mostly_draw_the_same() -> None:
    one = dict.fromkeys(range(12), 1)
    other = dict.fromkeys(range(1, 13), 1)
    same = sum(drawn(Pile(one), 1, k) == drawn(Pile(other), 1, k) for k in range(2000))
    assert abs(same / 2000 - 11 / 13) < 0.04


def test_a_real_deal() -> None:
    game = tafelronde.load("rosenkoenig")
    states = [game.new(), game.new()]
    for state in states:
        Deal(3, 4).apply_chance(state)
    assert states[0] == states[1]
    assert not states[0].is_chance


def test_nothing_to_draw() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(1))
    before = state.to_bytes()
    Deal(0, 0).apply_chance(state)
    assert state.to_bytes() == before
