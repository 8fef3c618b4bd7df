"""Looking for people: from the wish to the table, on one node and several, through a crash."""

import asyncio
import contextlib
import itertools
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import database_of_its_own
from server.helpers import WAIT, Browser, Server, serving, sqlite_at
from tafelronde.server.features.matchmaking import rows as stored_seeks
from tafelronde.server.storage.address import sqlite_file
from tafelronde.server.storage.migrate import migrate

WISH = {"game": "rosenkoenig", "least": 2, "most": 2}
BLITZ = {"kind": "live", "bank": 300, "increment": 10, "out": "bot"}
DYING = """
import os
from tafelronde.server.features.matchmaking import pairing
async def dies(*given): os._exit(1)
pairing.begin_found = dies
"""
SHORT = """
from tafelronde.server.features.matchmaking import seek
seek.LIVE = seek.LIVE._replace(bots=0.5)
from tafelronde.server.features.matchmaking import pairing
from tafelronde.server.features.matchmaking import pool
pairing.GONE, pool.SEEN = 2.0, 0.5
"""
JSON = {"Content-Type": "application/json"}
_bank = itertools.count(1000)


@pytest.fixture
def apart() -> dict[str, Any]:
    """A wish that no other test has."""
    clock = {"kind": "live", "bank": next(_bank), "increment": 10, "out": "bot"}
    return {**WISH, "time": clock}


def seeks(person: Browser, wish: dict[str, Any]) -> dict[str, Any]:
    status, found = person.post("/api/seeks", wish)
    assert status == 201, found
    return found


