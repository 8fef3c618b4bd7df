"""Tables with clocks, on a real server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import database_of_its_own
from server.helpers import THINKS_FOR_EVER, Browser, Server, record_is_true, serving, sqlite_at
from server.meetings import seated

SHORT = {"kind": "live", "bank": 1, "increment": 0, "out": "resign"}
LONG = {"kind": "live", "bank": 300, "increment": 10}
PATIENT = "from tafelronde.server.live import clocks; clocks.STALE = 120.0"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def clocked(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[Server]:
    """A server on either database; a moment in which it does nothing takes time, too."""
    if request.param == "sqlite":
        with serving(sqlite_at(tmp_path_factory.mktemp("clocks")), first=PATIENT) as server:
            yield server
    else:
        with (
            database_of_its_own(request.getfixturevalue("postgres")) as address,
            serving(address, first=PATIENT) as server,
        ):
            yield server


def players(server: Server) -> tuple[Browser, Browser]:
    return Browser(server.url, "Ada"), Browser(server.url, "Zoë")


def test_at_a_friends_table_nobody_loses_by_time(clocked: Server) -> None:
    ada, zoe = players(clocked)

    async def play() -> None:
        async with ada.open() as a, zoe.open() as z:
            table = await seated(ada, zoe, (a, z), time=SHORT | {"out": "stand-in"})
            gone = a.heads[table]["player"]
            head = await z.when(table, lambda head: head["seats"][gone]["away"])
            assert (head["status"], head["seats"][gone]["resigned"]) == ("playing", False)
            await (a, z)[gone].do("return", table=table, seat=gone)
            head = await z.when(table, lambda head: not head["seats"][gone]["away"])
            assert (head["status"], head["clocks"]["running"] == gone) == ("playing", False)
            await (a, z)[1 - gone].do("resign", table=table, seat=1 - gone)
            head = await z.when(table, lambda head: head["status"] == "over")
            assert head["result"]["winners"] == [gone]
            assert "\nout: stand-in\n" in record_is_true(clocked.url, table)

    asyncio.run(play())


def test_who_has_no_time_left_has_lost(clocked: Server) -> None:
    ada, zoe = players(clocked)

    async def play() -> None:
        async with ada.open() as a, zoe.open() as z:
            table = await seated(ada, zoe, (a, z), time=SHORT)
            clocks = a.heads[table]["clocks"]
            assert clocks["running"] == a.heads[table]["player"]
            head = await z.when(table, lambda head: head["status"] == "over")
            assert head["result"]["ending"] == "time"
            assert head["result"]["by"] == clocks["running"]
            assert head["result"]["winners"] == [1 - clocks["running"]]
            assert head["clocks"]["left"][clocks["running"]] == 0
            record = record_is_true(clocked.url, table)
            assert "[clock]\ntime: live 1 0\nout: resign\n" in record
            assert f"out at ply {head['ply']} " in record

    asyncio.run(play())


def test_a_bot_plays_on_where_the_table_says_so(address: str) -> None:
    with serving(address, first=THINKS_FOR_EVER) as node:  # so it never is the other's turn
        _a_bot_plays_on(node)


def _a_bot_plays_on(node: Server) -> None:
    ada, zoe = players(node)

    async def play() -> None:
        async with ada.open() as a, zoe.open() as z:
            table = await seated(ada, zoe, (a, z), time={**SHORT, "out": "bot"})
            page, seat = (a, 0) if a.heads[table]["player"] == 0 else (z, 1)
            head = await page.when(table, lambda head: head["seats"][seat]["resigned"])
            assert head["status"] == "playing"
            assert head["seats"][seat]["kind"] == "bot"
            refused = await page.ask("return", table=table, seat=seat)
            assert refused["reason"] == "has-resigned"

    asyncio.run(play())


def test_a_pause_is_agreed_on_and_ended(clocked: Server) -> None:
    ada, zoe = players(clocked)

    async def play() -> None:
        async with ada.open() as a, zoe.open() as z:
            table = await seated(ada, zoe, (a, z), time=LONG)
            seq = a.heads[table]["seq"]
            mover = a if a.heads[table]["player"] == 0 else z
            await a.do("pause", table=table, seat=0)
            assert (await z.when(table, lambda h: h["clocks"]["asked"]))["clocks"]["asked"] == [0]
            await z.do("pause", table=table, seat=1, on=False)
            await a.when(table, lambda h: not h["clocks"]["asked"])
            await a.do("pause", table=table, seat=0)
            await z.do("pause", table=table, seat=1)
            for page in (a, z):
                head = await page.when(table, lambda h: h["clocks"]["paused"])
                assert head["clocks"]["running"] == -1
            choice = mover.heads[table]["legal"][0]
            move = {"table": table, "seat": mover.heads[table]["player"], "seq": seq}
            refused = await mover.ask("move", **move, action=choice["action"])
            assert refused["reason"] == "paused"
            await z.do("pause", table=table, seat=1, on=False)
            head = await mover.when(table, lambda h: not h["clocks"]["paused"])
            assert head["clocks"]["resumed"] == 1
            # what was chosen before the pause is still asked for
            assert (await mover.ask("move", **move, action=choice["action"]))["t"] == "done"
            await z.when(table, lambda h: h["clocks"]["resumed"] == -1)

    asyncio.run(play())


def test_a_time_that_makes_no_sense_is_refused_by_its_field(clocked: Server) -> None:
    ada, _ = players(clocked)
    for time, field in (
        ({"kind": "live", "bank": 0}, "time.bank"),
        ({"kind": "live", "bank": 300, "increment": 601}, "time.increment"),
        ({"kind": "live", "bank": 300, "days": 1}, "time.days"),
        ({"kind": "days", "days": 31}, "time.days"),
        ({"kind": "days", "days": 3, "bank": 2_592_001}, "time.bank"),
    ):
        status, answer = ada.post("/api/tables", {"game": "rosenkoenig", "time": time})
        assert (status, answer["reason"]) == (409, "bad-option")
        assert answer["args"]["field"] == field
    status, answer = ada.post("/api/tables", {"game": "rosenkoenig", "time": {"kind": "hours"}})
    assert (status, answer["reason"]) == (400, "malformed")


def test_there_is_no_pause_without_a_clock(clocked: Server) -> None:
    ada, _ = players(clocked)
    table = ada.table("me", "random")
    wish = {"t": "pause", "id": "p", "table": table, "seat": 0}
    assert ada.post("/api/command", wish)[1]["reason"] == "no-clock"


def test_a_stopped_server_takes_no_time(tmp_path: Path) -> None:
    """Killed, and begun again two seconds later: only what was played in counts."""
    database = sqlite_at(tmp_path)
    server = Server(database).start()
    try:
        ada, zoe = players(server)
        table = ""

        async def begin() -> dict[str, Any]:
            nonlocal table
            async with ada.open() as a, zoe.open() as z:
                table = await seated(ada, zoe, (a, z), time=LONG)
                await asyncio.sleep(1.2)  # a word that it can be played
                return a.heads[table]

        async def settled(due: float) -> dict[str, Any]:
            async with ada.open() as a:
                await a.watch(table)
                return await a.when(table, lambda head: head["clocks"]["due"] >= due + 2)

        before = asyncio.run(begin())
        for _ in range(2):
            server.kill()
            asyncio.run(asyncio.sleep(2))
            server.start()
            after = asyncio.run(settled(before["clocks"]["due"]))
            assert after["clocks"]["left"] == before["clocks"]["left"]
            assert after["clocks"]["running"] == before["clocks"]["running"]
            before = after
    finally:
        server.stop()


def test_another_node_ends_the_time_and_time_counts_while_any_is_up(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    ada, zoe = Browser(one.url, "Ada"), Browser(other.url, "Zoë")

    async def begin() -> str:
        async with ada.open() as a, zoe.open() as z:
            return await seated(ada, zoe, (a, z), time={**SHORT, "bank": 4})

    async def end(table: str) -> dict[str, Any]:
        async with zoe.open() as z:
            head = await z.watch(table)
            due = head["clocks"]["due"]
            head = await z.when(table, lambda head: head["status"] == "over")
            assert head["changed"] >= due
            return head

    table = asyncio.run(begin())
    one.kill()
    try:
        head = asyncio.run(end(table))
        assert head["result"]["ending"] == "time"
        assert record_is_true(other.url, table).count("out at ply") == 1
    finally:
        one.start()


def test_who_watches_with_a_delay_is_told_no_times(clocked: Server) -> None:
    ada, zoe = players(clocked)
    eve = Browser(clocked.url, "Eve")

    async def play() -> None:
        async with ada.open() as a, zoe.open() as z:
            table = await seated(ada, zoe, (a, z), time=LONG, delay=2)
            assert eve.get(f"/api/tables/{table}")[1]["head"]["clocks"] is None
            assert ada.get(f"/api/tables/{table}")[1]["head"]["clocks"]["running"] >= 0

    asyncio.run(play())


def test_nothing_but_play_happens_while_bots_think_and_the_server_runs(clocked: Server) -> None:
    ada, _ = players(clocked)

    async def play() -> None:
        async with ada.open() as a:
            table = ada.table("me", "random", time=LONG)
            await a.watch(table)
            head = await a.when(table, lambda head: head["legal"])
            beside = head["seq"] - head["ply"]
            for _ in range(3):
                await asyncio.sleep(0.7)
                await a.move(table)
                head = await a.when(table, lambda head: head["legal"])
            assert head["seq"] - head["ply"] == beside
            assert head["clocks"]["left"][1] == 300  # bots have no clock
            assert 300 < head["clocks"]["left"][0] < 330

    asyncio.run(play())
