"""Messages of one socket, and those that it is spared."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from server.helpers import WAIT
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.socket import outbound
from tafelronde.server.socket.outbound import Subscriber
from tafelronde.server.socket.protocol import Connection


class Line:
    """A socket that takes everything."""

    is_full = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: list[tuple[int, str]] = []

    def send(self, *texts: bytes) -> None:
        self.sent += texts

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))


class Hall:
    """A lobby in which a test says what is new."""

    def __init__(self) -> None:
        self.people = 1
        self.asked = 0
        self.metrics = Metrics()

    async def lobby(self, user: str | None) -> Any:
        del user
        self.asked += 1
        return {"t": "lobby", "people": self.people}


def test_a_lobby_that_says_the_same_is_not_sent_again(monkeypatch: Any) -> None:
    monkeypatch.setattr(outbound, "LOBBY_PAUSE", 0.0)
    hall, line = Hall(), Line()

    async def told(socket: Subscriber) -> None:
        """Something changed in the hall; the socket has looked at it."""
        before = hall.asked
        socket.lobby_dirty = True
        socket.wake()
        async with asyncio.timeout(WAIT):
            while hall.asked == before or socket._writer is not None:
                await asyncio.sleep(0)

    async def work() -> None:
        socket = Subscriber(cast(Any, hall), cast(Connection, line), None)
        socket.lobby = True
        await told(socket)
        assert len(line.sent) == 1
        await told(socket)
        assert len(line.sent) == 1
        hall.people = 2
        await told(socket)
        assert len(line.sent) == 2
        assert line.sent[0] != line.sent[1]
        assert line.closed == []

    asyncio.run(work())
    assert hall.asked == 3
