"""A backup takes the place of a database: whole, whatever happens meanwhile; nothing is lost."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from cli.helpers import tafelronde
from server.features.health.restoring import Site, kill_at, rows, write
from server.helpers import serving, sqlite_at
from tafelronde.server.features.health.backup_file import BadBackup, Deadline, make_backup
from tafelronde.server.features.health.restore import restore
from tafelronde.server.storage.address import NoDatabase
from tafelronde.server.storage.aside import aside_names
from tafelronde.server.storage.foreign_log import check_suspect_log, check_suspect_log_of_idle
from tafelronde.server.storage.lock import Lock
from tafelronde.server.storage.migrate import HEAD, migrate

STEPS = ("copy", "check", "link", "swap", "unlink")


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def test_a_copy_does_not_begin_anew_with_each_commit(site: Site, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(site.file, isolation_level=None)) as base:

        class Player(Deadline):
            moves = 0

            def check(self) -> None:
                self.moves += 1
                assert self.moves < 100, "it begins anew for ever"
                write(base, range(100 + self.moves, 101 + self.moves))

        write(base, range(1000, 6000))  # more than one step of the copy
        player = Player()
        made = make_backup(site.file, tmp_path, 2e9, player)
        assert player.moves > 1
        assert rows(made) == 5050
        assert rows(site.file) == 5050 + player.moves


def test_a_backup_that_takes_too_long_has_failed(site: Site, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="not complete after 0 minutes"):
        make_backup(site.file, tmp_path / "late", 1e9, Deadline(0))
    stopped = Deadline()
    stopped.stop()
    with pytest.raises(BadBackup, match="it was stopped"):
        make_backup(site.file, tmp_path / "late", 1e9, stopped)
    assert list((tmp_path / "late").iterdir()) == []
    for end in ("part", "part-journal"):
        killed = tmp_path / "late" / f"tafelronde-20010909T014640Z-7.{end}"
        killed.touch()
        os.utime(killed, (1e9, 1e9))
    made = make_backup(site.file, tmp_path / "late", 1e9, Deadline())
    assert list((tmp_path / "late").iterdir()) == [made]


def test_a_restore_takes_the_log_away_and_keeps_what_was_there(site: Site) -> None:
    with contextlib.closing(sqlite3.connect(site.backup)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    done = restore(site.backup, site.file)
    assert done.tables == 0
    assert done.aside is not None
    assert sorted(p.name for p in site.file.parent.iterdir()) == sorted(
        ["tables.db", done.aside.name, f"{done.aside.name}-wal"]
    )
    assert site.starts()
    assert rows(site.file) == 10
    again = restore(done.aside, site.file)  # what was put aside can come back, with its log
    assert again.aside not in (None, done.aside)
    assert rows(site.file) == rows(done.aside) == 50
    assert site.file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("step", STEPS)
def test_a_restore_that_was_killed_leaves_the_old_or_the_new(site: Site, step: str) -> None:
    kill_at(step, site.backup, site.file)
    copy = site.file.parent.parent / "copy"
    shutil.copytree(site.file.parent, copy, copy_function=os.link)
    left = site.file.parent
    site.file = copy / "tables.db"
    assert site.starts()
    assert rows(site.file) == (10 if step == "unlink" else 50)
    site.file = left / "tables.db"
    restore(site.backup, site.file)
    assert site.starts()
    assert rows(site.file) == 10
    assert max(map(rows, aside_names(site.file))) == 50
    assert not any(path.name.startswith("tables.db-") for path in left.iterdir())


def test_names_aside_of_the_database_itself_are_forgotten_at_a_start(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(migrate(str(file)))
    own, other = (tmp_path / f"tables-before-restore-2026010{n}T000000Z.db" for n in (1, 2))
    os.link(file, own)
    shutil.copyfile(file, other)
    with serving(sqlite_at(tmp_path)):
        assert not own.exists()
        assert other.exists()


@pytest.mark.parametrize("kind", ["backup", "by_hand"])
def test_a_log_of_another_file_is_refused(site: Site, kind: str) -> None:
    log = Path(f"{site.file}-wal")
    before = log.read_bytes()
    shutil.copyfile(getattr(site, kind), site.file)  # and the log stays
    with pytest.raises(NoDatabase, match=r"the log of another file, tables\.db-wal.*admin restore"):
        check_suspect_log(site.file)
    with pytest.raises(NoDatabase, match="the log of another file"):
        check_suspect_log_of_idle(site.file)
    assert log.read_bytes() == before
    with pytest.raises(AssertionError, match="the server ended"), serving(str(site.file)):
        pass
    for command in (("admin", "people", "x"), ("migrate",)):
        said = tafelronde(*command, "--database", str(site.file))
        assert (said.code, said.out) == (2, "")
        assert "the log of another file" in said.err
    said = tafelronde("admin", "restore", str(site.backup), "--database", str(site.file))
    assert said.code == 0, said.err
    assert site.starts()
    assert rows(site.file) == 10


def test_a_damaged_mixture_is_refused(site: Site) -> None:
    """An earlier copy of the very file, whose log has pages that do not fit."""
    earlier = site.file.read_bytes()
    with contextlib.closing(sqlite3.connect(site.file, isolation_level=None)) as base:
        write(base, range(100, 600))
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        write(base, range(600, 620))
        log = Path(f"{site.file}-wal").read_bytes()
    site.file.write_bytes(earlier)
    Path(f"{site.file}-wal").write_bytes(log)
    os.utime(site.file)
    with pytest.raises(NoDatabase, match="with its log it is damaged"):
        check_suspect_log(site.file)


def test_a_log_that_belongs_to_the_file_is_taken(site: Site) -> None:
    assert site.starts()
    os.utime(site.file)  # as when a node is killed while it empties its log
    assert site.starts()
    assert rows(site.file) == 50


def test_what_is_no_backup_of_ours_is_refused(site: Site, tmp_path: Path) -> None:
    strange = tmp_path / "strange.db"

    def refused(file: Path, why: str) -> None:
        before = site.file.read_bytes()
        said = tafelronde("admin", "restore", str(file), "--database", str(site.file))
        assert (said.code, said.out) == (2, "")
        assert why in said.err
        assert "Traceback" not in said.err
        assert site.file.read_bytes() == before
        assert sorted(p.name for p in site.file.parent.iterdir()) == [
            "tables.db", "tables.db-wal", "tables.db.lock",
        ]  # fmt: skip

    strange.write_bytes(b"PGDMP" + bytes(5000))
    refused(strange, "file is not a database")
    strange.write_bytes(site.backup.read_bytes()[:20_480])
    refused(strange, "malformed")
    strange.write_bytes(b"")
    with contextlib.closing(sqlite3.connect(strange)) as base:
        base.execute("CREATE TABLE users (id)")
    refused(strange, "no database of this program")
    for number, why in (("9999", f"newer program: its schema is 9999, here it is {HEAD}"),
                        ("0025", "before 1.0; bring it to 0026")):  # fmt: skip
        shutil.copyfile(site.backup, strange)
        with contextlib.closing(sqlite3.connect(strange)) as base, base:
            base.execute("UPDATE alembic_version SET version_num = ?", (number,))
        refused(strange, why)
    refused(site.file, "the database itself")
    refused(tmp_path / "nowhere.db", "nowhere.db")
    shutil.copyfile(site.backup, strange)
    Path(f"{strange}-wal").write_bytes(bytes(4096))
    refused(strange, "the log of another file")


def test_a_server_that_runs_is_not_restored_under(site: Site) -> None:
    lock = Lock(site.file, "http://localhost:8080/")
    lock.take()
    try:
        said = tafelronde("admin", "restore", str(site.backup), "--database", str(site.file))
    finally:
        lock.release()
    assert said.code == 2
    assert "http://localhost:8080/" in said.err
    assert rows(site.file) == 50


def test_postgresql_is_restored_by_its_own_tools(site: Site) -> None:
    said = tafelronde(
        "admin", "restore", str(site.backup), "--database", "postgresql://x:secret@y/z"
    )
    assert said.code == 2
    assert "pg_restore" in said.err
    assert "secret" not in said.err
