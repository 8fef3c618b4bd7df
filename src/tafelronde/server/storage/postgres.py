"""PostgreSQL, for many nodes: news by NOTIFY, in the same statement as the write."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Generator
from typing import Any

import asyncpg

from .migrate import migrate
from .store import (
    CHAT_COLUMNS,
    EVENT_COLUMNS,
    TABLE_COLUMNS,
    Append,
    ChatRow,
    Conflict,
    Heard,
    OnBroadcast,
    Repeated,
    Value,
)

CHANNEL = "tafelronde"
BROADCASTS = "tafelronde_hails"
"""The channel keeps this name, since nodes of two versions may run at a time."""

_APPEND = f"""
WITH head AS (
    UPDATE tables SET seq = $2 + cardinality($4::text[]), status = $6, changed = $10, card = $7,
        bot_turn = $8, lease_until = 0
    WHERE id = $1 AND seq = $2 RETURNING id, seq
), log AS (
    INSERT INTO events ({EVENT_COLUMNS})
    SELECT head.id, $2 + n, $3, body, CASE WHEN n = 1 THEN $5::text END
    FROM head, unnest($4::text[]) WITH ORDINALITY AS line (body, n)
), sitting AS (
    INSERT INTO members (user_id, table_id) SELECT m, head.id FROM head, unnest($9::text[]) AS m
    ON CONFLICT DO NOTHING
), ending AS (
    UPDATE members SET ended = $3 FROM head
    WHERE table_id = head.id AND ended = 0 AND $6 = 'over'
)
SELECT pg_notify('{CHANNEL}', head.id || ' ' || head.seq) FROM head
"""


_APPEND_MANY = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::int[], $4::text[], $5::double precision[], $6::text[],
        $7::boolean[]
    ) AS g (id, seq, new_seq, status, at, card, bot_turn)
), head AS (
    UPDATE tables SET seq = g.new_seq, status = g.status, changed = g.at, card = g.card,
        bot_turn = g.bot_turn, lease_until = 0
    FROM given AS g WHERE tables.id = g.id AND tables.seq = g.seq
    RETURNING tables.id, tables.seq
), log AS (
    INSERT INTO events ({EVENT_COLUMNS})
    SELECT line.* FROM head JOIN unnest(
        $8::text[], $9::int[], $10::double precision[], $11::text[], $12::text[]
    ) AS line (id, seq, at, body, command) ON line.id = head.id
)
SELECT id, pg_notify('{CHANNEL}', id || ' ' || seq) FROM head
"""
_MOST = 128
"""Tables in one commit."""


_SILENCE = 15.0
"""Seconds that a database may take for an answer, and the listening connection may say nothing."""
logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # what fails is told where it was asked for

_FAILURES = (
    asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError,
)  # fmt: skip
"""An internal one is what asyncpg says of a connection that broke in the middle."""


