"""A copy of an SQLite database while it is in use, and the check that it can be restored."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import tempfile
import time
from pathlib import Path

from ....match.files import sync_folder
from ...storage.migrate import HEAD
from ...storage.stored_events import decode
from ...table.events import Happened, Unreadable
from ...table.table import Table

_NAME = re.compile(r"^tafelronde-\d{8}T\d{6}Z(-\d+)?\.db$")
FOLDED = 200
"""Of the tables in a backup, so many are read event by event, the last changed first."""


class BadBackup(Exception):
    """A backup that could not be made or restored; the argument says why."""


def make_backup(database: Path, folder: Path, now: float) -> Path:
    """Make a checked copy of the database in this folder. Its name is the time, and only this user
    can read it. Takes long: call it in a thread. Raises BadBackup."""
    name = time.strftime("tafelronde-%Y%m%dT%H%M%SZ", time.gmtime(now))
    file, number = folder / f"{name}.db", 1
    part = folder / f"{name}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        while file.exists():
            number += 1
            file = folder / f"{name}-{number}.db"
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        _copy(database, part)
        check_backup(part)
        _sync(part)
        part.rename(file)
        sync_folder(folder)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return file


def _copy(database: Path, to: Path) -> None:
    """Copy the database as it is at one moment; writers go on meanwhile."""
    with (
        contextlib.closing(
            sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        ) as source,
        contextlib.closing(sqlite3.connect(to)) as copy,
    ):
        source.backup(copy, pages=2000, sleep=0.001)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def check_backup(file: Path) -> int:
    """Restore a backup into a temporary file and read it as a server would; the number of its
    tables. It must be whole and of this program's schema, and its tables must follow from their
    events. Raises BadBackup."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".check-") as folder:
        restored = Path(folder) / "restored.db"
        try:
            shutil.copyfile(file, restored)
            with contextlib.closing(sqlite3.connect(restored)) as base:
                return _check(base)
        except (OSError, sqlite3.Error) as error:
            raise BadBackup(f"{file.name}: {error}") from error


def _check(base: sqlite3.Connection) -> int:
    found = base.execute("PRAGMA integrity_check(1)").fetchall()
    if found != [("ok",)]:
        raise BadBackup(f"it is damaged: {found[0][0]}")
    (version,) = base.execute("SELECT version_num FROM alembic_version").fetchone()
    if version != HEAD:
        raise BadBackup(f"it has schema {version}, not {HEAD}")
    if not base.execute("SELECT 1 FROM meta WHERE name = 'secret'").fetchone():
        raise BadBackup("the secret that signs cookies is missing")
    tables = base.execute(
        "SELECT id, seed, seq, status FROM tables ORDER BY changed DESC LIMIT ?", (FOLDED,)
    ).fetchall()
    for id, seed, seq, status in tables:
        _fold(base, id, seed, seq, status)
    (count,) = base.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def _fold(base: sqlite3.Connection, id: str, seed: bytes, seq: int, status: str) -> None:
    """Replay the events of a table. Raises BadBackup where they do not lead to the stored row.
    Events that this program cannot read are no fault of the backup: the database has them too."""
    table = Table(id, seed)
    rows = base.execute(
        "SELECT seq, body, at FROM events WHERE table_id = ? ORDER BY seq", (id,)
    ).fetchall()
    if [row[0] for row in rows] != list(range(1, seq + 1)):
        raise BadBackup(f"table {id} has {len(rows)} events, not {seq}")
    try:
        table.replay(Happened(number, decode(body), at) for number, body, at in rows)
    except Unreadable:
        return
    if table.status != status and not (table.status == "playing" and status == "over"):
        raise BadBackup(f"table {id} is {table.status}, not {status}")


def old_backups(folder: Path, keep: int) -> list[Path]:
    """The backups in this folder but the newest ``keep``, the oldest first; other files are
    ignored."""
    files = sorted(file for file in folder.iterdir() if _NAME.match(file.name))
    return files[: max(0, len(files) - keep)]


def prune(folder: Path, keep: int) -> None:
    """Delete all backups but the newest ``keep``. Raises OSError."""
    for file in old_backups(folder, keep):
        file.unlink(missing_ok=True)
