"""Two identities become one, or one becomes nobody: at tables, in lists, on every node."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.authenticator import add_passkey, use_passkey
from server.company import wait_until
from server.daily import today
from server.helpers import Browser, Server, reason, record_is_true, serving, sqlite_at
from server.meetings import begun, command, head
from server.rated_games import play, rating_at, replayed


def mine(person: Browser) -> set[str]:
    return {card["id"] for card in person.get("/api/tables")[1] if card["you"]}


def move(person: Browser, table: str) -> tuple[int, Any]:
    now = head(person, table)
    command = {"t": "move", "id": f"m{now['seq']}", "table": table, "seq": now["seq"]}
    action = now["legal"][0]["action"]
    return person.post("/api/command", {**command, "seat": now["player"], "action": action})


def test_two_identities_become_one_in_running_games_too(server: Server) -> None:
    ada, guest = Browser(server.url, "Ada"), Browser(server.url, "Ada on her phone")
    zoe, eve = Browser(server.url, "Zoë"), Browser(server.url, "Eve")
    alone, against = guest.table("me", "me"), begun(guest, zoe)
    over = guest.table("me", "me")
    assert command(guest, "resign", over, seat=0)[0] == 200
    command(guest, "say", against, text="Hello")
    passkey = add_passkey(guest, "Phone")
    guest.post("/api/account/handle", {"handle": f"guest{guest.me['user'][:6]}"})
    robot = guest.post("/api/tokens", {"name": "Robot"})[1]

    assert reason(ada.post("/api/account/merge", {"code": "WRONG"})) == (403, "bad-code")
    own = ada.post("/api/me/code", {})[1]["code"]
    assert reason(ada.post("/api/account/merge", {"code": own})) == (409, "merge-same")

    async def merge() -> None:
        async with guest.open() as page:
            await page.watch(against)
            status, answer = ada.post("/api/account/merge", use_passkey(ada, passkey))
            assert status == 200, answer
            with pytest.raises(ConnectionClosed):
                await page.when("", lambda _: False)

    asyncio.run(merge())
    assert guest.get("/api/me")[1] == ada.get("/api/me")[1]  # its device is hers
    wait_until(lambda: mine(ada) >= {alone, against, over})
    wait_until(lambda: ada.get("/api/account")[1]["handle"])
    assert [p["name"] for p in ada.get("/api/account")[1]["passkeys"]] == ["Phone"]
    assert [p["user"] for p in ada.get("/api/tokens")[1]] == [robot["user"]]
    assert len(ada.get("/api/me/devices")[1]) == 2
    assert head(ada, against)["host"] == ada.me["user"]
    assert [seat["user"] for seat in head(ada, alone)["seats"]] == [ada.me["user"]] * 2
    assert move(ada, alone)[0] == 200
    player = ada if head(ada, against)["player"] == 0 else zoe
    assert move(player, against)[0] == 200
    assert [g["id"] for g in ada.get("/api/games-of-mine")[1]["games"]] == [over]
    assert ada.get(f"/api/tables/{against}/chat")[1]["lines"][0]["user"] == ada.me["user"]
    assert reason(command(eve, "resign", against, seat=0)) == (403, "not-your-seat")
    record_is_true(server.url, over)
    back = Browser(server.url)
    assert back.post("/api/session/passkey", use_passkey(back, passkey))[1] == ada.me


def test_who_sits_at_one_table_twice_does_not_merge_while_it_runs(server: Server) -> None:
    ada, guest = Browser(server.url, "Ada"), Browser(server.url, "Guest")
    table = begun(ada, guest)
    code = guest.post("/api/me/code", {})[1]["code"]
    assert reason(ada.post("/api/account/merge", {"code": code})) == (409, "merge-playing")
    assert command(guest, "resign", table, seat=1)[0] == 200
    code = guest.post("/api/me/code", {})[1]["code"]
    assert ada.post("/api/account/merge", {"code": code})[0] == 200
    wait_until(lambda: len(head(ada, table)["you"]) == 2)


def test_what_both_have_is_one(tmp_path: Path) -> None:
    """The first try at the deal of a day, the more private wish, and of two ratings the one of more
    games, also where all games are counted anew."""
    address = sqlite_at(tmp_path)
    with serving(address) as node:
        ada, guest, zoe = (Browser(node.url, name) for name in ("Ada", "Guest", "Zoë"))
        day = today(node)
        path = f"/api/deals/{day}/try"
        guest_try = guest.post(path, {})[1]["id"]
        assert ada.post(path, {})[1]["id"] != guest_try
        assert (
            guest.post("/api/me/profile", {"presence": "followed", "challenges": "known"})[0] == 204
        )
        for who, count in ((ada, 1), (guest, 2)):
            for _ in range(count):
                assert rating_at(zoe, play(who, zoe, 8))["state"] == "counted"
        (number,) = [one["number"] for one in ada.get(f"/api/ratings/{guest.me['user']}")[1]]
        passkey = add_passkey(guest)
        assert ada.post("/api/account/merge", use_passkey(ada, passkey))[0] == 200

        def rated() -> list[Any]:
            return [one["number"] for one in zoe.get(f"/api/ratings/{ada.me['user']}")[1]]

        wait_until(lambda: rated() == [number])
        wait_until(lambda: guest_try in mine(ada))
        assert ada.get(f"/api/deals/{day}")[1]["table"] == guest_try
        own = f"/api/people/{ada.me['user']}"
        chosen = {"presence": "followed", "challenges": "known"}
        wait_until(lambda: ada.get(own)[1]["choices"] == chosen)
        assert rating_at(zoe, play(zoe, ada, 8))["state"] == "counted"
    code, said = replayed(address)
    assert code == 0, said


def test_what_was_played_as_a_guest_is_taken_along(server: Server) -> None:
    ada, guest = Browser(server.url, "Ada"), Browser(server.url, "Kay")
    passkey = add_passkey(ada)
    table = guest.table("me", "me")
    body = {**use_passkey(guest, passkey), "along": True}
    assert guest.post("/api/session/passkey", body)[1] == ada.me
    wait_until(lambda: table in mine(guest) & mine(ada))
    wait_until(lambda: len(ada.get("/api/me/devices")[1]) == 2)  # that of the guest is hers
    code = ada.post("/api/me/code", {})[1]["code"]
    assert guest.post("/api/session/code", {"code": code, "along": True})[1] == ada.me
    assert len(ada.get("/api/me/devices")[1]) == 2 + 1


def test_who_leaves_is_nobody_and_the_games_stay(server: Server) -> None:
    ada, zoe, tim = (Browser(server.url, name) for name in ("Ada", "Zoë", "Tim"))
    over, running = begun(ada, zoe), begun(ada, zoe)
    assert command(ada, "resign", over, seat=0)[0] == 200
    command(ada, "say", over, text="Well played")
    waiting, hosted = zoe.table("me", "open"), ada.table("me", "open")
    assert command(ada, "sit", waiting, seat=1)[0] == 200
    add_passkey(ada)
    code = ada.post("/api/account/codes", {})[1]["codes"][0]
    handle = f"leaving{ada.me['user'][:6]}"
    assert ada.post("/api/account/handle", {"handle": handle})[0] == 200
    token = ada.post("/api/tokens", {"name": "Robot"})[1]["token"]
    phone = Browser(server.url)
    phone.post("/api/session/code", {"code": ada.post("/api/me/code", {})[1]["code"]})

    taken = ada.get("/api/account/export")[1]
    assert {game["table"] for game in taken["games"]} >= {over, running, waiting, hosted}
    (record,) = (game["record"] for game in taken["games"] if game["record"])
    assert "Ada" in record
    assert taken["passkeys"][0]["name"] == "Laptop"
    assert taken["chats"][0]["body"] == "Well played"
    assert len(taken["devices"]) == 2
    assert not {"hash", "public_key"} & {key for row in taken["tokens"] for key in row}

    assert reason(ada.post("/api/account/leave", {"name": "Eve"})) == (409, "not-sure")
    cookie = ada.cookie
    assert ada.post("/api/account/leave", {"name": "Ada"}) == (204, "")
    assert Browser(server.url).ask("GET", "/api/me", headers={"Cookie": cookie})[0] == 401
    assert phone.get("/api/me")[0] == 401
    assert reason(tim.post("/api/session/code", {"code": code})) == (403, "bad-code")
    bearer = {"Authorization": f"Bearer {token}"}
    wait_until(lambda: tim.ask("GET", "/api/me", headers=bearer)[0] == 401)

    wait_until(lambda: head(zoe, running)["status"] == "over")
    for table in (over, running):
        wait_until(lambda table=table: head(zoe, table)["seats"][0]["user"] == "")
    for table in (over, running):
        seat = head(zoe, table)["seats"][0]
        assert (seat["kind"], seat["name"], seat["user"]) == ("person", "", "")
        assert "Ada" not in record_is_true(server.url, table)
    wait_until(lambda: head(zoe, waiting)["seats"][1]["kind"] == "open")
    wait_until(lambda: head(zoe, hosted)["status"] == "closed")
    (line,) = zoe.get(f"/api/tables/{over}/chat")[1]["lines"]
    assert (line["name"], line["text"]) == ("", "Well played")
    assert reason(tim.post("/api/account/handle", {"handle": handle})) == (409, "handle-taken")


def test_another_node_knows_at_once(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    ada, guest = Browser(a.url, "Ada"), Browser(b.url, "Guest")
    table = guest.table("me", "me")
    assert guest.get("/api/me")[1]["name"] == "Guest"  # this node has seen them
    code = guest.post("/api/me/code", {})[1]["code"]
    assert ada.post("/api/account/merge", {"code": code})[0] == 200
    wait_until(lambda: guest.get("/api/me")[1] == ada.me)
    wait_until(lambda: table in mine(ada))
    assert ada.post("/api/account/leave", {"name": "Ada"})[0] == 204
    wait_until(lambda: guest.get("/api/me")[0] == 401)
    watcher = Browser(b.url, "Watcher")
    wait_until(lambda: head(watcher, table)["status"] == "over")
    wait_until(lambda: head(watcher, table)["seats"][0]["user"] == "")


def test_a_node_that_ends_in_the_middle_leaves_nothing_undone(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    ada, guest = Browser(b.url, "Ada"), Browser(b.url, "Guest")
    tables = {guest.table("me", "me") for _ in range(4)}
    code = guest.post("/api/me/code", {})[1]["code"]
    assert ada.post("/api/account/merge", {"code": code})[0] == 200
    b.kill()
    ada.url = a.url
    try:
        wait_until(lambda: mine(ada) >= tables)
    finally:
        b.start()
