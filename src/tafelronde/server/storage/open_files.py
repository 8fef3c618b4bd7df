"""Checks that the files of an open SQLite database are still the ones that were opened.

SQLite goes on writing to a file that was moved or removed, and such writes are gone at the next
start. So both files are checked before and after each commit.
"""

import os
import sqlite3
from pathlib import Path

from .faults import DatabaseFails, damaged, moved, sqlite_fault


class OpenFiles:
    """The file of a database and its write-ahead log, as they were when they were opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = str(path) + "-wal"
        self._inodes, self._size = self._now()
        self._damage: DatabaseFails | None = None

    def _now(self) -> tuple[tuple[int, ...], int]:
        """The identities of both files, and the size of the first."""
        file, log = os.stat(self._path), os.stat(self._log)
        return (file.st_dev, file.st_ino, log.st_dev, log.st_ino), file.st_size

    def check(self, base: sqlite3.Connection) -> None:
        """Raise DatabaseFails where the files are missing, replaced or damaged: the commit must not
        be confirmed."""
        if self._damage is not None:
            raise self._damage
        try:
            inodes, size = self._now()
        except OSError:
            inodes, size = (), 0
        if inodes != self._inodes:
            raise moved(self._path)
        if size < self._size:  # the file was replaced or cut off
            ((found,),) = base.execute("PRAGMA quick_check(1)").fetchall()
            if found != "ok":
                raise damaged(self._path, str(found))
        self._size = size

    def fault(self, error: BaseException) -> DatabaseFails | None:
        """The fault of the files that an error tells of. Once they are damaged, nothing more is
        written."""
        fault = sqlite_fault(error, self._path)
        if fault is not None and fault.lasting:
            self._damage = fault
        return fault
