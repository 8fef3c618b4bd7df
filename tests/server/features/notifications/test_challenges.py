"""The table of a challenge is closed once nobody is invited there any more, and whom one lets
challenge oneself."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from server import circling
from server.company import wait_until
from server.helpers import Browser, Server, reason, serving
from server.meetings import do
from server.moderators import become
from server.sql import execute, rows

from .test_inviting import people, status_of, waiting

QUICK = """
from tafelronde.server.features.notifications import challenges
challenges.SCAN = 0.2
"""
"""A node that looks often at what has lapsed."""
A_DAY = 86_401


@pytest.fixture
def node(address: str) -> Iterator[Server]:
    with serving(address, first=QUICK) as found:
        yield found


def ask(host: Browser, table: str, other: Browser, **more: object) -> tuple[int, Any]:
    wish = {"user": other.me["user"], "challenge": True, **more}
    return host.post(f"/api/tables/{table}/invited", wish)


def new(host: Browser, other: Browser) -> str:
    table = host.table("me", "open")
    assert ask(host, table, other) == (200, {"table": table})
    return table


def test_what_is_declined_or_withdrawn_is_closed_at_once(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    declined, withdrawn, other = (new(ada, zoe) for _ in range(3))
    assert zoe.ask("DELETE", f"/api/me/invitations/{declined}")[0] == 204
    assert ada.ask("DELETE", f"/api/tables/{withdrawn}/invited/{zoe.me['user']}")[0] == 204
    states = [status_of(ada, table) for table in (declined, withdrawn, other)]
    assert states == ["closed", "closed", "open"]
    bea = Browser(server.url, "Bea")
    assert ask(ada, other, bea)[0] == 200
    assert zoe.ask("DELETE", f"/api/me/invitations/{other}")[0] == 204
    assert status_of(ada, other) == "open"  # Bea may still come
    assert bea.post(f"/api/me/invitations/{other}", {})[0] == 200
    assert bea.dealt(bea.get(f"/api/tables/{other}")[1]["head"])["status"] == "playing"


def test_a_table_to_which_somebody_is_invited_stays(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    table = ada.table("me", "open")
    assert ask(ada, table, zoe, challenge=False)[0] == 200
    assert zoe.ask("DELETE", f"/api/me/invitations/{table}")[0] == 204
    assert status_of(ada, table) == "open"


def test_a_refused_challenge_leaves_no_table(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    assert zoe.post("/api/me/profile", {"challenges": "nobody"})[0] == 204
    table = ada.table("me", "open")
    refused = reason(ask(ada, table, zoe))
    assert refused == (403, "no-challenges")
    assert status_of(ada, table) == "closed"
    table = ada.table("me", "open")
    assert reason(ada.post(f"/api/tables/{table}/invited", {"user": zoe.me["user"]})) == refused
    assert status_of(ada, table) == "open"  # it was not for this alone


def test_lapsed_or_with_nobody_left_it_is_closed(address: str, node: Server) -> None:
    host = become(node, "Kay")
    ada, zoe, bea, cid = people(node, "Ada", "Zoe", "Bea", "Cid")
    tables = [new(ada, one) for one in (zoe, bea, cid)]

    async def lapse() -> None:
        async with ada.open() as page:
            for sql in (
                f"UPDATE notifications SET at = at - {A_DAY} WHERE table_id = '{tables[0]}'",
                f"UPDATE challenges SET until = until - {A_DAY} WHERE table_id = '{tables[0]}'",
            ):
                await asyncio.to_thread(execute, address, sql)
            body = await page.when_told("invited")
            assert (body["table"], body["state"]) == (tables[0], "lapsed")

    asyncio.run(lapse())
    assert bea.post("/api/account/leave", {"name": "Bea"})[0] in (200, 204)
    ban = {"kind": "play", "reason": "leaving", "days": 1}
    assert host.post(f"/api/host/people/{cid.me['user']}/ban", ban)[0] == 204
    wait_until(lambda: [status_of(ada, one) for one in tables] == 3 * ["closed"])
    wait_until(lambda: rows(address, "SELECT * FROM challenges") == [])


def test_where_one_blocks_the_other_it_is_closed(address: str, node: Server) -> None:
    ada, zoe, bea, cid = people(node, "Ada", "Zoe", "Bea", "Cid")
    tables = [new(ada, one) for one in (zoe, bea, cid)]
    for one, other in ((zoe, ada), (ada, bea)):
        assert one.post(f"/api/people/{other.me['user']}/block", {})[0] == 204
    wait_until(lambda: [status_of(ada, one) for one in tables] == ["closed", "closed", "open"])
    wait_until(lambda: len(rows(address, "SELECT * FROM challenges")) == 1)


def test_a_table_at_which_somebody_else_sits_stays(address: str, node: Server) -> None:
    ada, zoe, bea = people(node, "Ada", "Zoe", "Bea")
    table = new(ada, zoe)

    do(bea, "sit", table, seat=1)
    execute(address, "UPDATE challenges SET until = 0")
    wait_until(lambda: rows(address, "SELECT * FROM challenges") == [])
    assert status_of(ada, table) == "open"


def test_one_says_who_may_challenge_one(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")

    def may(wish: str) -> bool:
        assert zoe.post("/api/me/profile", {"challenges": wish})[0] == 204
        answer = ask(ada, ada.table("me", "open"), zoe)
        assert answer[0] == 200 or reason(answer) == (403, "no-challenges")
        for one in waiting(zoe):
            assert zoe.ask("DELETE", f"/api/me/invitations/{one['table']}")[0] == 204
        return answer[0] == 200

    assert zoe.post("/api/me/profile", {"challenges": "friends"})[0] == 400
    assert [may(wish) for wish in ("everybody", "known", "nobody")] == [True, False, False]
    assert ada.post(f"/api/people/{zoe.me['user']}/follow", {})[0] == 204  # the other way round
    assert not may("known")
    assert zoe.post(f"/api/people/{ada.me['user']}/follow", {})[0] == 204
    assert [may("known"), may("nobody")] == [True, False]
    assert zoe.ask("DELETE", f"/api/people/{ada.me['user']}/follow")[0] == 204
    assert not may("known")
    circle = circling.make(zoe)
    circling.join(circle, ada)
    assert [may("known"), may("nobody")] == [True, False]
    circling.remove(zoe, circle, ada)
    assert not may("known")
    own = zoe.get(f"/api/people/{zoe.me['user']}")[1]["choices"]
    assert own["challenges"] == "known"
    assert "challenges" not in ada.get(f"/api/people/{zoe.me['user']}")[1]["choices"]
    assert zoe.get("/api/account/export")[1]["users"][0]["challenges"] == "known"
    assert zoe.post(f"/api/people/{ada.me['user']}/block", {})[0] == 204
    assert reason(ask(ada, ada.table("me", "open"), zoe)) == (404, "not-found")  # as nobody
