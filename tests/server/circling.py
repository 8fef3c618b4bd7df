"""Circles of friends in tests."""

import itertools

from server.helpers import Browser, Message, Server

_ids = itertools.count()


def people(server: Server, *names: str) -> list[Browser]:
    """New people of these names."""
    return [Browser(server.url, name) for name in names]


def make(maker: Browser, name: str = "The Thursday round") -> Message:
    """A new circle, as its maker sees it."""
    status, circle = maker.post("/api/circles", {"name": name})
    assert status == 201, circle
    return circle


def join(circle: Message, *others: Browser) -> None:
    """Let these people join by the link."""
    for other in others:
        wish = {"code": circle["code"]}
        status, body = other.post(f"/api/circles/{circle['id']}/members", wish)
        assert status == 200, body


def look(person: Browser, circle: Message) -> Message:
    """The circle as this member sees it."""
    status, body = person.get(f"/api/circles/{circle['id']}")
    assert status == 200, body
    return body


def change(person: Browser, circle: Message, **wish: object) -> Message:
    """Change something of it; the circle."""
    status, body = person.post(f"/api/circles/{circle['id']}", wish)
    assert status == 200, body
    return body


def remove(person: Browser, circle: Message, user: Browser) -> tuple[int, Message]:
    """Let a person leave, or be removed by the maker."""
    return person.ask("DELETE", f"/api/circles/{circle['id']}/members/{user.me['user']}")


def open_table(person: Browser, circle: Message, **wish: object) -> str:
    """A new table of the circle."""
    plan = {"game": "rosenkoenig", **wish}
    status, body = person.post(f"/api/circles/{circle['id']}/tables", plan)
    assert status == 201, body
    return body["table"]


def sit(person: Browser, circle: Message, table: str) -> None:
    """Take a free seat by one tap."""
    status, body = person.post(f"/api/circles/{circle['id']}/tables/{table}/seat", {})
    assert (status, body) == (200, {"table": table}), body


def do(person: Browser, t: str, table: str, **fields: object) -> Message:
    """Send a command."""
    wish = {"t": t, "id": f"circle{next(_ids)}", "table": table, **fields}
    status, answer = person.post("/api/command", wish)
    assert status == 200, answer
    return answer


def resign(person: Browser, table: str) -> None:
    """Give a game up that is at play, or about to be."""
    head = person.dealt(person.get(f"/api/tables/{table}")[1]["head"])
    do(person, "resign", table, seat=head["you"][0])


def played(circle: Message, winner: Browser, loser: Browser) -> str:
    """A game of the circle, opened by the winner, which the loser gives up; its table."""
    table = open_table(winner, circle)
    sit(loser, circle, table)
    resign(loser, table)
    return table


def lines(evening: Message) -> list[tuple[str, int, float]]:
    """The score: name, games, points."""
    return [(one["name"], one["games"], one["points"]) for one in evening["lines"]]
