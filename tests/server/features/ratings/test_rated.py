"""A rated game: what it forbids, and that a rematch is rated again."""

import asyncio
from typing import Any

import pytest

from server.helpers import Browser, Server

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)
BOT = {"kind": "bot", "level": "easy"}


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}]}, "rated"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}, "rated"),
        ({"seats": [BOT, BOT]}, "bad-option"),
        ({"hints": True}, "bad-option"),
    ],
)
def test_tables_that_are_not_rated(server: Server, plan: dict[str, Any], reason: str) -> None:
    ada = Browser(server.url, "Ada")
    status, refused = ada.post("/api/tables", {"game": "rosenkoenig", "rated": True, **plan})
    assert (status in (400, 409), refused["reason"]) == (True, reason)


def test_what_a_rated_game_forbids(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = ada.table("me", "open", rated=True)

    async def play() -> None:
        async with ada.open() as one, zoe.open() as two:
            head = await one.watch(table)
            assert (head["rated"], head["hints"]) == (True, "none")
            await two.watch(table)
            assert (await one.ask("sit", table=table, seat=1))["reason"] == "rated"
            for level in ("random", "greedy"):
                refused = await one.ask("bot", table=table, seat=1, level=level)
                assert refused["reason"] == "rated"
            await two.do("sit", table=table, seat=1)
            await two.do("ready", table=table, seat=1)
            head = await one.when(table, lambda h: h["status"] == "playing")
            assert (await one.ask("hint", table=table, seat=0))["reason"] == "rated"
            await one.do(
                "move", table=table, seat=0, seq=head["seq"], action=head["legal"][0]["action"]
            )
            head = await one.when(table, lambda h: h["player"] == 1)
            assert head["undo"]["state"] == "no"
            assert head["undo"]["reason"] == "rated"
            assert (await one.ask("undo", table=table, seat=0))["reason"] == "rated"
            assert (await one.ask("leave", table=table, seat=0))["reason"] == "rated"
            await two.do("resign", table=table, seat=1)
            await one.when(table, lambda h: h["status"] == "over")
            again = (await one.ask("rematch", table=table))["table"]
            assert (await one.watch(again))["rated"]

    asyncio.run(play())
    mine = ada.get("/api/games-of-mine")[1]["games"]
    assert [game["rated"] for game in mine if game["id"] == table] == [True]
