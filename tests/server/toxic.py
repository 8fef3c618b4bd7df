"""A node that does nothing by itself, and a way to its database that is poisoned."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from server.helpers import sqlite_at
from server.quick_nodes import Database, Lifeline, make_node
from tafelronde.server.base.background import Background
from tafelronde.server.base.config import Settings, Smtp
from tafelronde.server.base.faults import listening
from tafelronde.server.node.node import Node
from tafelronde.server.outbox.mail import Mails
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Append, Statement, Value


class Toxic(Lifeline):
    """A way to the database on which everything raises that names the poison."""

    poison: frozenset[Value] = frozenset()

    def _taste(self, *values: Value) -> None:
        if not self.poison.isdisjoint(values):
            raise RuntimeError("poison")

    async def append(self, batch: Append) -> None:
        self._taste(batch.table)
        await super().append(batch)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        if "LIMIT" not in sql:  # which looks for rows, and for the next ones after this
            self._taste(*values)
        return await super().read(sql, *values)

    async def write(self, sql: str, *values: Value) -> int:
        self._taste(*values)
        return await super().write(sql, *values)

    async def write_together(self, statements: Sequence[Statement]) -> None:
        for _, values in statements:
            self._taste(*values)
        await super().write_together(statements)


@contextlib.asynccontextmanager
async def resting_node(folder: Path, port: int = 587) -> AsyncIterator[tuple[Node, Toxic]]:
    """A node that does nothing by itself, and its way to its database. ``port``: of its mail
    server."""
    database = Database(make_store(sqlite_at(folder)))
    await database.open()
    way = Toxic(database)
    smtp = Smtp("127.0.0.1", "table@example.org", port, security="none")
    site = Settings(rate=1e6, workers=1, smtp=smtp, public_address="http://table.test")
    node = make_node(way, site)
    await way.open(node.tables.heard, lambda text: None)
    try:
        with listening(node.tables.metrics):
            yield node, way
    finally:
        await node.tables.outage.close()
        await node.pool.close()
        await database.close()


async def settled(background: Background) -> None:
    """Wait until nothing is being done any more."""
    while background._tasks:
        await asyncio.wait(list(background._tasks))


async def carried(mails: Mails) -> None:
    """Send all mails that are due."""
    await mails._carry()
    while mails._on_their_way:
        await settled(mails._background)
        await mails._carry()
