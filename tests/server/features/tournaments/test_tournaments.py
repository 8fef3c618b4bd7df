"""Tournaments: anybody makes one, the lot pairs, and no crash stops it."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import tafelronde
from server.company import wait_until
from server.conftest import database_of_its_own
from server.cups import at_table, do, give_up, look, make, refusal, until
from server.directing import rule
from server.helpers import Browser, Message, Server, record_is_true, serving, sqlite_at
from tafelronde.match.chance import commitment
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record

LATER = """
import time
from tafelronde.server.storage import sqlite
sqlite.SqliteStore.now = lambda self: time.time() + {seconds}
"""
"""A node that lives so many seconds later."""
WATCHFUL = """
from tafelronde.server.features.tournaments import service as tournaments
tournaments.LOOK_DAYS, tournaments.LEASE = 0.3, 1.0
"""
"""A node that looks often at tournaments whose tables take days."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A node on each kind of database that draws lots: all tournaments of the same lot would have
    tables of the same names."""
    with contextlib.ExitStack() as stack:
        address = sqlite_at(tmp_path_factory.mktemp("tournaments"))
        if request.param == "postgres":
            postgres = request.getfixturevalue("postgres")
            address = stack.enter_context(database_of_its_own(postgres))
        yield stack.enter_context(serving(address))


@contextlib.contextmanager
def serving_later(database: str, seconds: float, *more: str) -> Iterator[Server]:
    node = Server(database)
    node.before += [LATER.format(seconds=seconds), *more]
    try:
        yield node.start()
    finally:
        node.stop()


def is_over(told: Message) -> bool:
    return told["card"]["status"] == "over"


def play_to_the_end(cup: str, *people: Browser) -> Message:
    """Let the players of these who have a table give up there, round by round, until the tournament
    is over."""

    def ends(told: Message) -> bool:
        for person in people:
            table = look(person, cup)["table"]
            status, news = person.get(f"/api/tables/{table}") if table else (0, {})
            if status == 200 and news["head"]["status"] == "playing":
                give_up(person, news["head"])
        return is_over(told)

    return until(people[0], cup, ends)


def record_of(who: Browser, cup: str) -> bytes:
    status, record = who.get(f"/api/tournaments/{cup}/record")
    assert status == 200, record
    return json.dumps(record).encode()


def test_a_swiss_of_people_and_bots(server: Server, tmp_path: Path) -> None:
    ada, bert, zoe = (Browser(server.url, name) for name in ("Ada", "Bert", "Zoë"))
    cup = make(ada, fill=4, rounds=2, rated=False)
    assert refusal(bert.post(f"/api/tournaments/{cup}", {"deed": "begin"})) == "not-host"
    assert refusal(ada.post(f"/api/tournaments/{cup}", {"deed": "begin"})) == "too-few-players"
    for person in (ada, bert, ada):
        do(person, cup, "join")
    told = look(ada, cup)
    assert [player["name"] for player in told["players"]] == ["Ada", "Bert"]
    assert (told["you"], told["may_join"], told["may_begin"], told["seed"]) == (1, False, True, "")
    mine = [card for card in ada.get("/api/tournaments")[1]["tournaments"] if card["id"] == cup]
    assert [card["you"] for card in mine] == [True]
    do(ada, cup, "begin")
    assert refusal(ada.get(f"/api/tournaments/{cup}/record")) == "not-over"
    heads = [at_table(who, cup) for who in (ada, bert)]
    assert all((head["tournament"], head["round"]) == (cup, 1) for head in heads)
    assert refusal(ada.post(f"/api/tournaments/{cup}", {"deed": "call-off"})) == "tournament-begun"
    head = heads[0]
    assert (head["hints"], head["undo"]["reason"]) == ("none", "in-tournament")
    for wish in ({"t": "leave", "seat": head["you"][0], "level": "easy"}, {"t": "undo", "seat": 0}):
        wish |= {"id": wish["t"], "table": head["id"]}
        assert refusal(ada.post("/api/command", wish)) == "in-tournament"
    assert zoe.get(f"/api/tables/{head['id']}")[0] == 200
    assert do(zoe, cup, "join")["you"] == 5  # late, without points
    assert do(zoe, cup, "leave")["may_join"]
    apart = len({head["id"] for head in heads}) == 2
    for who, head in zip((ada, bert) if apart else (ada,), heads, strict=False):
        give_up(who, head)
    assert at_table(ada, cup, heads[0]["id"])["round"] == 2
    told = play_to_the_end(cup, ada, bert)
    assert commitment(bytes.fromhex(told["seed"])).hex() == told["commitment"]
    players = {player["name"]: player for player in told["players"]}
    assert [player["rank"] for player in told["players"]] == [1, 2, 3, 4]
    assert players["Ada"]["played"] == 2
    record = record_of(ada, cup)
    assert verify(read_record(record)) == []
    file = tmp_path / "cup.json"
    file.write_bytes(record)
    assert "It holds" in tafelronde("verify", str(file)).out
    first = ada.get(f"/api/tournaments/{cup}/rounds/1")[1]
    assert (first["over"], len(first["tables"])) == (True, 2)
    for table in first["tables"]:
        record_is_true(server.url, table["table"])
    over = ada.get("/api/tournaments?status=over&count=1")[1]
    assert over["tournaments"][0]["id"] == cup


def test_all_tables_of_a_round_play_the_same_deal(server: Server) -> None:
    ada, bert, zoe = (Browser(server.url, name) for name in ("Ada", "Bert", "Zoë"))
    cup = make(ada, shared=True, fill=6, rounds=1)
    for person in (ada, bert):
        do(person, cup, "join")
    assert bert.post(f"/api/people/{ada.me['user']}/block", {})[0] == 204  # they sit at two tables
    do(ada, cup, "begin")
    head = at_table(ada, cup)
    given = until(zoe, cup, lambda body: all(t["table"] for t in body["latest"][0]["tables"]))
    (round,) = given["latest"]
    tables = [table["table"] for table in round["tables"]]
    for other in set(tables) - {head["id"]}:
        # the round names its tables a moment before they are made
        wait_until(lambda other=other: refusal(ada.get(f"/api/tables/{other}")) != "unknown-table")
        for path in ("", "/record", "/replay", "/chat"):
            assert refusal(ada.get(f"/api/tables/{other}{path}")) == "round-first"
    assert head["commitment"] == round["commitment"]
    assert round["seed"] == ""
    give_up(ada, head)
    seen = ada.get(f"/api/tables/{head['id']}")[1]["head"]
    assert (seen["status"], seen["seed"]) == ("over", "")
    his = at_table(bert, cup)
    assert his["id"] != head["id"]
    assert refusal(ada.get(f"/api/tables/{head['id']}/record")) == "deal-sealed"
    give_up(bert, his)
    body = until(ada, cup, is_over)
    (round,) = body["latest"]
    assert commitment(bytes.fromhex(round["seed"])).hex() == round["commitment"]
    for table in tables:
        assert round["seed"] in record_is_true(server.url, table)
    assert verify(read_record(record_of(ada, cup))) == []


def test_a_crash_in_the_middle_of_a_round_loses_nothing(address: str) -> None:
    node = Server(address, hasty=True).start()
    try:
        ada = Browser(node.url, "Ada")
        cup = make(ada, kind="robin", fill=4)
        do(ada, cup, "join")
        do(ada, cup, "begin")
        head = at_table(ada, cup)
        give_up(ada, head)
        node.kill()
        node.start()
        ada.url = node.url
        for _ in range(2):
            head = at_table(ada, cup, head["id"])
            give_up(ada, head)
        body = until(ada, cup, is_over)
        assert [player["played"] for player in body["players"]] == [3] * 4
        assert body["players"][-1]["name"] == "Ada"
        tables = [
            table["table"]
            for number in range(1, 4)
            for table in ada.get(f"/api/tournaments/{cup}/rounds/{number}")[1]["tables"]
        ]
        assert len(set(tables)) == 6
        for table in tables:
            record_is_true(node.url, table)
        assert verify(read_record(record_of(ada, cup))) == []
    finally:
        node.stop()


def test_a_knock_out_is_shown_as_a_bracket(server: Server) -> None:
    ada, *others = people = [Browser(server.url, name) for name in ("Ada", "Bert", "Zoë")]
    cup = make(ada, kind="knockout")
    assert do(ada, cup, "join")["bracket"] == []
    for other in others:
        do(other, cup, "join")
    do(ada, cup, "begin")
    first, last = until(ada, cup, lambda body: body["bracket"])["bracket"]
    assert sorted(len(pair["sides"]) for pair in first) == [1, 2]
    assert {side["player"] for pair in first for side in pair["sides"]} == {1, 2, 3}
    assert [side["before"] for side in last[0]["sides"]] == [0, 1]
    assert (last[0]["table"], last[0]["over"], last[0]["winner"]) == ("", False, 0)

    told = play_to_the_end(cup, *people)
    first, last = told["bracket"]
    assert last[0]["winner"] == told["players"][0]["number"]
    assert [side["player"] for side in last[0]["sides"]] == [pair["winner"] for pair in first]
    assert all(pair["over"] for pair in first if len(pair["sides"]) == 2)
    assert any(side["gave_up"] for side in last[0]["sides"])
    swiss = make(ada, rounds=1)
    assert look(ada, swiss)["bracket"] == []


def test_whoever_is_free_in_an_arena_is_paired_and_the_time_decides(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as node:
        people = [Browser(node.url, name) for name in ("Ada", "Bert", "Zoë")]
        ada = people[0]
        cup = make(ada, kind="arena", minutes=5, bound=30)
        pair = make(ada, kind="robin", bound=30)
        for person in people:
            do(person, cup, "join")
        for person in people[:2]:
            do(person, pair, "join")
        do(ada, cup, "begin")
        do(ada, pair, "begin")
        at_table(ada, pair)
        until(ada, cup, lambda body: body["latest"] and body["latest"][0]["tables"][0]["table"])
        first = next(who for who in people if look(who, cup)["table"])
        head = at_table(first, cup)
        give_up(first, head)
        body = until(ada, cup, lambda body: body["card"]["round"] == 2)
        assert body["latest"][0]["tables"][0]["seats"] != body["latest"][1]["tables"][0]["seats"]
    with serving_later(database, 301) as node:
        ada.url = node.url
        body = until(ada, cup, is_over)  # the running table was given up by who was to act
        assert sorted(player["points"] for player in body["players"]) in ([0, 2, 2], [0, 0, 4])
        assert verify(read_record(record_of(ada, cup))) == []
        body = until(ada, pair, is_over)
        assert [player["gone"] for player in body["players"]] == [False, True]  # did not come
        assert [player["points"] for player in body["players"]] == [1, 0]


def test_whoever_leaves_an_arena_once_its_time_is_up_has_still_won(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as node:
        ada, bert = people = [Browser(node.url, name) for name in ("Ada", "Bert")]
        cup = make(ada, kind="arena", minutes=5)
        for person in people:
            do(person, cup, "join")
        rule(ada, cup, "need-approval", on=True)
        do(ada, cup, "begin")
        give_up(bert, at_table(bert, cup))
        do(bert, cup, "leave")
    with serving_later(database, 301) as node:
        ada.url = node.url
        until(ada, cup, lambda body: body["waits"] == "approval")
        do(ada, cup, "leave")
        rule(ada, cup, "approve-standings")
        body = until(ada, cup, is_over)
        assert [(one["name"], one["rank"]) for one in body["players"]] == [("Ada", 1), ("Bert", 2)]
        record = read_record(record_of(ada, cup))
        assert (verify(record), record.left) == ([], (2,))


def test_whoever_gives_up_a_game_once_the_time_is_up_and_leaves_has_not_won(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as node:
        ada, bert = people = [Browser(node.url, name) for name in ("Ada", "Bert")]
        cup = make(ada, kind="arena", minutes=5)
        for person in people:
            do(person, cup, "join")
        rule(ada, cup, "need-approval", on=True)
        do(ada, cup, "begin")
        first = at_table(bert, cup)
        give_up(bert, first)
        wait_until(lambda: at_table(ada, cup)["id"] != first["id"])
    with serving_later(database, 301) as node:
        for person in people:
            person.url = node.url
        give_up(ada, at_table(ada, cup))
        until(ada, cup, lambda body: body["waits"] == "approval")
        do(ada, cup, "leave")
        rule(ada, cup, "approve-standings")
        body = until(ada, cup, is_over)
        assert [(one["name"], one["rank"]) for one in body["players"]] == [("Bert", 1), ("Ada", 2)]
        record = read_record(record_of(ada, cup))
        assert (verify(record), record.left) == ([], (1,))


def test_a_league_goes_by_the_calendar_through_crashes(tmp_path: Path) -> None:
    database, day = sqlite_at(tmp_path), 86_400
    with serving_later(database, 0, WATCHFUL) as node:
        people = [Browser(node.url, name) for name in ("Ada", "Bert", "Zoë")]
        ada = people[0]
        cup = make(ada, kind="league", days=1)
        for person in people:
            do(person, cup, "join")
        assert look(ada, cup)["calendar"] == []
        do(ada, cup, "begin")
        body = until(ada, cup, lambda body: body["latest"])
        begun, ends = body["card"]["begun"], body["calendar"]
        assert (body["days"], body["bound"]) == (1, day)
        assert ends == pytest.approx([begun + day, begun + 2 * day, begun + 3 * day])
        tables = until(ada, cup, lambda body: body["latest"][0]["tables"][0]["table"])["latest"][0]
        assert [table["until"] for table in tables["tables"]] == pytest.approx([ends[0]])
        player = next(who for who in people if look(who, cup)["table"])
        give_up(player, at_table(player, cup))
        body = until(ada, cup, lambda body: body["latest"][0]["over"])
        assert body["card"]["round"] == 1
        node.kill()
    for number in (2, 3):  # nobody plays at the table of the second round
        with serving_later(database, (number - 1) * day + 60, WATCHFUL) as node:
            for person in people:
                person.url = node.url
            body = until(ada, cup, lambda body, number=number: body["card"]["round"] == number)
            assert ends[number - 2] <= body["latest"][0]["begun"] < ends[number - 2] + 3600
            assert body["calendar"] == pytest.approx(ends)
            second = ada.get(f"/api/tournaments/{cup}/rounds/2")[1]
            if number == 2:
                until(ada, cup, lambda body: body["latest"][0]["tables"][0]["table"])
                at_table(next(who for who in people if look(who, cup)["table"]), cup)
            node.kill()
    assert (second["over"], [table["over"] for table in second["tables"]]) == (True, [True])
    assert sum(player["gone"] for player in body["players"]) == 1  # who was to act did not come


def test_what_cannot_be_is_refused_with_its_field(server: Server) -> None:
    ada, visitor = Browser(server.url, "Ada"), Browser(server.url)
    plan = {"name": "Cup", "kind": "swiss", "game": "rosenkoenig"}
    assert refusal(visitor.post("/api/tournaments", plan)) == "no-session"
    assert refusal(ada.post("/api/tournaments", plan | {"game": "chess"})) == "unknown-game"
    assert refusal(ada.post("/api/tournaments", plan | {"kind": "chaos"})) == "malformed"
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("players", {"players": 3}),
        ("advance", {"advance": 2}),
        ("shared", {"shared": True, "kind": "knockout"}),
        ("fill", {"fill": 8, "kind": "arena"}),
        ("starts", {"starts": 1.0}),
        ("days", {"days": 7}),
        ("options", {"options": {"exercise": "small"}}),
    ]
    for field, wish in wrong:
        status, body = ada.post("/api/tournaments", plan | wish)
        assert (status, body["reason"], body["args"]["field"]) == (409, "bad-option", field), wish
        assert body["message"].count(f"{field}: ") == 1, body
    for path in ("nothing", "nothing/rounds/1", "nothing/record"):
        assert refusal(ada.get(f"/api/tournaments/{path}")) == "not-found"
    assert refusal(ada.get("/api/tournaments?before=x")) == "malformed"
    cup = make(ada)
    assert refusal(ada.get(f"/api/tournaments/{cup}/rounds/1")) == "not-found"
    assert do(ada, cup, "call-off")["card"]["status"] == "off"
    assert refusal(ada.post(f"/api/tournaments/{cup}", {"deed": "join"})) == "tournament-begun"
    assert visitor.get(f"/tournament/{cup}")[0] == 200
    assert visitor.get("/tournament/nothing")[0] == 404


def test_lists_go_on_page_by_page(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    cups = [make(ada, name=f"Cup {number}") for number in range(5)]
    assert refusal(ada.post("/api/tournaments", {"name": "One more", "kind": "swiss",
                   "game": "rosenkoenig"})) == "too-many"  # fmt: skip
    found: list[str] = []
    before = ""
    while True:
        page = ada.get(f"/api/tournaments?count=2&before={before}")[1]
        found += [card["id"] for card in page["tournaments"]]
        before = page["before"]
        if not before:
            break
    assert [id for id in found if id in cups] == cups[::-1]
    assert len(found) == len(set(found))


def test_a_host_may_keep_tournaments_to_none(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), more=("--tournaments", "none")) as node:
        ada = Browser(node.url, "Ada")
        assert ada.get("/api/tournaments")[1]["may_make"] is False
        plan = {"name": "Cup", "kind": "swiss", "game": "rosenkoenig"}
        assert refusal(ada.post("/api/tournaments", plan)) == "no-tournaments"
