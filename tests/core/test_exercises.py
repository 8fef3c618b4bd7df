"""Exercises are small variants that people never meet: no option, no table, no record has them."""

import pytest

from tables import PACKAGE_GAMES
from tafelronde import Batch, load, new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.facts.info import EXERCISE
from tafelronde.core.objects.registry import info
from tafelronde.match.setup import Setup

SMALL = {EXERCISE: "small"}


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_every_game_has_a_small_one_that_ends(name: str) -> None:
    for seed in range(20):
        state, rng, steps = load(name).new(exercise="small"), new_rng(seed), 0
        while not state.is_terminal:
            state.apply_known(int(state.steps()[seed * steps % len(state.steps())]))
            steps += 1
            state.apply_chance(rng)
        assert steps < 400
        assert sum(state.returns()) == 0.0
        assert state.view(None) is not None
        assert str(state)


def test_batches_take_it() -> None:
    batch = Batch(load("rosenkoenig"), 8, 2, 3, exercise="small")
    finished, _ = batch.rollout(200)
    assert finished >= 8


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_it_is_no_option_and_no_record_has_it(name: str) -> None:
    about = info(name)
    assert EXERCISE not in {option.name for option in about.options}
    assert EXERCISE not in about.settle_options(2, {})
    assert about.settle_options(2, SMALL)[EXERCISE] == "small"
    with pytest.raises(BadOption, match="exercise"):
        Setup.of(name, 2, SMALL, bytes(32))


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_what_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="expected small"):
        load(name).new(exercise="tiny")
    if info(name).max_players > 2:
        with pytest.raises(BadOption, match="expected 2 for this exercise"):
            load(name).new(players=3, exercise="small")


def test_a_game_without_one_knows_no_such_name() -> None:
    import examples.connect_four

    assert examples.connect_four
    with pytest.raises(BadOption, match="expected one of: none"):
        load("connect_four").new(exercise="small")
