"""The load benchmarks run, and no move of theirs is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.load.idle import measure
from benchmarks.load.measure import bare, moves
from benchmarks.load.opening import measure as opened

from server.helpers import sqlite_at


@pytest.mark.parametrize(("people", "rate"), [(1, 0.0), (2, 100.0)])
def test_moves_are_measured(tmp_path: Path, people: int, rate: float) -> None:
    load = moves(sqlite_at(tmp_path), tables=4, people=people, seconds=1.0, rate=rate)
    assert load.rate > 1
    assert load.p50 <= load.p99


def test_the_bare_loop_is_measured(tmp_path: Path) -> None:
    assert bare(sqlite_at(tmp_path), sockets=4, seconds=1.0).rate > 1


def test_idle_tables_and_sockets_are_measured() -> None:
    before, after = measure(tables=10, sockets=20)
    assert before > 0
    assert after < before + 50


def test_opening_a_long_game_is_measured() -> None:
    (times,) = opened(tables=1, players=2, steps=40)
    assert min(times) > 0