def table_of(person: Browser) -> str:
    """The table that was found for somebody, once it is there."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        found = [one["table"] for one in person.get("/api/seeks/mine")[1] if one["table"]]
        if found and person.get(f"/api/tables/{found[0]}")[0] == 200:
            assert len(found) == 1
            return found[0]
    raise AssertionError("no table was found")


async def told(waiting: list[Browser], act: Callable[[], object]) -> list[dict[str, Any]]:
    """The messages about found tables that open pages get, once something was done; they ask for
    nothing."""
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(one.open()) for one in waiting]
        for page in pages:
            await page.do("ping")
        await asyncio.to_thread(act)
        return [await page.when_told("found") for page in pages]


def head(person: Browser, table: str) -> dict[str, Any]:
    return person.dealt(person.get(f"/api/tables/{table}")[1]["head"])


def users(shown: dict[str, Any]) -> set[str]:
    return {seat["user"] for seat in shown["seats"] if seat["kind"] == "person"}


def test_two_who_look_for_the_same_play(server: Server, apart: dict[str, Any]) -> None:
    ada, bob = Browser(server.url, "Ada"), Browser(server.url, "Bob")
    wish = {**apart, "rated": True, "near": True}
    own = seeks(ada, wish)
    assert (own["people"], own["players"], own["table"]) == (1, 2, "")
    assert seeks(ada, wish)["id"] == own["id"]  # the same wish again
    other = seeks(ada, {**wish, "rated": False})
    slow = seeks(ada, {**wish, "time": {"kind": "days", "days": 7}})
    assert len(ada.get("/api/seeks/mine")[1]) == 3
    (shown,) = (s for s in bob.get("/api/seeks")[1]["seeks"] if s["id"] == own["id"])
    assert (shown["name"], shown["missing"], shown["others"]) == ("Ada", 1, 0)
    assert own["id"] not in str(ada.get("/api/seeks")[1])  # one's own is not among the others'
    (found,) = asyncio.run(told([ada], lambda: seeks(bob, {**shown["wish"], "near": False})))
    table = table_of(ada)
    assert found == {"t": "found", "seek": own["id"], "table": table}
    assert table == table_of(bob)
    now = head(ada, table)
    assert (now["status"], now["rated"], now["time"]["bank"]) == (
        "playing",
        True,
        apart["time"]["bank"],
    )
    assert users(now) == {ada.me["user"], bob.me["user"]}
    left = {one["id"] for one in ada.get("/api/seeks/mine")[1]}
    assert left == {own["id"], slow["id"]}  # the other wish of a live game has ended
    assert ada.ask("DELETE", f"/api/seeks/{slow['id']}", b"{}", JSON)[0] == 204
    assert ada.ask("DELETE", f"/api/seeks/{other['id']}", b"{}", JSON)[0] == 404
    assert ada.ask("DELETE", f"/api/seeks/{own['id']}", b"{}", JSON)[0] == 204
    refused = ada.post("/api/seeks", wish)
    assert (refused[0], refused[1]["reason"]) == (409, "playing-live")


def test_who_keeps_apart_is_not_paired(server: Server, apart: dict[str, Any]) -> None:
    ada, bob, cleo = (Browser(server.url, name) for name in ("Ada", "Bob", "Cleo"))
    assert ada.post(f"/api/people/{bob.me['user']}/block", {})[0] == 204
    own = seeks(ada, apart)
    assert own["id"] not in str(bob.get("/api/seeks")[1])
    seeks(bob, apart)
    seeks(cleo, apart)
    table = table_of(cleo)
    assert users(head(cleo, table)) == {ada.me["user"], cleo.me["user"]}  # Ada was first
    assert [one["table"] for one in bob.get("/api/seeks/mine")[1]] == [""]


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "nothing", "least": 2, "most": 2}, ""),
        ({"game": "rosenkoenig", "least": 2, "most": 5}, "players"),
        ({**WISH, "time": {"kind": "live", "bank": 0}}, "time.bank"),
    ],
)
def test_wishes_that_no_table_can_have(server: Server, wish: dict[str, Any], field: str) -> None:
    ada = Browser(server.url, "Ada")
    status, refused = ada.post("/api/seeks", wish)
    assert status in (404, 409)
    assert refused["args"].get("field", "") == field


def test_enough_wishes_and_none_of_programs(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    for days in range(1, 6):
        seeks(ada, {**WISH, "time": {"kind": "days", "days": days}, "near": True, "bots": True})
    status, refused = ada.post("/api/seeks", {**WISH, "time": {"kind": "days", "days": 9}})
    assert (status, refused["reason"]) == (409, "too-many")
    token = ada.post("/api/tokens", {"name": "Robot"})[1]["token"]
    robot = Browser(server.url)
    given = {**JSON, "Authorization": f"Bearer {token}"}
    assert robot.ask("POST", "/api/seeks", b"{}", given)[1]["reason"] == "not-for-programs"
    page = ada.get("/api/seeks?count=1")[1]
    if page["after"]:
        second = ada.get(f"/api/seeks?count=1&after={page['after']}")[1]
        assert page["seeks"][0]["id"] not in str(second)
    assert ada.get("/api/seeks?after=nonsense")[0] == 400
    for one in ada.get("/api/seeks/mine")[1]:
        assert ada.ask("DELETE", f"/api/seeks/{one['id']}", b"{}", JSON)[0] == 204


def test_people_at_two_nodes_each_get_one_table(nodes: tuple[Server, Server]) -> None:
    people = [Browser(nodes[k % 2].url, f"P{k}") for k in range(8)]
    for one in people[:6]:
        seeks(one, {**WISH, "time": BLITZ})
    late = people[6:]  # one at each node
    heard = asyncio.run(told(late, lambda: [seeks(one, {**WISH, "time": BLITZ}) for one in late]))
    assert [one["table"] for one in heard] == [table_of(one) for one in late]
    tables = {one.me["user"]: table_of(one) for one in people}
    assert len(set(tables.values())) == 4
    for one in people:
        table = tables[one.me["user"]]
        assert users(head(one, table)) == {u for u, at in tables.items() if at == table}
        assert [t["id"] for t in one.get("/api/tables")[1] if t["you"]] == [table]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_at(tmp_path)
    else:
        with database_of_its_own(request.getfixturevalue("postgres")) as address:
            yield address


def test_a_crash_between_finding_and_making(database: str) -> None:
    dying = Server(database)
    dying.before.append(DYING)
    dying.start()
    ada, bob = Browser(dying.url, "Ada"), Browser(dying.url, "Bob")
    days = {**WISH, "time": {"kind": "days", "days": 3}}
    seeks(ada, days)
    with contextlib.suppress(OSError):  # the node may end before it answers
        bob.post("/api/seeks", days)
    assert dying.process is not None
    assert dying.process.wait(WAIT) == 1
    with serving(database, hasty=True) as other:
        for one in (ada, bob):
            one.url = other.url
        table = table_of(ada)
        assert table == table_of(bob)
        assert users(head(ada, table)) == {ada.me["user"], bob.me["user"]}
        assert [t["id"] for t in bob.get("/api/tables")[1] if t["you"]] == [table]


def test_bots_fill_up_and_who_has_gone_is_forgotten(tmp_path: Path) -> None:
    node = Server(sqlite_at(tmp_path))
    node.before.append(SHORT)
    with contextlib.ExitStack() as stack:
        stack.callback(node.start().stop)
        ada, bob = Browser(node.url, "Ada"), Browser(node.url, "Bob")
        days = seeks(bob, {**WISH, "time": {"kind": "days", "days": 4}})["id"]
        gone = seeks(bob, WISH)["id"]  # and never asks again
        wish = {**WISH, "bots": True, "rated": True}
        (found,) = asyncio.run(told([ada], lambda: seeks(ada, wish)))  # her page lies open
        table = table_of(ada)
        assert found["table"] == table
        seats = head(ada, table)["seats"]
        assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]
        assert {seat["level"] for seat in seats} == {"", "medium"}  # as strong as a newcomer
        end = time.monotonic() + WAIT
        while gone in str(ada.get("/api/seeks")[1]):
            assert time.monotonic() < end
        assert days in str(ada.get("/api/seeks")[1])  # for a game by days nobody has to be there


def test_no_list_is_gone_through_without_an_index(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    asyncio.run(migrate(database))
    values: tuple[tuple[str, tuple[Any, ...]], ...] = (
        (stored_seeks.WAITING, (True, 9)),
        (stored_seeks.OWN, ("u",)),
        (stored_seeks.FOUND, ("t",)),
        (stored_seeks.DUE, (9,)),
        (stored_seeks.APART, ()),
        (stored_seeks.PLAYING, (True,)),
        (stored_seeks.UNSEEN, (True, 9.0)),
        (stored_seeks.DROP, (True, 9.0)),
        (stored_seeks.DROP_FOUND, (9.0,)),
        (stored_seeks.DROP_MADE, (9.0,)),
    )
    with contextlib.closing(sqlite3.connect(sqlite_file(database))) as base:
        for sql, given in values:
            plan = base.execute(f"EXPLAIN QUERY PLAN {sql}".replace("$", "?"), given).fetchall()
            assert not [row[3] for row in plan if row[3].startswith("SCAN")], (sql, plan)
