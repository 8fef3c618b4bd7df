"""PostgreSQL, for many nodes: news by NOTIFY, in the same statement as the write."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg

from .store import DDL, SCHEMA, Append, Conflict, Heard, NewerSchema, Repeated, Said, Value

_TYPES = {"bytes": "BYTEA", "boolean": "BOOLEAN", "double": "DOUBLE PRECISION"}
CHANNEL = "tafelronde"
_LOCK = 7_265_001
"""Of the advisory lock under which tables are made: nodes may start together."""

_APPEND = f"""
WITH head AS (
    UPDATE tables SET seq = $2 + cardinality($4::text[]), status = $6, changed = $3, card = $7,
        bot_turn = $8, lease_until = 0
    WHERE id = $1 AND seq = $2 RETURNING id, seq
), log AS (
    INSERT INTO events (table_id, seq, at, body, command)
    SELECT head.id, $2 + n, $3, body, CASE WHEN n = 1 THEN $5::text END
    FROM head, unnest($4::text[]) WITH ORDINALITY AS line (body, n)
), sitting AS (
    INSERT INTO members (user_id, table_id) SELECT m, head.id FROM head, unnest($9::text[]) AS m
    ON CONFLICT DO NOTHING
)
SELECT pg_notify('{CHANNEL}', head.id || ' ' || head.seq) FROM head
"""


class PostgresStore:
    """A database that many nodes share."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._listener: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self._pool: Any = await asyncpg.create_pool(self._address, min_size=2, max_size=10)
        async with self._pool.acquire() as base, base.transaction():
            await base.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            for statement in DDL:
                await base.execute(statement.format(**_TYPES))
            await base.execute(
                "INSERT INTO meta VALUES ('schema', $1) ON CONFLICT DO NOTHING", str(SCHEMA)
            )
            found = int(await base.fetchval("SELECT value FROM meta WHERE name = 'schema'"))
            if found > SCHEMA:
                raise NewerSchema(f"the database has schema {found}; this program knows {SCHEMA}")
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, ready))
        await ready.wait()

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

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        """One listening connection; when it is lost, another, and everything may be news."""

        def on_notify(base: Any, pid: int, channel: str, payload: str) -> None:
            del base, pid, channel
            table, _, seq = payload.partition(" ")
            heard(table, int(seq or 0))

        while True:
            lost = asyncio.Event()

            def on_end(base: Any, lost: asyncio.Event = lost) -> None:
                del base
                lost.set()

            try:
                base: Any = await asyncpg.connect(self._address)
                base.add_termination_listener(on_end)
                await base.add_listener(CHANNEL, on_notify)
                if ready.is_set():
                    heard("", 0)
                ready.set()
                try:
                    await lost.wait()
                finally:
                    base.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.5)

    async def append(self, batch: Append) -> None:
        table = batch.table
        try:
            if batch.seq == 0:
                await self._create(batch)
                return
            found = await self._pool.fetch(
                _APPEND, table, batch.seq, batch.at, list(batch.bodies), batch.command,
                batch.status, batch.card, batch.bot_turn, list(batch.members),
            )  # fmt: skip
        except asyncpg.UniqueViolationError as error:
            raise (Repeated if "command" in str(error) else Conflict) from None
        if found:
            return
        if batch.command is not None and await self._pool.fetchval(
            "SELECT 1 FROM events WHERE table_id = $1 AND command = $2", table, batch.command
        ):
            raise Repeated
        raise Conflict

    async def _create(self, batch: Append) -> None:
        async with self._pool.acquire() as base, base.transaction():
            await base.execute(
                "INSERT INTO tables VALUES ($1, $2, 0, $3, $4, $5, '', FALSE, '', 0)",
                batch.table, batch.seed, batch.status, batch.public, batch.at,
            )  # fmt: skip
            await base.execute(
                _APPEND, batch.table, 0, batch.at, list(batch.bodies), batch.command,
                batch.status, batch.card, batch.bot_turn, list(batch.members),
            )  # fmt: skip

    async def say(self, table: str, said: Said, command: str) -> None:
        try:
            await self._pool.execute(
                "WITH line AS (INSERT INTO chats VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
                f" RETURNING table_id) SELECT pg_notify('{CHANNEL}', table_id || ' 0') FROM line",
                table, said.number, said.at, said.user, said.name, said.seat, said.body, command,
            )  # fmt: skip
        except asyncpg.UniqueViolationError as error:
            raise (Repeated if "command" in str(error) else Conflict) from None

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def write(self, sql: str, *values: Value) -> int:
        status: str = await self._pool.execute(sql, *values)
        return int(status.rpartition(" ")[2])
