"""Rated games at a server."""

import time

from cli.helpers import process
from server.helpers import WAIT, Browser, Message
from tafelronde.server.features.ratings.played import EARLY


def play(one: Browser, two: Browser, moves: int) -> str:
    """A rated game in which the first of them wins, since the other gives up after so many moves;
    where these are enough for it to count, not before it does: what is forced does not."""
    table = one.table("me", "open", rated=True)
    for wish in ({"t": "sit", "seat": 1}, {"t": "ready", "seat": 1, "on": True, "nonce": ""}):
        act(two, table, wish)
    two.dealt(two.get(f"/api/tables/{table}")[1]["head"])
    made, each = {one: 0, two: 0}, EARLY if moves >= 2 * EARLY else 0
    while sum(made.values()) < moves or min(made.values()) < each:
        who, head = to_move(table, one, two)
        made[who] += 1
        action = head["legal"][0]["action"]
        act(who, table, {"t": "move", "seat": head["player"], "seq": head["seq"], "action": action})
    to_move(table, one, two)
    act(two, table, {"t": "resign", "seat": 1, "level": ""})
    return table


def to_move(table: str, *people: Browser) -> tuple[Browser, Message]:
    """The player to move, and the table as they see it."""
    end = time.monotonic() + WAIT
    while True:
        for who in people:
            head = who.get(f"/api/tables/{table}")[1]["head"]
            if head["legal"]:
                return who, head
        assert time.monotonic() < end, "the game does not begin"
        time.sleep(0.05)


def act(who: Browser, table: str, wish: Message) -> None:
    status, done = who.post(
        "/api/command", {"id": f"{time.monotonic_ns()}", "table": table, **wish}
    )
    assert status == 200, done


def rating_at(who: Browser, table: str) -> Message:
    """The change of ratings by a game, once it is counted."""
    end = time.monotonic() + WAIT
    while True:
        found = who.get(f"/api/tables/{table}/rating")[1]
        if found["state"] not in ("waiting", "playing"):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.1)


def replayed(address: str, *flags: str) -> tuple[int, str]:
    done = process("ratings", "replay", address, "--lang", "en", *flags)
    return done.code, done.out + done.err
