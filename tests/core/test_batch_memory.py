"""A batch takes little memory: rows of legal actions are as long as lists have been."""

import tracemalloc
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import Table, at_each_size_of
from tafelronde import Batch
from tafelronde.core.compile.compiler import INTERPRETED
from tafelronde.core.objects import batch_arrays

DRAKON = tafelronde.load("drakon")
ROWS = np.arange(12)
MOST_BYTES = 8_000
"""The memory that a game may take, its observation left out."""


@pytest.mark.skipif(INTERPRETED, reason="a thousand games take too long")
@pytest.mark.parametrize(("players", "heroes"), [(2, False), (3, True), (6, True)])
def test_a_game_takes_little_memory_after_whole_games(players: int, heroes: bool) -> None:
    size, finished = 1024, 0
    Batch(DRAKON, 2, players, observation=False, heroes=heroes).rollout(1)  # its kernel comes
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        batch = Batch(DRAKON, size, players, seed=3, observation=False, heroes=heroes)
        while finished < size:
            finished += batch.rollout(100)[0]
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert batch.legal.nbytes < taken < MOST_BYTES * size


@at_each_size_of("drakon", "connect_four")
def test_rows_become_longer_and_nothing_else_changes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = _batches(table)
    monkeypatch.setattr(batch_arrays, "SHORT", 1)
    growing, columns = _batches(table), set[int]()
    dice = np.random.default_rng(1)
    for step in range(40):
        if step == 20:
            for one in (*whole, *growing):
                one.restart(ROWS % 3 == 0)
        if step == 25:
            for one in growing:
                one.set_positions(whole[0].positions)
            whole[0].set_positions(whole[0].positions)
        lengths = whole[0].legal_count
        chosen = whole[0].legal[ROWS, dice.integers(lengths)]
        for one in growing:
            columns.add(one.legal.shape[1])
            assert np.array_equal(one.legal_count, lengths)
            assert one.legal.shape[1] >= lengths.max()
            for row, length in enumerate(lengths):
                assert np.array_equal(one.legal[row, :length], whole[0].legal[row, :length])
        for one in (*whole, *growing):
            one.step(chosen)
    assert 1 < max(columns) <= table.game.bounds.legal
    found = [one.rollout(10) for one in (*whole, *growing)]
    assert all(one[0] == found[0][0] for one in found)
    assert all(np.array_equal(one.positions, whole[0].positions) for one in growing)


def _batches(table: Table) -> list[Batch]:
    given: dict[str, Any] = dict(table.options)
    return [
        Batch(table.game, len(ROWS), table.players, 4, mask=False, threads=threads, **given)
        for threads in (1, 3)
    ]


def test_longer_rows_are_another_array_and_read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_arrays, "SHORT", 16)
    batch = Batch(DRAKON, len(ROWS), seed=1, observation=False)
    first = batch.legal
    while batch.legal.shape == first.shape:
        batch.rollout(1)
    assert batch.legal.shape[1] >= int(batch.legal_count.max()) > first.shape[1]
    assert not batch.legal.flags.writeable
    assert np.array_equal(np.from_dlpack(batch.shared("legal")), batch.legal)


@pytest.mark.parametrize(
    "where", [np.ones(3, np.bool_), np.ones(1, np.bool_), np.arange(4), np.True_]
)
def test_places_of_another_kind_are_refused(where: Any) -> None:
    batch = Batch(DRAKON, 4, again=False)
    before = batch.positions.copy()
    expected = r"where: .* is not possible; expected bool\[4\]"
    with pytest.raises(tafelronde.TafelrondeError, match=expected):
        batch.restart(where)
    with pytest.raises(tafelronde.TafelrondeError, match=expected):
        batch.step(batch.legal[:, 0], where)
    assert np.array_equal(batch.positions, before)
