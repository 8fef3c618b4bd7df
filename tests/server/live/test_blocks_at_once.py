"""A block that another node has stored, and of which this node has not heard yet."""

import asyncio

import pytest

from server.helpers import WAIT
from server.quick_nodes import one_node
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.notifications.inviting import Inviting
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.people.relations import Relations
from tafelronde.server.people.ties import tie
from tafelronde.server.wire.commands import Ready, Sit
from tafelronde.server.wire.requests import NewTable


@pytest.mark.parametrize("blocker", ["Ada", "Bob", "Cem"])
def test_nobody_begins_a_game_with_who_has_just_blocked_them(address: str, blocker: str) -> None:
    async def run() -> None:
        async with one_node(address) as (node, _), asyncio.timeout(WAIT):
            names = ("Ada", "Bob", "Cem")
            ada, bob, cem = [await node.identities.add(name) for name in names]
            by_name = dict(zip(names, (ada, bob, cem), strict=True))
            wish = NewTable("drakon", players=3, ready=False)
            table = await new_table.create(node.tables, ada, wish)
            commands = node.parts[Commands]
            for seat, person in enumerate((bob, cem), 1):
                await commands.command(person, Sit(f"s{seat}", table.id, seat))
                await commands.command(person, Ready(f"r{seat}", table.id, seat))
            for person in (ada, bob, cem):
                await node.parts[Relations].know(person.id)
            other = bob if blocker != "Bob" else cem
            await tie(node.store, "blocks", by_name[blocker].id, other.id)
            with pytest.raises(Refusal) as refused:
                await commands.command(ada, Ready("last", table.id, 0))
            reason = "apart" if blocker == "Ada" else "not-together"
            assert refused.value.reason == reason
            found = await node.tables.open(table.id)
            assert found.table.status == "open"
            if blocker == "Ada":
                with pytest.raises(Refusal, match="you block this person"):
                    await node.parts[Inviting].invite(ada, table.id, bob.id)

    asyncio.run(run())
