"""Directors of tournaments at a server."""

import time
from typing import Any

from server.cups import at_table, do, look, make
from server.helpers import WAIT, Browser, Message
from server.rated_games import act, rating_at, to_move
from tafelronde.server.features.ratings.played import EARLY

Answer = tuple[int, Any]


def desk(who: Browser, cup: str) -> Message:
    status, body = who.get(f"/api/tournaments/{cup}/desk")
    assert status == 200, body
    return body


def ask(
    who: Browser, cup: str, name: str, *, seen: int = -1, why: str = "", user: str = "", **of: Any
) -> Answer:
    """Ask for an act; its status and answer. ``seen`` −1: all acts that there are."""
    known = len(desk(who, cup)["acts"]) if seen < 0 else seen
    wish = {"ruling": {"act": name, **of}, "seen": known, "why": why, "user": user}
    return who.post(f"/api/tournaments/{cup}/desk", wish)


def rule(who: Browser, cup: str, name: str, **of: Any) -> Message:
    """Carry out an act; the desk afterwards."""
    status, body = ask(who, cup, name, **of)
    assert status == 200, body
    return body


def duel(ada: Browser, bert: Browser, **wish: Any) -> str:
    """A rated event of two people that has begun; its maker is Ada."""
    cup = make(ada, **{"kind": "robin", "rounds": 1, "rated": True} | wish)
    for person in (ada, bert):
        do(person, cup, "join")
    do(ada, cup, "begin")
    return cup


def lose(loser: Browser, other: Browser, cup: str, but: str = "") -> str:
    """Play a table of two of the event until the loser gives up, late enough to count; its id."""
    head = at_table(loser, cup, but)
    table = head["id"]
    made = {loser: 0, other: 0}
    while min(made.values()) < EARLY:
        who, now = to_move(table, loser, other)
        made[who] += 1
        move = {"t": "move", "seat": now["player"], "seq": now["seq"]}
        act(who, table, {**move, "action": now["legal"][0]["action"]})
    act(loser, table, {"t": "resign", "seat": head["you"][0], "level": ""})
    return table


def points(who: Browser, cup: str) -> dict[str, float]:
    return {player["name"]: player["points"] for player in look(who, cup)["players"]}


def rating_changes(who: Browser, table: str) -> dict[str, int]:
    """User → by how much the game changed their rating."""
    found = rating_at(who, table)
    return {one["user"]: one["after"] - one["before"] for one in found["changes"]}


def until_ratings(who: Browser, table: str, holds: Any) -> dict[str, int]:
    end = time.monotonic() + WAIT
    while not holds(changes := rating_changes(who, table)):
        assert time.monotonic() < end, changes
        time.sleep(0.05)
    return changes
