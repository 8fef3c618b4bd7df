"""Connections between clients and nodes, with delay, breaks and cuts; see ``simulation``."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from tafelronde.server.node.node import Node
from tafelronde.server.socket.inbound import Upgrade
from tafelronde.server.socket.outbound import Subscriber

_KEY = base64.b64encode(bytes(16)).decode()
SLOWEST = 0.4
"""Seconds that a message takes at most, unless the line is cut."""


@contextlib.contextmanager
def sockets_in_order() -> Iterator[None]:
    """Sets of sockets have the same order every time, not that of their places in memory."""
    numbers: dict[int, int] = {}

    def number(socket: Subscriber) -> int:
        return numbers.setdefault(id(socket._line), len(numbers))

    kept: list[Any] = []
    begin = Subscriber.__init__

    def begin_numbered(socket: Subscriber, *given: Any) -> None:
        begin(socket, *given)
        kept.append(socket._line)  # so that its place in memory is nobody else's
        number(socket)

    with patch.multiple(Subscriber, __init__=begin_numbered, __hash__=number):
        yield


class _Transport(asyncio.Transport):
    """The server's end of a line."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line

    def write(self, data: Any) -> None:
        if not self._line.is_closing:
            self._line.to_client(bytes(data))

    def is_closing(self) -> bool:
        return self._line.is_closing

    def close(self) -> None:
        self._line.end()

    def abort(self) -> None:
        self._line.end()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name == "peername" else default


class Line:
    """A connection: what is sent arrives in its order, late, or not at all."""

    def __init__(self, node: Node, cookie: str, rng: random.Random) -> None:
        self.node = node
        self._loop = asyncio.get_running_loop()
        self._rng = rng
        self.inbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        """The messages that the client has received; None: the line was cut."""
        self.is_closing = False
        self._client_is_gone = False
        self._last = {"client": 0.0, "server": 0.0}
        self.stuck_until = 0.0
        self._rest = b""
        self._upgraded = False
        state = SimpleNamespace(connections=set())
        self._server = Upgrade(node.parts, node.hub, server_state=state)
        self._server.connection_made(_Transport(self))
        request = (
            "GET /api/ws HTTP/1.1\r\nHost: localhost\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: tafelronde={cookie}\r\n\r\n"
        )
        self._to_server(request.encode())

    def _when(self, end: str) -> float:
        """When what is sent now arrives: after all that was sent before."""
        due = self._loop.time() + self._rng.random() ** 3 * SLOWEST
        self._last[end] = max(due, self._last[end] + 1e-6, self.stuck_until)
        return self._last[end]

    def _to_server(self, data: bytes) -> None:
        def arrive() -> None:
            if not self.is_closing:
                self._server.data_received(data)

        self._loop.call_at(self._when("server"), arrive)

    def to_client(self, data: bytes) -> None:
        def arrive() -> None:
            if not self._client_is_gone:
                self._read(data)

        self._loop.call_at(self._when("client"), arrive)

    def send(self, message: dict[str, Any]) -> None:
        self._frame(0x81, json.dumps(message).encode())

    def _frame(self, first: int, data: bytes) -> None:
        if len(data) < 126:
            head = bytes((first, 0x80 | len(data)))
        else:
            head = bytes((first, 0xFE)) + len(data).to_bytes(2, "big")
        self._to_server(head + bytes(4) + data)

    def _read(self, data: bytes) -> None:
        self._rest += data
        if not self._upgraded:
            head, end, rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                return self.leave()
            self._upgraded, self._rest = True, rest
        while len(self._rest) >= 2:
            size, start = self._rest[1], 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(self._rest[2 : 2 + width], "big"), 2 + width
            if len(self._rest) < start + size:
                return
            kind, body = self._rest[0], self._rest[start : start + size]
            self._rest = self._rest[start + size :]
            if kind == 0x81:
                self.inbox.put_nowait(json.loads(body))
            elif kind == 0x89:
                self._frame(0x8A, body)
            else:
                return self.leave()

    def leave(self, after: float = 0.0) -> None:
        """The client takes the line for dead; the server hears of it ``after`` some seconds, and
        what was on its way to it still arrives before."""
        if not self._client_is_gone:
            self._client_is_gone = True
            self.inbox.put_nowait(None)
            self._loop.call_at(max(self._loop.time() + after, self.stuck_until), self.end)

    def end(self) -> None:
        """The server's end is closed; the client hears of it later."""
        if not self.is_closing:
            self.is_closing = True
            self._loop.call_soon(self._server.connection_lost, None)
            self._loop.call_at(self._when("client"), self.leave)
