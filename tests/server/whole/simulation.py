"""A whole evening in made-up time: three people, two nodes, a bad network, one database.

Nodes, sockets, commands, bots' turns and the store's SQL are the server's own. The clocks, the
network and all chance follow one seed, so a seed that fails fails again: ``simulate(base, seed)``.
Clients keep to docs/api.md: a command is sent again with the same id until it is answered, and the
log becomes ``log[:since] + entries``.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
import threading
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any

import tafelronde
from server.quick_nodes import Crashed, Database, Lifeline, make_node
from server.whole.reference_table import Reference, Said
from server.whole.simulated_net import Line, sockets_in_order
from server.whole.table_machine import GAMES
from server.whole.virtual_loop import virtual
from tafelronde.match import format_record, parse_record, verify
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.node.node import Node
from tafelronde.server.people.identities import Person
from tafelronde.server.storage.schema import METADATA
from tafelronde.server.storage.store import (
    Append,
    Statement,
    Store,
    Value,
    events_since,
    seed_of,
)  # fmt: skip
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.table import Table
from tafelronde.server.wire.requests import NewTable, SeatPlan

TROUBLED = 40.0
"""Seconds in which things go wrong; then they must come right."""
QUIET = 60.0
"""Seconds after which everything must have come right."""
DEAD = 5.0
"""Seconds after which a client that hears nothing takes its line for dead."""
PAUSE = 0.8
"""Seconds that somebody thinks, at most."""
_ROWS = "SELECT seq, body, command FROM events WHERE table_id = $1 ORDER BY seq"


class RealStore(Store):
    """A store in a loop of its own, in real time: whoever asks it stands still meanwhile."""

    shared = False

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.node, self.now = store.node, store.now

    @property
    def clock(self) -> str:
        """Asked each time: in made-up time the SQL names the moment (``VirtualPostgres``)."""
        return self._store.clock

    def _wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    def begin(self) -> None:
        self._wait(self._store.open(lambda *_: None, lambda _: None))

    def end(self) -> None:
        self._wait(self._store.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def empty(self) -> None:
        """Make the database as empty as if nobody had ever used it, so that no evening depends on
        the one before."""
        for table in METADATA.sorted_tables:
            self._wait(self._store.write(f"DELETE FROM {table.name}"))

    async def append(self, batch: Append) -> None:
        self._wait(self._store.append(batch))

    async def say(self, *given: Any) -> None:
        self._wait(self._store.say(*given))

    async def broadcast(self, text: str) -> None:
        raise AssertionError("nodes broadcast through their world")

    async def read(self, sql: str, *values: Value) -> list[Any]:
        return self._wait(self._store.read(sql, *values))

    async def write(self, sql: str, *values: Value) -> int:
        return self._wait(self._store.write(sql, *values))

    async def write_together(self, statements: Sequence[Statement]) -> None:
        return self._wait(self._store.write_together(statements))


@contextlib.contextmanager
def real_store(store: Store) -> Iterator[RealStore]:
    real = RealStore(store)
    real.begin()
    try:
        yield real
    finally:
        real.end()


class _Line(Lifeline):
    """A node's way to the database: slow, and at times cut before or after what was asked."""

    def __init__(self, world: World) -> None:
        super().__init__(world.database)
        self._world = world
        self._rng = world.new_rng()
        self._name = self._rng.random()
        self._heard_last = 0.0

    async def _way(self, *what: Any) -> None:
        """The way there, or back. Its luck hangs on what is carried and when, not on the order of
        things that happen at once."""
        now = asyncio.get_running_loop().time()
        luck = random.Random(f"{self._name} {now} {what}")
        if luck.random() < 0.5:
            await asyncio.sleep(luck.random() ** 4 * 0.3)
        if self._world.is_troubled and luck.random() < 0.01:
            raise OSError("the line to the database is cut")

    async def append(self, batch: Append) -> None:
        await self._way("append", batch.command)
        await super().append(batch)
        await self._way("appended", batch.command)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        await self._way(sql, *values)
        return await super().read(sql, *values)

    async def write(self, sql: str, *values: Value) -> int:
        await self._way(sql, *values)
        changed = await super().write(sql, *values)
        await self._way("written", sql, *values)
        return changed

    async def write_together(self, statements: Sequence[Statement]) -> None:
        await self._way(*statements)
        await super().write_together(statements)
        await self._way("written", *statements)

    async def broadcast(self, text: str) -> None:
        self._database.broadcast(text)

    def deliver(self, tell: Any) -> None:
        """News of other nodes: in their order, late."""
        loop = asyncio.get_running_loop()
        self._heard_last = max(self._heard_last, loop.time() + self._rng.random() ** 3 * 0.5)
        loop.call_at(self._heard_last, lambda: None if self.is_dead else tell())


