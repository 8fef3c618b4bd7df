"""One guest sits at many tables with the strongest bots, and moves wherever it is their turn."""

import asyncio
import itertools

from ..aim import Aim

OFFER = "rosenkoenig,koenig_der_elfen"
TABLES = 100


async def attack(aim: Aim) -> None:
    line = await aim.guest()
    numbers = itertools.count()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "master"}] * 5]
    plan = {"game": "koenig_der_elfen", "players": 6, "seats": seats}
    tables: list[str] = []
    while True:
        if len(tables) < TABLES:
            status, head = await line.ask("POST", "/api/tables", plan)
            if status == 201:
                tables.append(head["id"])
                aim.counts["tables"] += 1
        for table in tables:
            status, news = await line.ask("GET", f"/api/tables/{table}")
            if status != 200 or not (legal := news["head"]["legal"]):
                await asyncio.sleep(0.05)
                continue
            head = news["head"]
            move = {"t": "move", "id": f"{next(numbers)}", "table": table, "seat": head["player"]}
            await line.ask(
                "POST", "/api/command", move | {"seq": head["seq"], "action": legal[0]["action"]}
            )
            aim.counts["moves"] += 1
