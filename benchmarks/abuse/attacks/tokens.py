"""Connections ask with bearer tokens that nobody has, each another."""

import asyncio
import secrets

from ..aim import Aim

CONNECTIONS = 50


async def attack(aim: Aim) -> None:
    async def guess() -> None:
        line = await aim.line()
        while True:
            token = secrets.token_urlsafe(32)
            await line.ask("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})

    await asyncio.gather(*(guess() for _ in range(CONNECTIONS)))