class _Base(Database):
    """The database of a world. A listening connection that breaks misses news, and says so."""

    def heard(self, table: str, seq: int) -> None:
        for line in list(self.lifelines):
            assert isinstance(line, _Line)
            if line._world.is_troubled and line._rng.random() < 0.03:
                line.deliver(lambda line=line: line.heard("", 0))
            else:
                line.deliver(lambda line=line: line.heard(table, seq))

    def heard_events(self, table: str, seq: int, told: str) -> None:
        for line in list(self.lifelines):
            assert isinstance(line, _Line)
            if line._rng.random() < 0.1:  # without its events, as where they are too long
                line.deliver(lambda line=line: line.heard(table, seq))
            elif line._world.is_troubled and line._rng.random() < 0.03:
                line.deliver(lambda line=line: line.heard("", 0))
            else:
                line.deliver(lambda line=line: line.on_events(table, seq, told))

    def broadcast(self, text: str) -> None:
        for line in list(self.lifelines):
            assert isinstance(line, _Line)
            line.deliver(lambda line=line: line.on_broadcast(text))


class Client:
    """A person at a page that comes back by itself."""

    def __init__(self, world: World, person: Person, cookie: str) -> None:
        self.world, self.person, self.cookie = world, person, cookie
        self.rng = world.new_rng()
        self.head: dict[str, Any] = {}
        self.log: list[Any] = []
        self.pending: dict[str, Said] = {}
        self.done: list[str] = []
        self.line: Line | None = None
        self._count = 0

    async def live(self) -> None:
        world = self.world
        while True:
            node, way = world.nodes[self.rng.randrange(len(world.nodes))]
            if not way.is_dead:
                self.line = Line(node, self.cookie, world.new_rng())
                await self._talk(self.line)
            await asyncio.sleep(self.rng.random() * 0.6)

    async def _talk(self, line: Line) -> None:
        """Hear and act until the line is gone."""
        rng = self.rng
        while True:
            pause = rng.random() * PAUSE
            try:
                async with asyncio.timeout(DEAD if self.pending else pause):
                    message = await line.inbox.get()
            except TimeoutError:
                if self.pending:
                    return line.leave(rng.choice((0.0, 2.0)))
                self._act(line)
                continue
            if message is None:
                return
            self._hear(line, message)

    def _hear(self, line: Line, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                assert message["me"] is not None, "signed out"
                for again in self.pending.values():
                    line.send(again)
                self._watch(line)
            case "refused" if message["id"] == "w":
                assert message["reason"] in ("busy", "no-database"), message
                asyncio.get_running_loop().call_later(1.0, self._watch, line)
            case "table":
                assert message["since"] <= len(self.log), "a gap in the log"
                self.log[message["since"] :] = message["entries"]
                self.head = message["head"]
                assert len(self.log) == self.head["ply"], "the log is not that of the head"
                assert [entry["ply"] for entry in self.log] == list(range(len(self.log)))
            case "done" | "refused" if message["id"] in self.pending:
                command = self.pending.pop(message["id"])
                self.world.trace(f"{self.person.name} {message['t']} {command}")
                if message["t"] == "done":
                    self.done.append(message["id"])
                else:
                    assert message["reason"] != "internal", "the server's fault"
                    if message["reason"] == "stale":
                        assert message["args"]["seq"] >= command["seq"], "the node is behind"
            case _:
                pass

    def _watch(self, line: Line) -> None:
        if line is self.line:
            seq = self.head.get("seq", 0)
            line.send({"t": "watch", "id": "w", "table": self.world.table, "seq": seq})

    def _act(self, line: Line) -> None:
        """Do what can be done now, mostly what is sensible."""
        wish = self._wish() if self.head and self.world.is_troubled else None
        if wish is None:
            if not self.world.is_troubled:
                line.send({"t": "ping", "id": "p"})
            return
        self._count += 1
        command = {"id": f"{self.person.name}{self._count}", "table": self.world.table, **wish}
        self.pending[command["id"]] = command
        self.world.said[f"{self.person.id} {command['id']}"] = self.person.id, command
        line.send(command)

    def _wish(self) -> Said | None:
        head, rng = self.head, self.rng
        free = [seat for seat, place in enumerate(head["seats"]) if place["kind"] == "open"]
        mine = head["you"]
        if head["status"] == "open":
            if not mine:
                return {"t": "sit", "seat": free[0]} if free else None
            ready = head["seats"][mine[0]]["ready"]
            return None if ready else {"t": "ready", "seat": mine[0], "on": True}
        if head["status"] != "playing" or not mine:
            return None
        seat, dice = mine[0], rng.random()
        if head["offer"] and seat in head["offer"]["waiting"]:
            return {"t": "answer", "seat": seat, "yes": rng.random() < 0.7}
        if head["seats"][seat]["absent"]:
            return {"t": "return", "seat": seat} if dice < 0.5 else None
        if dice < 0.03:
            return {"t": "leave", "seat": seat, "level": "random"}
        if dice < 0.15:
            return {"t": "undo", "seat": seat}
        if dice < 0.16:
            return {"t": "resign", "seat": seat, "level": "random"}
        if head["legal"]:
            action = rng.choice(head["legal"])["action"]
            notation = self.world.notation
            text = notation.format_action(notation.decode_action(action))
            return {"t": "move", "seat": seat, "seq": head["seq"], "action": text}
        return None


class World:
    """Everything that there is for one seed."""

    def __init__(self, base: RealStore, seed: int) -> None:
        self._seed, self._parts = seed, 0
        self.rng = self.new_rng()
        self.base = base
        self.database = _Base(base)
        self.settings = Settings(rate=1e6, workers=1)
        self.is_troubled = False
        self.nodes: list[tuple[Node, _Line]] = []
        self.clients: list[Client] = []
        self.said: dict[str, tuple[str, Said]] = {}
        self.deaths = 0
        self.digest = ""
        self._digest = hashlib.sha256()

    def new_rng(self) -> random.Random:
        """Chance of its own for each part, so that none hangs on the order of the others."""
        self._parts += 1
        return random.Random(f"{self._seed} {self._parts}")

    def trace(self, text: str) -> None:
        """Something happened; two runs of a seed have the same trace."""
        self._digest.update(f"{asyncio.get_running_loop().time()} {text}\n".encode())

    async def _new_node(self) -> tuple[Node, _Line]:
        line = _Line(self)
        node = make_node(line, self.settings)
        await node.open()
        return node, line

    async def play(self) -> str:
        """The evening, and the look at what is left of it. The trace's digest."""
        self.nodes = [await self._new_node() for _ in range(2)]
        node, _ = self.nodes[0]
        name, players = self.rng.choice(sorted(GAMES.items()))
        for who in ("Ada", "Bea", "Cem")[:players]:
            person = await node.identities.add(who)
            cookie = await node.identities.sign_in(person, "")
            self.clients.append(Client(self, person, cookie))
        seats = [SeatPlan("me"), *[SeatPlan("open")] * (players - 1)]
        if self.rng.random() < 0.3:
            seats[-1] = SeatPlan("bot", level="random")
        plan = NewTable(name, players=players, seats=seats, ready=False)
        table = await new_table.create(node.tables, self.clients[0].person, plan)
        self.table, self.notation = table.id, tafelronde.load(name).notation
        self.reference = Reference(name, players, self.clients[0].person.id)
        self.is_troubled = True
        evening = asyncio.create_task(self._evening())
        people = [asyncio.create_task(client.live()) for client in self.clients]
        await asyncio.wait([evening, *people], return_when=asyncio.FIRST_COMPLETED)
        for one in (*people, evening):
            if one.done():
                one.result()
        await self._check()
        return self._digest.hexdigest()

    async def _evening(self) -> None:
        """First things go wrong, then they are left to come right."""
        async with asyncio.timeout(2 * TROUBLED):
            await self._trouble()
        self.is_troubled = False
        await asyncio.sleep(QUIET)

    async def _trouble(self) -> None:
        """Lines break, are stuck, and nodes die, each some seconds after the other."""
        loop, rng = asyncio.get_running_loop(), self.rng
        end = loop.time() + TROUBLED
        while loop.time() < end:
            await asyncio.sleep(rng.random() * 4)
            client = rng.choice(self.clients)
            match rng.choice(("break", "late", "stuck", "part", "die")):
                case "break" if client.line:
                    client.line.leave()
                case "late" if client.line:
                    client.line.leave(rng.random() * 3)
                case "stuck" if client.line:
                    client.line.stuck_until = loop.time() + rng.random() * 4
                case "part":
                    until = loop.time() + rng.random() * 8
                    for one in self.clients:
                        if one.line:
                            one.line.stuck_until = until
                case "die":
                    await self._die(rng.randrange(len(self.nodes)))
                case _:
                    pass

    async def _die(self, which: int) -> None:
        node, line = self.nodes[which]
        self.deaths += 1
        line.cut()
        for client in self.clients:
            if client.line and client.line.node is node:
                client.line.end()
        with contextlib.suppress(Crashed, OSError):
            await node.close()
        while True:
            with contextlib.suppress(OSError):
                self.nodes[which] = await self._new_node()
                return

    async def _check(self) -> None:
        """Everything has come right."""
        rows = await self.base.read(_ROWS, self.table)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the events"
        keys = [row[2] for row in rows if row[2]]
        assert len(keys) == len(set(keys)), "a command was carried out twice"
        for _ in self.reference.follow_all(rows, self.said):
            pass
        self.reference.check_rest()
        found = await seed_of(self.base, self.table)  # type: ignore[arg-type]
        assert found is not None
        table = Table(self.table, found[0])
        table.replay(await events_since(self.base, self.table, 0))  # type: ignore[arg-type]
        table.settle()
        for client in self.clients:
            assert not client.pending, "a command was never answered"
            for done in client.done:
                assert f"{client.person.id} {done}" in keys, "acknowledged, and lost"
            assert client.head["seq"] == table.seq, "a client missed the last news"
            assert [entry["player"] for entry in client.log] == [ply.player for ply in table.log]
        for node, _ in self.nodes:
            assert node.tables.metrics.errors == 0
        if table.status == "over":
            assert verify(parse_record(format_record(as_match(table)))).findings == ()
        self.trace(f"{len(rows)} events, {self.deaths} deaths")


class _Unexpected(logging.Handler):
    """The server may log that the database fails, and no error of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(logging.Formatter().format(record))


def simulate(base: RealStore, seed: int) -> World:
    """One evening. Raises AssertionError where something did not come right."""
    base.empty()
    unexpected = _Unexpected()
    logging.getLogger("tafelronde").addHandler(unexpected)
    try:
        with virtual(seed) as loop, sockets_in_order():
            world = World(base, seed)
            world.digest = loop.run_until_complete(world.play())
    finally:
        logging.getLogger("tafelronde").removeHandler(unexpected)
    assert not unexpected.seen, unexpected.seen
    return world
