"""Bad input of every kind gets a typed refusal: never a 500, never a closed table."""

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.helpers import Browser, Page, Server, serving, sqlite_at
from tafelronde.server.storage.postgres import PostgresStore


def test_http(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    stranger = Browser(server.url)
    table = ada.table("me", "open")
    json_type = {"Content-Type": "application/json"}

    def refused(answer: tuple[int, Any], status: int, reason: str) -> None:
        assert answer[0] == status, answer
        assert (answer[1]["t"], answer[1]["reason"]) == ("refused", reason)

    def post(path: str, body: bytes, **headers: str) -> tuple[int, Any]:
        return ada.ask("POST", path, body, {**json_type, **headers})

    refused(stranger.get("/api/me"), 401, "no-session")
    refused(stranger.post("/api/tables", {"game": "rosenkoenig"}), 401, "no-session")
    refused(post("/api/tables", b"{"), 400, "malformed")
    refused(post("/api/tables", b"[" * 5000), 400, "malformed")
    refused(post("/api/tables", b'{"game": 5}'), 400, "malformed")
    refused(post("/api/tables", b'{"game": "rosenkoenig", "x": 1}'), 400, "malformed")
    refused(post("/api/tables", b'"' + b"a" * 20_000 + b'"'), 413, "too-large")
    refused(post("/api/tables", b'"' + b"a" * 200_000 + b'"'), 413, "too-large")
    refused(post("/api/tables", b'{"game": "chess"}'), 404, "unknown-game")
    refused(post("/api/tables", b'{"game": "rosenkoenig", "players": 3}'), 409, "bad-option")
    exercise = {"game": "rosenkoenig", "options": {"exercise": "small"}}
    refused(post("/api/tables", json.dumps(exercise).encode()), 409, "bad-option")
    seats = [{"kind": "bot", "level": "genius"}, {"kind": "me"}]
    body = json.dumps({"game": "rosenkoenig", "seats": seats}).encode()
    refused(post("/api/tables", body), 409, "bad-bot")
    refused(post("/api/session", b'{"name": "\\u200b"}'), 409, "bad-name")
    refused(
        post("/api/session", b'{"name": "Eve"}', Origin="http://evil.test"), 403, "wrong-origin"
    )
    refused(ada.ask("POST", "/api/session", b'{"name": "Eve"}', {}), 415, "not-json")
    refused(ada.get("/api/tables/nothing"), 404, "unknown-table")
    refused(ada.get(f"/api/tables/{table}/record"), 409, "not-playing")
    refused(ada.get("/api/nothing"), 404, "not-found")
    refused(ada.ask("PUT", "/api/tables", b"{}", json_type), 405, "not-allowed")
    refused(ada.get(f"/api/tables/{table}?seq=x"), 400, "malformed")
    assert ada.get("/table/anything")[0] == 404
    assert ada.get("/..%2f..%2fconfig.py")[0] in (200, 404)
    for answer in (ada.get("/api/schema"), ada.get("/api/messages.json"), ada.get("/health")):
        assert answer[0] == 200
    assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]


