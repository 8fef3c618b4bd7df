"""All that a spectator's socket gets of a table with a delay, byte by byte and tick by tick."""

import asyncio
import itertools
import json
import random
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.helpers import WAIT, sqlite_at
from tables import daily
from tafelronde.server.base.config import Settings
from tafelronde.server.features.lobby.service import Lobby
from tafelronde.server.http.limits import Asker
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.games import Games
from tafelronde.server.live.late_readers import LateReaders
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.socket import outbound
from tafelronde.server.socket.talk import Inbound
from tafelronde.server.views.delayed import TICK
from tafelronde.server.wire.commands import Leave, Move, Resign, Return
from tafelronde.server.wire.requests import NewTable, SeatPlan

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
        now = self._node.store.now()
        self.sent += [(now, text) for text in texts]

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
        self.left = -1
        self._numbers = itertools.count()

    async def begin(self) -> None:
        await self.node.parts[Games].ready("rosenkoenig")
        seats = [SeatPlan("me"), SeatPlan("me", name="Ben")]
        plan = NewTable("rosenkoenig", seats=seats, public=True, delay=DELAY)
        self.table = (await new_table.create(self.node.tables, ADA, plan)).id
        line: Any = self.line
        self.eve = Inbound(self.node.parts, self.node.hub, line, EVE, Asker("here", EVE.id))
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

    async def wait(self, seconds: float) -> None:
        """Time goes on, and Eve looks at the hall."""
        self.now += seconds
        await self.quiet()
        cards = await self.node.parts[Lobby].tables(EVE.id)
        self.line.sent.append((self.now, msgspec.json.encode(cards)))

    async def secretly(self, t: str) -> None:
        """Something that is no decision, and that Eve is not to notice."""
        found = await self.node.tables.open(self.table)
        seat = found.table.player if t != "return" else self.left
        self.left = seat
        id = f"s{found.table.seq}"
        command = {
            "leave": lambda: Leave(id, self.table, seat, "random"),
            "return": lambda: Return(id, self.table, seat),
            "resign": lambda: Resign(id, self.table, seat, "random"),
        }[t]()
        await self.node.parts[Commands].command(ADA, command)
        await self.quiet()

    async def decide(self, dice: random.Random) -> None:
        found = await self.node.tables.open(self.table)
        table = found.table
        action = table.state.format(dice.choice(table.state.legal_actions()))
        move = Move(f"a{table.seq}", self.table, table.player, table.seq, action)
        await self.node.parts[Commands].command(ADA, move)
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
    monkeypatch.setattr(new_table, "new_seed", lambda: bytes(32))
    evenings: list[Evening] = []
    for name, dice, pauses in (("one", 5, [0.0, 1.0, 0.5]), ("other", 6, [1.25, 0.0, 0.25])):
        names = itertools.count()
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size, names=names: f"id{next(names)}")
        (tmp_path / name).mkdir()
        evenings.append(asyncio.run(_evening(tmp_path / name, random.Random(dice), pauses)))
    one, other = ([(now // TICK, text) for now, text in evening.line.sent] for evening in evenings)
    assert one == other
    news = [json.loads(text) for _, text in one]
    heads = [message["head"] for message in news if message["t"] == "table"]
    assert heads[-1]["ply"] > heads[0]["ply"]
    (said,) = (m for m in news if m["t"] == "done" and m["id"] == evenings[0].said)
    assert said["seq"] == heads[-2]["seq"] < heads[-1]["seq"]


Hidden = list[tuple[float, str]]
"""The events between two ticks: their times and names; '': a decision."""


async def _between_two_ticks(
    folder: Path, hidden: Hidden, before: int
) -> list[tuple[float, bytes]]:
    """All that Eve gets from one tick up to the next, with the exact times, while this happens;
    ``before``: decisions before that."""
    node = Node(Settings(database=sqlite_at(folder), workers=1, rate=1e5, games=("rosenkoenig",)))
    await node.open()
    evening = Evening(node)
    node.store.now = lambda: evening.now  # type: ignore[method-assign]
    try:
        await evening.begin()
        await evening.tick()
        for _ in range(before):
            await evening.decide(random.Random(1))
            await evening.tick()
        evening.line.sent.clear()
        for step in range(7):  # a quarter of a second each; Eve does the same in every evening
            for at, what in hidden:
                if at == step:
                    if what:
                        await evening.secretly(what)
                    else:
                        await evening.decide(random.Random(step))
            await evening.wait(0.2)
        return evening.line.sent
    finally:
        await node.close()


@pytest.mark.parametrize("before", daily([0, 5], [5], {0: "opening", 5: "middle"}.__getitem__))
def test_nothing_tells_whether_how_often_and_when_something_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    async def never(self: LateReaders) -> None:
        del self

    monkeypatch.setattr(LateReaders, "_tick", never)
    monkeypatch.setattr(outbound, "LOBBY_PAUSE", 0.0)
    monkeypatch.setattr(new_table, "new_seed", lambda: bytes(32))
    hidden: dict[str, Hidden] = {
        "nothing": [],
        "one decision": [(2, "")],
        "five": [(0, ""), (1, ""), (1, ""), (3, ""), (5, "")],
        "somebody leaves": [(3, "leave")],
        "somebody is away": [(1, "leave"), (4, "return")],
        "it ends": [(2, "resign")],
    }
    told: dict[str, list[tuple[float, bytes]]] = {}
    for name, happens in hidden.items():
        names = itertools.count()
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size, names=names: f"id{next(names)}")
        (tmp_path / name).mkdir()
        told[name] = asyncio.run(_between_two_ticks(tmp_path / name, happens, before))
    pings = [text for _, text in told["nothing"] if b"pong" in text]
    assert len(pings) == 3 * 7
    for name, sent in told.items():
        # Eve pings once more after each thing that happens, so that all is sent that was marked.
        quiet = [(now, text) for now, text in sent if b'"pong"' not in text]
        assert quiet == [(n, text) for n, text in told["nothing"] if b'"pong"' not in text], name
