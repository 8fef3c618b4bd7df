"""The path of a game, at the interface of a server: what is done, and the games begun there."""

import asyncio

from server.helpers import Browser, Message, Server

GAME = "rosenkoenig"


def path_of(person: Browser) -> Message:
    status, found = person.get(f"/api/path/{GAME}")
    assert status == 200, found
    return found


def give_up(person: Browser, table: str) -> None:
    async def play() -> None:
        async with person.open() as page:
            await page.watch(table)
            await page.do("resign", table=table, seat=0)
            await page.when(table, lambda head: head["status"] == "over")

    asyncio.run(play())


def test_a_path_begins_with_a_game_against_somebody_of_the_court(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    first = path_of(ada)
    assert not first["opened"]
    assert [one["done"] for one in first["steps"]] == [False] * 10
    status, head = ada.post(f"/api/path/{GAME}/0", {})
    assert status == 201, head
    assert [seat["character"] for seat in head["seats"]][1:] == [
        first["steps"][0]["step"]["character"]
    ]
    step = path_of(ada)["steps"][0]
    assert (step["table"], step["so_far"], step["done"]) == (head["id"], 1, False)
    give_up(ada, head["id"])
    assert not path_of(ada)["steps"][0]["done"], "a game that was given up is not won"
    rows = [one for one in ada.get("/api/progress")[1] if one["kind"] == "path"]
    assert [(one["tries"], one["solved"]) for one in rows] == [(1, 0)]
    assert [one["done"] for one in path_of(Browser(server.url))["steps"]] == [False] * 10


def test_only_steps_against_bots_are_played(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    kinds = [one["step"]["kind"] for one in path_of(ada)["steps"]]
    for number in (kinds.index("own"), kinds.index("puzzles"), 10, 99, -1):
        status, body = ada.post(f"/api/path/{GAME}/{number}", {})
        assert (status, body["reason"]) == (404, "not-found"), body
    assert ada.get("/api/path/no_such_game")[1]["reason"] == "unknown-game"
