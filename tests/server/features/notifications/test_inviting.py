"""Invitations and challenges: sent, heard of, accepted, declined, met, withdrawn, refused."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from server.company import wait_until
from server.helpers import Browser, Message, Server, reason


def challenge(host: Browser, other: Browser, **more: object) -> str:
    """Challenge a person; the table where they meet."""
    return invite(host, host.table("me", "open", **more), other)


def invite(host: Browser, table: str, other: Browser) -> str:
    status, met = host.post(f"/api/tables/{table}/invited", {"user": other.me["user"]})
    assert status == 200, met
    return met["table"]


def waiting(person: Browser) -> list[Message]:
    return person.get("/api/me/invitations")[1]


def states(host: Browser, table: str) -> list[str]:
    return [one["state"] for one in host.get(f"/api/tables/{table}/invited")[1]]


def status_of(person: Browser, table: str) -> str:
    return person.get(f"/api/tables/{table}")[1]["head"]["status"]


def people(server: Server, *names: str) -> list[Browser]:
    return [Browser(server.url, name) for name in names]


def test_a_challenge_is_heard_of_and_accepted_and_begins(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    ada, zoe = Browser(one.url, "Ada"), Browser(one.url, "Zoe")
    zoe.url = other.url

    async def play() -> None:
        async with zoe.open() as page:
            table = challenge(ada, zoe, time={"kind": "live", "bank": 300, "increment": 5})
            body = await page.when_told("invited")
            assert (body["table"], body["state"], body["name"]) == (table, "invited", "Ada")
            [found] = waiting(zoe)
            assert (found["table"], found["user"], found["name"]) == (table, ada.me["user"], "Ada")
            assert (found["time"]["bank"], found["rated"], found["players"]) == (300, False, 2)
            assert states(ada, table) == ["waits"]
            answer = zoe.post(f"/api/me/invitations/{table}", {})
            assert answer == (200, {"table": table})
            assert zoe.dealt(zoe.get(f"/api/tables/{table}")[1]["head"])["status"] == "playing"
            assert waiting(zoe) == []
            again = zoe.post(f"/api/me/invitations/{table}", {})
            assert reason(again) == (409, "no-invitation")

    asyncio.run(play())


def test_it_is_declined_for_now_and_for_a_day(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    first = challenge(ada, zoe)
    assert zoe.ask("DELETE", f"/api/me/invitations/{first}")[0] == 204
    assert (states(ada, first), waiting(zoe)) == (["declined"], [])
    assert reason(zoe.ask("DELETE", f"/api/me/invitations/{first}")) == (409, "no-invitation")
    second = challenge(ada, zoe)
    assert zoe.ask("DELETE", f"/api/me/invitations/{second}?not_now=true")[0] == 204
    third = challenge(ada, zoe)
    assert (waiting(zoe), states(ada, third)) == ([], ["waits"])  # she hears no more of Ada today
    bea = Browser(server.url, "Bea")
    assert [found["table"] for found in waiting(zoe)] == []
    assert [challenge(bea, zoe)] == [found["table"] for found in waiting(zoe)]


def test_who_is_apart_or_banned_or_nobody_is_answered_alike(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    table = ada.table("me", "open")
    nobody = reason(ada.post(f"/api/tables/{table}/invited", {"user": "x" * 16}))
    assert nobody == (404, "not-found")
    assert zoe.post(f"/api/people/{ada.me['user']}/block", {})[0] == 204
    wish = {"user": zoe.me["user"]}
    assert reason(ada.post(f"/api/tables/{table}/invited", wish)) == nobody
    assert zoe.ask("DELETE", f"/api/people/{ada.me['user']}/block")[0] == 204
    assert zoe.post(f"/api/people/{ada.me['user']}/mute", {})[0] in (204, 404)
    assert ada.post(f"/api/people/{zoe.me['user']}/block", {})[0] == 204
    assert reason(ada.post(f"/api/tables/{table}/invited", wish)) == (403, "apart")
    assert reason(zoe.post(f"/api/tables/{table}/invited", wish)) == (403, "not-host")
    assert reason(zoe.get(f"/api/tables/{table}/invited")) == (403, "not-host")
    for odd in ("", "\0", ada.me["user"]):
        assert ada.post(f"/api/tables/{table}/invited", {"user": odd})[0] in (400, 404)


def test_a_block_hides_what_was_sent_and_a_withdrawn_one_is_gone(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    table = challenge(ada, zoe)
    assert ada.ask("DELETE", f"/api/tables/{table}/invited/{zoe.me['user']}")[0] == 204
    assert (waiting(zoe), states(ada, table)) == ([], [])
    assert invite(ada, table, zoe) == table
    assert len(waiting(zoe)) == 1
    assert zoe.post(f"/api/people/{ada.me['user']}/block", {})[0] == 204
    assert waiting(zoe) == []
    assert zoe.post(f"/api/me/invitations/{table}", {})[0] == 403
    assert status_of(ada, table) == "open"


def test_a_crowd_of_challenges_is_bounded(server: Server) -> None:
    ada, zoe = people(server, "Ada", "Zoe")
    for _ in range(3):
        challenge(ada, zoe)
    table = ada.table("me", "open")
    wish = {"user": zoe.me["user"]}
    assert reason(ada.post(f"/api/tables/{table}/invited", wish)) == (409, "too-many")
    assert len(waiting(zoe)) == 3


def statuses(who: Browser, tables: set[str]) -> list[str]:
    heads = (who.get(f"/api/tables/{table}")[1]["head"] for table in tables)
    return sorted(who.dealt(head)["status"] for head in heads)


def test_two_who_challenge_each_other_at_once_get_one_table(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    for _ in range(5):
        ada, zoe = Browser(one.url, "Ada"), Browser(one.url, "Zoe")
        zoe.url = other.url
        pairs = [(who, who.table("me", "open")) for who in (ada, zoe)]
        with ThreadPoolExecutor(2) as both:
            jobs = [
                both.submit(invite, who, table, whom)
                for (who, table), whom in zip(pairs, (zoe, ada), strict=True)
            ]
            met = {job.result() for job in jobs}
        tables = {table for _, table in pairs}
        wait_until(lambda who=ada, at=tables: statuses(who, at) == ["closed", "playing"])
        assert met <= tables
        assert (waiting(ada), waiting(zoe)) == ([], [])


def test_friends_are_invited_to_a_table_of_many(server: Server) -> None:
    ada, zoe, bea = people(server, "Ada", "Zoe", "Bea")
    table = ada.table("me", "open")
    assert (invite(ada, table, zoe), invite(ada, table, bea)) == (table, table)
    assert states(ada, table) == ["waits", "waits"]
    assert zoe.post(f"/api/me/invitations/{table}", {})[0] == 200
    assert waiting(bea) == []  # no seat is free
    assert bea.post(f"/api/me/invitations/{table}", {})[0] in (403, 409)
