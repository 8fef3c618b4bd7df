"""A ban takes effect everywhere at once: tournaments, open seats, seeks, games in progress."""

from typing import Any

import pytest

from server.company import wait_until
from server.cups import at_table, do, look, make, refusal, until
from server.helpers import Browser, Server
from server.moderators import become

Site = tuple[Server, Server]
CLOCK = {"kind": "live", "bank": 600, "increment": 0, "out": "resign"}


@pytest.fixture(params=["sqlite", "two nodes"])
def site(request: pytest.FixtureRequest) -> Site:
    """One node on SQLite, or two on PostgreSQL: moderators are at the first, players at the
    second."""
    if request.param == "sqlite":
        node = request.getfixturevalue("sqlite_server")
        return node, node
    return request.getfixturevalue("nodes")


def act(who: Browser, t: str, table: str, **fields: Any) -> tuple[int, Any]:
    return who.post("/api/command", {"t": t, "id": f"{t} {table}", "table": table, **fields})


def head(who: Browser, table: str) -> Any:
    return who.get(f"/api/tables/{table}")[1]["head"]


def first_move(who: Browser, shown: Any) -> tuple[int, Any]:
    move = {"seat": shown["you"][0], "seq": shown["seq"], "action": shown["legal"][0]["action"]}
    return act(who, "move", shown["id"], **move)


def ban(host: Browser, who: Browser, kind: str) -> None:
    wish = {"kind": kind, "reason": "insult", "days": 1}
    assert host.post(f"/api/host/people/{who.me['user']}/ban", wish)[0] == 204


def lines(who: Browser, cup: str) -> dict[str, Any]:
    return {line["name"]: line for line in look(who, cup)["players"]}


@pytest.mark.parametrize("kind", ["play", "sign-in"])
def test_somebody_banned_is_out_of_everything_at_once(site: Site, kind: str) -> None:
    one, other = site
    host = become(one, f"Kay {kind}")
    ada, eve, cleo, dora = (Browser(other.url, name) for name in ("Ada", "Eve", "Cleo", "Dora"))

    swiss = make(ada, rounds=3, time=CLOCK)
    for person in (ada, eve, cleo, dora):
        do(person, swiss, "join")
    do(ada, swiss, "begin")
    mine = at_table(eve, swiss)
    later = make(ada, name="Later")
    do(eve, later, "join")
    played = ada.table("me", "open")
    assert act(eve, "sit", played, seat=1)[0] == 200
    for seat, person in enumerate((ada, eve)):
        assert act(person, "ready", played, seat=seat, on=True)[0] == 200
    wait_until(lambda: head(ada, played)["status"] == "playing")
    waiting = ada.table("me", "open")
    assert act(eve, "sit", waiting, seat=1)[0] == 200
    own = eve.table("me", "open")
    seek = {"game": "rosenkoenig", "least": 2, "most": 2, "time": {"kind": "days", "days": 3}}
    assert eve.post("/api/seeks", seek)[0] in (200, 201)
    assert cleo.get("/api/seeks")[1]["seeks"]

    ban(host, eve, kind)
    wait_until(lambda: head(ada, played)["status"] == "over")
    assert head(ada, played)["result"]["winners"] == [0]
    wait_until(lambda: head(ada, mine["id"])["status"] == "over")
    assert head(ada, mine["id"])["result"]["winners"] == [1 - mine["you"][0]]
    wait_until(lambda: not head(ada, waiting)["seats"][1].get("name"))
    wait_until(lambda: head(ada, own)["status"] == "closed")
    wait_until(lambda: not cleo.get("/api/seeks")[1]["seeks"])
    wait_until(lambda: "Eve" not in lines(ada, later))
    until(ada, swiss, lambda _: lines(ada, swiss)["Eve"]["gone"])
    assert lines(ada, swiss)["Eve"]["points"] == 0
    (winner,) = [line for line in lines(ada, swiss).values() if line["points"] == 1]
    assert winner["name"] != "Eve"

    assert refusal(first_move(eve, mine) if mine["legal"] else act(eve, "undo", played, seat=1))
    assert refusal(act(eve, "sit", waiting, seat=1)) == "banned"
    assert refusal(eve.post(f"/api/tournaments/{later}", {"deed": "join"})) == "banned"
    assert refusal(eve.post("/api/tournaments", {"name": "Own", "kind": "swiss"})) in (
        "banned", "malformed",
    )  # fmt: skip
    for person in (ada, cleo, dora):  # the round ends, and the next one has no Eve
        table = look(person, swiss)["table"]
        if table and head(person, table)["status"] == "playing" and head(person, table)["you"]:
            act(person, "resign", table, seat=head(person, table)["you"][0])
    until(ada, swiss, lambda body: body["card"]["round"] == 2)
    number = lines(ada, swiss)["Eve"]["number"]
    (round, *_) = look(ada, swiss)["latest"]
    assert all(number not in table["seats"] for table in round["tables"])
    assert number not in round["byes"]


def test_a_game_does_not_begin_with_somebody_banned(site: Site) -> None:
    """Both had sat down, and one was ready, when the ban came."""
    one, other = site
    host = become(one, "Kay begins")
    ada, eve = Browser(other.url, "Ada"), Browser(other.url, "Eve Ready")
    table = eve.table("me", "open")
    assert act(eve, "ready", table, seat=0, on=True)[0] == 200
    assert act(ada, "sit", table, seat=1)[0] == 200
    ban(host, eve, "play")
    wait_until(lambda: not head(ada, table)["seats"][0].get("name"))
    assert act(ada, "ready", table, seat=1, on=True)[0] == 200
    assert head(ada, table)["status"] == "open"
    assert refusal(act(eve, "sit", table, seat=0)) == "banned"
