"""A bot's turn belongs to the node where the bot thinks, for as long as it thinks."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from server.helpers import WAIT, sqlite_at
from tafelronde.server.base.config import Settings
from tafelronde.server.live import bot_turns, new_table
from tafelronde.server.live.games import Games
from tafelronde.server.node.node import Node
from tafelronde.server.storage.leases import lease, turns_due
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Append
from tafelronde.server.wire.requests import NewTable, SeatPlan

BOTS = [SeatPlan("bot", level="random"), SeatPlan("bot", level="random")]
SHORT = 1.0
"""Seconds of a lease here."""


def test_a_turn_stays_with_the_node_whose_bot_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "LEASE", SHORT)
    now = [1_800_000_000.0]

    async def play() -> None:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        assert isinstance(node.store, SqliteStore)
        node.store._steady = lambda: now[0]
        await node.open()
        start = node.pool._start
        try:
            await asyncio.wait_for(node.parts[Games].ready("rosenkoenig"), 5 * WAIT)
            assert node.parts[Games]._warming is not None
            await node.parts[Games]._warming
            begun: asyncio.Queue[int] = asyncio.Queue()

            async def stopped() -> Any:
                worker = await start()
                os.kill(worker.process.pid, signal.SIGSTOP)  # it does not even load the bot
                begun.put_nowait(worker.process.pid)
                return worker

            monkeypatch.setattr(node.pool, "_start", stopped)
            ada = await node.identities.add("Ada")
            table = await new_table.create(node.tables, ada, NewTable("rosenkoenig", seats=BOTS))
            async with asyncio.timeout(WAIT):
                worker = await begun.get()
            seq, first = await _row(node, table.id)
            assert first == now[0] + SHORT
            for _ in range(2):
                now[0] += 0.6 * SHORT
                async with asyncio.timeout(WAIT):
                    while (await _row(node, table.id))[1] < now[0] + SHORT:
                        await asyncio.sleep(0.02)
            assert now[0] > first
            assert (await _row(node, table.id))[0] == seq
            assert not await lease(node.store, table.id, int(seq), "another node", 1.0)
            os.kill(worker, signal.SIGCONT)
            async with asyncio.timeout(5 * WAIT):
                while (await _row(node, table.id))[0] == seq:
                    await asyncio.sleep(0.02)
        finally:
            await node.close()

    asyncio.run(play())


async def _row(node: Node, table: str) -> tuple[float, float]:
    """Its events, and until when the bot's turn is taken."""
    read = "SELECT seq, lease_until FROM tables WHERE id = $1"
    ((seq, until),) = await node.store.read(read, table)
    return float(str(seq)), float(str(until))


def test_a_lease_is_one_nodes_until_it_ends(tmp_path: Path) -> None:

    async def work() -> None:
        now = [5.0]
        store = SqliteStore(tmp_path / "tables.db", lambda: now[0])
        await store.open(lambda table, seq: None, lambda text: None)
        body = '{"t":"closed"}'
        await store.append(
            Append("t", 0, 1.0, [body], None, "playing", False, "{}", True, [], b"seed")
        )
        assert await turns_due(store) == ["t"]
        assert await lease(store, "t", 1, "a", 6.0)
        now[0] = 10.9
        assert await turns_due(store) == []
        assert not await lease(store, "t", 1, "b", 9.0)
        assert await lease(store, "t", 1, "a", 1.1)  # renewed
        now[0] = 11.5
        assert not await lease(store, "t", 1, "b", 9.0)
        now[0] = 12.1
        assert await turns_due(store) == ["t"]
        assert await lease(store, "t", 1, "b", 8.0)
        now[0] = 30.0
        assert not await lease(store, "t", 2, "b", 9.0)  # not at this event
        await store.append(Append("t", 1, 2.0, [body], None, "playing", False, "{}", True, []))
        now[0] = 0.5
        assert await turns_due(store) == ["t"]  # a new turn is free
        await store.append(Append("t", 2, 3.0, [body], None, "playing", False, "{}", False, []))
        now[0] = 99.0
        assert await turns_due(store) == []
        assert not await lease(store, "t", 3, "a", 1.0)
        await store.close()

    asyncio.run(work())
