"""Nodes in this process, on one database, that can die at any moment.

Everything is the server's own but three things: the rules are there at once, bots answer at once,
and each node reaches the database through a ``Lifeline``, which is cut when it dies.
"""

import asyncio
import contextlib
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Literal
from unittest.mock import patch

import tafelronde
from tafelronde.server.base.config import Settings
from tafelronde.server.bots.jobs import Job, Think, Thought
from tafelronde.server.bots.pool import BotPool
from tafelronde.server.live.games import Games
from tafelronde.server.node import node, site
from tafelronde.server.node.node import Node
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import (
    Append,
    ChatRow,
    Heard,
    OnBroadcast,
    OnEvents,
    Statement,
    Store,
    Value,
)
from tafelronde.server.storage.stored_events import encode_several

Moment = Literal["before", "after"]
"""The moment of a crash: before the database has written, or after it, when nobody knows yet."""


class Crashed(asyncio.CancelledError):
    """The node that asked is dead; none of its tasks does anything more."""


class QuickGames(Games):
    """Games whose rules are loaded where they are asked for."""

    def _begin(self, name: str) -> None:
        loaded: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        loaded.set_result(tafelronde.load(name))
        self._loaded[name] = loaded  # type: ignore[assignment]
        self._ready[name] = asyncio.get_running_loop().create_future()
        self._ready[name].set_result(True)


class QuickPool(BotPool):
    """Bots that answer at once, the same in the same position."""

    async def ask(self, make: Callable[[int], Job], *_: Any) -> Thought:
        job = make(0)
        if not isinstance(job, Think):
            return Thought(0)
        legal = tafelronde.load(job.game).from_bytes(job.state).legal_actions()
        return Thought(0, legal[zlib.crc32(job.state) % len(legal)])


class Database:
    """A store that several nodes share: all hear what one of them writes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lifelines: list[Lifeline] = []

    async def open(self) -> None:
        await self.store.open(self.heard, self.broadcast, self.heard_events)

    async def close(self) -> None:
        await self.store.close()

    def heard(self, table: str, seq: int) -> None:
        for line in list(self.lifelines):
            line.heard(table, seq)

    def heard_events(self, table: str, seq: int, told: str) -> None:
        for line in list(self.lifelines):
            line.on_events(table, seq, told)

    def broadcast(self, text: str) -> None:
        for line in list(self.lifelines):
            line.on_broadcast(text)


class Lifeline(Store):
    """The way of one node to the database."""

    shared = True

    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = database.store
        self.node = secrets.token_hex(8)
        self.now = database.store.now
        self.is_dead = False
        self.crash: Moment | None = None
        """When the node will die, at the next events that it writes."""
        self.heard: Heard = lambda table, seq: None
        self.on_broadcast: OnBroadcast = lambda text: None
        self.on_events: OnEvents = lambda table, seq, told: None

    @property
    def clock(self) -> str:
        """Asked each time: in made-up time the SQL names the moment (``VirtualPostgres``)."""
        return self._store.clock

    async def open(
        self, heard: Heard, on_broadcast: OnBroadcast, on_events: OnEvents | None = None
    ) -> None:
        self.heard, self.on_broadcast = heard, on_broadcast
        self.on_events = on_events or (lambda table, seq, told: heard(table, seq))
        self._database.lifelines.append(self)

    async def close(self) -> None:
        self.cut()

    def cut(self) -> None:
        """The node is dead: it neither says nor hears anything more."""
        self.is_dead = True
        if self in self._database.lifelines:
            self._database.lifelines.remove(self)

    def _check(self, moment: Moment | None = None) -> None:
        if self.crash is not None and self.crash == moment:
            self.cut()
        if self.is_dead:
            raise Crashed

    async def append(self, batch: Append) -> None:
        self._check("before")
        await self._store.append(batch)
        if not self._store.shared:
            told = encode_several(batch.at, batch.bodies)
            self._database.heard_events(batch.table, batch.seq + len(batch.bodies), told)
        self._check("after")

    async def write_together(self, statements: Sequence[Statement]) -> None:
        self._check()
        await self._store.write_together(statements)
        self._check()

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        self._check()
        await self._store.say(table, line, command)
        self._check()

    async def broadcast(self, text: str) -> None:
        self._check()
        await self._store.broadcast(text)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        self._check()
        rows = await self._store.read(sql, *values)
        self._check()
        return rows

    async def write(self, sql: str, *values: Value) -> int:
        self._check()
        changed = await self._store.write(sql, *values)
        self._check()
        return changed


def make_node(store: Store, settings: Settings) -> Node:
    """A node on this store, not yet open. It has no pages: they would take longer than a game."""
    given: dict[str, Any] = {"BotPool": QuickPool, "make_app": lambda *_: None}
    with (
        patch.multiple(node, make_store=lambda _: store, **given),
        patch.object(site, "Games", QuickGames),
    ):
        return Node(settings)


@contextlib.asynccontextmanager
async def one_node(
    address: str, way: Callable[[Database], Lifeline] = Lifeline
) -> AsyncIterator[tuple[Node, Database]]:
    """A node on the database at this address, which it reaches by this way."""
    database = Database(make_store(address))
    await database.open()
    node = make_node(way(database), Settings(rate=1e6, workers=1))
    await node.open()
    try:
        yield node, database
    finally:
        await node.close()
        await database.close()
