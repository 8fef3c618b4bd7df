"""Whole games over the wire."""

import asyncio
from pathlib import Path

from server.helpers import Browser, Server, record_is_true, serving, sqlite_at


def test_two_people_play_a_game_to_its_end(address: str) -> None:
    with serving(address) as server:  # whose chance is chance: what players add to it counts
        play_to_the_end(server)


def play_to_the_end(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = ada.table("me", "open", public=True, nonce="red roses")

    async def play() -> None:
        async with ada.open() as one, zoe.open() as two, Browser(server.url).open() as watcher:
            for page in (one, two, watcher):
                head = await page.watch(table)
                assert (head["status"], head["view"]) == ("open", None)
            await two.do("sit", table=table, seat=1)
            await two.do("ready", table=table, seat=1, nonce="white roses")
            ends = await asyncio.gather(one.play_out(table), two.play_out(table))
            end = await watcher.when(table, lambda h: h["status"] == "over")
            assert [(head["you"], head["eye"]) for head in (*ends, end)] == [
                ([0], 0),
                ([1], 1),
                ([], -1),
            ]
            assert ends[0]["result"] == ends[1]["result"] == end["result"]
            assert end["result"]["ending"] == "rules"
            assert one.logs[table] == two.logs[table] == watcher.logs[table]

    asyncio.run(play())
    text = record_is_true(server.url, table)
    assert 'nonce: "red roses"\nnonce: "white roses"' in text
    assert "Zoë" in text
    status, found = zoe.get(f"/api/tables/{table}/verify")
    assert (status, found["ok"], found["draws_checked"]) == (200, True, True)


def test_every_move_is_told_once(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "me")

    async def play() -> None:
        async with ada.open() as page:
            await page.watch(table)
            moves = 12
            for _ in range(moves):
                await page.move(table)
            await page.do("ping")
            await asyncio.sleep(0.5)  # what the database tells of them has come by then
            await page.do("ping")
            told = [text for text in page.raw if text.startswith('{"t":"table"')]
            assert moves < len(told) <= moves + 2

    asyncio.run(play())


def test_a_person_plays_a_bot_and_comes_back_in_the_middle(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "greedy")

    async def play() -> None:
        async with ada.open() as page:
            await page.watch(table)
            for _ in range(5):
                await page.when(table, lambda h: h["legal"] or h["status"] == "over")
                await page.move(table)
            known = page.heads[table]["seq"]
            log = page.logs[table].copy()
        async with ada.open() as again:
            again.logs[table] = log
            await again.do("watch", table=table, seq=known)
            end = await again.play_out(table)
            assert end["result"]["winners"]

    asyncio.run(play())
    record_is_true(server.url, table)


def test_bots_play_among_themselves(server: Server) -> None:
    table = Browser(server.url, "Hal").table("greedy", "random")

    async def watch() -> None:
        async with Browser(server.url).open() as page:
            await page.watch(table)
            head = await page.when(table, lambda h: h["status"] == "over")
            assert head["undo"]["reason"] == "spectator"

    asyncio.run(watch())
    record_is_true(server.url, table)


def test_undo_offer_hint_resign_rematch_chat(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = ada.table("me", "open", hints=True)

    async def play() -> None:
        async with ada.open() as one, zoe.open() as two:
            await one.watch(table)
            await two.watch(table)
            await two.do("sit", table=table, seat=1)
            await two.do("ready", table=table, seat=1)
            head = await one.when(table, lambda h: h["status"] == "playing")
            assert head["undo"]["reason"] == "nothing"
            assert head["hints"] == "all"

            hint = await one.do("hint", table=table, seat=0)
            legal = [c["action"] for c in head["legal"]]
            best, second = hint["best"], hint["second"]
            assert best["choice"]["action"] in legal
            assert len(best["expected"]) == 2
            assert 0 <= best["share"] <= 1
            assert second["choice"]["action"] in legal
            assert second["choice"] != best["choice"]
            assert all(reason["code"] for reason in hint["reasons"])

            head = await one.move(table)  # no draw: nothing is new
            assert head["undo"]["state"] == "now"
            await one.do("undo", table=table, seat=0)
            head = await two.when(table, lambda h: h["seq"] > head["seq"])
            assert (head["player"], head["ply"]) == (0, 10)

            await one.when(table, lambda h: h["player"] == 0)
            await one.move(table)
            await two.when(table, lambda h: h["player"] == 1)
            await two.move(table)
            await one.when(table, lambda h: h["player"] == 0)
            assert one.heads[table]["undo"] == {
                "state": "ask",
                "reason": "others-decided",
                "seat": 0,
                "to": 10,
            }
            await one.do("undo", table=table, seat=0)
            head = await two.when(table, lambda h: h["offer"])
            assert head["offer"] == {"seat": 0, "to": 10, "waiting": [1]}
            await two.do("answer", table=table, seat=1, yes=True)
            head = await one.when(table, lambda h: not h["offer"] and h["ply"] == 10)
            assert len(one.logs[table]) == 10

            await two.do("say", table=table, text="<b>Nice</b>")
            while not one.chats:
                await one.next()
            assert (one.chats[0]["text"], one.chats[0]["seat"]) == ("<b>Nice</b>", 1)

            await two.do("leave", table=table, seat=1, level="greedy")
            head = await one.when(table, lambda h: h["seats"][1]["away"])
            await one.when(table, lambda h: h["player"] == 0)
            await one.move(table)
            await one.when(table, lambda h: h["player"] == 0)  # the bot has played
            await two.do("return", table=table, seat=1)

            await two.do("resign", table=table, seat=1)
            head = await one.when(table, lambda h: h["status"] == "over")
            assert (head["result"]["ending"], head["result"]["winners"]) == ("resigned", [0])
            assert head["seed"]

            fresh = (await one.do("rematch", table=table))["table"]
            same = (await two.do("rematch", table=table))["table"]
            assert fresh == same != table
            head = await one.watch(fresh)
            assert [seat["name"] for seat in head["seats"]] == ["Zoë", "Ada"]

    asyncio.run(play())
    record_is_true(server.url, table)
    status, frame = zoe.get(f"/api/tables/{table}/replay/10")
    assert (status, frame["ply"], frame["player"]) == (200, 10, 0)
    status, replay = zoe.get(f"/api/tables/{table}/replay?count=5")
    assert [frame["ply"] for frame in replay["frames"]] == [0, 1, 2, 3, 4]


def test_two_people_at_one_screen_and_the_lobby(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    status, head = ada.post("/api/tables", {"game": "rosenkoenig", "seats": seats, "public": True})
    head = ada.dealt(head)
    assert (status, head["status"], head["you"]) == (201, "playing", [0, 1])
    table = head["id"]

    async def play() -> None:
        async with ada.open() as page, Browser(server.url).open() as visitor:
            await visitor.do("lobby")
            while table not in [card["id"] for card in visitor.lobby]:
                await visitor.next()
            await page.watch(table)
            head = await page.play_out(table)
            assert head["result"]

    asyncio.run(play())
    assert [c["your_turn"] for c in ada.get("/api/tables")[1] if c["id"] == table] == [False]


def test_an_identity_moves_to_a_second_device_and_a_bot_signs_in(server: Server) -> None:
    ada, phone = Browser(server.url, "Ada"), Browser(server.url)
    code = ada.post("/api/me/code", {})[1]["code"]
    assert phone.post("/api/session/code", {"code": code}) == (200, ada.me)
    assert phone.get("/api/me") == (200, ada.me)
    assert Browser(server.url).post("/api/session/code", {"code": code})[0] == 403

    token = ada.post("/api/tokens", {"name": "Robot"})[1]["token"]
    signed = {"Authorization": f"Bearer {token}"}
    assert Browser(server.url).ask("GET", "/api/me", headers=signed)[1]["name"] == "Robot"
    signed["Authorization"] += "x"
    assert Browser(server.url).ask("GET", "/api/me", headers=signed)[0] == 401


def test_only_what_is_offered_can_be_begun_and_the_rest_goes_on(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    plan = {"seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}]}
    with serving(database) as node:
        ada = Browser(node.url, "Ada")
        table = ada.table("me", "me")
        assert [card["name"] for card in ada.get("/api/games")[1]] == ["rosenkoenig"]
        status, refused = ada.post("/api/tables", {"game": "drakon", **plan})
        assert (status, refused["reason"]) == (404, "unknown-game")
    with serving(database, offer="kaiser_koenig_edelmann") as node:
        ada.url = node.url
        assert ada.post("/api/tables", {"game": "rosenkoenig", **plan})[0] == 404

        async def play() -> None:
            async with ada.open() as page:
                await page.watch(table)
                assert (await page.play_out(table))["result"]

        asyncio.run(play())
        record_is_true(node.url, table)
