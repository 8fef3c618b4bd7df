"""All that a spectator's socket gets of a table with a delay, byte by byte and tick by tick."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest

from server.helpers import WAIT, sqlite_at
from tafelronde.match import chance
from tafelronde.server import wire
from tafelronde.server.config import Settings
from tafelronde.server.limits import Asker
from tafelronde.server.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.service import new_table
from tafelronde.server.service.late_readers import LateReaders
from tafelronde.server.socket import outbound
from tafelronde.server.socket.inbound import Inbound
from tafelronde.server.views.delayed import TICK

ADA, EVE = Person("ada", "Ada"), Person("eve", "Eve")
DELAY = 3


class Line:
    """The network of a socket: what was sent, and when by the clock of the test."""

    round_trip = 0.0

    is_full = False

    def __init__(self, node: Node) -> None:
        self._node = node
        self.sent: list[tuple[float, bytes]] = []

    def send(self, *texts: bytes) -> None:
        tick = self._node.store.now() // TICK
        self.sent += [(tick, text) for text in texts]

    def pause(self, on: bool) -> None:
        assert not on


class Evening:
    """A server at which Ada plays both sides and Eve looks on; the clock and chance are the
    test's."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.now = 1000.0
        self.line = Line(node)
        self.table = self.said = ""
        self._numbers = itertools.count()

    async def begin(self) -> None:
        await self.node.games.ready("rosenkoenig")
        seats = [wire.SeatPlan("me"), wire.SeatPlan("me", name="Ben")]
        plan = wire.NewTable("rosenkoenig", seats=seats, public=True, delay=DELAY)
        self.table = (await new_table.create(self.node.tables, ADA, plan)).id
        line: Any = self.line
        self.eve = Inbound(self.node.context, self.node.hub, line, EVE, Asker("here", EVE.id))
        await self.ask(t="watch", table=self.table)
        await self.ask(t="lobby")
        await self.quiet()

    async def ask(self, **message: str) -> str:
        """Eve says something, and is answered; the id of the message."""
        id = f"e{next(self._numbers)}"
        self.eve.heard(json.dumps({**message, "id": id}).encode())
        async with asyncio.timeout(WAIT):
            while not any(f'"id":"{id}"'.encode() in text for _, text in self.line.sent):
                await asyncio.sleep(0)
        return id

    async def quiet(self) -> None:
        """All that was to be sent to Eve is sent: what was marked before a ping goes no later than
        the answer to the next one."""
        for _ in range(3):
            await self.ask(t="ping")

    async def decide(self, dice: random.Random) -> None:
        found = await self.node.tables.open(self.table)
        table = found.table
        action = table.state.format(dice.choice(table.state.legal_actions()))
        move = wire.Move(f"a{table.seq}", self.table, table.player, table.seq, action)
        await self.node.context.commands.command(ADA, move)
        await self.quiet()

    async def tick(self) -> None:
        self.now = (self.now // TICK + 1) * TICK + 0.25
        self.node.tables.late.announce()
        await self.quiet()


async def _evening(folder: Path, kept_back: random.Random, pauses: list[float]) -> Evening:
    """Some moves, then some that are kept back: of other dice, at other times between two ticks."""
    node = Node(Settings(database=sqlite_at(folder), workers=1, rate=1e5, games=("rosenkoenig",)))
    await node.open()
    evening = Evening(node)
    node.store.now = lambda: evening.now  # type: ignore[method-assign]
    try:
        await evening.begin()
        for _ in range(4):
            await evening.decide(random.Random(1))
            await evening.tick()
        for pause in pauses:
            evening.now += pause
            await evening.decide(kept_back)
        evening.said = await evening.ask(t="say", table=evening.table, text="How slow they are")
        await evening.quiet()
        for _ in range(3):
            await evening.tick()
    finally:
        await node.close()
    return evening


def test_what_is_kept_back_shows_neither_in_bytes_nor_in_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: LateReaders) -> None:
        del self

    monkeypatch.setattr(LateReaders, "_tick", never)  # the test's own ticks
    monkeypatch.setattr(outbound, "LOBBY_PAUSE", 0.0)
    monkeypatch.setattr(chance, "new_seed", lambda: bytes(32))
    evenings: list[Evening] = []
    for name, dice, pauses in (("one", 5, [0.0, 1.0, 0.5]), ("other", 6, [1.25, 0.0, 0.25])):
        names = itertools.count()
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size, names=names: f"id{next(names)}")
        (tmp_path / name).mkdir()
        evenings.append(asyncio.run(_evening(tmp_path / name, random.Random(dice), pauses)))
    one, other = (evening.line.sent for evening in evenings)
    assert one == other
    news = [json.loads(text) for _, text in one]
    heads = [message["head"] for message in news if message["t"] == "table"]
    assert heads[-1]["ply"] > heads[0]["ply"]
    (said,) = (m for m in news if m["t"] == "done" and m["id"] == evenings[0].said)
    assert said["seq"] == heads[-2]["seq"] < heads[-1]["seq"]
