"""Two acts at one moment, at one node or at two of one database: none fails, both nodes agree, and
what was over stays over."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from server import circling
from server.at_once import Answer, at_once, elsewhere
from server.company import wait_until
from server.cups import do, make, until
from server.directing import rule
from server.helpers import Browser, Message, Server, record_is_true, serving, sqlite_at
from server.moderators import become

ROUNDS = 2


class Site:
    """Ada and Bo, each also at the other node, and who looks after the site."""

    def __init__(self, one: Server, other: Server) -> None:
        self.host = become(one, "Hal")
        self.nodes = one, other
        self.fresh()

    def fresh(self) -> None:
        self.ada, self.bo = (
            Browser(node.url, name) for node, name in zip(self.nodes, ("Ada", "Bo"), strict=True)
        )
        self.ada_there = elsewhere(self.ada, self.nodes[1])
        self.people = self.ada, self.bo

    def begun(self, **more: Any) -> str:
        table = self.ada.table("me", "open", **more)
        for t in ("sit", "ready"):
            assert act(self.bo, t, table, 1)[0] == 200
        self.bo.dealt(head(self.bo, table))
        return table

    def moved(self, table: str) -> int:
        """Let the player to act play once; the seat."""
        wait_until(lambda: any(head(who, table)["legal"] for who in self.people))
        seat = head(self.ada, table)["player"]
        seen = wait_until(lambda: to_choose(self.people[seat], table))
        choice = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
        assert act(self.people[seat], "move", table, seat, **choice)[0] == 200
        return seat

    def agree(self, table: str, *status: str) -> Message:
        """Wait until both nodes show the same; the table there."""

        def same() -> Message | None:
            heads = [head(Browser(node.url), table) for node in self.nodes]
            done = len({(one["seq"], one["ply"], one["status"]) for one in heads}) == 1
            return heads[0] if done and heads[0]["status"] in status else None

        return wait_until(same)


def act(who: Browser, t: str, table: str, seat: int | None = None, **more: Any) -> Answer:
    at = {} if seat is None else {"seat": seat}
    return who.post("/api/command", {"t": t, "id": f"{t}{seat}", "table": table, **at, **more})


def head(who: Browser, table: str) -> Message:
    return who.get(f"/api/tables/{table}")[1]["head"]


def to_choose(who: Browser, table: str) -> Message | None:
    found = head(who, table)
    return found if found["legal"] else None


def takeback_and_hint(site: Site) -> None:
    table = site.ada.table("me", "random", hints=True)
    seen = wait_until(lambda: to_choose(site.ada, table))
    choice = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
    assert act(site.ada, "move", table, 0, **choice)[0] == 200
    wait_until(lambda: to_choose(site.ada, table))
    hint, undo = at_once(
        partial(act, site.ada_there, "hint", table, 0), partial(act, site.ada, "undo", table, 0)
    )
    assert max(hint[0], undo[0]) < 500, (hint, undo)
    assert undo[0] == 200, undo
    site.agree(table, "playing")


def resignation_and_bot(site: Site) -> None:
    table = site.ada.table("me", "easy")
    seen = wait_until(lambda: to_choose(site.ada, table))
    choice = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
    moved, resigned = at_once(
        partial(act, site.ada, "move", table, 0, **choice),
        partial(act, site.ada_there, "resign", table, 0),
    )
    assert resigned[0] == 200, resigned
    assert moved[0] < 500, moved
    assert site.agree(table, "over")["result"]["returns"][0] == -1


def ban_and_review(site: Site) -> None:
    table = site.begun()
    site.moved(table)
    assert act(site.bo, "resign", table, 1)[0] == 200
    site.agree(table, "over")
    ban = {"kind": "play", "reason": "insult", "days": 1}
    asked, banned = at_once(
        partial(site.ada_there.post, f"/api/tables/{table}/review", {}),
        partial(site.host.post, f"/api/host/people/{site.ada.me['user']}/ban", ban),
    )
    assert banned[0] == 204, banned
    assert asked[0] < 500, asked
    site.agree(table, "over")


def closing_and_answer(site: Site) -> None:
    table = site.begun()
    seat = site.moved(table)
    assert act(site.people[seat], "undo", table, seat)[0] == 200
    other = site.people[1 - seat]
    answered, closed = at_once(
        partial(act, other, "answer", table, 1 - seat, yes=True),
        partial(site.host.post, f"/api/host/tables/{table}/close", {"why": "so"}),
    )
    assert closed[0] < 300, closed
    assert answered[0] < 500, answered
    site.agree(table, "over", "closed", "off")


def closing_and_sitting(site: Site) -> None:
    table = site.ada.table("me", "open")
    sat, closed = at_once(
        partial(act, site.bo, "sit", table, 1), partial(act, site.ada, "close", table)
    )
    assert max(sat[0], closed[0]) < 500, (sat, closed)
    site.agree(table, "open", "over", "closed", "off")


def rematch_twice(site: Site) -> None:
    table = site.begun()
    assert act(site.bo, "resign", table, 1)[0] == 200
    site.agree(table, "over")
    answers = at_once(*(partial(act, who, "rematch", table) for who in site.people))
    assert [status for status, _ in answers] == [200, 200], answers
    told = {head(who, table)["rematch"] for who in site.people}
    assert len(told) == 1, answers
    assert told != {""}


def leaving_for_good_and_moving(site: Site) -> None:
    table = site.begun()
    seen = wait_until(lambda: to_choose(site.ada, table) or to_choose(site.bo, table))
    seat = seen["player"]
    mover, node = site.people[seat], site.nodes[1 - seat]
    choice = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
    left, moved = at_once(
        partial(elsewhere(mover, node).post, "/api/account/leave", {"name": ("Ada", "Bo")[seat]}),
        partial(act, mover, "move", table, seat, **choice),
    )
    assert left[0] == 204, left
    assert moved[0] < 500, moved
    mine = site.people[1 - seat]
    wait_until(lambda: head(mine, table)["seats"][seat]["name"] not in ("Ada", "Bo"))
    assert mover.me["user"] not in str(mine.get(f"/api/tables/{table}")[1])


def leaving_and_pairing(site: Site) -> None:
    people = [*site.people, Browser(site.nodes[0].url, "Cid"), Browser(site.nodes[1].url, "Dora")]
    cup = make(site.ada, kind="swiss", rounds=2)
    for one in people:
        do(one, cup, "join")
    do(site.ada, cup, "begin")
    until(site.ada, cup, lambda body: body["card"]["round"] == 1)
    rule(site.ada, cup, "hold-rounds", on=True)
    body = until(site.ada, cup, lambda body: all(t["table"] for t in body["latest"][0]["tables"]))
    for table in body["latest"][0]["tables"]:
        seat = 0
        loser = people[table["seats"][seat] - 1]
        wait_until(lambda t=table, w=loser: head(w, t["table"])["status"] == "playing")
        assert act(loser, "resign", table["table"], seat)[0] == 200
    until(site.ada, cup, lambda body: body["latest"][0]["over"])
    wish = {"ruling": {"act": "begin-round", "round": 2}, "seen": 1, "why": "", "user": ""}
    begun, left = at_once(
        partial(site.ada.post, f"/api/tournaments/{cup}/desk", wish),
        partial(site.bo.post, f"/api/tournaments/{cup}", {"deed": "leave"}),
    )
    assert (begun[0], left[0]) == (200, 200), (begun, left)
    body = until(site.ada, cup, lambda body: body["card"]["round"] == 2)
    # Where he was paired before he left, his table is given up at once.
    until(
        site.ada,
        cup,
        lambda body: all(t["over"] for t in body["latest"][0]["tables"] if 2 in t["seats"]),
    )


def circle_closed_and_table_begun(site: Site) -> None:
    circle = circling.make(site.ada)
    circling.join(circle, site.bo)
    table = circling.open_table(site.ada, circle)
    sat, gone = at_once(
        partial(site.bo.post, f"/api/circles/{circle['id']}/tables/{table}/seat", {}),
        partial(site.ada.ask, "DELETE", f"/api/circles/{circle['id']}"),
    )
    assert gone[0] == 204, gone
    assert sat[0] < 500, sat
    shown = site.agree(table, "open", "playing", "over", "closed", "off")
    assert site.bo.get(f"/api/circles/{circle['id']}")[0] in (403, 404)
    assert shown["seats"]


def resignations_of_both(site: Site) -> None:
    table = site.begun()
    site.moved(table)
    answers = at_once(
        partial(act, site.ada, "resign", table, 0), partial(act, site.bo, "resign", table, 1)
    )
    assert sorted(status < 500 for status, _ in answers) == [True, True], answers
    assert 200 in [status for status, _ in answers], answers
    shown = site.agree(table, "over")
    assert sorted(shown["result"]["returns"]) == [-1, 1]
    site.agree(table, "over")
    record_is_true(site.nodes[1].url, table)


def takeback_and_move(site: Site) -> None:
    table = site.begun()
    seat = site.moved(table)
    other = site.people[1 - seat]
    seen = wait_until(lambda: to_choose(other, table))
    choice = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
    asked, moved = at_once(
        partial(act, site.people[seat], "undo", table, seat),
        partial(act, other, "move", table, 1 - seat, **choice),
    )
    assert max(asked[0], moved[0]) < 500, (asked, moved)
    assert 200 in (asked[0], moved[0]), (asked, moved)
    site.agree(table, "playing")
    assert act(other, "resign", table, 1 - seat)[0] == 200
    site.agree(table, "over")
    record_is_true(site.nodes[1].url, table)


def answer_and_resignation(site: Site) -> None:
    table = site.begun()
    seat = site.moved(table)
    assert act(site.people[seat], "undo", table, seat)[0] == 200
    site.agree(table, "playing")
    answered, resigned = at_once(
        partial(act, site.people[1 - seat], "answer", table, 1 - seat, yes=True),
        partial(act, site.people[seat], "resign", table, seat),
    )
    assert resigned[0] == 200, resigned
    assert answered[0] < 500, answered
    assert site.agree(table, "over")["result"]["returns"][seat] == -1
    site.agree(table, "over")
    record_is_true(site.nodes[1].url, table)


def falling_clock_and_resignation(site: Site) -> None:
    table = site.begun(time={"kind": "live", "bank": 1, "increment": 0})
    clocks = wait_until(lambda: head(site.ada, table)["clocks"])
    seat = max(clocks["running"], 0)
    time.sleep(max(0, clocks["left"][seat] - 0.05))  # the acts come as it falls, or about then
    answers = at_once(
        partial(act, site.people[1 - seat], "resign", table, 1 - seat),
        partial(act, site.people[1 - seat], "pause", table, 1 - seat),
        partial(act, site.people[seat], "undo", table, seat),
    )
    assert max(status for status, _ in answers) < 500, answers
    result = site.agree(table, "over")["result"]
    assert (result["by"], sorted(result["returns"])) in [(0, [-1, 1]), (1, [-1, 1])]
    record_is_true(site.nodes[1].url, table)


def pause_and_move(site: Site) -> None:
    table = site.begun(time={"kind": "live", "bank": 600, "increment": 0})
    seen = wait_until(lambda: to_choose(site.ada, table) or to_choose(site.bo, table))
    seat = seen["player"]
    assert act(site.people[1 - seat], "pause", table, 1 - seat)[0] == 200
    choice = {"seq": site.agree(table, "playing")["seq"], "action": seen["legal"][0]["action"]}
    agreed, moved = at_once(
        partial(act, elsewhere(site.people[seat], site.nodes[1 - seat]), "pause", table, seat),
        partial(act, site.people[seat], "move", table, seat, **choice),
    )
    assert max(agreed[0], moved[0]) < 500, (agreed, moved)
    site.agree(table, "playing")
    assert act(site.ada, "resign", table, 0)[0] == 200
    site.agree(table, "over")
    record_is_true(site.nodes[1].url, table)


def fork_and_resignation(site: Site) -> None:
    table = site.begun()
    seat = site.moved(table)
    path, wish = f"/api/tables/{table}/play-on", {"ply": 0, "seat": 0, "level": "random"}
    stranger = Browser(site.nodes[1].url, "Eve")
    *forked, resigned = at_once(
        *(partial(who.post, path, wish) for who in (stranger, site.ada, site.ada_there)),
        partial(act, site.people[seat], "resign", table, seat),
    )
    assert resigned[0] == 200, resigned
    assert {answer["reason"] for status, answer in forked if status != 201} <= {"not-over"}
    site.agree(table, "over")
    made = at_once(*(partial(who.post, path, wish) for who in (site.ada, site.ada_there)))
    assert [status for status, _ in made] == [201, 201], made
    assert len({fresh["id"] for _, fresh in made}) == 2


def rematch_and_leaving_for_good(site: Site) -> None:
    table = site.begun()
    site.moved(table)
    assert act(site.bo, "resign", table, 1)[0] == 200
    site.agree(table, "over")
    fork = f"/api/tables/{table}/play-on", {"ply": 0, "seat": 0, "level": "random"}
    asked, forked, left = at_once(
        partial(act, site.ada, "rematch", table),
        partial(elsewhere(site.bo, site.nodes[0]).post, *fork),
        partial(site.bo.post, "/api/account/leave", {"name": "Bo"}),
    )
    assert left[0] == 204, left
    assert asked[0] == 200, asked
    assert forked[0] < 500, forked
    tables = [head(site.ada, table)["rematch"]] + ([forked[1]["id"]] if forked[0] == 201 else [])
    for fresh in tables:
        wait_until(lambda t=fresh: site.bo.me["user"] not in str(site.ada.get(f"/api/tables/{t}")))
        assert '"Bo"' not in str(site.ada.get(f"/api/tables/{fresh}"))


DUELS: list[Callable[[Site], None]] = [
    takeback_and_hint, resignation_and_bot, ban_and_review, closing_and_answer,
    closing_and_sitting, rematch_twice, leaving_for_good_and_moving, leaving_and_pairing,
    circle_closed_and_table_begun, resignations_of_both, takeback_and_move, answer_and_resignation,
    falling_clock_and_resignation, pause_and_move, fork_and_resignation,
    rematch_and_leaving_for_good,
]  # fmt: skip


@pytest.fixture(scope="module", params=["one of SQLite", "two of PostgreSQL"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    if request.param != "one of SQLite":
        yield Site(*request.getfixturevalue("nodes"))
        return
    folder = tmp_path_factory.mktemp("pairs")
    with serving(sqlite_at(folder), hasty=True, dealt=True) as node:
        yield Site(node, node)


@pytest.mark.parametrize("duel", DUELS, ids=lambda duel: duel.__name__)
def test_of_two_acts_at_once_none_fails(site: Site, duel: Callable[[Site], None]) -> None:
    for _ in range(ROUNDS):
        site.fresh()
        duel(site)
