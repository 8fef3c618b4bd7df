"""A database that is full of rows takes a step of the next version, which is made up: whole or not
at all, once, and with all that is in it."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from server.forked import running
from server.helpers import sqlite_at
from server.sql import execute, rows
from server.versions import FILES, NEXT, next_steps, restore
from tafelronde.server.storage import migrate as module
from tafelronde.server.storage.address import NewerSchema, is_postgres
from tafelronde.server.storage.lock import InUse
from tafelronde.server.storage.migrate import (
    FIRST,
    HEAD,
    NoStep,
    differences,
    go_back,
    migrate,
    sql_of,
    version,
)
from tafelronde.server.storage.move import move_all
from tafelronde.server.storage.postgres_address import NAMED
from tafelronde.server.storage.schema import METADATA

KILLED = "print(flush=True); import time; time.sleep(600)"
"""The program that runs in the middle of a step that is killed."""
_PROGRAM = """
import asyncio, pathlib, sys
from tafelronde.server.storage import migrate
migrate.STEPS, migrate.HEAD = pathlib.Path(sys.argv[1]), sys.argv[2]
asyncio.run(migrate.migrate(sys.argv[3]))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def full(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that is full of rows, of this version."""
    restore(FILES[-1], tmp_path / "tables.db")
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    postgres = request.getfixturevalue("empty_postgres")
    assert asyncio.run(move_all(tmp_path / "tables.db", postgres, lambda table, rows: None)) > 500
    return postgres


def all_rows(address: str) -> dict[str, list[str]]:
    """All that stands in the tables of this program."""
    return {
        table.name: sorted(
            map(str, rows(address, f"SELECT {', '.join(table.columns.keys())} FROM {table.name}"))
        )
        for table in METADATA.tables.values()
    }


def was_taken(address: str) -> bool:
    """Whether the made-up step has been taken, whole and once."""
    assert rows(address, "SELECT version_num FROM alembic_version") == [(NEXT,)]
    lengths = rows(address, "SELECT length FROM tables ORDER BY id")
    counted = "SELECT (SELECT COUNT(*) FROM events WHERE table_id = id) FROM tables ORDER BY id"
    assert lengths == rows(address, counted)
    assert max(lengths) > (10,)
    people = rows(address, "SELECT user_id FROM beds ORDER BY user_id")
    return people == rows(address, "SELECT id FROM users ORDER BY id")


def a_step_later(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Make this program know one migration more from now on."""
    patch.setattr(module, "STEPS", next_steps(folder))
    patch.setattr(module, "HEAD", NEXT)


def test_a_step_keeps_all_that_there_is(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, due = all_rows(full), sql_of(full, HEAD)
    assert "length" not in due
    a_step_later(tmp_path, monkeypatch)
    assert "ADD COLUMN length" in sql_of(full, HEAD)
    assert "CREATE TABLE users" not in sql_of(full, HEAD)
    assert asyncio.run(migrate(full)) == HEAD
    assert was_taken(full)
    assert all_rows(full) == before
    assert asyncio.run(migrate(full)) == NEXT
    added = " ".join(asyncio.run(differences(full)))
    assert all(name in added for name in ("length", "beds", "tables_length"))
    monkeypatch.undo()
    with pytest.raises(NewerSchema):
        asyncio.run(version(full))


def test_a_step_that_is_undone_takes_only_what_it_added(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = all_rows(full)
    a_step_later(tmp_path, monkeypatch)
    asyncio.run(migrate(full))
    execute(full, "INSERT INTO meta VALUES ('written by', 'the newer one')")
    with pytest.raises(NoStep) as caught:
        asyncio.run(go_back(full, "0025"))
    assert caught.value.args == ([FIRST, NEXT],)
    if is_postgres(full):
        with pytest.raises(InUse):
            asyncio.run(_back_beside_a_node(full))
    assert was_taken(full)
    assert asyncio.run(go_back(full, HEAD)) == NEXT
    monkeypatch.undo()
    assert asyncio.run(version(full)) == HEAD
    assert asyncio.run(differences(full)) == []
    added = "('written by', 'the newer one')"
    assert all_rows(full) == before | {"meta": sorted([*before["meta"], added])}


async def _back_beside_a_node(database: str) -> None:
    node = await asyncpg.connect(database, server_settings=NAMED)
    try:
        await go_back(database, HEAD)
    finally:
        await node.close()


def test_the_sql_of_a_step_does_the_same(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = all_rows(full)
    a_step_later(tmp_path, monkeypatch)
    execute(full, sql_of(full, asyncio.run(version(full))))
    assert was_taken(full)
    assert all_rows(full) == before


def test_processes_that_start_together_take_a_step_once(full: str, tmp_path: Path) -> None:
    steps = next_steps(tmp_path)
    given = _PROGRAM, str(steps), NEXT, full
    with running(*given) as (one, _), running(*given) as (other, _):
        assert (one.wait(60), other.wait(60)) == (0, 0)
    assert was_taken(full)


def test_a_step_that_is_killed_leaves_everything_as_it_was(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = all_rows(full)
    steps = next_steps(tmp_path / "killed", KILLED)
    with running(_PROGRAM, str(steps), NEXT, full) as (_, out):
        assert out.readline() == b"\n"  # it is halfway
    assert asyncio.run(version(full)) == HEAD
    assert asyncio.run(differences(full)) == []
    assert all_rows(full) == before
    a_step_later(tmp_path, monkeypatch)
    assert asyncio.run(migrate(full)) == HEAD
    assert was_taken(full)
    assert all_rows(full) == before
