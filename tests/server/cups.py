"""Tournaments at a server."""

import time
from collections.abc import Callable
from typing import Any

from server.helpers import WAIT, Browser, Message
from tafelronde.server.features.tournaments.row_types import Row, StoredSetup, TimeControl


def make(host: Browser, **wish: Any) -> str:
    plan = {"name": "Cup", "kind": "swiss", "game": "rosenkoenig", "level": "random"} | wish
    status, made = host.post("/api/tournaments", plan)
    assert status == 201, made
    assert made["card"]["status"] == "open"
    return made["card"]["id"]


def do(who: Browser, cup: str, deed: str) -> Message:
    status, body = who.post(f"/api/tournaments/{cup}", {"deed": deed})
    assert status == 200, body
    return body


def look(who: Browser, cup: str) -> Message:
    status, body = who.get(f"/api/tournaments/{cup}")
    assert status == 200, body
    return body


def until(who: Browser, cup: str, holds: Callable[[Message], Any]) -> Message:
    end = time.monotonic() + WAIT
    while not holds(body := look(who, cup)):
        assert time.monotonic() < end, body
        time.sleep(0.05)
    return body


def at_table(who: Browser, cup: str, but: str = "") -> Message:
    """Where this person is to play now, and not at that table any more."""
    end = time.monotonic() + WAIT
    while True:
        assert time.monotonic() < end
        table = look(who, cup)["table"]
        status, news = who.get(f"/api/tables/{table}") if table not in ("", but) else (0, {})
        if status == 200 and news["head"]["status"] != "open":
            return news["head"]
        time.sleep(0.05)


def give_up(who: Browser, head: Message) -> None:
    wish = {"t": "resign", "id": "r", "table": head["id"], "seat": head["you"][0]}
    assert who.post("/api/command", wish)[0] == 200


def refusal(answer: tuple[int, Any]) -> str:
    assert answer[0] >= 400, answer
    return answer[1]["reason"]


SETUP = StoredSetup(
    "connect_four", {"x": 1}, "swiss", 2, 3, 4, 5, True, False, 60, 900, 8, "easy", True,
    TimeControl("live", 60, 5), 7,
)  # fmt: skip


def cup(id: str, *, user: str = "ada", public: bool = True, starts: float = 0.0) -> Row:
    """A tournament as it is stored."""
    changed = 1000.0
    return Row(
        id, f"Cup {id}", user, public, "open", 1000.0, starts, 0.0, 0.0, changed, SETUP, b"seed", 1
    )
