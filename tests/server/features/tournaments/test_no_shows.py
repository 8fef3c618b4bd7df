"""Players who never come to a table with a clock lose that game soon, and leave the tournament."""

from typing import Any

import pytest

from server.cups import do, look, make, until
from server.helpers import Browser, Message, Server
from tafelronde.match.clock import TimeControl
from tafelronde.server.features.tournaments.no_shows import patience
from tafelronde.server.features.tournaments.row_types import StoredSetup

CLOCK = {"kind": "live", "bank": 30, "increment": 0, "out": "resign"}


def move(who: Browser, cup: str) -> None:
    """Make one move where it is this person's turn to make their first one."""
    table = look(who, cup)["table"]
    head = who.get(f"/api/tables/{table}")[1]["head"] if table else {"legal": ()}
    if head["legal"] and head["player"] in head["you"]:
        wish = {"seat": head["player"], "seq": head["seq"], "action": head["legal"][0]["action"]}
        command = {"t": "move", "id": f"{head['seq']}", "table": table, **wish}
        who.post("/api/command", command)


@pytest.mark.parametrize("kind", ["swiss", "robin", "arena"])
def test_who_never_comes_loses_soon_and_leaves(server: Server, kind: str) -> None:
    ada, cleo = Browser(server.url, "Ada"), Browser(server.url, "Cleo")
    more: dict[str, Any] = {"rounds": 1} if kind == "swiss" else {}
    cup = make(ada, kind=kind, minutes=5, time=CLOCK, bound=600, **more)
    for person in (ada, cleo):
        do(person, cup, "join")
    do(ada, cup, "begin")

    def cleo_has_left(told: Message) -> bool:
        move(ada, cup)
        return next(line for line in told["players"] if line["name"] == "Cleo")["gone"]

    until(ada, cup, cleo_has_left)
    body = until(ada, cup, lambda body: body["players"][0]["played"] == 1)
    first, second = body["players"]
    assert (first["name"], first["points"]) == ("Ada", 2 if kind == "arena" else 1)
    assert not first["gone"], "whoever came stays"
    assert (second["name"], second["points"]) == ("Cleo", 0)
    stranger = Browser(server.url, "Zoe")  # the games stand in profiles
    (game,) = stranger.get(f"/api/people/{ada.me['user']}/games")[1]["games"]
    assert game["status"] == "over"
    if kind == "arena":
        assert do(cleo, cup, "join")["you"] == second["number"]


def stored(time: TimeControl | None) -> StoredSetup:
    return StoredSetup(
        "rosenkoenig", {}, "swiss", 2, 2, 0, 1, False, True, 60, 600, 0, "", False, time
    )


def test_the_patience_is_a_third_of_the_bank_and_two_minutes_at_most() -> None:
    live = [patience(stored(TimeControl("live", bank=bank))) for bank in (30, 300, 360, 3600)]
    assert live == [10.0, 100.0, 120.0, 120.0]
    assert patience(stored(None)) == patience(stored(TimeControl("days", days=1))) == 0.0
