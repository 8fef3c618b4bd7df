"""Two ask for a rematch at once, or something else happens meanwhile: there is one new table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.helpers import WAIT, sqlite_at
from server.quick_nodes import Database, Lifeline, make_node
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.people.ties import tie
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Append
from tafelronde.server.wire.commands import Ready, Rematch, Remove, Resign, Sit
from tafelronde.server.wire.messages import Done
from tafelronde.server.wire.requests import NewTable


class _Slow(Lifeline):
    """Before it notes a rematch, something else happens."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def append(self, batch: Append) -> None:
        if self.meanwhile is not None and any('"rematch"' in str(body) for body in batch.bodies):
            happens, self.meanwhile = self.meanwhile, None
            await happens()
        await super().append(batch)


async def _played(node: Node, ada: Person, bob: Person) -> str:
    """A game of two people that one of them gave up."""
    table = await new_table.create(node.tables, ada, NewTable("rosenkoenig", ready=False))
    commands = node.parts[Commands]
    await commands.command(bob, Sit("sit", table.id, 1))
    await commands.command(ada, Ready("a", table.id, 0))
    await commands.command(bob, Ready("b", table.id, 1))
    await commands.command(bob, Resign("r", table.id, 1))
    return table.id


def _run(
    tmp_path: Path, meanwhile: Callable[[Node, Person, Person, str], Awaitable[object]]
) -> tuple[str, list[str]]:
    """Ada asks for a rematch; before it is noted, something happens at another node. The table that
    she was told, and the states of all tables but the first."""

    async def run() -> tuple[str, list[str]]:
        database = Database(make_store(sqlite_at(tmp_path)))
        await database.open()
        line = _Slow(database)
        nodes = [make_node(each, Settings(rate=1e6)) for each in (line, Lifeline(database))]
        for node in nodes:
            await node.open()
        ada, bob = await nodes[0].identities.add("Ada"), await nodes[0].identities.add("Bob")
        table = await _played(nodes[0], ada, bob)
        line.meanwhile = lambda: meanwhile(nodes[1], ada, bob, table)
        async with asyncio.timeout(WAIT):
            done = await nodes[0].parts[Commands].command(ada, Rematch("x", table))
        assert line.meanwhile is None
        assert isinstance(done, Done)
        rows = await database.store.read("SELECT id, status FROM tables WHERE id <> $1", table)
        for node in nodes:
            async with asyncio.timeout(WAIT):
                while (await node.tables.open(table)).table.rematch != done.table:
                    await asyncio.sleep(0.01)
            await node.close()
        await database.close()
        return done.table, [f"{status} {id == done.table}" for id, status in rows]

    return asyncio.run(run())


def test_the_host_removes_somebody_meanwhile(tmp_path: Path) -> None:
    async def remove(node: Node, ada: Person, bob: Person, table: str) -> None:
        await node.parts[Commands].command(ada, Remove("m", table, bob.id))

    told, others = _run(tmp_path, remove)
    assert told
    assert others == ["open True"]


def test_another_node_is_faster(tmp_path: Path) -> None:
    async def rematch(node: Node, ada: Person, bob: Person, table: str) -> None:
        await node.parts[Commands].command(bob, Rematch("y", table))

    told, others = _run(tmp_path, rematch)
    assert told
    assert sorted(others) == ["closed False", "open True"]


@pytest.mark.parametrize("asks", [0, 1])
@pytest.mark.parametrize("blocks", [0, 1])
def test_of_two_who_block_one_another_only_the_asker_has_a_seat(
    tmp_path: Path, asks: int, blocks: int
) -> None:
    async def run() -> list[str]:
        database = Database(make_store(sqlite_at(tmp_path)))
        await database.open()
        node = make_node(Lifeline(database), Settings(rate=1e6))
        await node.open()
        people = await node.identities.add("Ada"), await node.identities.add("Bob")
        table = await _played(node, *people)
        await tie(node.tables.store, "blocks", people[blocks].id, people[1 - blocks].id)
        done = await node.parts[Commands].command(people[asks], Rematch("x", table))
        assert isinstance(done, Done)
        found = (await node.tables.open(done.table)).table
        await node.close()
        await database.close()
        return [place.name for place in found.places if place.user]

    assert asyncio.run(run()) == [("Ada", "Bob")[asks]]
