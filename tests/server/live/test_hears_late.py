"""A node that hears late of what another one wrote refuses nobody for that."""

import asyncio

from server.quick_nodes import Lifeline, make_node, one_node
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.wire.commands import Move, Ready, Sit
from tafelronde.server.wire.requests import NewTable


def test_who_has_come_from_another_node_plays_on(address: str) -> None:
    async def play() -> None:
        async with one_node(address) as (early, database):
            line = Lifeline(database)
            late = make_node(line, Settings(rate=1e6))
            await late.open()
            line.heard = lambda table, seq: None
            line.on_events = lambda table, seq, told: None
            try:
                people = [await early.identities.add(name) for name in ("Ada", "Bob")]
                plan = NewTable("rosenkoenig", ready=False)
                table = (await new_table.create(early.tables, people[0], plan)).id
                commands = early.parts[Commands]
                await commands.command(people[1], Sit("sit", table, 1))
                for seat, person in enumerate(people):
                    await commands.command(person, Ready(person.name, table, seat))
                found = await early.tables.open(table)
                behind = await late.tables.open(table)
                for node in (early, late):  # the first move there, the answer here
                    now, seat = found.table, found.table.player
                    choice = now.state.format(now.state.legal_actions()[0])
                    move = Move(f"move {seat}", table, seat, now.seq, choice)
                    before = behind.table.seq
                    done = await node.parts[Commands].command(people[seat], move)
                    if node is early:
                        assert behind.table.seq == before < done.seq
                assert behind.table.seq == done.seq
            finally:
                await late.close()

    asyncio.run(play())
