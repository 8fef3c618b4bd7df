"""PostgreSQL, for many nodes: the statement that writes events also tells the other nodes
(NOTIFY)."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Generator, Sequence
from typing import Any

import asyncpg

from ..base.faults import beside
from .address import NoDatabase
from .faults import postgres_fault
from .migrate import migrate
from .postgres_address import NAMED
from .postgres_append import APPEND, APPEND_MANY, MARK, rest_of, values_of
from .postgres_notices import BROADCASTS, CHANNEL, CHANNELS, Hearing
from .store import (
    ALONE,
    CHAT_COLUMNS,
    TABLE_COLUMNS,
    Append,
    ChatRow,
    Conflict,
    Heard,
    OnBroadcast,
    OnEvents,
    Repeated,
    Row,
    Statement,
    Store,
    Value,
)

_MOST = 128
"""The most batches in one commit."""


_SILENCE = 15.0
"""Seconds until an unanswered query is given up, and until a silent connection is checked."""
_IDLE = "5s"
"""The time until PostgreSQL gives up a transaction in which nothing is said: the node has stopped,
or is cut off, and other nodes wait for what it has locked."""
logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # callers log its failures

_FAILURES = (
    asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError,
)  # fmt: skip
"""The errors of a failing database. asyncpg raises its internal one when a connection breaks in the
middle of an answer."""


class PostgresStore(Store):
    """A database that many nodes share."""

    shared = True
    clock = "extract(epoch FROM now())::double precision"

    def __init__(self, address: str) -> None:
        self._address = address
        self.node = secrets.token_hex(8)
        self._ahead = time.time() - time.monotonic()
        """The database's clock minus this process's steady clock, as last measured."""
        self._listener: asyncio.Task[None] | None = None
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(
        self, heard: Heard, on_broadcast: OnBroadcast, on_events: OnEvents | None = None
    ) -> None:
        await migrate(self._address)
        try:
            self._pool: Any = await asyncpg.create_pool(
                self._address, min_size=2, max_size=10, command_timeout=_SILENCE,
                server_settings={**NAMED, "idle_in_transaction_session_timeout": _IDLE},
            )  # fmt: skip
        except _FAILURES as error:
            raise NoDatabase(str(postgres_fault(error, self._address))) from None
        ready = asyncio.Event()
        self._listener = beside(
            self._listen(Hearing(heard, on_broadcast, on_events), ready),
            "what other nodes say is not heard any more",
        )
        await ready.wait()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    async def _look(self, base: Any) -> None:
        """Compare the clock of the database with this process's. Raises OSError, asyncpg's
        errors."""
        there = await base.fetchval(f"SELECT {self.clock}", timeout=_SILENCE)
        self._ahead = there - time.monotonic()

    async def close(self) -> None:
        if self._listener is not None:
            while not self._listener.done():
                self._listener.cancel()  # asyncpg may overlook it (``wait_for`` of Python 3.11)
                await asyncio.wait((self._listener,), timeout=1)
        try:
            async with asyncio.timeout(3):
                await self._pool.close()
        except TimeoutError:  # a query that was given up may still hold a connection
            self._pool.terminate()

    async def _listen(self, hearing: Hearing, ready: asyncio.Event) -> None:
        """Keep one connection that listens. When it is lost, open another, and treat all tables as
        changed, since notices may have been missed."""
        while True:
            lost = asyncio.Event()

            def on_end(base: Any, lost: asyncio.Event = lost) -> None:
                lost.set()

            try:
                base: Any = await asyncpg.connect(
                    self._address, timeout=_SILENCE, server_settings=NAMED
                )
                base.add_termination_listener(on_end)
                for channel in CHANNELS:
                    await base.add_listener(channel, hearing.notified)
                await self._look(base)
                if ready.is_set():
                    hearing.heard("", 0)
                ready.set()
                try:
                    await self._until(lost, base, hearing)
                finally:
                    base.terminate()
            except _FAILURES:
                await asyncio.sleep(0.5)

    async def _until(self, lost: asyncio.Event, base: Any, hearing: Hearing) -> None:
        """Wait until a connection ends. A cut connection says nothing, so silence is answered by a
        query.

        Raises OSError.
        """
        while not lost.is_set():
            try:
                async with asyncio.timeout(_SILENCE):
                    await lost.wait()
            except TimeoutError:
                hearing.listen_on()
                await self._look(base)

    @contextlib.contextmanager
    def _answering(self) -> Generator[None]:
        """Translate asyncpg's errors: a row that exists already into Repeated or Conflict, a value
        that cannot be stored into ValueError, failures of the database into OSError."""
        try:
            yield
        except asyncpg.UniqueViolationError as error:
            raise (Repeated if "command" in str(error) else Conflict) from None
        except asyncpg.DataError as error:  # it works: it cannot store this value
            raise ValueError(str(error)) from None
        except _FAILURES as error:
            raise postgres_fault(error, self._address) from None

    async def append(self, batch: Append) -> None:
        if not batch.is_plain:
            await self._alone(batch)
            return
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, written))
        if self._writing is None:
            self._writing = beside(self._write_on(), "moves that wait are not written")
        if not await written:
            await self._alone(batch)

    async def _write_on(self) -> None:
        """Group commit: write all waiting batches in one transaction, while new ones gather."""
        try:
            while self._waiting:
                work, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                try:
                    written = await self._together([batch for batch, _ in work])
                    for batch, future in work:
                        if not future.done():
                            future.set_result(batch.table in written)
                except Exception as error:
                    for _, future in work:
                        if not future.done():
                            future.set_exception(error)
        finally:
            self._writing = None

    async def _together(self, moves: list[Append]) -> set[str]:
        """Append the batches whose table is still at their ``seq``; returns the tables that were
        written."""
        try:
            found = await self._pool.fetch(APPEND_MANY, *values_of(moves))
        except _FAILURES:
            return set()  # one batch or the connection is to blame: write each batch alone
        return {row[0] for row in found}

    async def _alone(self, batch: Append) -> None:
        if batch.seq == 0:
            await self._create(batch)
            return
        with self._answering():
            if batch.has_more:
                found = await self._with_more(batch)
            else:
                rest = rest_of(batch)
                found = await self._pool.fetch(APPEND, batch.table, batch.seq, *rest)
        if found:
            return
        sql = "SELECT 1 FROM events WHERE table_id = $1 AND command = $2"
        if batch.command is not None and await self.read(sql, batch.table, batch.command):
            raise Repeated
        raise Conflict

    async def _with_more(self, batch: Append) -> list[Any]:
        """Append a batch with what is written along, if the rows of its ``basis`` are still the
        same. The append locks the table's row first. Code that changes the rows of a basis locks it
        first too, so the two cannot cross. Raises Conflict."""
        async with self._pool.acquire() as base, base.transaction():
            rest = rest_of(batch)
            found = await base.fetch(APPEND, batch.table, batch.seq, *rest)
            if batch.basis is not None:
                now = [tuple(row) for row in await base.fetch(batch.basis.sql, *batch.basis.values)]
                if now != batch.basis.rows:
                    raise Conflict
            if found:
                await self._along(base, batch)
            return found

    async def _along(self, base: Any, batch: Append) -> None:
        """Write the mark of a batch, and what is written along with it."""
        if batch.mark:
            await base.execute(MARK, ALONE + batch.table, batch.mark)
        for sql, values in batch.along:
            await base.execute(sql, *values)

    async def _create(self, batch: Append) -> None:
        with self._answering():
            async with self._pool.acquire() as base, base.transaction():
                await base.execute(
                    f"INSERT INTO tables ({TABLE_COLUMNS})"
                    " VALUES ($1, $2, 0, $3, $4, $5, '', FALSE, '', 0)",
                    batch.table, batch.seed, batch.status, batch.public, batch.at,
                )  # fmt: skip
                await base.execute(APPEND, batch.table, 0, *rest_of(batch))
                await self._along(base, batch)

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        with self._answering():
            await self._pool.execute(
                f"WITH line AS (INSERT INTO chats ({CHAT_COLUMNS})"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
                f" RETURNING table_id) SELECT pg_notify('{CHANNEL}', table_id || ' 0') FROM line",
                table, line.number, line.time, line.user, line.name, line.seat, line.text, command,
                line.phrase,
            )  # fmt: skip

    async def broadcast(self, text: str) -> None:
        with self._answering():
            await self._pool.execute("SELECT pg_notify($1, $2)", BROADCASTS, text)

    async def read(self, sql: str, *values: Value) -> list[Row]:
        with self._answering():
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def write(self, sql: str, *values: Value) -> int:
        with self._answering():
            status: str = await self._pool.execute(sql, *values)
        return int(status.rpartition(" ")[2])

    async def write_together(self, statements: Sequence[Statement]) -> None:
        with self._answering():
            async with self._pool.acquire() as base, base.transaction():
                for sql, values in statements:
                    status: str = await base.execute(sql, *values)
                    if status.rpartition(" ")[2] != "1":
                        raise Conflict
