"""One guest makes tables of the strongest bots alone, as many as they are let."""

import asyncio

from ..aim import Aim

OFFER = "rosenkoenig,koenig_der_elfen"


async def attack(aim: Aim) -> None:
    line = await aim.guest()
    bots = [{"kind": "bot", "level": "master"}] * 6
    plan = {"game": "koenig_der_elfen", "players": 6, "seats": bots}
    while True:
        status, _ = await line.ask("POST", "/api/tables", plan)
        if status != 201:
            await asyncio.sleep(0.1)
