"""Databases in made-up time. One is in memory and answers at once: SQLite's own code without its
threads and its disk."""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from tafelronde.server.storage import sqlite
from tafelronde.server.storage.migrate import migrate
from tafelronde.server.storage.postgres import PostgresStore
from tafelronde.server.storage.sqlite import SqliteStore


class _AtOnce:
    """Does what a thread of the store does, where it is asked."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self.base = base

    async def ask(self, wish: Any) -> Any:
        self.base.execute("BEGIN")
        result, error = sqlite._alone(self.base, wish)
        self.base.execute("COMMIT")
        if error is not None:
            raise error
        return result


class MemoryStore(SqliteStore):
    """An empty database. It is opened once, and can be emptied."""

    def __init__(self) -> None:
        super().__init__(Path("memory"), lambda: time.time())
        self._template = sqlite3.connect(":memory:", check_same_thread=False)
        self._fill()

    def _fill(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tables.db"
            asyncio.run(migrate(str(file)))
            made = sqlite3.connect(file)
            made.backup(self._template)
            made.close()

    def empty(self) -> None:
        """Make the store as empty as if nobody had ever used it."""
        base = sqlite3.connect(":memory:", isolation_level=None, cached_statements=1024)
        self._template.backup(base)
        base.create_function("steady_clock", 0, self._steady)
        self._writer = self._reader = _AtOnce(base)  # type: ignore[assignment]


class VirtualPostgres(PostgresStore):
    """A PostgreSQL database whose time is the process's, which may be made up."""

    @property
    def clock(self) -> str:  # type: ignore[override]
        return f"{time.time()!r}::double precision"

    def now(self) -> float:
        return time.time()
