"""A bot's turn is over before it has begun: somebody was faster."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from server.helpers import WAIT, sqlite_at
from server.quick_nodes import Database, Lifeline, make_node
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Value
from tafelronde.server.wire.commands import Move, Ready, Resign
from tafelronde.server.wire.requests import NewTable, SeatPlan


class _Slow(Lifeline):
    """While it takes a turn, something else happens."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def write(self, sql: str, *values: Value) -> int:
        changed = await super().write(sql, *values)
        if "lease_node" in sql and self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()
        return changed


def test_the_person_resigns_while_the_bot_takes_its_turn(tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(make_store(sqlite_at(tmp_path)))
        await database.open()
        line = _Slow(database)
        node = make_node(line, Settings(rate=1e6, workers=1))
        await node.open()
        ada = await node.identities.add("Ada")
        seats = [SeatPlan("me"), SeatPlan("bot", level="random")]
        table = await new_table.create(
            node.tables, ada, NewTable("rosenkoenig", seats=seats, ready=False)
        )
        resign = Resign("r", table.id, 0)
        line.meanwhile = lambda: node.parts[Commands].command(ada, resign)
        await node.parts[Commands].command(ada, Ready("s", table.id, 0))
        found = await node.tables.open(table.id)
        async with asyncio.timeout(WAIT):
            while found.table.status == "playing":
                if found.table.player == 0:
                    action = found.table.state.format(found.table.state.legal_actions()[0])
                    move = Move(f"{found.table.seq}", table.id, 0, found.table.seq, action)
                    await node.parts[Commands].command(ada, move)
                await asyncio.sleep(0.01)
            await asyncio.sleep(0)
        await node.close()
        await database.close()
        assert found.table.ended_by == 0
        assert node.tables.metrics.errors == 0

    asyncio.run(run())
