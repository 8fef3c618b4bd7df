"""Play on from the middle of a finished game, against bots."""

import asyncio
from pathlib import Path

from server.helpers import Browser, Message, Server, record_is_true, serving, sqlite_at


def test_play_on(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    table = ada.table("me", "me")
    path = f"/api/tables/{table}/play-on"
    assert eve.post(path, {"ply": 12})[1]["reason"] == "not-over"

    async def finish() -> list[Message]:
        async with ada.open() as page:
            await page.watch(table)
            await page.play_out(table)
            return page.logs[table]

    log = asyncio.run(finish())
    for wish, reason in (
        ({"ply": len(log)}, "not-found"),
        ({"ply": len(log) + 1}, "not-found"),
        ({"ply": 12, "seat": 2}, "no-such-seat"),
        ({"ply": 12, "level": "genius"}, "bad-bot"),
        ({"ply": -1}, "malformed"),
        ({}, "malformed"),
    ):
        assert eve.post(path, wish)[1]["reason"] == reason
    assert Browser(server.url).post(path, {"ply": 12})[0] == 401
    assert eve.post("/api/tables/none/play-on", {"ply": 12})[0] == 404

    ply = next(entry["ply"] for entry in log[30:] if entry["player"] == 1)
    status, head = eve.post(path, {"ply": ply, "seat": 1, "level": "greedy", "nonce": "mine"})
    assert (status, head["you"], head["status"]) == (201, [1], "playing")
    assert (head["player"], head["seats"][0]["level"]) == (1, "greedy")
    fresh = head["id"]

    async def play() -> None:
        async with eve.open() as page:
            await page.watch(fresh)
            assert page.heads[fresh]["undo"]["reason"] == "nothing"
            shown = [(entry["player"], entry["action"]) for entry in page.logs[fresh]]
            assert shown == [(entry["player"], entry["action"]) for entry in log[:ply]]
            await page.move(fresh)
            await page.do("resign", table=fresh, seat=1)
            await page.when(fresh, lambda h: h["status"] == "over")

    asyncio.run(play())
    text = record_is_true(server.url, fresh)
    assert f"\ngiven: {ply} " in text
    assert 'seat 2 white: "Eve"' in text
    # The same from that one, and from its very beginning.
    assert eve.post(f"/api/tables/{fresh}/play-on", {"ply": ply + 1})[0] == 201
    assert eve.post(f"/api/tables/{fresh}/play-on", {"ply": 0})[0] == 201


def test_play_on_with_what_one_might_have_believed(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), offer="drakon", dealt=True) as node:
        ada = Browser(node.url, "Ada")
        table = ada.table("me", "me", game="drakon")

        async def play() -> list[Message]:
            async with ada.open() as page:
                await page.watch(table)
                for number in range(24):
                    await page.move(table, number * 5)
                await page.do("resign", table=table, seat=page.heads[table]["player"])
                await page.when(table, lambda head: head["status"] == "over")
                return page.logs[table]

        log = asyncio.run(play())
        ply = next(entry["ply"] for entry in log[40:] if entry["player"] == 1)
        path = f"/api/tables/{table}/play-on"
        known = []
        for believed in (False, True):
            wish = {"ply": ply, "seat": 1, "level": "greedy", "believed": believed}
            status, head = ada.post(path, wish)
            assert status == 201, head
            known.append(ada.dealt(head))
        assert known[0]["view"] == known[1]["view"]  # and yet the other's hand is another one
        assert known[0]["player"] == known[1]["player"] == 1
