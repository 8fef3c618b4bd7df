"""People who meet at tables, by the interface of a server."""

from typing import Any

from server.helpers import Browser, Message, Page


def head(person: Browser, table: str) -> dict[str, Any]:
    return person.get(f"/api/tables/{table}")[1]["head"]


def lost(person: Browser) -> str:
    """A game against a bot that this person has given up; its table."""
    table = person.table("me", "random")
    resign = {"t": "resign", "id": "r" + table, "table": table, "seat": 0}
    status, answer = person.post("/api/command", resign)
    assert status == 200, answer
    return table


async def seated(ada: Browser, zoe: Browser, pages: tuple[Page, Page], **more: Any) -> str:
    """A table of both, begun."""
    table = ada.table("me", "open", **more)
    a, z = pages
    await a.watch(table)
    await z.watch(table)
    await z.do("sit", table=table, seat=1)
    await z.do("ready", table=table, seat=1)
    for page in pages:
        await page.when(table, lambda head: head["status"] != "open")
    return table


def command(person: Browser, t: str, table: str, **fields: Any) -> tuple[int, Message]:
    body = {"t": t, "id": f"{t}{table}{fields}"[:64], "table": table, **fields}
    return person.post("/api/command", body)


def do(person: Browser, t: str, table: str, **fields: Any) -> None:
    status, answer = command(person, t, table, **fields)
    assert status == 200, answer


def profile(reader: Browser, of: Browser) -> Message:
    status, found = reader.get(f"/api/people/{of.me['user']}")
    assert status == 200, found
    return found


def games(reader: Browser, of: Browser, query: str = "") -> list[str]:
    """The tables of the first pages of two."""
    found: list[str] = []
    before = ""
    while before or not found:
        path = f"/api/people/{of.me['user']}/games?count=2&before={before}{query}"
        status, page = reader.get(path)
        assert status == 200, page
        found += [card["id"] for card in page["games"]]
        before = page["before"]
        if not before:
            break
    return found


def met(ada: Browser, zoe: Browser, **more: Any) -> str:
    """A game of the two that Zoë gave up; its table."""
    table = begun(ada, zoe, **more)
    do(zoe, "resign", table, seat=1)
    return table


def begun(ada: Browser, zoe: Browser, **more: Any) -> str:
    """A table of Ada's where the two play."""
    table = ada.table("me", "open", **more)
    do(zoe, "sit", table, seat=1)
    do(zoe, "ready", table, seat=1)
    return zoe.dealt(zoe.get(f"/api/tables/{table}")[1]["head"])["id"]


def act(person: Browser, what: str, other: Browser, on: bool = True) -> int:
    path = f"/api/people/{other.me['user']}/{what}"
    return person.post(path, {})[0] if on else person.ask("DELETE", path)[0]
