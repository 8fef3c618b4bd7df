"""A batch writes what it shows into arrays of the caller's, whatever lay there."""

from typing import Any

import numpy as np
import pytest
from examples.connect_four import GAME as CONNECT_FOUR

import tafelronde
from tables import Table, at_each_size
from tafelronde import Batch
from tafelronde.core.facts.errors import TafelrondeError

SIZE = 7
DICE = np.random.default_rng(5)


def dirty(*shapes: tuple[tuple[int, int], type]) -> list[np.ndarray]:
    """Arrays in which anything lies."""
    return [DICE.integers(0, 2, shape).astype(kind) for shape, kind in shapes]


def played(batch: Batch, steps: int) -> None:
    for _ in range(steps):
        count = np.maximum(batch.legal_count, 1)
        batch.step(batch.legal[np.arange(SIZE), DICE.integers(count)])


@at_each_size
@pytest.mark.parametrize("threads", [1, 3])
def test_what_is_written_is_what_the_batch_s_own_arrays_hold(table: Table, threads: int) -> None:
    game, options = table.game, dict[str, Any](table.options)
    bounds = game.bounds
    own = Batch(game, SIZE, table.players, seed=3, again=False, **options)
    plain = Batch(
        game, SIZE, table.players, seed=3, again=False, mask=False, observation=False,
        threads=threads, **options,
    )  # fmt: skip
    for steps in (0, 1, 12, 30):
        played(own, steps)
        plain.set_positions(own.positions)
        columns = min(bounds.legal, int(own.legal_count.max()) + 1)
        mask, legal, seen = dirty(
            ((SIZE, bounds.actions), np.bool_),
            ((SIZE, columns), np.int32),
            ((SIZE, bounds.observation), np.float32),
        )
        plain.write(mask, legal, seen)
        assert np.array_equal(mask, own.mask)
        assert np.array_equal(seen, own.observation)
        listed = np.arange(columns) < own.legal_count[:, None]
        assert np.array_equal(legal, np.where(listed, own.legal[:, :columns], 0))


def test_masks_hold_the_listed_actions_where_a_game_writes_them_itself() -> None:
    batch = Batch(CONNECT_FOUR, SIZE, seed=3)
    full = 0
    for _ in range(200):
        played(batch, 1)
        for game in range(SIZE):
            listed = batch.legal[game, : batch.legal_count[game]]
            assert np.array_equal(batch.mask[game].nonzero()[0], listed)
            full += len(listed) < 7
    assert full > 0


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("mask", np.zeros((SIZE, 48), np.bool_)),
        ("mask", np.zeros((SIZE, 49), np.int8)),
        ("legal", np.zeros((SIZE, 4), np.int32)),
        ("legal", np.zeros((SIZE - 1, 5), np.int32)),
        ("observation", np.zeros((SIZE, 684), np.float32)[:, ::2]),
        ("observation", np.broadcast_to(np.float32(0.0), (SIZE, 342))),
    ],
)
def test_arrays_that_do_not_fit_are_refused(name: str, wrong: Any) -> None:
    batch = Batch(tafelronde.load("rosenkoenig"), SIZE, seed=3)
    arrays: dict[str, Any] = {
        "mask": np.zeros((SIZE, 49), np.bool_),
        "legal": np.zeros((SIZE, 5), np.int32),
        "observation": np.zeros((SIZE, 342), np.float32),
    }
    with pytest.raises(TafelrondeError, match=f"^{name}: "):
        batch.write(**{**arrays, name: wrong})
