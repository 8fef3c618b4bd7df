"""A socket's writer, on a network that takes nothing for a while."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.helpers import WAIT, Browser, Server
from tafelronde.server import wire
from tafelronde.server.socket.outbound import Subscriber


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


class Hub:
    """Every table must be read first."""

    def news_at_hand(self, socket: Subscriber, table: str) -> bytes | None:
        del socket, table
        return None

    async def news(self, socket: Subscriber, table: str) -> list[bytes]:
        del socket, table
        return []

    def count_sent(self, messages: int) -> None:
        del messages


def test_a_table_may_be_left_while_the_socket_waits() -> None:
    async def play() -> None:
        line: Any = Line()
        hub: Any = Hub()
        socket = Subscriber(hub, line, None)
        socket.answer(wire.Done("one", "t", 1))
        socket.mark("t")
        await asyncio.sleep(0)  # the writer waits for the network now
        assert len(line.sent) == 1
        socket.dirty.pop("t", None)  # as the hub does when a table is left
        line.let.set()
        socket.answer(wire.Done("two", "t", 1))
        async with asyncio.timeout(WAIT):
            while len(line.sent) < 2:
                await asyncio.sleep(0.01)
        assert line.closed == []

    asyncio.run(play())


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part
def test_a_ping_does_not_wait_for_the_command_before_it(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "me", hints=True)

    async def play() -> None:
        async with ada.open() as page:
            await page.watch(table)
            head = page.heads[table]
            hint = await page.send("hint", table=table, seat=head["player"], level="hard")
            ping = await page.send("ping")
            while ping not in page.answers:
                await page.next()
            assert hint not in page.answers
            while hint not in page.answers:
                await page.next()

    asyncio.run(play())
