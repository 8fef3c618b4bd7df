"""A node takes up what another one tells of a table without reading it; it reads what it missed."""

import asyncio
from collections.abc import Sequence
from typing import Any

from server.helpers import WAIT
from server.quick_nodes import Lifeline, make_node, one_node
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.wire.commands import Move, Ready, Sit
from tafelronde.server.wire.requests import NewTable


class Reading(Lifeline):
    """Counts how often the node reads events."""

    reads = 0

    async def read(self, sql: str, *values: Any) -> list[Any]:
        self.reads += "FROM events" in sql
        return await super().read(sql, *values)


async def _begun(node: Node) -> tuple[str, Sequence[Person]]:
    """A game of two that has begun at this node."""
    people = [await node.identities.add(name) for name in ("Ada", "Bob")]
    table = (
        await new_table.create(node.tables, people[0], NewTable("rosenkoenig", ready=False))
    ).id
    commands = node.parts[Commands]
    await commands.command(people[1], Sit("sit", table, 1))
    for seat, person in enumerate(people):
        await commands.command(person, Ready(person.name, table, seat))
    return table, people


async def _move(node: Node, found: LiveTable, people: Sequence[Person]) -> int:
    table, seat = found.table, found.table.player
    choice = table.state.format(table.state.legal_actions()[0])
    move = Move(f"move {table.seq}", table.id, seat, table.seq, choice)
    return (await node.parts[Commands].command(people[seat], move)).seq


async def _until(found: LiveTable, seq: int) -> None:
    async with asyncio.timeout(WAIT):
        while found.table.seq < seq:
            await asyncio.sleep(0.01)


def test_what_is_told_is_taken_up_and_what_was_missed_is_read(address: str) -> None:
    async def play() -> None:
        async with one_node(address) as (one, database):
            line = Reading(database)
            two = make_node(line, Settings(rate=1e6))
            await two.open()
            try:
                table, people = await _begun(one)
                nodes = [(one, await one.tables.open(table)), (two, await two.tables.open(table))]
                line.reads = 0
                for turn in range(6):
                    (writer, here), (_, there) = nodes[turn % 2], nodes[1 - turn % 2]
                    await _until(there, await _move(writer, here, people))
                    assert here.table.log == there.table.log
                    assert here.table.state.to_bytes() == there.table.state.to_bytes()
                assert line.reads == 0
                (_, here), (_, there) = nodes
                hears, line.on_events = line.on_events, lambda table, seq, told: None
                await _move(one, here, people)
                await asyncio.sleep(0.05)
                line.on_events = hears
                missed = there.table.seq
                await _until(there, await _move(one, here, people))
                assert (line.reads, there.table.log) == (1, here.table.log)
                assert there.table.seq > missed + 1
                two.tables.heard_events(table, here.table.seq + 1, "1.0 [{}]")  # nonsense: it reads
                async with asyncio.timeout(WAIT):
                    while line.reads == 1:
                        await asyncio.sleep(0.01)
                assert (there.closed, there.table.log) == (None, here.table.log)
            finally:
                await two.close()

    asyncio.run(play())
