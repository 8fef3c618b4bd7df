"""A database whose server was killed, a backup of it, and restores that are killed."""

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
from pathlib import Path

from tafelronde.server.features.health.backup_file import Deadline, make_backup
from tafelronde.server.features.health.restore import restore
from tafelronde.server.storage.address import NoDatabase
from tafelronde.server.storage.foreign_log import check_suspect_log
from tafelronde.server.storage.migrate import migrate, version


def kill_at(step: str, backup: Path, database: Path) -> None:
    """Restore in a process that is killed before this step."""
    if not (process_id := os.fork()):

        def kill(now: str) -> None:
            if now == step:
                os.kill(os.getpid(), signal.SIGKILL)

        restore(backup, database, kill)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(process_id, 0)[1]) == -signal.SIGKILL


def write(base: sqlite3.Connection, names: range) -> None:
    base.execute("BEGIN")
    for name in names:
        base.execute("INSERT INTO meta VALUES (?, ?)", (f"row {name}", "x" * 3000))
    base.execute("COMMIT")


def rows(file: Path) -> int:
    """The number of rows that a server would find."""
    with contextlib.closing(sqlite3.connect(file)) as base:
        assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        ((count,),) = base.execute("SELECT count(*) FROM meta WHERE name LIKE 'row %'")
    return count


class Site:
    """A database whose server was killed, with 50 rows, 40 of which are in its log, and a backup of
    10."""

    def __init__(self, folder: Path) -> None:
        first = folder / "first.db"
        asyncio.run(migrate(str(first)))
        self.file = folder / "site" / "tables.db"
        self.file.parent.mkdir()
        with contextlib.closing(sqlite3.connect(first, isolation_level=None)) as base:
            base.execute("PRAGMA journal_mode = WAL").fetchall()
            base.execute("INSERT INTO meta VALUES ('secret', 'x')")
            write(base, range(10))
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            base.execute("PRAGMA wal_autocheckpoint = 0").fetchall()
            self.backup = make_backup(first, folder / "kept", 1e9, Deadline())
            self.by_hand = folder / "kept" / "by-hand.db"
            with contextlib.closing(sqlite3.connect(self.by_hand)) as copy:
                base.backup(copy)
            write(base, range(10, 50))
            shutil.copyfile(first, self.file)
            shutil.copyfile(f"{first}-wal", f"{self.file}-wal")

    def starts(self) -> bool:
        """Whether a node would open the database."""
        try:
            check_suspect_log(self.file)
            asyncio.run(version(str(self.file)))
        except NoDatabase:
            return False
        return True