@contextlib.contextmanager
def _answering() -> Generator[None]:
    """Raise OSError where the database does not answer, or answers something else than was
    asked."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise (Repeated if "command" in str(error) else Conflict) from None
    except asyncpg.DataError as error:  # it answers: what it was asked to keep is no text
        raise ValueError(str(error)) from None
    except _FAILURES as error:
        raise OSError(f"the database does not answer: {error}") from None


class PostgresStore:
    """A database that many nodes share."""

    shared = True
    clock = "extract(epoch FROM now())::double precision"

    def __init__(self, address: str) -> None:
        self._address = address
        self._ahead = time.time() - time.monotonic()
        """The database's clock minus this process's steady one, as last measured."""
        self._listener: asyncio.Task[None] | None = None
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(self, heard: Heard, on_broadcast: OnBroadcast) -> None:
        await migrate(self._address)
        self._pool: Any = await asyncpg.create_pool(
            self._address, min_size=2, max_size=10, command_timeout=_SILENCE
        )
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, on_broadcast, ready))
        await ready.wait()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    async def _measure_clock(self, base: Any) -> None:
        """Ask for the time there. Raises OSError, asyncpg's errors."""
        there = await base.fetchval(f"SELECT {self.clock}", timeout=_SILENCE)
        self._ahead = there - time.monotonic()

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        try:
            async with asyncio.timeout(3):
                await self._pool.close()
        except TimeoutError:  # a query that was given up still holds its connection
            self._pool.terminate()

    async def _listen(self, heard: Heard, on_broadcast: OnBroadcast, ready: asyncio.Event) -> None:
        """One listening connection; when it is lost, another, and everything may be news."""

        def on_notify(base: Any, pid: int, channel: str, payload: str) -> None:
            del base, pid, channel
            table, _, seq = payload.partition(" ")
            heard(table, int(seq or 0))

        def on_notice(base: Any, pid: int, channel: str, payload: str) -> None:
            del base, pid, channel
            on_broadcast(payload)

        while True:
            lost = asyncio.Event()

            def on_end(base: Any, lost: asyncio.Event = lost) -> None:
                del base
                lost.set()

            try:
                base: Any = await asyncpg.connect(self._address, timeout=_SILENCE)
                base.add_termination_listener(on_end)
                await base.add_listener(CHANNEL, on_notify)
                await base.add_listener(BROADCASTS, on_notice)
                await self._measure_clock(base)
                if ready.is_set():
                    heard("", 0)
                ready.set()
                try:
                    await self._until(lost, base)
                finally:
                    base.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.5)

    async def _until(self, lost: asyncio.Event, base: Any) -> None:
        """Wait for the end of a connection. One that was cut says nothing, and that is asked for.

        Raises OSError.
        """
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), _SILENCE)
            except TimeoutError:
                await self._measure_clock(base)

    async def append(self, batch: Append) -> None:
        if batch.seq == 0 or batch.members or batch.status == "over":
            await self._alone(batch)
            return
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on())
        if not await written:
            await self._alone(batch)

    async def _write_on(self) -> None:
        """Group commit: what waits goes together, and meanwhile others wait."""
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
        """Append all batches whose table is still where the writer saw it; returns which ones."""
        heads = zip(
            *((m.table, m.seq, m.seq + len(m.bodies), m.status, m.changed, m.card, m.bot_turn)
              for m in moves),
            strict=True,
        )  # fmt: skip
        lines = zip(
            *(
                (m.table, m.seq + 1 + k, m.at, body, m.command if k == 0 else None)
                for m in moves
                for k, body in enumerate(m.bodies)
            ),
            strict=True,
        )
        try:
            found = await self._pool.fetch(_APPEND_MANY, *map(list, heads), *map(list, lines))
        except _FAILURES:
            return set()  # one of them is to blame, or the connection: each alone
        return {row[0] for row in found}

    async def _alone(self, batch: Append) -> None:
        if batch.seq == 0:
            await self._create(batch)
            return
        with _answering():
            found = await self._pool.fetch(
                _APPEND, batch.table, batch.seq, batch.at, list(batch.bodies), batch.command,
                batch.status, batch.card, batch.bot_turn, list(batch.members), batch.changed,
            )  # fmt: skip
        if found:
            return
        if batch.command is not None and await self.read(
            "SELECT 1 FROM events WHERE table_id = $1 AND command = $2", batch.table, batch.command
        ):
            raise Repeated
        raise Conflict

    async def _create(self, batch: Append) -> None:
        with _answering():
            async with self._pool.acquire() as base, base.transaction():
                await base.execute(
                    f"INSERT INTO tables ({TABLE_COLUMNS})"
                    " VALUES ($1, $2, 0, $3, $4, $5, '', FALSE, '', 0)",
                    batch.table, batch.seed, batch.status, batch.public, batch.at,
                )  # fmt: skip
                await base.execute(
                    _APPEND, batch.table, 0, batch.at, list(batch.bodies), batch.command,
                    batch.status, batch.card, batch.bot_turn, list(batch.members), batch.changed,
                )  # fmt: skip

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        with _answering():
            await self._pool.execute(
                f"WITH line AS (INSERT INTO chats ({CHAT_COLUMNS})"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                f" RETURNING table_id) SELECT pg_notify('{CHANNEL}', table_id || ' 0') FROM line",
                table, line.number, line.time, line.user, line.name, line.seat, line.text, command,
            )  # fmt: skip

    async def broadcast(self, text: str) -> None:
        with _answering():
            await self._pool.execute("SELECT pg_notify($1, $2)", BROADCASTS, text)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        with _answering():
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def write(self, sql: str, *values: Value) -> int:
        with _answering():
            status: str = await self._pool.execute(sql, *values)
        return int(status.rpartition(" ")[2])
