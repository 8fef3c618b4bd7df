"""The server's store in a page: SQLite in the page's memory, and a copy of what each write changes.

A write is acknowledged when the change is kept (``Keep``), so that no move is lost with the page.
"""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ..server.storage.sqlite_append import append, change_together, numbered, say
from ..server.storage.store import (
    Append,
    ChatRow,
    Heard,
    OnBroadcast,
    OnEvents,
    Row,
    Statement,
    Store,
    Value,
)
from .schema import bring_up_to_date

PART = 3 * 1024
"""Bytes of a part: three pages of the database, and a whole number of Base64's groups, so that the
parts' texts one after the other are the text of the file."""


class Change(NamedTuple):
    """A change that a write made to the file of the database."""

    size: int
    """The size of the whole file from now on, in bytes."""
    parts: dict[int, bytes]
    """The parts that are new, by their number: part n begins at byte n * PART, and all but the last
    are that long."""


def change_of(before: bytes, after: bytes) -> Change:
    """The change between two contents of the file."""
    old, new = memoryview(before), memoryview(after)
    parts = {
        start // PART: bytes(new[start : start + PART])
        for start in range(0, len(new), PART)
        if new[start : start + PART] != old[start : start + PART]
    }
    return Change(len(new), parts)


Keep = Callable[[Change], Awaitable[None]]
"""``keep(change)``: put all of this, or nothing of it, where it outlives the page. Raises OSError
where that is not possible; then the write did not happen."""


class PocketStore(Store):
    """A database of one reader; the interface is ``server.storage.store.Store``."""

    shared = False
    clock = "steady_clock()"

    def __init__(self, file: Path, keep: Keep) -> None:
        """``file``: where the database lies while the page is open."""
        self._file = file
        self._keep = keep
        self.node = secrets.token_hex(8)
        self._ahead = time.time() - time.monotonic()
        self._one_by_one = asyncio.Lock()

    def now(self) -> float:
        return time.time()

    async def open(
        self, heard: Heard, on_broadcast: OnBroadcast, on_events: OnEvents | None = None
    ) -> None:
        del heard, on_events  # nobody else writes to it
        self._on_broadcast = on_broadcast
        self._kept = self._file.read_bytes() if self._file.is_file() else b""
        bring_up_to_date(self._file)
        self._connect()
        await self._keep_it()

    def _connect(self) -> None:
        self._base = sqlite3.connect(self._file, isolation_level=None)
        self._base.execute("PRAGMA journal_mode = MEMORY").fetchall()
        self._base.execute("PRAGMA synchronous = OFF")  # the file is memory; ``keep`` is the disk
        self._base.create_function("steady_clock", 0, lambda: time.monotonic() + self._ahead)

    async def close(self) -> None:
        self._base.close()

    async def _write(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        """Carry out all of a work or nothing, and keep it. Where it cannot be kept, the database is
        as it was."""
        async with self._one_by_one:
            self._base.execute("BEGIN IMMEDIATE")
            try:
                found = work(self._base)
            except Exception:
                self._base.execute("ROLLBACK")
                raise
            self._base.execute("COMMIT")
            await self._keep_it()
            return found

    async def _keep_it(self) -> None:
        """Keep the database as it is now, or make it as it was kept last. Raises OSError."""
        now = self._file.read_bytes()
        if now == self._kept:
            return
        try:
            await self._keep(change_of(self._kept, now))
        except OSError:
            self._base.close()
            self._file.write_bytes(self._kept)
            self._connect()
            raise
        self._kept = now

    async def append(self, batch: Append) -> None:
        await self._write(partial(append, batch=batch))

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        await self._write(partial(say, table=table, line=line, command=command))

    async def broadcast(self, text: str) -> None:
        self._on_broadcast(text)

    async def read(self, sql: str, *values: Value) -> list[Row]:
        return self._base.execute(numbered(sql), values).fetchall()

    async def write(self, sql: str, *values: Value) -> int:
        return await self._write(lambda base: base.execute(numbered(sql), values).rowcount)

    async def write_together(self, statements: Sequence[Statement]) -> None:
        await self._write(partial(change_together, statements=statements))
