"""Functions of visit counts: a table says what is computed beyond its end."""

import math

import numpy as np
import pytest

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.rng import new_rng
from tafelronde.search.uct.visit_counts import TABLES, effort_of, fill_counts, root_of, share_of


def test_a_table_says_what_is_computed_beyond_its_end() -> None:
    counts, none = np.zeros((3, 600)), np.zeros((3, 0))
    fill_counts(counts)
    for count in range(1, 600):
        assert effort_of(counts, count) == effort_of(none, count)
        assert share_of(counts, count) == share_of(none, count) == 1.0 / count
        assert root_of(counts, count) == 1.0 / math.sqrt(count)
        assert effort_of(counts, count) == pytest.approx(math.sqrt(math.log(count)))


def test_a_table_reaches_as_far_as_it_is_asked_to_and_ends() -> None:
    assert TABLES.reaching(5_000).shape[1] > 5_000
    assert TABLES.reaching(10**8).shape == (3, 1 << 15)
    assert TABLES.reaching(1).shape == (3, 1 << 15), "the largest one serves all"


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_search_beyond_its_table_is_the_same_search(name: str) -> None:
    game = tafelronde.load(name)
    state = game.new()
    state.apply_chance(new_rng(3))
    long, short = (MctsBot(game, seed=5, simulations=200) for _ in range(2))
    short._trees[0].counts = short._trees[0].counts[:, :4].copy()  # pyright: ignore[reportPrivateUsage]
    assert long.advise(state) == short.advise(state)
