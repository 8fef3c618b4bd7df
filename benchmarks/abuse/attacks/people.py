"""One address becomes as many new people as it can, and each tries to use a code."""

import asyncio

from ..aim import Aim

CONNECTIONS = 50


async def attack(aim: Aim) -> None:
    async def come() -> None:
        line = await aim.line()
        while True:
            line.cookie = ""
            await line.ask("POST", "/api/session", {"name": "Stranger"})
            await line.ask("POST", "/api/session/code", {"code": "ABCDE-FGHIJ"})

    await asyncio.gather(*(come() for _ in range(CONNECTIONS)))
