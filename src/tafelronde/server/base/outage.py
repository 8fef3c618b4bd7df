"""An outage of the database: log its beginning, wait for its end, and log that."""

import asyncio
import logging
import secrets
import time
from typing import Any, Protocol

from .faults import beside, tell

PROBE = 1.0
"""Seconds between two tries to write while the database fails, and between those for ``check``."""
MUCH = 16_384
"""Characters that must fit on a disk before it counts as free again."""
Value = str | int | float | bytes | bool | None
"""A value of a column."""
Row = tuple[Any, ...]
"""A row that a statement returns; the types of its columns are the statement’s."""
_log = logging.getLogger("tafelronde")


class Database(Protocol):
    """A database that can be written and read. Raises OSError where it does not answer."""

    async def write(self, sql: str, *values: Value) -> int: ...

    async def read(self, sql: str, *values: Value) -> list[Row]: ...


async def probe(database: Database, size: int = 16) -> None:
    """Write so many characters and read them. Raises OSError where the database cannot do that."""
    text = secrets.token_hex(size // 2)
    await database.write(
        "INSERT INTO meta (name, value) VALUES ('probe', $1)"
        " ON CONFLICT (name) DO UPDATE SET value = $1",
        text,
    )
    await database.read("SELECT value FROM meta WHERE name = 'probe'")


class Outage:
    """Whether the database can be written and read. Code that finds it failing tells it here."""

    def __init__(self, store: Database) -> None:
        self._store = store
        self._since = 0.0
        self._error: OSError | None = None
        self._prober: asyncio.Task[None] | None = None
        self._checked = -PROBE
        self._checking = asyncio.Lock()

    @property
    def is_on(self) -> bool:
        """Whether the database fails now."""
        return self._error is not None

    def fails(self, error: OSError) -> None:
        """The database failed. This is logged once; then the database is probed until it
        answers."""
        if self._error is None:
            self._error, self._since = error, time.monotonic()
            _log.warning("the database fails: %s", error)
            self._prober = beside(self._probe(), "nobody sees whether the database is back")

    async def _probe(self) -> None:
        while self._error is not None:
            await asyncio.sleep(PROBE)
            try:
                await probe(self._store, MUCH)
            except OSError:
                continue
            except Exception as error:  # whatever it says, it is not well
                tell("the database could not be tried", error)
                continue
            self._error = None
        seconds = round(time.monotonic() - self._since, 1)
        _log.warning("the database answers again", extra={"fields": {"seconds": seconds}})

    async def is_to_blame(self, error: OSError) -> bool:
        """Whether this error came from the database; then it is logged, once. Otherwise the fault
        is the caller's."""
        if self._error is None:
            try:
                await probe(self._store)
            except OSError:
                self.fails(error)
        return self.is_on

    async def check(self) -> None:
        """Write a probe, unless that was just done. Raises OSError where it fails."""
        async with self._checking:
            if self._error is None and time.monotonic() - self._checked >= PROBE:
                try:
                    await probe(self._store)
                except OSError as error:
                    self.fails(error)
                self._checked = time.monotonic()
        if self._error is not None:
            raise self._error

    async def close(self) -> None:
        if self._prober is not None:
            self._prober.cancel()
            await asyncio.gather(self._prober, return_exceptions=True)
