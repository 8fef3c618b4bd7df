"""Nobody waits for an answer while rules are compiled: the table stands, and is dealt later."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest

from server.helpers import WAIT, sqlite_at
from tafelronde.server.base.config import Settings
from tafelronde.server.bots.process import WorkerProcess
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.games import Games
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.people.presence import Presence
from tafelronde.server.storage.store import events_since
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.render import news
from tafelronde.server.wire.commands import Ready, Sit
from tafelronde.server.wire.requests import NewTable, SeatPlan
from tafelronde.server.wire.shown import Head

pytestmark = pytest.mark.usefixtures("nothing_compiled")
FULL = [SeatPlan("me"), SeatPlan("bot", level="random")]


@contextlib.asynccontextmanager
async def _node(database: str, *, compiles: bool) -> AsyncIterator[Node]:
    """A node in this process; unless it ``compiles``, its compiler is stopped before it begins."""
    node = Node(Settings(database=database, workers=1, games=("rosenkoenig",)))
    start = node.pool._start

    async def start_stopped() -> WorkerProcess:
        worker = await start()
        os.kill(worker.process.pid, signal.SIGSTOP)
        return worker

    try:
        with contextlib.ExitStack() as stack:
            if not compiles:
                stack.enter_context(patch.object(node.pool, "_start", start_stopped))
            await node.open()
            while not compiles and not node.pool.processes():
                await asyncio.sleep(0.005)
        assert compiles or not node.parts[Games].is_ready("rosenkoenig")
        yield node
    finally:
        await node.close()


async def _ada(node: Node) -> Person:
    return await node.identities.add("Ada")


def _head(node: Node, table: str, user: str | None) -> Head:
    found = node.tables.known(table)
    assert found is not None
    views, waiting = found.seen_by(user)
    return news(views, user, 0, node.parts[Presence].is_there, waiting, 0).head


async def _playing(node: Node, table: str) -> Table:
    """The table, once it has been dealt."""
    async with asyncio.timeout(WAIT):
        while True:
            found = (await node.tables.open(table)).table
            if found.status == "playing":
                return found
            await asyncio.sleep(0.02)


async def _started(node: Node, table: str) -> int:
    rows = await events_since(node.store, table, 0)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return sum(isinstance(row.event, e.Started) for row in rows)


def _go_on(node: Node) -> None:
    for process in node.pool.processes():
        os.kill(process, signal.SIGCONT)


def test_a_full_table_is_made_at_once_and_dealt_when_the_rules_are_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with _node(sqlite_at(tmp_path), compiles=False) as node:
            ada = await _ada(node)
            plan = NewTable("rosenkoenig", seats=FULL)
            table = (await new_table.create(node.tables, ada, plan)).id
            head = _head(node, table, ada.id)
            assert (head.status, head.waiting, head.view) == ("open", "rules-warm-up", None)
            assert await _started(node, table) == 0
            _go_on(node)
            assert (await _playing(node, table)).ply
            assert _head(node, table, ada.id).waiting != "rules-warm-up"
            assert await _started(node, table) == 1

    asyncio.run(play())


def test_the_last_to_be_ready_does_not_wait_and_may_take_it_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with _node(sqlite_at(tmp_path), compiles=False) as node:
            ada, zoe = await _ada(node), await node.identities.add("Zoë")
            table = (await new_table.create(node.tables, ada, NewTable("rosenkoenig"))).id
            desk = node.parts[Commands]
            await desk.command(zoe, Sit("1", table, 1))
            await desk.command(zoe, Ready("2", table, 1))
            assert _head(node, table, None).waiting == "rules-warm-up"
            await desk.command(zoe, Ready("3", table, 1, on=False))
            assert _head(node, table, zoe.id).waiting == ""
            _go_on(node)
            await asyncio.wait_for(node.parts[Games].ready("rosenkoenig"), WAIT)
            assert await _started(node, table) == 0
            await desk.command(zoe, Ready("4", table, 1))
            assert (await _playing(node, table)).status == "playing"

    asyncio.run(play())


def test_it_is_dealt_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with _node(sqlite_at(tmp_path), compiles=False) as node:
            plan = NewTable("rosenkoenig", seats=FULL)
            table = (await new_table.create(node.tables, await _ada(node), plan)).id
        async with _node(sqlite_at(tmp_path), compiles=True) as node:
            await _playing(node, table)
            assert await _started(node, table) == 1

    asyncio.run(play())


def test_one_of_two_nodes_deals(empty_postgres: str) -> None:
    async def play() -> None:
        async with (
            _node(empty_postgres, compiles=False) as one,
            _node(empty_postgres, compiles=False) as other,
        ):
            ada = await _ada(one)
            plan = NewTable("rosenkoenig", seats=FULL)
            tables = [(await new_table.create(one.tables, ada, plan)).id for _ in range(5)]
            for table in tables:
                await other.tables.open(table)
                assert _head(other, table, ada.id).waiting == "rules-warm-up"
            _go_on(one)
            _go_on(other)
            for table in tables:
                first, second = await _playing(one, table), await _playing(other, table)
                assert first.log[:5] == second.log[:5]
                assert await _started(one, table) == 1
            assert one.tables.metrics.errors == other.tables.metrics.errors == 0

    asyncio.run(play())
