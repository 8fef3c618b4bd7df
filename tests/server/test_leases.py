"""A bot's turn belongs to the node where the bot thinks, for as long as it thinks."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from server.helpers import WAIT, sqlite_at
from tafelronde.server import wire
from tafelronde.server.config import Settings
from tafelronde.server.run import Node
from tafelronde.server.service import bot_turns, new_table
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Append, lease, turns_due

BOTS = [wire.SeatPlan("bot", level="random"), wire.SeatPlan("bot", level="random")]
SHORT = 0.6
"""Seconds of a lease here."""


def test_a_turn_stays_with_the_node_whose_bot_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "LEASE", SHORT)

    async def play() -> None:
        node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
        await node.open()
        try:
            await asyncio.wait_for(node.games.ready("rosenkoenig"), 5 * WAIT)
            assert node.games._warming is not None
            await node.games._warming
            before = set(node.pool.processes())
            ada = await node.identities.add("Ada")
            table = await new_table.create(
                node.tables, ada, wire.NewTable("rosenkoenig", seats=BOTS)
            )
            worker = await _new_process(node, before)
            os.kill(worker, signal.SIGSTOP)  # it has not even loaded the bot
            (seq, first), *_ = await _row(node, table.id)
            await asyncio.sleep(3 * SHORT)
            now = time.time()
            ((still, until),) = await _row(node, table.id)
            assert still == seq
            assert until > now > first
            assert not await lease(node.store, table.id, int(seq), "another node", now, now + 1)
            os.kill(worker, signal.SIGCONT)
            async with asyncio.timeout(5 * WAIT):
                while (await _row(node, table.id))[0][0] == seq:
                    await asyncio.sleep(0.02)
        finally:
            await node.close()

    asyncio.run(play())


async def _new_process(node: Node, before: set[int]) -> int:
    async with asyncio.timeout(WAIT):
        while not (found := set(node.pool.processes()) - before):
            await asyncio.sleep(0.002)
    return found.pop()


async def _row(node: Node, table: str) -> list[tuple[float, float]]:
    """Its events, and until when the bot's turn is taken."""
    rows = await node.store.read("SELECT seq, lease_until FROM tables WHERE id = $1", table)
    return [(float(str(seq)), float(str(until))) for seq, until in rows]


def test_a_lease_is_one_nodes_until_it_ends(tmp_path: Path) -> None:

    async def work() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda table, seq: None, lambda text: None)
        body = '{"t":"closed"}'
        await store.append(
            Append("t", 0, 1.0, [body], None, "playing", False, "{}", True, [], b"seed")
        )
        assert await turns_due(store, 5.0) == ["t"]
        assert await lease(store, "t", 1, "a", 5.0, 11.0)
        assert await turns_due(store, 10.9) == []
        assert not await lease(store, "t", 1, "b", 10.9, 20.0)
        assert await lease(store, "t", 1, "a", 10.9, 12.0)  # renewed
        assert not await lease(store, "t", 1, "b", 11.5, 20.0)
        assert await turns_due(store, 12.1) == ["t"]
        assert await lease(store, "t", 1, "b", 12.1, 20.0)
        assert not await lease(store, "t", 2, "b", 30.0, 40.0)  # not at this event
        await store.append(Append("t", 1, 2.0, [body], None, "playing", False, "{}", True, []))
        assert await turns_due(store, 0.5) == ["t"]  # a new turn is free
        await store.append(Append("t", 2, 3.0, [body], None, "playing", False, "{}", False, []))
        assert await turns_due(store, 99.0) == []
        assert not await lease(store, "t", 3, "a", 99.0, 100.0)
        await store.close()

    asyncio.run(work())
