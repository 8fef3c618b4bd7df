"""Raw connections and WebSockets of an attacker, who keeps to no rules."""

from __future__ import annotations

import asyncio
import contextlib
import socket

from ..load.link import frame
from .aim import ATTACKER, Aim

UPGRADE = (
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Raw:
    """A connection on which anything can be written, and need not be read."""

    def __init__(self, aim: Aim, line: socket.socket) -> None:
        self._aim = aim
        self._line = line
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def connect(cls, aim: Aim) -> Raw:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        line.bind((ATTACKER, 0))
        await asyncio.get_running_loop().sock_connect(line, (aim.host, aim.port))
        return cls(aim, line)

    async def write(self, data: bytes) -> bool:
        """Whether it is still open."""
        try:
            await self._loop.sock_sendall(self._line, data)
        except OSError:
            self._aim.counts["connections closed"] += 1
            self.close()
            return False
        return True

    async def upgrade(self, cookie: str = "") -> bool:
        """Become a WebSocket; whether the node allowed it."""
        more = f"Cookie: {cookie}\r\n".encode() if cookie else b""
        answer = b""
        if await self.write(UPGRADE + more + b"\r\n"):
            with contextlib.suppress(OSError):
                while b"\r\n\r\n" not in answer:
                    data = await self._loop.sock_recv(self._line, 1024)
                    if not data:
                        break
                    answer += data
        status = answer[9:12].decode() or "closed"
        self._aim.counts[f"handshakes {status}"] += 1
        if status != "101":
            self.close()
        return status == "101"

    async def read_on(self) -> None:
        """Read until the node closes, and answer its pings."""
        with contextlib.suppress(OSError):
            while data := await self._loop.sock_recv(self._line, 65_536):
                self._aim.counts["bytes read"] += len(data)
                if data.endswith(b"\x89\x00"):
                    await self._loop.sock_sendall(self._line, frame(b"", 0xA))
        self._aim.counts["connections closed"] += 1
        self.close()

    def close(self) -> None:
        self._line.close()


async def socket_of(aim: Aim, cookie: str = "") -> Raw:
    """A WebSocket; asked for again and again while it is not allowed."""
    while True:
        with contextlib.suppress(OSError):
            raw = await Raw.connect(aim)
            if await raw.upgrade(cookie):
                return raw
        await asyncio.sleep(0.1)
