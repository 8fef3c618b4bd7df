"""Files beside a database that is restored: its journal, and whose they are."""

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from server.features.health.restoring import Site, kill_at, rows
from tafelronde.server.features.health.backup_file import Deadline
from tafelronde.server.features.health.restore import restore
from tafelronde.server.storage.aside import aside_names, forget_links
from tafelronde.server.storage.lock import Lock


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


@pytest.mark.parametrize("step", ["swap", "unlink"])
def test_no_journal_of_the_old_lies_beside_the_new(site: Site, step: str) -> None:
    """A transaction was cut off in a database that is not in WAL mode."""
    old, journal = site.file, Path(f"{site.file}-journal")
    with contextlib.closing(
        sqlite3.connect(site.file.with_name("x"), isolation_level=None)
    ) as base:
        with contextlib.closing(sqlite3.connect(old)) as whole:
            whole.backup(base)
        base.execute("PRAGMA journal_mode = DELETE").fetchall()
        base.execute("PRAGMA cache_size = 1")
        base.execute("BEGIN")
        base.execute("UPDATE meta SET value = zeroblob(3000) WHERE name LIKE 'row %'")
        Path(f"{old}-wal").unlink(missing_ok=True)
        Path(f"{old}-shm").unlink(missing_ok=True)
        shutil.copyfile(old.with_name("x"), old)
        shutil.copyfile(old.with_name("x-journal"), journal)
        base.execute("ROLLBACK")
    assert journal.stat().st_size
    kill_at(step, site.backup, old)
    assert not journal.exists()
    if step == "swap":
        forget_links(old)  # a node that starts
        assert journal.exists()
        assert rows(old) == 50
        with contextlib.closing(sqlite3.connect(old)) as base:
            zeros = "SELECT count(*) FROM meta WHERE value = zeroblob(3000)"
            assert base.execute(zeros).fetchone() == (0,)
    else:
        assert rows(old) == 10
        (aside,) = aside_names(old)
        assert rows(aside) == 50


def test_a_restore_takes_its_time(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deadline.__init__, "__defaults__", (-1.0,))
    restore(site.backup, site.file)
    assert rows(site.file) == 10


@pytest.mark.skipif(not hasattr(os, "chown"), reason="files have no owners here")
def test_what_root_restores_belongs_to_the_owner_of_the_database(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []
    monkeypatch.setattr(os, "getuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda file, user, group: given.append(Path(file).name))

    def no_links(file: Path, name: Path) -> None:
        raise OSError("this disk has none")

    monkeypatch.setattr(os, "link", no_links)
    lock = Lock(site.file, "")
    lock.take()
    done = restore(site.backup, site.file)
    lock.release()
    assert done.aside is not None
    aside = done.aside.name
    assert set(given) == {"tables.db.lock", "tables.db.restoring", aside, f"{aside}-wal"}
    assert rows(done.aside) == 50
