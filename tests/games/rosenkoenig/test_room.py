"""Areas of positions that cannot be: the rules refuse, and write in no other game's memory."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tafelronde
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.facts.overrun import Overrun
from tafelronde.core.objects.state import State
from tafelronde.games.rosenkoenig.areas import put, take
from tafelronde.games.rosenkoenig.facts import CENTRE, RED, SQUARES, WHITE
from tafelronde.games.rosenkoenig.state import DRAW, HERO

GAME = tafelronde.load("rosenkoenig")
WRONG = (-128, -90, -2, SQUARES, 127)
"""Numbers in an int8 that are no square."""


@kernel
def put_stone(states, square, player):  # pyright: ignore
    put(states[0], square, player)


@kernel
def take_stone(states, square):  # pyright: ignore
    take(states[0], square)


def middle() -> State:
    """Two stones of red beside each other."""
    state = GAME.new()
    state.apply_chance(tafelronde.new_rng(7))
    put_stone(state.array, CENTRE, RED)
    put_stone(state.array, CENTRE + 1, RED)
    return state


CALLS = (
    ("area", CENTRE, lambda states: take_stone(states, CENTRE)),
    ("area", CENTRE, lambda states: put_stone(states, CENTRE - 1, RED)),
    ("area", CENTRE + 1, lambda states: put_stone(states, CENTRE + 2, RED)),
    ("owner", CENTRE, lambda states: take_stone(states, CENTRE)),
)
"""A field, its place, and what comes across it."""


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize(("field", "place", "call"), CALLS)
def test_a_wrong_position_is_refused_before_anything_is_written_elsewhere(
    field: str, place: int, call: Callable[[Any], object], wrong: int
) -> None:
    before = middle()
    three = np.repeat(before.array, 3)
    three[field][1:2].reshape(-1)[place] = wrong
    with pytest.raises(Overrun, match=r"rosenkoenig/areas\.py"):
        call(three[1:2])
    assert three[[0, 2]].tobytes() == 2 * before.to_bytes()


@pytest.mark.parametrize("wrong", WRONG)
def test_so_are_squares_and_players_that_are_not_there(wrong: int) -> None:
    before = middle()
    three = np.repeat(before.array, 3)
    with pytest.raises(Overrun):
        put_stone(three[1:2], wrong, WHITE)
    with pytest.raises(Overrun):
        put_stone(three[1:2], 0, wrong)
    with pytest.raises(Overrun):
        take_stone(three[1:2], wrong)
    assert three.tobytes() == 3 * before.to_bytes()


def test_a_batch_refuses_a_position_that_cannot_be_and_keeps_its_other_games() -> None:
    batch = tafelronde.Batch(GAME, 3, seed=7)
    while True:
        heroes = [action for action in batch.state(1).legal_actions() if HERO <= action < DRAW]
        if heroes:
            break
        batch.step([batch.state(game).legal_actions()[0] for game in range(3)])
    positions = batch.positions.copy()
    positions.view(GAME.dtype)["area"][1] = -128
    batch.set_positions(positions)
    with pytest.raises(Overrun):
        batch.step([0, heroes[0], 0], np.array([False, True, False]))
    assert (batch.positions[[0, 2]] == positions[[0, 2]]).all()
