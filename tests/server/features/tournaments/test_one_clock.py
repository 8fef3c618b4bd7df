"""Nobody is paired at two tables whose clocks both run: arenas, a Swiss, and seeks."""

from typing import Any

import pytest

from server.company import wait_until
from server.cups import at_table, do, give_up, look, make, until
from server.helpers import Browser, Server

CLOCK = {"kind": "live", "bank": 600, "increment": 0, "out": "resign"}


def cup_of(kind: str, maker: Browser, *players: Browser) -> str:
    cup = make(maker, kind=kind, name=kind, minutes=30, bound=900, time=CLOCK)
    for person in players:
        do(person, cup, "join")
    return cup


def running(who: Browser, *cups: str) -> list[str]:
    """The tables of these tournaments where this person plays by a clock now."""
    named = [look(who, cup)["table"] for cup in cups]
    heads = [who.get(f"/api/tables/{table}")[1]["head"] for table in named if table]
    return [head["id"] for head in heads if head["status"] == "playing"]


@pytest.mark.parametrize("other", ["arena", "swiss"])
def test_somebody_in_two_tournaments_plays_at_one_table(server: Server, other: str) -> None:
    ada, bert, cleo, dora = (Browser(server.url, name) for name in ("Ada", "Bert", "Cleo", "Dora"))
    one = cup_of("arena", ada, ada, bert)
    two = cup_of(other, ada, ada, cleo)
    three = cup_of("arena", dora, cleo, dora)  # the sign that all have had their turn
    for cup, maker in ((one, ada), (two, ada), (three, dora)):
        do(maker, cup, "begin")

    def begun() -> bool:
        """Somebody plays; nobody at two tables."""
        tables = [len(running(ada, one, two)), len(running(cleo, two, three))]
        assert max(tables) < 2
        return max(tables) > 0 if other == "swiss" else min(tables) > 0

    wait_until(begun)
    if other == "swiss":  # its round is drawn in a process of its own, which takes a while to start
        wait_until(lambda: look(ada, two)["card"]["round"] == 1)
    for _ in range(20):  # more than one look at each tournament
        assert begun()
    if other == "swiss":  # its table waits for the end of games elsewhere, and is then the next
        for who, cup in ((ada, one), (cleo, three)):
            for table in running(who, cup):
                give_up(who, who.get(f"/api/tables/{table}")[1]["head"])
        wait_until(lambda: running(ada, two) and running(cleo, two))
        assert not running(ada, one)
        assert not running(cleo, three)


def test_whoever_plays_in_an_arena_is_not_paired_by_a_seek(server: Server) -> None:
    ada, bert, cleo = (Browser(server.url, name) for name in ("Ada", "Bert", "Cleo"))
    wish: dict[str, Any] = {"game": "rosenkoenig", "least": 2, "most": 2, "time": CLOCK}
    assert ada.post("/api/seeks", wish)[0] in (200, 201)
    cup = cup_of("arena", ada, ada, bert)
    do(ada, cup, "begin")
    at_table(ada, cup)
    assert cleo.post("/api/seeks", wish)[0] in (200, 201)
    wait_until(lambda: not ada.get("/api/seeks/mine")[1])
    (seek,) = cleo.get("/api/seeks/mine")[1]
    assert seek["table"] == ""
    until(ada, cup, lambda body: body["table"])
