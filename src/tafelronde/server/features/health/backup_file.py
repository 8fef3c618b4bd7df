"""A copy of an SQLite database while it is in use, and the check that it can be restored."""

import contextlib
import os
import re
import sqlite3
import threading
import time
from collections.abc import Generator
from pathlib import Path

from ....match.files import sync_folder
from ...storage.address import EarlierSchema, log_of
from ...storage.migrate import FIRST, HEAD, LAST_BUILD
from ...storage.stored_events import decode
from ...table.events import Happened, Unreadable
from ...table.table import Table

_NAME = re.compile(r"^tafelronde-\d{8}T\d{6}Z(-\d+)?\.db$")
FOLDED = 200
"""The number of tables of a backup that are read event by event, the last changed first."""
LONGEST = 3600.0
"""Seconds after which a backup that is not complete has failed."""
_STEP = 2000
"""Pages that are copied at a time."""
_OURS = frozenset({"alembic_version", "meta", "users", "tables", "events"})
"""Tables that every database of this program has."""


class BadBackup(Exception):
    """A backup that could not be made or restored; the argument says why."""


class Deadline:
    """The end of the time that a backup may take; another thread may bring it forward."""

    def __init__(self, seconds: float = LONGEST) -> None:
        self._seconds = seconds
        self._end = time.monotonic() + seconds
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Give up what is being done."""
        self._stopped.set()

    @property
    def passed(self) -> bool:
        """Whether the work is to end now."""
        return self._stopped.is_set() or time.monotonic() > self._end

    def check(self) -> None:
        """Raise BadBackup where the work is to end now."""
        if self._stopped.is_set():
            raise BadBackup("it was stopped")
        if self.passed:
            raise BadBackup(f"it was not complete after {self._seconds / 60:g} minutes")


def make_backup(database: Path, folder: Path, now: float, deadline: Deadline) -> Path:
    """Make a checked copy of the database in this folder. Its name is the time, and only this user
    can read it. Takes long: call it in a thread. Raises BadBackup."""
    name = time.strftime("tafelronde-%Y%m%dT%H%M%SZ", time.gmtime(now))
    file, number = folder / f"{name}.db", 1
    part = folder / f"{name}-{os.getpid()}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        _clear(folder)
        while file.exists():
            number += 1
            file = folder / f"{name}-{number}.db"
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        copy_database(database, part, deadline)
        check_backup(part, deadline)
        part.rename(file)
        sync_folder(folder)
    except (OSError, sqlite3.Error) as error:
        deadline.check()
        raise BadBackup(str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return file


def _clear(folder: Path) -> None:
    """Delete what backups that were killed left here."""
    for part in folder.glob("tafelronde-*.part*"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > 2 * LONGEST:
                part.unlink()


def copy_database(source: Path, to: Path, deadline: Deadline, *, alone: bool = False) -> None:
    """Copy a database, with its log, as it is at one moment, and force the copy to the disk.

    Writers go on meanwhile: the transaction in which the source is read holds that moment fast, so
    no commit makes the copy begin anew. ``alone``: nobody writes to the source, so a source without
    a log may lie where nothing can be written. Raises BadBackup, sqlite3.Error, OSError.
    """
    how = "mode=ro&immutable=1" if alone and not log_of(source).exists() else "mode=ro"
    with (
        contextlib.closing(_reading(source, how)) as base,
        contextlib.closing(sqlite3.connect(to)) as copy,
    ):
        base.execute("BEGIN")
        base.execute("SELECT count(*) FROM sqlite_master").fetchall()
        base.backup(copy, pages=_STEP, progress=lambda status, left, pages: deadline.check())
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
    with open(to, "rb+") as handle:
        os.fsync(handle.fileno())


def _reading(file: Path, how: str) -> sqlite3.Connection:
    """A connection that only reads."""
    uri = f"{file.absolute().as_uri()}?{how}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=30)


@contextlib.contextmanager
def _interrupted(base: sqlite3.Connection, deadline: Deadline) -> Generator[None]:
    """End the statements of a connection at the deadline. Raises BadBackup."""
    base.set_progress_handler(lambda: deadline.passed, 100_000)
    try:
        yield
    except sqlite3.OperationalError:
        deadline.check()
        raise


def check_backup(file: Path, deadline: Deadline | None = None) -> int:
    """Read a backup as a server would; the number of its tables. It must be whole, of this program
    and of a schema that it knows, and its tables must follow from their events. Raises
    BadBackup."""
    deadline = deadline or Deadline()
    try:
        log = log_of(file)
        if log.exists() and log.stat().st_size:
            raise BadBackup(f"{file.name}: part of it is in {log.name}, so it is no whole copy")
        with (
            contextlib.closing(_reading(file, "mode=ro&immutable=1")) as base,
            _interrupted(base, deadline),
        ):
            return _check(base, deadline)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup(str(error)) from error


def _check(base: sqlite3.Connection, deadline: Deadline) -> int:
    names = {name for (name,) in base.execute("SELECT name FROM sqlite_master")}
    if not names >= _OURS:
        raise BadBackup("it is no database of this program")
    found = base.execute("PRAGMA integrity_check(1)").fetchall()
    if found != [("ok",)]:
        raise BadBackup(f"it is damaged: {found[0][0]}")
    (version,) = base.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    if version > HEAD:
        raise BadBackup(f"it is of a newer program: its schema is {version}, here it is {HEAD}")
    if version < FIRST:
        raise BadBackup(str(EarlierSchema(version, FIRST, LAST_BUILD)))
    if not base.execute("SELECT 1 FROM meta WHERE name = 'secret'").fetchone():
        raise BadBackup("the secret that signs cookies is missing")
    sql = "SELECT id, seed, seq, status FROM tables ORDER BY changed DESC LIMIT ?"
    tables = base.execute(sql, (FOLDED,)).fetchall()
    for id, seed, seq, status in tables:
        deadline.check()
        _fold(base, id, seed, seq, status)
    (count,) = base.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


def _fold(base: sqlite3.Connection, id: str, seed: bytes, seq: int, status: str) -> None:
    """Replay the events of a table. Raises BadBackup where they do not lead to the stored row.
    Events that this program cannot read are no fault of the backup: the database has them too."""
    table = Table(id, seed)
    sql = "SELECT seq, body, at FROM events WHERE table_id = ? ORDER BY seq"
    rows = base.execute(sql, (id,)).fetchall()
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
