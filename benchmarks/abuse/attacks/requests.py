"""Connections without a cookie ask for the lobby, for pages and for nothing that exists."""

import asyncio

from ..aim import Aim

CONNECTIONS = 100
PATHS = ("/api/tables", "/", "/api/schema", "/api/nothing", "/health")


async def attack(aim: Aim) -> None:
    async def ask(number: int) -> None:
        while True:
            try:
                line = await aim.line()
                while True:
                    await line.ask("GET", PATHS[number % len(PATHS)])
            except (OSError, EOFError):
                aim.counts["connections closed"] += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(*map(ask, range(CONNECTIONS)))
