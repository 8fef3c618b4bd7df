"""A socket's writer, on a network that takes nothing for a while."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from server.helpers import WAIT, Browser, Server, sqlite_at
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.socket.outbound import Subscriber
from tafelronde.server.wire.messages import Done

HELD = """
from asyncio import sleep
from pathlib import Path
from tafelronde.server.bots.turn import Turn
advise = Turn.advise
async def held(*given):
    while not Path({file!r}).exists():
        await sleep(0.01)
    return await advise(*given)
Turn.advise = held
"""
"""A node whose advice takes for as long as a file is not there."""


class Line:
    """A network that takes no more until it is let."""

    round_trip = 0.0

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: list[int] = []
        self.is_full = True
        self.let = asyncio.Event()

    def send(self, *texts: bytes) -> None:
        self.sent += texts

    async def drained(self) -> None:
        await self.let.wait()
        self.is_full = False

    def close(self, code: int, reason: str) -> None:
        del reason
        self.closed.append(code)


class News:
    """Every table must be read first."""

    def __init__(self) -> None:
        self.metrics = Metrics()

    def at_hand(self, user: str | None, table: str, watched: object) -> bytes | None:
        del user, table, watched
        return None

    async def of(self, user: str | None, table: str, watched: object) -> list[bytes]:
        del user, table, watched
        return []


def test_a_table_may_be_left_while_the_socket_waits() -> None:
    async def play() -> None:
        line: Any = Line()
        news: Any = News()
        socket = Subscriber(news, line, None)
        socket.answer(Done("one", "t", 1))
        socket.mark("t")
        await asyncio.sleep(0)  # the writer waits for the network now
        assert len(line.sent) == 1
        socket.dirty.pop("t", None)  # as the hub does when a table is left
        line.let.set()
        socket.answer(Done("two", "t", 1))
        async with asyncio.timeout(WAIT):
            while len(line.sent) < 2:
                await asyncio.sleep(0.01)
        assert line.closed == []

    asyncio.run(play())


def test_a_ping_does_not_wait_for_the_command_before_it(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    node = Server(sqlite_at(tmp_path))
    node.before.append(HELD.format(file=str(asked)))
    with contextlib.ExitStack() as stack:
        stack.callback(node.start().stop)
        _ping_while_a_bot_thinks(Browser(node.url, "Ada"), asked)


def _ping_while_a_bot_thinks(ada: Browser, asked: Path) -> None:
    table = ada.table("me", "me", hints=True)

    async def play() -> None:
        async with ada.open() as page:
            await page.watch(table)
            head = page.heads[table]
            hint = await page.send("hint", table=table, seat=head["player"])
            ping = await page.send("ping")
            while ping not in page.answers:
                await page.next()
            assert hint not in page.answers
            asked.touch()
            while hint not in page.answers:
                await page.next()

    asyncio.run(play())
