"""Programs with a token: listed, limited, revoked; and signing out holds at every node at once."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct, inspect
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from server.callers import Robot, on_devices
from server.hearing import hear_all
from server.helpers import WAIT, Browser, Server
from server.moderators import become, command
from tafelronde.server.base.bus import Feed, SignedOut
from tafelronde.server.people.devices import Devices
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.wire.commands import TableCommand


def _refused(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["reason"]


def test_they_are_listed_and_one_is_revoked(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    first = Robot(server.url, ada, "First")
    second = Robot(server.url, ada, "Sec\u202eond", scope="invited")
    status, listed = ada.get("/api/tokens")
    assert status == 200
    assert [(one["user"], one["name"], one["scope"]) for one in listed] == [
        (second.me["user"], "Second", "invited"),
        (first.me["user"], "First", "all"),
    ]
    assert all(abs(time.time() - one["created"]) < 60 for one in listed)
    assert first.me["token"] not in json.dumps(listed)
    assert eve.get("/api/tokens") == (200, [])
    assert eve.ask("DELETE", f"/api/tokens/{first.me['user']}")[0] == 404
    assert first.get("/api/me")[1]["name"] == "First"

    async def revoke() -> None:
        async with first.watching() as wire:
            path = f"/api/tokens/{first.me['user']}"
            assert (await asyncio.to_thread(ada.ask, "DELETE", path))[0] == 204
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(wire.recv(), WAIT)
            assert wire.close_code == 4401

    asyncio.run(revoke())
    assert first.get("/api/me")[0] == 401
    assert second.get("/api/me")[0] == 200
    assert [one["name"] for one in ada.get("/api/tokens")[1]] == ["Second"]
    assert len(ada.get("/api/me/devices")[1]) == 1


def test_a_token_sees_to_no_identity(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    robot = Robot(server.url, ada, "Robot")
    user = robot.me["user"]
    for answer in (
        robot.post("/api/tokens", {"name": "Child"}),
        robot.get("/api/tokens"),
        robot.ask("DELETE", f"/api/tokens/{user}"),
        robot.post("/api/me/code", {}),
        robot.get("/api/me/devices"),
        robot.ask("DELETE", "/api/me/devices"),
        robot.ask("DELETE", "/api/me/devices/x"),
    ):
        assert _refused(answer) == (403, "not-for-programs")
    assert robot.post("/api/session", {"name": "Rob"})[1]["name"] == "Rob"
    assert robot.cookie == ""


def test_one_that_is_invited_plays_only_with_its_owner(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    robot = Robot(server.url, ada, "Robot", scope="invited")
    free = Robot(server.url, ada, "Free", scope="all")
    strange, own = eve.table("open", "open"), ada.table("open", "open")

    def sit(who: Browser, table: str, seat: int) -> tuple[int, Any]:
        sitting = {"t": "sit", "id": f"{table}{seat}", "table": table, "seat": seat}
        return who.post("/api/command", sitting)

    assert _refused(sit(robot, strange, 0)) == (403, "not-invited")
    say = {"t": "say", "id": "1", "table": strange, "text": "Let me in"}
    assert _refused(robot.post("/api/command", say)) == (403, "not-invited")
    assert _refused(robot.post("/api/tables", {"game": "rosenkoenig"})) == (403, "not-invited")
    assert robot.get(f"/api/tables/{strange}")[0] == 200  # to watch is nothing secret
    assert sit(robot, own, 0)[0] == 200
    assert sit(free, strange, 0)[0] == 200
    assert sit(ada, strange, 1)[0] == 200
    ready = {"t": "ready", "id": "r", "table": strange, "seat": 0, "on": False}
    assert _refused(robot.post("/api/command", ready)) == (403, "not-your-seat")
    assert free.post("/api/tables", {"game": "rosenkoenig"})[0] == 201


def filled(field: inspect.Field) -> Any:
    """A value for a field of a command."""
    match field.type:
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 1
        case _:
            return "x"


def test_every_command_of_one_that_is_invited_is_refused_elsewhere(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    robot = Robot(server.url, ada, "Robot", scope="invited")
    strange, own = eve.table("me", "open"), ada.table("me", "open")
    kinds = [inspect.type_info(kind) for kind in get_args(TableCommand)]

    async def say(at: str) -> dict[str, tuple[Any, str]]:
        found = dict[str, tuple[Any, str]]()
        async with robot.watching() as wire:
            for kind in kinds:
                assert isinstance(kind, inspect.StructType)
                fields = {one.name: filled(one) for one in kind.fields if one.required}
                wish = {"t": str(kind.tag), **fields, "id": "c", "table": at}
                status, body = robot.post("/api/command", wish)
                await wire.send(json.dumps(wish))
                while (answer := json.loads(await wire.recv())).get("id") != "c":
                    pass
                assert answer.get("reason") == body.get("reason") or status == 200
                found[wish["t"]] = status, body.get("reason", "")
        return found

    assert {*asyncio.run(say(strange)).values()} == {(403, "not-invited")}
    at_home = asyncio.run(say(own))
    assert [name for name, (_, why) in at_home.items() if why == "not-invited"] == ["rematch"]
    told = robot.post("/api/tables", {"game": "rosenkoenig"})[1]["message"]
    assert "“invited”" in told
    assert "“all”" in told


@pytest.mark.parametrize("way", ["revoked", "left", "banned"])
def test_a_token_ends_at_every_node_at_once(nodes: tuple[Server, Server], way: str) -> None:
    a, b = nodes
    ada = become(a, f"Ada {way}", "moderator")
    robot = Robot(a.url, ada, f"Robot {way}")
    robot.url = b.url
    assert robot.get("/api/games-of-mine")[0] == 200
    assert robot.get("/api/host/audit")[0] == 404  # no moderator, whosever it is
    kay = become(a, f"Kay {way}")
    command("role", ada.me["user"], "none", database=a.database)
    assert robot.get("/api/host/audit")[0] == 404
    assert robot.get("/api/games-of-mine")[0] == 200

    async def end() -> None:
        async with robot.watching() as wire:
            user = ada.me["user"]
            if way == "banned":
                ban = {"kind": "sign-in", "reason": "insult", "days": 1}
                answer = await asyncio.to_thread(kay.post, f"/api/host/people/{user}/ban", ban)
            elif way == "left":
                body = {"name": ada.me["name"]}
                answer = await asyncio.to_thread(ada.post, "/api/account/leave", body)
            else:
                path = f"/api/tokens/{robot.me['user']}"
                answer = await asyncio.to_thread(ada.ask, "DELETE", path)
            assert answer[0] == 204, answer
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(_end(wire), WAIT)

    asyncio.run(end())
    plan = {"game": "rosenkoenig"}
    for answer in (robot.get("/api/games-of-mine"), robot.post("/api/tables", plan)):
        assert _refused(answer) == ((403, "banned") if way == "banned" else (401, "no-session"))


def test_signing_out_everywhere_ends_tokens_too(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    robot = Robot(server.url, ada, "Robot")
    assert ada.ask("DELETE", "/api/me/devices")[0] == 204
    assert robot.get("/api/me")[0] == 401
    assert ada.get("/api/tokens") == (200, [])


def test_every_node_closes_the_sockets(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    laptop, phone = on_devices(a.url, "Laptop", "Phone")
    robot = Robot(a.url, laptop, "Robot")
    phone.url = robot.url = b.url

    async def sign_out() -> None:
        async with phone.open() as page, robot.watching() as wire:
            await page.do("ping")
            assert (await asyncio.to_thread(laptop.ask, "DELETE", "/api/me/devices"))[0] == 204
            for each in (page.wire, wire):
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(_end(each), WAIT)
                assert each.close_code == 4401

    asyncio.run(sign_out())
    assert phone.get("/api/me")[0] == robot.get("/api/me")[0] == 401


async def _end(wire: ClientConnection) -> None:
    while True:
        await wire.recv()


def test_nodes_are_told_and_need_not_look(tmp_path: Path) -> None:
    """The message of one node is enough for another, which has not looked into the database."""

    async def work() -> None:
        said: list[str] = []
        news: list[Struct] = []
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda table, seq: None, said.append)
        feed = Feed()
        hear_all(feed, news.append)
        here, there = Devices(store, Feed()), Devices(store, feed)
        for device in ("one", "two"):
            await here.add("ada", device, "A browser")
            assert await there.is_signed_in(device)
        await here.sign_out_others("ada", "one")
        for notice in said:
            there.heard(notice)
        assert news == [SignedOut(frozenset({"two"}))]
        assert not await there.is_signed_in("two")
        assert await there.is_signed_in("one")
        await store.close()

    asyncio.run(work())
