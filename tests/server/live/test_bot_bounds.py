"""Limits of the games of bots alone that one person, and one address, may have running."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from server.callers import Robot
from server.helpers import THINKS_FOR_EVER, WAIT, Browser, Server, serving
from server.quick_nodes import QuickPool, one_node
from tafelronde.server.live import new_table
from tafelronde.server.live.bot_bounds import ALONE
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.marks import mark_of
from tafelronde.server.storage.store import ALONE as ROWS
from tafelronde.server.wire.commands import SeatBot
from tafelronde.server.wire.requests import NewTable, SeatPlan

BOTS: dict[str, Any] = {"game": "rosenkoenig", "seats": [{"kind": "bot", "level": "master"}] * 2}


FEW = "from tafelronde.server.live import bot_bounds; bot_bounds.ALONE_AT_ADDRESS = 2"


@pytest.fixture
def own(address: str) -> Iterator[Server]:
    """A node of the test's own, which it may start again; no game of bots ends there."""
    with serving(address, first=THINKS_FOR_EVER) as server:
        yield server


def _refused(browser: Browser, path: str, body: Any) -> None:
    status, refused = browser.post(path, body)
    assert (status, refused["reason"]) == (429, "bots-alone")
    assert refused["retry_after"] > 0
    assert refused["args"]["seconds"] > 0


def test_so_many_games_of_bots_alone_also_after_a_restart(own: Server) -> None:
    eve = Browser(own.url, "Eve")
    for _ in range(ALONE):
        eve.table("master", "master")
    _refused(eve, "/api/tables", BOTS)
    ada = Browser(own.url, "Ada")
    ada.table("master", "master")  # everybody is counted alone
    eve.table("me", "easy")  # and with bots one may play
    half = eve.table("open", "master")
    seat = {"t": "bot", "id": "1", "table": half, "seat": 0, "level": "easy"}
    _refused(eve, "/api/command", seat)
    own.kill()
    own.start()
    _refused(eve, "/api/tables", BOTS)
    status, _ = ada.post("/api/tables", BOTS)
    assert status == 201


def test_those_of_an_address_are_counted_by_all_nodes_and_after_a_restart(own: Server) -> None:
    own.stop()
    own.before.append(FEW)
    own.start()
    for name in ("Ada", "Bob"):
        Browser(own.url, name).table("master", "master")
    _refused(Browser(own.url, "Cid"), "/api/tables", BOTS)
    own.kill()
    own.start()
    _refused(Browser(own.url, "Dan"), "/api/tables", BOTS)
    if "postgres" in own.database:
        other = Server(own.database)
        other.before.append(FEW)
        try:
            _refused(Browser(other.start().url, "Eve"), "/api/tables", BOTS)
        finally:
            other.stop()


def test_who_sits_down_and_leaves_causes_a_game_of_bots_alone(own: Server) -> None:
    """The game counts for them whoever made the table, by whatever program; also for a person who
    gives up where another is away."""
    eve, zoe = Browser(own.url, "Eve"), Browser(own.url, "Zoe")
    robots = [Robot(own.url, eve, f"Robot {k}") for k in range(2)]

    def command(who: Browser, t: str, table: str, **more: Any) -> tuple[int, Any]:
        body = {"t": t, "id": f"{t}{table}", "table": table, **more}
        return who.post("/api/command", body)

    left: list[str] = []

    def sat_and_left(who: Browser) -> tuple[int, Any]:
        table = zoe.table("open", "easy")
        assert command(who, "sit", table, seat=0)[0] == 200
        assert command(who, "ready", table, seat=0)[0] == 200
        zoe.dealt(zoe.get(f"/api/tables/{table}")[1]["head"])
        left.append(table)
        return command(who, "leave", table, seat=0, level="easy")

    for who in (eve, *robots, robots[0], eve):  # ALONE times, all through Eve
        assert sat_and_left(who)[0] == 200
    assert eve.ask("DELETE", f"/api/tokens/{robots.pop().me['user']}")[0] == 204
    for who in (eve, *robots):
        status, refused = sat_and_left(who)
        assert (status, refused["reason"]) == (429, "bots-alone")
        _refused(who, "/api/tables", BOTS)
    assert sat_and_left(zoe)[0] == 200  # she has caused none yet
    assert command(eve, "return", left[0], seat=0)[0] == 200
    eve.table("master", "master")  # there she plays herself now


@pytest.mark.parametrize("first", ["bot", "open"])
def test_nothing_tells_of_an_address_once_the_game_is_over(
    first: Any, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = f"SELECT value FROM meta WHERE name LIKE '{ROWS}%'"
    seats = [SeatPlan(first, level="random" * (first == "bot")), SeatPlan("bot")]

    async def play() -> None:
        looked, ask = asyncio.Event(), QuickPool.ask

        async def wait_and_ask(*given: Any) -> Any:
            await looked.wait()
            return await ask(*given)

        monkeypatch.setattr(QuickPool, "ask", wait_and_ask)
        async with one_node(address) as (node, database):
            ada = await node.identities.add("Ada")
            plan = NewTable("rosenkoenig", seats=seats)
            table = (await new_table.create(node.tables, ada, plan)).id
            if first == "open":
                assert await database.store.read(marks) == []
                await node.parts[Commands].command(ada, SeatBot("1", table, 0, "random"))
            assert len(await database.store.read(marks)) == 1
            looked.set()
            async with asyncio.timeout(WAIT):
                while (await node.tables.open(table)).table.status != "over":
                    await asyncio.sleep(0.01)
            assert await database.store.read(marks) == []

    asyncio.run(play())


def test_very_many_addresses_share_a_mark() -> None:
    addresses = [f"10.0.{k // 256}.{k % 256}" for k in range(20_000)]
    marks = {mark_of(b"secret", address) for address in addresses}
    assert 3_000 < len(marks) <= 4_096
    assert mark_of(b"secret", addresses[0]) != mark_of(b"another", addresses[0])
