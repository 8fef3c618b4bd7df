"""Sockets without a name send messages as fast as they can, and look at the lobby."""

import asyncio

import msgspec

from ...load.link import frame
from ..aim import Aim
from ..sockets import socket_of

SOCKETS = 300
_LOBBY = frame(msgspec.json.encode({"t": "lobby", "id": "l"}))
_PINGS = 100 * frame(msgspec.json.encode({"t": "ping", "id": "p"}))


async def attack(aim: Aim) -> None:
    async def talk() -> None:
        while True:
            raw = await socket_of(aim)
            reading = asyncio.create_task(raw.read_on())
            await raw.write(_LOBBY)
            while await raw.write(_PINGS):
                aim.counts["messages"] += 100
            reading.cancel()

    await asyncio.gather(*(talk() for _ in range(SOCKETS)))
