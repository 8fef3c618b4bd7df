"""A database is made, brought up to date, or refused; nothing in it is lost."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from cli.helpers import complaint, process, tafelronde
from server.helpers import Browser, serving
from server.sql import execute, rows
from tafelronde.server.storage import migrate as module
from tafelronde.server.storage.address import EarlierSchema, NewerSchema, NoDatabase, sqlite_file
from tafelronde.server.storage.lock import InUse, Lock
from tafelronde.server.storage.migrate import (
    FIRST,
    HEAD,
    LAST_BUILD,
    differences,
    migrate,
    sql_of,
    version,
)
from tafelronde.server.storage.sqlite import SqliteStore


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
        return
    yield request.getfixturevalue("empty_postgres")


# ---- made, left alone ---------------------------------------------------------------------------


def test_a_new_database_gets_the_tables_that_are_described(database: str) -> None:
    assert asyncio.run(version(database)) == ""
    assert asyncio.run(migrate(database)) == ""
    assert asyncio.run(version(database)) == HEAD
    assert asyncio.run(differences(database)) == []
    assert asyncio.run(migrate(database)) == HEAD


def test_nodes_that_start_together_make_the_tables_once(database: str) -> None:
    async def together() -> list[str]:
        return await asyncio.gather(*(migrate(database) for _ in range(4)))

    assert set(asyncio.run(together())) <= {"", HEAD}
    assert asyncio.run(differences(database)) == []
    assert rows(database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_step_that_fails_leaves_everything_as_it_was(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(migrate(database))
    steps = tmp_path / "steps"
    shutil.copytree(module.STEPS, steps)
    (steps / "versions" / "v9999_broken.py").write_text(
        "from alembic import op\n"
        f"revision, down_revision = '9999', {HEAD!r}\n"
        "def upgrade():\n"
        "    op.execute('CREATE TABLE half (done INTEGER)')\n"
        "    op.execute('DELETE FROM meta')\n"
        "    raise RuntimeError('broken')\n"
    )
    execute(database, "INSERT INTO meta VALUES ('kept', 'yes')")
    monkeypatch.setattr(module, "STEPS", steps)
    monkeypatch.setattr(module, "HEAD", "9999")
    with pytest.raises(RuntimeError, match="broken"):
        asyncio.run(migrate(database))
    monkeypatch.undo()
    assert asyncio.run(version(database)) == HEAD
    assert asyncio.run(differences(database)) == []
    assert rows(database, "SELECT value FROM meta WHERE name = 'kept'") == [("yes",)]


def test_the_sql_that_is_printed_makes_the_same_tables(database: str) -> None:
    execute(database, sql_of(database, ""))
    assert asyncio.run(version(database)) == HEAD
    assert asyncio.run(differences(database)) == []


def test_the_newest_step_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(module.STEPS))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [HEAD]
    names = [step.revision for step in script.walk_revisions()]
    assert names == sorted(names, reverse=True)
    assert all(len(name) == 4 and name.isdigit() for name in names)
    later = [step for step in script.walk_revisions() if step.revision != FIRST]
    assert all(hasattr(step.module, "downgrade") for step in later)


def test_what_differs_is_told(database: str) -> None:
    asyncio.run(migrate(database))
    execute(database, "ALTER TABLE codes ADD COLUMN extra TEXT")
    (difference,) = asyncio.run(differences(database))
    assert "extra" in difference


# ---- refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize("found", ["0001", "0025", "0000"], ids=["first", "last", "unnumbered"])
def test_a_database_of_before_the_first_version_is_refused_and_left_alone(
    database: str, found: str
) -> None:
    execute(
        database,
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);"
        "INSERT INTO meta VALUES ('secret', '00ff');",
    )
    if found != "0000":
        execute(
            database,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);"
            f"INSERT INTO alembic_version VALUES ('{found}');",
        )
    with pytest.raises(EarlierSchema) as caught:
        asyncio.run(migrate(database))
    assert caught.value.found == found
    commands = ("serve", "--no-browser"), ("migrate",), ("migrate", "--check")
    for command in commands if found == "0025" else ():  # the others are refused as one
        said = complaint(process(*command, "--database", database))
        assert "before Tafelronde 1.0" in said
        assert all(name in said for name in (found, FIRST, LAST_BUILD, "docs/hosting.md"))
    assert rows(database, "SELECT * FROM meta") == [("secret", "00ff")]


def test_a_newer_database_is_refused_and_left_alone(database: str) -> None:
    asyncio.run(migrate(database))
    execute(database, "UPDATE alembic_version SET version_num = '9998'")
    with pytest.raises(NewerSchema) as caught:
        asyncio.run(migrate(database))
    assert (caught.value.found, caught.value.known) == ("9998", HEAD)
    for command in (("serve", "--no-browser"), ("migrate",), ("migrate", "--check")):
        outcome = process(*command, "--database", database)
        assert "belongs to a newer Tafelronde" in complaint(outcome)
        assert "9998" in outcome.err
    assert rows(database, "SELECT version_num FROM alembic_version") == [("9998",)]


@pytest.mark.parametrize(
    "address",
    ["postgresql://nobody@127.0.0.1:1/none", "postgresql://[", "mysql://localhost/x", "sqlite:///"],
)
def test_no_database_is_told_in_one_sentence(address: str) -> None:
    with pytest.raises(NoDatabase):
        asyncio.run(migrate(address))
    for command in (("serve", "--no-browser"), ("migrate",)):
        assert "cannot be used" in complaint(process(*command, "--database", address))


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 1000)
    for command in (("serve", "--no-browser"), ("migrate",)):
        said = complaint(process(*command, "--database", file))
        assert "not a database" in said
    assert file.read_text() == "Dear Ada, " * 1000


# ---- by command ---------------------------------------------------------------------------------


def test_by_command(database: str) -> None:
    due = tafelronde("migrate", "--check", "--database", database)
    assert (due.code, "tafelronde migrate" in due.out) == (1, True)
    sql = tafelronde("migrate", "--sql", "--database", database)
    assert (sql.code, "CREATE TABLE events" in sql.out) == (0, True)
    made = tafelronde("migrate", "--database", database)
    assert (made.code, "is made" in made.out) == (0, True)
    for flags in ((), ("--check",)):
        again = tafelronde("migrate", *flags, "--database", database)
        assert (again.code, "up to date" in again.out) == (0, True)
    back = tafelronde("migrate", "--back", HEAD, "--database", database)
    assert (back.code, f"of version {HEAD} again" in back.out) == (0, True)
    never = tafelronde("migrate", "--back", "0025", "--database", database)
    assert f"cannot go back to 0025; it can go back to: {FIRST}" in complaint(never)
    execute(database, "DROP INDEX tables_bots")
    differs = tafelronde("migrate", "--check", "--database", database)
    assert (differs.code, "tables_bots" in differs.out) == (1, True)


# ---- one server a file --------------------------------------------------------------------------


def test_a_file_has_one_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as server:
        Browser(server.url, "Ada")
        for command in (("serve", "--no-browser"), ("migrate",)):
            said = complaint(process(*command, "--database", database))
            assert f"http://localhost:{server.port}/" in said
        server.kill()
        assert tafelronde("migrate", "--database", database).code == 0


def test_a_lock_is_free_again(tmp_path: Path) -> None:
    first, second = (Lock(tmp_path / "tables.db", name) for name in ("a", "b"))
    first.take()
    with pytest.raises(InUse) as caught:
        second.take()
    assert caught.value.address == "a"
    first.release()
    second.take()
    second.release()


def _modes(file: Path) -> dict[str, int]:
    return {
        other.name.removeprefix(file.name): other.stat().st_mode & 0o777
        for other in file.parent.glob(file.name + "*")
    }


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_nobody_else_reads_the_database(tmp_path: Path, old: bool) -> None:
    """Seeds and the key of the cookies lie in it; also where the folder was there before."""
    tmp_path.chmod(0o755)
    file = tmp_path / "tables.db"
    if old:
        asyncio.run(migrate(str(file)))
        file.chmod(0o644)

    async def use() -> dict[str, int]:
        lock, store = Lock(file, ""), SqliteStore(file)
        lock.take()
        await store.open(lambda table, seq: None, lambda text: None)
        await store.write("INSERT INTO meta (name, value) VALUES ('a', 'b')")
        found = _modes(file)
        await store.close()
        lock.release()
        return found

    before = os.umask(0o022)
    try:
        found = asyncio.run(use())
    finally:
        os.umask(before)
    assert found == dict.fromkeys(("", "-wal", "-shm", ".lock"), 0o600)


def test_a_file_of_two_names_has_one_lock(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, folder = tmp_path / "link.db", tmp_path / "folder"
    link.symlink_to(tmp_path / "there" / "tables.db")
    folder.symlink_to(tmp_path / "there")
    names = [str(link), f"sqlite:///{folder}/tables.db", f"{tmp_path}/there/../there/tables.db"]
    first, *others = (Lock(sqlite_file(name), name) for name in names)
    first.take()
    for other in others:
        with pytest.raises(InUse):
            other.take()
    first.release()
