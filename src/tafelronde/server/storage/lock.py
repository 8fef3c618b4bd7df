"""The lock of an SQLite file: only one node may use it, since two would not hear each other's
moves."""

import contextlib
import os
from pathlib import Path
from typing import IO, Any

from .aside import give_to_owner

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

FAR = 1 << 30
"""The byte that Windows locks, far past the end of the file: a locked byte cannot be read."""
SUFFIX = ".lock"
"""The end of the name of the lock's file, which stands beside the database."""


class InUse(Exception):
    """Another node uses the file; ``address`` is where that node serves."""

    def __init__(self, address: str) -> None:
        super().__init__(f"in use by the server at {address}")
        self.address = address


class Lock:
    """A lock of a file, from ``take`` to ``release`` or to the end of the process, even a crash; or
    within ``with``."""

    def __init__(self, database: Path, address: str = "") -> None:
        self._database = database
        self._path = database.with_name(database.name + SUFFIX)
        self._address = address
        self._file: IO[str] | None = None

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *error: object) -> None:
        self.release()

    def take(self) -> None:
        """Lock the file. Raises InUse, OSError."""
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        file = os.fdopen(handle, "a+", encoding="utf-8")
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            with file:
                file.seek(0)
                raise InUse(file.read(200).strip()) from None
        give_to_owner(self._path, self._database)
        file.seek(0)
        file.truncate()
        file.write(self._address + "\n")
        file.flush()
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.truncate(0)
            _unlock(self._file)
            self._file.close()
            self._file = None


def serving_at(database: Path) -> str:
    """The address of the server that uses a database; '' where there is none. After a crash it is
    the address of the server that crashed."""
    try:
        return database.with_name(database.name + SUFFIX).read_text("utf-8").strip()
    except OSError:
        return ""


def _lock(file: IO[str]) -> None:
    """Lock without waiting. Where another process has the lock: raises BlockingIOError or, on
    Windows, PermissionError."""
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    import msvcrt

    windows: Any = msvcrt
    os.lseek(file.fileno(), FAR, os.SEEK_SET)
    windows.locking(file.fileno(), windows.LK_NBLCK, 1)


def _unlock(file: IO[str]) -> None:
    """Unlock at once: Windows may wait a while after a file is closed."""
    if fcntl is None:
        import msvcrt

        windows: Any = msvcrt
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        windows.locking(file.fileno(), windows.LK_UNLCK, 1)
