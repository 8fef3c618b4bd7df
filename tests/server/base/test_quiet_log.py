"""Failures that last are logged once; work that fails again and again is tried ever less often."""

import asyncio
import itertools
import json
import time
from pathlib import Path
from typing import Any

import pytest

from server.helpers import WAIT, sqlite_at
from tafelronde.server.base import background
from tafelronde.server.base.backoff import Backoff
from tafelronde.server.base.config import Settings
from tafelronde.server.http.limits import Asker
from tafelronde.server.live import bot_turns, new_table
from tafelronde.server.live.bot_turns import BotTurns
from tafelronde.server.live.games import Games
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.node.node import Node
from tafelronde.server.socket.talk import Inbound
from tafelronde.server.storage.store import Append
from tafelronde.server.table.table import Table
from tafelronde.server.wire.requests import NewTable, SeatPlan


class Line:
    """A socket that keeps what is sent."""

    round_trip = 0.0

    is_full = False

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, *texts: bytes) -> None:
        self.sent += map(json.loads, texts)

    def pause(self, on: bool) -> None:
        assert not on

    async def until(self, number: int) -> None:
        """Wait for this number of answers, the welcome aside."""
        async with asyncio.timeout(WAIT):
            while len(self.sent) <= number:
                await asyncio.sleep(0.01)


async def _node(tmp_path: Path) -> Node:
    node = Node(Settings(database=sqlite_at(tmp_path), workers=1, games=("rosenkoenig",)))
    await node.open()
    return node


def test_an_outage_of_the_database_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_turns, "SCAN", 0.02)

    async def fails(*_: object) -> Any:
        raise OSError("disk I/O error")

    async def play() -> None:
        node = await _node(tmp_path)
        try:
            line: Any = Line()
            talk = Inbound(
                node.parts, node.hub, line, await node.identities.add("Ada"), Asker("here")
            )
            for outage in range(1, 3):
                with monkeypatch.context() as away:
                    away.setattr(node.store, "read", fails)
                    for _ in range(5):
                        talk.heard(b'{"t":"watch","id":"1","table":"somewhere","seq":0}')
                    await line.until(5 * outage)
                    await asyncio.sleep(0.1)  # the server looks for bots' turns meanwhile
                assert {answer.get("reason") for answer in line.sent[-5:]} == {"no-database"}
                async with asyncio.timeout(WAIT):
                    while len(caplog.messages) < 2 * outage:
                        await asyncio.sleep(0.01)
        finally:
            await node.close()

    asyncio.run(play())
    pair = ["the database fails: disk I/O error", "the database answers again"]
    assert caplog.messages == 2 * pair


def test_a_turn_that_keeps_failing_rests_ever_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_turns, "SCAN", 0.05)
    monkeypatch.setattr(background, "RESTS", Backoff(0.05, 0.4))
    tried: list[float] = []

    async def fails(_: LiveTable) -> None:
        tried.append(time.monotonic())
        raise RuntimeError("no such rules")

    async def dealt(node: Node, plan: NewTable) -> Table:
        append = node.store.append

        async def found_at_once(batch: Append) -> None:
            """A search for due turns opens the table before who makes it goes on."""
            await append(batch)
            async with asyncio.timeout(WAIT):
                while not tried:
                    await asyncio.sleep(0.01)

        monkeypatch.setattr(node.store, "append", found_at_once)
        found = await new_table.create(node.tables, await node.identities.add("Ada"), plan)
        tried.clear()  # what failed before it was told that the server has to act is forgiven
        caplog.clear()
        async with asyncio.timeout(WAIT):
            while len(tried) < 6:
                await asyncio.sleep(0.01)
            monkeypatch.undo()
            while found.status != "playing":
                await asyncio.sleep(0.01)
        return found

    async def play() -> None:
        node = await _node(tmp_path)
        try:
            monkeypatch.setattr(node.parts[BotTurns], "_deal", fails)
            monkeypatch.setattr(node.parts[Games], "is_ready", lambda _: False)
            seats = [SeatPlan("me"), SeatPlan("me", name="Ben")]
            table = await dealt(node, NewTable("rosenkoenig", seats=seats))
            assert table.ply
        finally:
            await node.close()

    asyncio.run(play())
    pauses = [after - before for before, after in itertools.pairwise(tried)]
    for rest, least in zip(pauses, (0.05, 0.1, 0.2, 0.4, 0.4), strict=False):
        assert rest >= least
    assert sum("tried again" in message for message in caplog.messages) == len(tried)
