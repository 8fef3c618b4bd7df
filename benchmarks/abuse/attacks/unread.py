"""Sockets watch the games of others and the lobby, and never read their news."""

import asyncio

import msgspec

from ...load.link import frame
from ..aim import HONEST, Aim
from ..sockets import socket_of

SOCKETS = 300


async def prepare(aim: Aim) -> list[str]:
    """Games of bots that anybody may watch; their ids."""
    ids: list[str] = []
    host = await aim.guest("Hal", HONEST)
    for _ in range(4):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        plan = {"game": "rosenkoenig", "seats": seats, "public": True}
        status, head = await host.ask("POST", "/api/tables", plan)
        if status != 201:
            raise SystemExit(f"no table: {head}")
        ids.append(head["id"])
    aim.counts.clear()
    return ids


async def attack(aim: Aim) -> None:
    async def watch() -> None:
        while True:
            raw = await socket_of(aim)
            wishes = [{"t": "lobby", "id": "l"}]
            wishes += [{"t": "watch", "id": table, "table": table} for table in aim.given]
            again = b"".join(frame(msgspec.json.encode(wish)) for wish in wishes)
            while await raw.write(again):
                aim.counts["wishes"] += len(wishes)
                await asyncio.sleep(0.5)

    await asyncio.gather(*(watch() for _ in range(SOCKETS)))
