"""mctx's search over a batch, as examples/learning has it."""

import importlib.util
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelronde
from tafelronde.core.contract.rng import new_rng

os.environ.setdefault("JAX_PLATFORMS", "cpu")
FILE = Path(__file__).resolve().parents[2] / "examples" / "learning" / "mctx_search.py"


@pytest.fixture(scope="module")
def example() -> Any:
    for name in ("jax", "mctx"):
        pytest.importorskip(name, reason=f"{name} is not installed: no check needs it")
    spec = importlib.util.spec_from_file_location("mctx_search", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def after(*columns: int) -> tafelronde.State:
    state = tafelronde.load("connect_four").new()
    state.replay(columns)
    return state


def test_it_wins_and_prevents_a_loss(example: Any) -> None:
    """In one batch: a line to close, one of the other player to block, and an even position."""
    states = [after(0, 1, 0, 1, 0, 1), after(0, 3, 0, 3, 6, 3), after()]
    search = example.Search(states[0].game, 3)
    weights = search.weights(states, simulations=150, seed=1)
    assert weights.shape == (3, 7)
    assert np.allclose(weights.sum(1), 1.0)
    assert weights[:2].argmax(1).tolist() == [0, 3]
    assert (search.weights(states, simulations=150, seed=1) == weights).all()  # a seed, a search


def test_it_plays_with_chance_and_only_what_is_legal(example: Any) -> None:
    game, rng = tafelronde.load("rosenkoenig"), new_rng(7)
    states = [game.new() for _ in range(4)]
    search = example.Search(game, 4)
    for state in states:
        state.apply_chance(rng)
    for number in range(3):
        for state, row in zip(states, search.weights(states, 20, number), strict=True):
            assert set(np.flatnonzero(row)) <= set(state.legal_actions())
            state.apply(int(row.argmax()))
            state.apply_chance(rng)


def test_games_that_hide_something_are_refused(example: Any) -> None:
    with pytest.raises(ValueError, match="kuhn_poker: hides"):
        example.Search(tafelronde.load("kuhn_poker"), 2)
