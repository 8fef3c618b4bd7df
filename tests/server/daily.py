"""The day of the deals, and tries at them."""

import time

from server.helpers import WAIT, Browser, Message, Server
from tafelronde.server.table import deal as days

LASTS = 300.0
"""Seconds; no test takes so long."""


def today(node: Server) -> str:
    """The day, by the node's clock; it lasts long enough for a test."""
    now = Browser(node.url).get("/api/deals")[1]["now"]
    left = days.DAY - now % days.DAY
    if left < LASTS:
        time.sleep(left + 1)
    return days.day_at(Browser(node.url).get("/api/deals")[1]["now"])


def begin(who: Browser, day: str) -> Message:
    status, head = who.post(f"/api/deals/{day}/try", {})
    assert status == 201, head
    return who.dealt(head)


def play(who: Browser, table: str, most: int = 1000) -> Message:
    """Play always the first choice, so often or to the end; the news of the table."""
    end = time.monotonic() + WAIT
    while True:
        assert time.monotonic() < end, "it does not go on"
        news = who.get(f"/api/tables/{table}")[1]
        head = news["head"]
        if head["status"] == "over" or (head["legal"] and most == 0):
            return news
        if not head["legal"]:
            time.sleep(0.02)
            continue
        move = {"t": "move", "id": f"m{head['seq']}", "table": table, "seat": head["player"]}
        move |= {"seq": head["seq"], "action": head["legal"][0]["action"]}
        status, done = who.post("/api/command", move)
        assert status == 200, done
        most, end = most - 1, time.monotonic() + WAIT


def give_up(who: Browser, table: str) -> None:
    seat = who.get(f"/api/tables/{table}")[1]["head"]["you"][0]
    wish = {"t": "resign", "id": "r", "table": table, "seat": seat, "level": "easy"}
    assert who.post("/api/command", wish)[0] == 200