def test_commands(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    table = ada.table("me", "greedy")
    empty = ada.table("me", "open")

    async def try_all() -> None:
        async with ada.open() as page, eve.open() as other, Browser(server.url).open() as guest:
            head = await page.watch(table)
            play = head["legal"][0]["action"]
            move = {"table": table, "seat": 0, "seq": head["seq"], "action": play}
            hand = head["view"]["seats"][0]["hand"]
            not_held = next(c for c in ("N1", "S1", "W1", "E1", "N2", "S2") if c not in hand)

            async def refuse(who: Page, reason: str, t: str, **fields: Any) -> dict[str, Any]:
                answer = await who.ask(t, **fields)
                assert (answer["t"], answer.get("reason")) == ("refused", reason), answer
                return answer

            await refuse(guest, "no-session", "move", **move)
            await refuse(other, "not-your-seat", "move", **move)
            await refuse(page, "no-such-seat", "move", **{**move, "seat": 7})
            await refuse(page, "not-your-seat", "move", **{**move, "seat": 1})
            await refuse(page, "stale", "move", **{**move, "seq": head["seq"] - 1})
            await refuse(page, "no-such-action", "move", **{**move, "action": {"t": "fly"}})
            await refuse(page, "no-such-action", "move", **{**move, "action": "Z9"})
            answer = await refuse(page, "not-in-hand", "move", **{**move, "action": not_held})
            assert answer["clause"].startswith("R-")
            await refuse(page, "malformed", "move", **{**move, "action": 5})
            await refuse(page, "malformed", "move", **{**move, "seat": -1})
            await refuse(page, "malformed", "dance")
            await refuse(page, "unknown-table", "watch", table="nothing")
            await refuse(page, "not-open", "sit", table=table, seat=0)
            await refuse(page, "not-open", "ready", table=table, seat=0)
            await refuse(page, "nothing", "undo", table=table, seat=0)
            await refuse(page, "no-offer", "answer", table=table, seat=0, yes=True)
            await refuse(page, "not-away", "return", table=table, seat=0)
            await refuse(page, "not-over", "rematch", table=table)
            await refuse(page, "bad-bot", "leave", table=table, seat=0, level="genius")
            await refuse(other, "not-your-seat", "hint", table=table, seat=0)
            await refuse(other, "not-your-seat", "resign", table=table, seat=0)
            await refuse(other, "not-host", "bot", table=empty, seat=1, level="greedy")
            await refuse(other, "not-host", "close", table=empty)
            await refuse(other, "seat-taken", "sit", table=empty, seat=0)
            await refuse(other, "not-your-seat", "stand", table=empty, seat=0)
            await refuse(page, "not-playing", "undo", table=empty, seat=0)

            # the same command again is carried out once
            done = await page.do("move", **move, id="once")
            again = await page.do("move", **move, id="once")
            assert again["id"] == done["id"] == "once"
            await page.until(table, done["seq"])
            mine = [e for e in page.logs[table] if e["player"] == 0]
            assert len(mine) == 1

    asyncio.run(try_all())


def test_what_is_no_message_is_refused_and_the_socket_stays(server: Server) -> None:
    ada = Browser(server.url, "Ada")

    async def try_all() -> None:
        async with ada.open() as page:
            await page.next()
            nonsense = ["", "{", "null", "[]", '{"t":5}', '{"t":"ping"}', '{"t":"ping","id":""}']
            nonsense += ["[" * 4000, '{"t":"move","id":"x"}', "🦊", "9" * 5000]
            for text in (*nonsense, b"\xff\xfe", "x" * 100_000):
                await page.wire.send(text)
                answer = await page.next()
                assert answer["t"] == "refused", answer
                assert answer["reason"] in ("malformed", "too-large")
            await page.do("ping")

    asyncio.run(try_all())


def test_another_sites_page_gets_no_socket(server: Server) -> None:
    async def attempt(origin: str) -> None:
        address = server.url.replace("http", "ws", 1) + "/api/ws"
        async with connect(address, origin=origin) as wire:  # type: ignore[arg-type]
            await wire.recv()

    asyncio.run(attempt(server.url))
    with pytest.raises(Exception, match=r"403|4403|rejected"):
        asyncio.run(attempt("http://evil.test"))


def test_who_is_too_fast_is_slowed_down(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), rate=5) as server:
        ada = Browser(server.url, "Ada")

        async def hurry() -> None:
            async with ada.open() as page:
                # They are too many for a pause in between to make them slow enough.
                ids = [await page.send("watch", table="nowhere") for _ in range(60)]
                early = await page.next()
                while early.get("reason") != "too-fast":
                    early = await page.next()
                first = [page.answers[id]["reason"] for id in ids[:10]]
                assert first == 10 * ["unknown-table"]
                assert 0 < early["retry_after"] <= early["args"]["seconds"] == 1

        asyncio.run(hurry())
        assert any(ada.get("/api/me")[0] == 429 for _ in range(1000))


