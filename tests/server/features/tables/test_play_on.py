"""Play on from the middle of a finished game, against bots."""

import asyncio
from pathlib import Path

from server.company import wait_until
from server.helpers import Browser, Message, Server, record_is_true, serving, sqlite_at
from server.moderators import become


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


def test_who_may_play_on_from_what(server: Server) -> None:
    host = become(server, "Hal")
    ada, bo, eve, cid = (Browser(server.url, name) for name in ("Ada", "Quintus", "Eve", "Cid"))
    for who, kind in ((cid, "sign-in"), (eve, "play")):
        ban = {"kind": kind, "reason": "insult", "days": 1}
        assert host.post(f"/api/host/people/{who.me['user']}/ban", ban)[0] == 204
    everybody = host, ada, bo, eve, cid, Browser(server.url)

    def asked(table: str) -> list[str]:
        """The answers to each of them, in this order; '' for a new table."""
        wish = {"ply": 0, "seat": 0, "level": "random"}
        answers = [who.post(f"/api/tables/{table}/play-on", wish)[1] for who in everybody]
        made = [answer for answer in answers if "seats" in answer]
        assert not any(one["public"] or one["rated"] or one["rematch"] for one in made)
        assert not any("Quintus" in str(one["seats"]) for one in made[:2])  # nobody else sits there
        return [answer.get("reason", "") for answer in answers]

    open_table = ada.table("me", "open")
    table = ada.table("me", "open", public=True, rated=True, delay=5)
    for t in ("sit", "ready"):
        command = {"t": t, "id": t, "table": table, "seat": 1}
        assert bo.post("/api/command", command)[0] == 200
    bo.dealt(bo.get(f"/api/tables/{table}")[1]["head"])
    denied = ["not-over"] * 4 + ["banned", "no-session"]
    assert asked(table) == asked(open_table) == denied
    assert ada.post("/api/command", {"t": "close", "id": "c", "table": open_table})[0] == 200
    assert asked(open_table) == denied
    assert bo.post("/api/command", {"t": "resign", "id": "r", "table": table, "seat": 1})[0] == 200
    wait_until(lambda: eve.get(f"/api/tables/{table}")[1]["head"]["status"] == "over")  # late
    allowed = [""] * 4 + ["banned", "no-session"]
    assert asked(table) == allowed
    assert bo.post("/api/account/leave", {"name": "Quintus"})[0] == 204
    user = bo.me["user"]
    wait_until(lambda: user not in str(ada.get(f"/api/tables/{table}")))
    assert asked(table) == ["", "", "no-session", "", "banned", "no-session"]
    fresh = ada.post(f"/api/tables/{table}/play-on", {"ply": 0, "seat": 0, "level": "random"})[1]
    for path in ("", "/record", "/replay", "/chat"):
        told = str(ada.get(f"/api/tables/{fresh['id']}{path}"))
        assert user not in told
        assert "Quintus" not in told
