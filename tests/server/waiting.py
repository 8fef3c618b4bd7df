"""Three people at a table without clocks, two nodes, and one of the three who does not come."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

from server.helpers import WAIT
from server.quick_nodes import Database, Lifeline, make_node
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.outbox.push import Outcome, Push
from tafelronde.server.people.person import Person
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Append, Statement
from tafelronde.server.wire.commands import GoOn, Move, Nudge, Ready, Sit, TableCommand
from tafelronde.server.wire.requests import NewTable


class Way(Lifeline):
    """Before the node writes at a table, or reminds somebody, something else happens."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.said: list[str] = []
        """The messages of this node to all nodes about who is waited for."""

    async def append(self, batch: Append) -> None:
        await self._happen()
        await super().append(batch)

    async def write_together(self, statements: Sequence[Statement]) -> None:
        if "'nudge'" in statements[0][0]:
            await self._happen()
        await super().write_together(statements)

    async def broadcast(self, text: str) -> None:
        if text.startswith("nudged "):
            self.said.append(text)
        await super().broadcast(text)

    async def _happen(self) -> None:
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()


class Waiting:
    """Two wait at two nodes; the third, who is to decide, would be at the second node."""

    def __init__(self, database: Database) -> None:
        self.ways = Way(database), Way(database)
        self.nodes = tuple(make_node(way, Settings(rate=1e6)) for way in self.ways)
        self.pushed: list[str] = []
        """The titles that were handed to browsers."""
        self.table = ""
        self.people: list[Person] = []
        self.gone = -1
        """The seat that is waited for."""

    async def begin(self) -> None:
        for node in self.nodes:
            await node.open()
            node.parts[Push].send = self._push  # type: ignore[method-assign]
        first = self.nodes[0]
        self.people = [await first.identities.add(name) for name in ("Ada", "Bob", "Cem")]
        wish = NewTable("drakon", players=3, public=True, ready=False)
        self.table = (await new_table.create(first.tables, self.people[0], wish)).id
        for seat, person in enumerate(self.people):
            if seat:
                await self.ask(0, person, Sit("sit", self.table, seat))
            await self.ask(0, person, Ready("ready", self.table, seat))
        async with asyncio.timeout(WAIT):
            while (gone := (await first.tables.open(self.table)).table.player) < 0:
                await asyncio.sleep(0.01)
        self.gone = gone

    async def _push(self, to: object, message: Any) -> Outcome:
        self.pushed.append(message.data.decode())
        return "taken"

    @property
    def waiters(self) -> tuple[int, int]:
        """The seats of who waits."""
        first, second = (seat for seat in range(3) if seat != self.gone)
        return first, second

    @property
    def missing(self) -> Person:
        return self.people[self.gone]

    async def ask(self, node: int, person: Person, command: TableCommand) -> str:
        """The answer of the node: '' where it is done, otherwise the reason why not."""
        commands = self.nodes[node].parts[Commands]
        try:
            await commands.command(person, command)
        except Refusal as refusal:
            return refusal.reason
        return ""

    async def nudge(self, node: int, id: str = "n") -> str:
        """Let the player who waits at this node remind the one who does not come."""
        seat = self.waiters[node]
        return await self.ask(node, self.people[seat], Nudge(id, self.table, seat))

    async def go_on(self, node: int, deed: Any) -> str:
        """Let the player who waits at this node go on without the one who does not come."""
        seat = self.waiters[node]
        wish = GoOn("g", self.table, seat, deed, "easy")
        return await self.ask(node, self.people[seat], wish)

    async def move(self) -> str:
        """Let the player who is waited for come and decide."""
        found = await self.nodes[1].tables.open(self.table)
        state = found.table.state
        action = state.format(state.legal_actions()[0])
        seq = found.table.seq
        move = Move(f"m {seq}", self.table, self.gone, seq, action)
        return await self.ask(1, self.missing, move)

    async def events(self) -> list[str]:
        """The kinds of all that is stored of the table; no number is there twice."""
        sql = "SELECT seq, body FROM events WHERE table_id = $1 ORDER BY seq"
        rows = cast("list[tuple[int, str]]", await self.ways[0].read(sql, self.table))
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        return [body.split('"')[3] for _, body in rows]

    async def notifications(
        self, kind: str = "turn"
    ) -> list[tuple[str, float | None, float | None]]:
        """Whom notice is given of this kind, and when it is due by which way."""
        sql = "SELECT user_id, push_due, mail_due FROM notifications"
        sql += " WHERE table_id = $1 AND kind = $2"
        rows = await self.ways[0].read(sql, self.table, kind)
        return cast("list[tuple[str, float | None, float | None]]", rows)

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()


def wait_at(address: str, story: Callable[[Waiting], Awaitable[None]]) -> None:
    """Tell a story of three people on a database; no node may see an error in it."""

    async def run() -> None:
        database = Database(make_store(address))
        await database.open()
        game = Waiting(database)
        await game.begin()
        try:
            await story(game)
            assert all(way.meanwhile is None for way in game.ways)
            assert all(node.tables.metrics.errors == 0 for node in game.nodes)
        finally:
            await game.close()
            await database.close()

    asyncio.run(run())


async def reached_by_push(node: Node, person: Person) -> None:
    """This person has a browser that takes notices."""
    device = f"device-{person.id}"
    await node.store.write(
        "INSERT INTO devices (id, user_id, label, created, seen, gone)"
        " VALUES ($1, $2, 'Firefox', 0, 0, 0)",
        device,
        person.id,
    )
    await node.store.write(
        "INSERT INTO push_subscriptions (id, user_id, device, endpoint, p256dh, auth, language,"
        " created, failures) VALUES ($1, $1, $2, 'https://push.example', '', '', 'en', 0, 0)",
        person.id,
        device,
    )
