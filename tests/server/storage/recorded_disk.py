"""A disk that loses power: SQLite's writes are recorded, and the file is rebuilt after a cut.

``apsw`` brings an SQLite of its own whose files can be watched. ``recorded(disk)`` makes the store
use it; its SQL and its threads stay what they are. A disk promises only that what was written
before a finished sync is there. Of what was written later, each sector may be there or not.
"""

import contextlib
import random
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import apsw

from tafelronde.server.storage import sqlite

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""
FOLDER = "."
"""Stands for the folder, in which files are deleted."""
_CHECKPOINT = 40
"""Pages in the log after which SQLite copies them; more often than usual, so that cuts hit it."""


class Step(NamedTuple):
    """Something that SQLite asked of the disk."""

    what: str
    """``write``, ``size``, ``delete`` or ``sync``."""
    file: str
    at: int = 0
    data: bytes = b""


class Disk:
    """All that was asked of the disk since the recording began, and what was there before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.before = {path.name: path.read_bytes()}
        self.steps: list[Step] = []
        self._lock = threading.Lock()

    def note(self, step: Step) -> None:
        with self._lock:
            self.steps.append(step)

    def after_cut(self, at: int, rng: random.Random, folder: Path) -> Path:
        """The database as it may be found when the power failed after so many steps."""
        files = {name: bytearray(data) for name, data in self.before.items()}
        synced: dict[str, int] = {}
        for number, step in enumerate(self.steps[:at]):
            if step.what == "sync":
                synced[step.file] = number
        for number, step in enumerate(self.steps[:at]):
            place = FOLDER if step.what == "delete" else step.file
            kept = 1.0 if number < synced.get(place, -1) else rng.choice((0.0, 0.5, 1.0))
            _carry_out(files, step, rng, kept)
        for name, data in files.items():
            (folder / name).write_bytes(data)
        return folder / self.path.name


def _carry_out(files: dict[str, bytearray], step: Step, rng: random.Random, kept: float) -> None:
    """Carry out as much of a step as reaches the disk."""
    if step.what == "delete":
        if rng.random() < kept:
            files.pop(step.file, None)
    elif step.what == "size":
        if rng.random() < kept:
            data = files.setdefault(step.file, bytearray())
            del data[step.at :]
            data.extend(bytes(step.at - len(data)))
    elif step.what == "write":
        for start in range(0, len(step.data), SECTOR):
            if rng.random() < kept:
                part, at = step.data[start : start + SECTOR], step.at + start
                data = files.setdefault(step.file, bytearray())
                data.extend(bytes(max(0, at - len(data))))
                data[at : at + len(part)] = part


class _File(apsw.VFSFile):
    """A file of the recorded disk."""

    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self._is_new_log = not flags[0] & apsw.SQLITE_OPEN_MAIN_DB
        self._disk = disk
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name).name

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.note(Step("write", self._name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._disk.note(Step("size", self._name, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self._disk.note(Step("sync", self._name))
        if self._is_new_log:  # SQLite syncs the folder with it
            self._is_new_log = False
            self._disk.note(Step("sync", FOLDER))


class _Files(apsw.VFS):
    """The files of the recorded disk."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        super().__init__("recorded", "")

    def xOpen(self, name: Any, flags: list[int]) -> _File:  # noqa: N802
        return _File(self._disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self._disk.note(Step("delete", Path(filename).name))
        if syncdir:
            self._disk.note(Step("sync", FOLDER))


@contextlib.contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except apsw.Error as error:
        raise sqlite3.OperationalError(str(error)) from error


class _Answer:
    """The rows of a statement, as ``sqlite3`` gives them."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def fetchall(self) -> list[Any]:
        return self._rows

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None


class _Connection:
    """A connection with the methods of ``sqlite3.Connection`` that the store uses."""

    def __init__(self, path: Path, synchronous: str) -> None:
        self._base = apsw.Connection(str(path), vfs="recorded")
        self._base.set_busy_timeout(30_000)
        self._synchronous = synchronous
        self.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT}")

    def execute(self, sql: str, values: Sequence[Any] = ()) -> _Answer:
        if sql.startswith("PRAGMA synchronous"):
            sql = f"PRAGMA synchronous = {self._synchronous}"
        with _translated():
            rows = self._base.execute(sql, tuple(values)).fetchall()
        return _Answer(rows, self._base.changes())

    def executemany(self, sql: str, rows: Any) -> None:
        for row in rows:
            self.execute(sql, row)

    def create_function(self, name: str, arguments: int, function: Any) -> None:
        self._base.create_scalar_function(name, function, arguments)

    @property
    def in_transaction(self) -> bool:
        return self._base.in_transaction

    def close(self) -> None:
        self._base.close()


@contextlib.contextmanager
def recorded(disk: Disk, synchronous: str = "FULL") -> Iterator[None]:
    """Stores that are opened in here write to the recorded disk; their file must be up to date."""

    async def is_up_to_date(path: str) -> None:
        assert Path(path) == disk.path

    def connect(path: Path, **_: Any) -> _Connection:
        return _Connection(path, synchronous)

    files = _Files(disk)
    with (
        patch.object(sqlite, "migrate", is_up_to_date),
        patch.object(sqlite.sqlite3, "connect", connect),
    ):
        yield
    files.unregister()
