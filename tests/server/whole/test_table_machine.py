"""The server's tables, held against a small reference, on both databases."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from server.helpers import sqlite_at
from server.whole.table_machine import machine_on, stage_on
from tafelronde.server.storage.drivers import make_store

QUICK = settings(
    max_examples=6,
    stateful_step_count=25,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_both_nodes_do_what_the_reference_does(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if database == "sqlite":
        address = sqlite_at(tmp_path)
    else:
        address = request.getfixturevalue("empty_postgres")
    with stage_on(make_store(address)) as stage:
        run_state_machine_as_test(machine_on(stage), settings=QUICK)