def test_the_character_that_no_database_keeps_is_refused(server: Server) -> None:
    """PostgreSQL has no text with the character 0."""
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "open")
    nul, seat = "a\0b", {"table": table, "seat": 0}
    assert ada.get(f"/api/tables/{table}%00")[0] == 404
    assert ada.get(f"/api/tables/{table}%00/chat")[0] == 404
    assert ada.ask("DELETE", "/api/me/devices/%00")[0] == 404
    assert ada.post("/api/session/code", {"code": nul})[0] == 400
    for message in (
        {"t": "ready", "id": nul, **seat},
        {"t": "ready", "id": "1", "seat": 0, "table": nul},
        {"t": "ready", "id": "2", **seat, "nonce": nul},
        {"t": "remove", "id": "3", "table": table, "user": nul},
        {"t": "bot", "id": "4", "table": table, "seat": 1, "level": nul},
    ):
        assert ada.post("/api/command", message)[0] == 400, message
    for wish in ({"game": nul}, {"game": "rosenkoenig", "nonce": nul}):
        assert ada.post("/api/tables", wish)[0] == 400, wish
    assert ada.post("/api/session", {"name": nul})[1]["name"] == "ab"
    spoken = {"t": "say", "id": "5", "table": table, "text": nul}
    assert ada.post("/api/command", spoken)[0] == 200
    assert ada.get(f"/api/tables/{table}/chat")[1]["lines"][0]["text"] == "ab"
    assert ada.get("/api/games-of-mine?before=1~%00")[0] == 400
    sat = {"t": "sit", "id": "6", "table": table, "seat": 1, "name": nul}
    assert ada.post("/api/command", sat)[0] == 200
    said = {"t": "say", "id": "7", "table": table, "text": "So"}
    assert ada.post("/api/command", said)[0] == 200
    assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\u202eb", "ab"),
        ("\u200bZo\u00eb\u2060  van  \t Dam\u0007", "Zo\u00eb van Dam"),
        ("x" * 40, "x" * 40),
        ("\u2800\u3164\u034f", None),
        ("\ufe0f \u0301", None),
        ("\u5f20\u4e09", "\u5f20\u4e09"),
    ],
)
def test_names_of_seats_are_cleaned_as_all_names(
    server: Server, name: str, shown: str | None
) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "open")
    plan = {"game": "rosenkoenig", "seats": [{"kind": "open"}, {"kind": "me", "name": name}]}
    answers = [
        ada.post("/api/command", {"t": "sit", "id": "1", "table": table, "seat": 1, "name": name}),
        ada.post("/api/tables", plan),
        ada.post("/api/session", {"name": name}),
    ]
    if shown is None:
        assert [(status, told["reason"]) for status, told in answers] == [(409, "bad-name")] * 3
        return
    assert [status for status, _ in answers] == [200, 201, 200]
    head = ada.get(f"/api/tables/{table}")[1]["head"]
    assert [head["seats"][1]["name"], answers[1][1]["seats"][1]["name"]] == [shown, shown]
    assert answers[2][1]["name"] == shown


def test_text_that_postgres_cannot_keep_is_no_outage(empty_postgres: str) -> None:
    async def ask() -> None:
        store = PostgresStore(empty_postgres)
        await store.open(lambda table, seq: None, lambda text: None)
        try:
            with pytest.raises(ValueError, match="0x00"):
                await store.read("SELECT $1::text", "a\0b")
        finally:
            await store.close()

    asyncio.run(ask())


def test_what_is_no_request_of_ours_is_refused_as_such(server: Server) -> None:
    """And no fault of the server's."""
    ada = Browser(server.url, "Ada")
    json_body = {"Content-Type": "application/json"}
    for origin in ("http://[::1", "http://]", "//["):
        wrong = {**json_body, "Origin": origin}
        assert ada.ask("POST", "/api/session", b'{"name": "Ada"}', wrong)[0] == 403
    for method, path, allowed in (
        ("TRACE", "/api/tables", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("GET", "/api/command", {"POST", "OPTIONS"}),
        ("TRACE", "/", {"GET", "HEAD", "OPTIONS"}),
    ):
        request = urllib.request.Request(server.url + path, method=method)
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        with caught.value as answer:
            assert answer.code == 405
            assert set(answer.headers["Allow"].split(", ")) == allowed
    assert ada.get("/api/games-of-mine?before=1~%00")[0] == 400
    assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]


@pytest.mark.parametrize("origin", ["http://[::1", "http://]"])
def test_an_origin_that_is_none_gets_no_socket(server: Server, origin: str) -> None:
    async def attempt() -> None:
        address = server.url.replace("http", "ws", 1) + "/api/ws"
        async with connect(address, additional_headers={"Origin": origin}):
            pass

    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(attempt())
