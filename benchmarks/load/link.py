"""A WebSocket client that costs little, so that what is measured is the server.

Frames are written with a mask of zero, which leaves the text as it is (the server unmasks all the
same), and read without copies where they come whole.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
_MASK = bytes(4)


def frame(text: bytes, opcode: int = TEXT) -> bytes:
    """A message as a client sends it."""
    size = len(text)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + _MASK + text
    return bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big") + _MASK + text


class Link(asyncio.Protocol):
    """One socket. ``heard`` is called with every text."""

    def __init__(self, host: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self._host = host
        self._headers = headers
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    @classmethod
    async def connect(
        cls, host: str, port: int, headers: dict[str, str], heard: Callable[[bytes], None]
    ) -> Link:
        loop = asyncio.get_running_loop()
        _, link = await loop.create_connection(
            lambda: cls(f"{host}:{port}", headers, heard), host, port
        )
        async with asyncio.timeout(30):
            await link.opened
        return link

    def send(self, text: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(frame(text))

    def close(self) -> None:
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: Any = transport  # uvloop's is no asyncio.Transport
        headers = {
            "Host": self._host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
            **self._headers,
        }
        lines = ["GET /api/ws HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed at once"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")[:200]))
                return
            self._open = True
            self.opened.set_result(None)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hear all whole frames; what is left over."""
        at, end = 0, len(data)
        while at + 2 <= end:
            opcode, size, start = data[at] & 0xF, data[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            if start + size > end:
                break
            if opcode == TEXT:
                self._heard(data[start : start + size])
            elif opcode == PING:
                self._transport.write(frame(data[start : start + size], PONG))
            elif opcode == CLOSE:
                self._transport.close()
            at = start + size
        return data[at:]
