"""Connections without a cookie read the replay of one finished game, again and again."""

import asyncio

from ..aim import HONEST, Aim

OFFER = "rosenkoenig,kaiser_koenig_edelmann"
CONNECTIONS = 4


async def prepare(aim: Aim) -> str:
    """A game that bots play to its end; its id."""
    host = await aim.guest("Hal", HONEST)
    bots = [{"kind": "bot", "level": "random"}] * 3
    plan = {"game": "kaiser_koenig_edelmann", "players": 3, "seats": bots, "public": True}
    status, head = await host.ask("POST", "/api/tables", plan)
    if status != 201:
        raise SystemExit(f"no table: {head}")
    while head["status"] != "over":
        await asyncio.sleep(0.5)
        _, news = await host.ask("GET", f"/api/tables/{head['id']}")
        head = news["head"]
    aim.counts.clear()
    return head["id"]


async def attack(aim: Aim) -> None:
    async def read() -> None:
        line = await aim.line()
        while True:
            await line.ask("GET", f"/api/tables/{aim.given}/replay?since=0&count=100")

    await asyncio.gather(*(read() for _ in range(CONNECTIONS)))
