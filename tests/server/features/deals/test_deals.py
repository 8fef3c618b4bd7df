"""The deal of the day: promised, the same for all, one try, seen by nobody before they play."""

import asyncio
import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.company import wait_until
from server.daily import begin, give_up, play, today
from server.helpers import Browser, Message, Server, record_is_true, serving, sqlite_at
from tafelronde.core.objects.registry import load
from tafelronde.match.chance import bot_numbers, commitment
from tafelronde.server.bots.jobs import Think
from tafelronde.server.bots.worker import _think
from tafelronde.server.node import run
from tafelronde.server.storage.store import TABLE_COLUMNS
from tafelronde.server.table import deal as days

LATER = """
import time
from tafelronde.server.storage import sqlite
sqlite.SqliteStore.now = lambda self: time.time() + {seconds}
"""
"""A node that lives so many seconds later."""


@contextlib.contextmanager
def serving_later(database: str, number: float) -> Iterator[Server]:
    """A node so many days later."""
    with serving(database, first=LATER.format(seconds=number * days.DAY)) as node:
        yield node


def refusal(answer: tuple[int, Any]) -> str:
    status, body = answer
    assert status >= 400, body
    return body["reason"]


def test_a_day_is_a_date_of_utc_and_a_try_may_last_until_the_next_one_ends() -> None:
    noon = 1_795_348_800.0  # 2026-11-22T12:00:00Z
    assert days.day_at(noon) == "2026-11-22"
    assert days.begins("2026-11-22") == noon - days.DAY / 2
    assert days.comes_out("2026-11-22") == days.begins("2026-11-24")
    assert days.after("2026-12-31") == "2027-01-01"


def test_the_seed_is_promised_the_day_before_and_comes_out_the_day_after(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as node:
        day = today(node)
        ada = Browser(node.url, "Ada")
        deals = ada.get("/api/deals")[1]["deals"]
        assert [deal["day"] for deal in deals] == [days.after(day), day]
        assert [deal["seed"] for deal in deals] == ["", ""]
        promised = {deal["day"]: deal["commitment"] for deal in deals}
        assert deals[0]["made"] < deals[0]["begins"]
        assert refusal(ada.post(f"/api/deals/{days.after(day)}/try", {})) == "deal-not-today"
        assert refusal(ada.get(f"/api/deals/{days.after(day, 2)}")) == "not-found"
        assert refusal(ada.get("/api/deals/some-day")) == "not-found"
        table = begin(ada, day)["id"]
        news = play(ada, table)
        assert news["head"]["status"] == "over"
        assert news["head"]["seed"] == ""
        assert news["head"]["deal"] == day
        assert news["head"]["commitment"] == promised[day]
        for route in ("record", "verify"):
            assert refusal(ada.get(f"/api/tables/{table}/{route}")) == "deal-sealed"
        onward = {"ply": 2, "seat": 0}
        assert refusal(ada.post(f"/api/tables/{table}/play-on", onward)) == "deal-sealed"
    with serving_later(database, 1) as node:
        ada.url = node.url
        deals = ada.get("/api/deals")[1]["deals"]
        assert [deal["day"] for deal in deals] == [days.after(day, 2), days.after(day), day]
        assert deals[1]["commitment"] == promised[days.after(day)]
        assert deals[2]["seed"] == ""
        assert refusal(ada.get(f"/api/tables/{table}/record")) == "deal-sealed"
        zoe = Browser(node.url, "Zoë")
        assert refusal(zoe.post(f"/api/deals/{day}/try", {})) == "deal-not-today"
        assert refusal(zoe.get(f"/api/deals/{day}/tries")) == "deal-first"
    with serving_later(database, 2) as node:
        zoe = Browser(node.url, "Zoë")  # has not played
        deal = zoe.get(f"/api/deals/{day}")[1]
        seed = bytes.fromhex(deal["seed"])
        assert commitment(seed).hex() == promised[day] == deal["commitment"]
        by_hand = hashlib.sha256(b"tafelronde seed 1\0" + seed).hexdigest()  # as the docs say
        assert by_hand == promised[day]
        text = record_is_true(node.url, table)
        assert f"commitment: {promised[day]}" in text
        assert deal["seed"] in text
        assert zoe.get(f"/api/tables/{table}/verify")[1]["ok"]
        assert [row["name"] for row in zoe.get(f"/api/deals/{day}/tries")[1]["tries"]] == ["Ada"]
        assert zoe.get(f"/api/tables/{table}")[1]["head"]["ply"] == news["head"]["ply"]


def test_a_person_has_one_try_whatever_the_node_and_however_often_they_ask(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    day = today(one)
    assert [Browser(node.url).get("/api/deals")[1]["deals"][0]["commitment"] for node in nodes] == [
        Browser(one.url).get(f"/api/deals/{days.after(day)}")[1]["commitment"]
    ] * 2
    ada = Browser(one.url, "Ada")
    there = Browser(other.url)
    there.jar.set_cookie(next(iter(ada.jar)))
    there._opener = ada._opener
    assert there.get("/api/me")[1] == ada.get("/api/me")[1]
    with ThreadPoolExecutor(8) as people:
        asked = [people.submit(begin, who, day) for who in (ada, there) * 4]
        tables = {future.result()["id"] for future in asked}
    (table,) = tables
    other.kill()
    other.start()
    assert begin(there, day)["id"] == table
    ply = play(there, table, 3)["head"]["ply"]
    assert ply > 0
    wait_until(lambda: begin(ada, day)["ply"] == ply)  # this node has heard of it
    give_up(ada, table)
    again = wait_until(lambda: (head := begin(there, day))["status"] == "over" and head)
    assert again["id"] == table
    assert there.get(f"/api/deals/{day}")[1]["state"] == "over"
    status, made = ada.post("/api/tokens", {"name": "Robot"})
    assert status == 200
    bearer = {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"}
    robot = Browser(one.url).ask("POST", f"/api/deals/{day}/try", b"{}", bearer)
    assert refusal(robot) == "not-for-programs"


def views_of(who: Browser, table: str, day: str) -> dict[str, tuple[int, Any]]:
    """Everything that tells of somebody's game, as this person gets it over HTTP."""
    routes = ("", "/chat", "/replay", "/replay/1", "/record", "/verify", "/review")
    found = {route or "table": who.get(f"/api/tables/{table}{route}") for route in routes}
    found["tries"] = who.get(f"/api/deals/{day}/tries")
    found["play-on"] = who.post(f"/api/tables/{table}/play-on", {"ply": 2, "seat": 0})
    found["ask-review"] = who.post(f"/api/tables/{table}/review", {})
    wish = {"id": "x", "table": table}
    for t, more in {
        "say": {"text": "hello"},
        "rematch": {},
        "hint": {"seat": 0},
        "undo": {"seat": 0},
        "move": {"seat": 0, "seq": 1, "action": "draw"},
        "sit": {"seat": 0},
        "leave": {"seat": 0, "level": "easy"},
    }.items():
        found[t] = who.post("/api/command", {"t": t, **wish, **more})
    return found


def test_nobody_sees_a_game_of_the_deal_before_they_have_played_it(server: Server) -> None:
    day = today(server)
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = begin(ada, day)["id"]
    visitor = Browser(server.url)
    previews: set[str] = set()

    def hidden_from(*people: Browser) -> None:
        for who in people:
            told = views_of(who, table, day)
            if who is visitor:
                commands = {"play-on", "say", "rematch", "hint", "undo", "move", "sit", "leave"}
                commands |= {"ask-review"}
                assert {refusal(told.pop(name)) for name in commands} == {"no-session"}
            assert {name: refusal(answer) for name, answer in told.items()} == dict.fromkeys(
                told, "deal-first"
            )
            assert table not in str(who.get("/api/tables")) + str(who.get("/api/games-of-mine"))
            page = Browser(server.url).get(f"/table/{table}")[1]
            # The preview of its link tells the game alone: not who plays, nor how far they are.
            assert 'content="Rosenkönig"' in page
            assert "Ada" not in page
            previews.add(page)
            assert len(previews) == 1

    hidden_from(zoe, visitor)
    asyncio.run(_watch_in_vain(zoe, table))
    status, made = ada.post("/api/tokens", {"name": "Robot", "scope": "invited"})
    assert status == 200
    robot = Browser(server.url)
    bearer = {"Authorization": f"Bearer {made['token']}"}
    assert refusal(robot.ask("GET", f"/api/tables/{table}", None, bearer)) == "deal-first"

    news = play(ada, table)
    hidden_from(zoe, visitor)
    asyncio.run(_watch_in_vain(zoe, table))
    hers = begin(zoe, day)["id"]
    hidden_from(zoe)  # who has only begun
    assert refusal(ada.get(f"/api/tables/{hers}")) == "deal-first"  # it is not over
    play(zoe, hers, 1)  # some games are over after two
    give_up(zoe, hers)
    assert zoe.get(f"/api/tables/{table}")[1]["head"]["result"] == news["head"]["result"]
    frames = zoe.get(f"/api/tables/{table}/replay")[1]["frames"]
    assert [frame["ply"] for frame in frames] == list(range(len(frames)))
    assert ada.get(f"/api/tables/{hers}")[0] == 200
    for who in (ada, zoe):
        for route in ("record", "verify"):
            assert refusal(who.get(f"/api/tables/{table}/{route}")) == "deal-sealed"
        assert table not in str(zoe.get("/api/tables"))
    names = [row["name"] for row in zoe.get(f"/api/deals/{day}/tries")[1]["tries"]]
    assert {"Ada", "Zoë"} <= set(names)
    assert refusal(visitor.get(f"/api/deals/{day}/tries")) == "deal-first"


def test_every_route_asks_for_whom_a_table_is_opened() -> None:
    sources = Path(run.__file__).parent
    for file in (*(sources / "http").glob("*.py"), *(sources / "socket").glob("*.py")):
        opened = file.read_text("utf-8").count("tables.open(")
        assert opened == 0, file


async def _watch_in_vain(who: Browser, table: str) -> None:
    async with who.open() as page:
        assert (await page.ask("watch", table=table))["reason"] == "deal-first"
        assert (await page.ask("say", table=table, text="hello"))["reason"] == "deal-first"
        await page.do("lobby")
        while not any(message.startswith('{"t":"lobby"') for message in page.raw):
            await page.next()
        assert table not in "".join(page.raw[-1:])
        assert table not in page.heads


def test_one_plays_without_hints_taking_back_or_a_substitute(server: Server) -> None:
    day = today(server)
    ada = Browser(server.url, "Ada")
    table = begin(ada, day)["id"]
    head = play(ada, table, 1)["head"]
    assert head["hints"] == "none"
    assert (head["undo"]["state"], head["undo"]["reason"]) == ("no", "one-try")
    (seat,) = head["you"]
    for t, more in {"undo": {}, "hint": {}, "leave": {"level": "easy"}}.items():
        wish = {"t": t, "id": t, "table": table, "seat": seat, **more}
        assert refusal(ada.post("/api/command", wish)) == "one-try"


@pytest.fixture
def dealt(address: str) -> Iterator[Server]:
    """A node where the deals are the same in every run: seldom a game is over at once."""
    with serving(address, dealt=True) as node:
        yield node


def test_who_plays_the_same_meets_the_same_chance_and_the_same_answers(dealt: Server) -> None:
    server = dealt
    day = today(server)
    people = [Browser(server.url, name) for name in ("Ada", "Zoë", "Bea")]
    tables = [begin(who, day)["id"] for who in people]
    with ThreadPoolExecutor(2) as both:
        ends = list(both.map(play, people[:2], tables[:2]))

    def course(who: Browser, table: str) -> list[tuple[int, Any]]:
        entries = who.get(f"/api/tables/{table}")[1]["entries"]
        return [(entry["player"], entry["tellings"]) for entry in entries]

    first, second = (course(*place) for place in zip(people[:2], tables[:2], strict=True))
    assert len(first) > 40
    assert first == second
    assert ends[0]["head"]["result"] == ends[1]["head"]["result"]
    rows = people[0].get(f"/api/deals/{day}/tries")[1]["tries"]
    ranks = {row["name"]: row["rank"] for row in rows if row["table"] in tables}
    assert ranks["Ada"] == ranks["Zoë"]
    heads = [who.get(f"/api/tables/{t}")[1]["head"] for who, t in zip(people, tables, strict=True)]
    assert len({head["commitment"] for head in heads}) == 1
    assert [s["character"] for s in heads[0]["seats"]] == [
        s["character"] for s in heads[2]["seats"]
    ]


def test_a_bot_without_a_key_decides_by_position_and_seed_alone() -> None:
    game = load("rosenkoenig")
    state = game.new()
    belief, seed = bot_numbers(bytes(32), 7)
    assert bot_numbers(bytes(32), 7) == (belief, seed) != bot_numbers(bytes(32), 8)
    assert 0 <= belief < 2**63
    assert 0 <= seed < 2**31
    from tafelronde.core.contract.rng import new_rng

    state.apply_chance(new_rng(5))
    kept: Any = {}
    job = Think(1, "rosenkoenig", "easy", state.to_bytes(), "", seed)
    chosen = {_think(job, kept).action for _ in range(20)}
    assert len(chosen) == 1
    assert not kept


def test_the_list_goes_by_result_and_lead_page_by_page(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as node:
        day = today(node)
        ada = Browser(node.url, "Ada")
        table = begin(ada, day)["id"]
        give_up(ada, table)
        page = ada.get(f"/api/deals/{day}/tries")[1]
        assert [row["result"] for row in page["tries"]] == ["resigned"]
    worth = [(3, 9), (3, 4), (3, 4), (2, 0), (1, -2), (1, -7), (1, -7)]
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as base:
        for k, (result, lead) in enumerate(worth):
            columns = TABLE_COLUMNS.removeprefix("id")
            base.execute(f"INSERT INTO tables ({TABLE_COLUMNS}) SELECT ?{columns} FROM tables"
                         " WHERE id = ?", (f"t{k}", table))  # fmt: skip
            base.execute("INSERT INTO deal_tries VALUES (?, ?, ?, 0, ?, ?, 10)",
                         (day, f"u{k}", f"t{k}", result, lead))  # fmt: skip
        base.commit()
    with serving(database) as node:
        ada.url = node.url
        rows: list[Message] = []
        before = ""
        while True:
            query = f"?count=3&before={before}"
            page = ada.get(f"/api/deals/{day}/tries{query}")[1]
            rows += page["tries"]
            before = page["before"]
            if not before:
                break
        results = [(3, "won"), (2, "shared"), (1, "lost"), (0, "resigned")]
        said = dict(results)
        assert [(r["result"], r["lead"]) for r in rows[:7]] == [(said[a], b) for a, b in worth]
        assert [row["rank"] for row in rows] == [1, 2, 2, 4, 5, 6, 6, 8]
        assert len({row["table"] for row in rows}) == 8
        assert page["you"] == rows[-1]
        assert page["played"] == 8
        assert refusal(ada.get(f"/api/deals/{day}/tries?before=nonsense")) == "malformed"


def test_what_ends_after_the_seed_came_out_does_not_count(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as node:
        day = today(node)
        ada = Browser(node.url, "Ada")
        table = begin(ada, day)["id"]
        play(ada, table, 2)
    with serving_later(database, 2) as node:
        ada.url = node.url
        assert begin(ada, day)["id"] == table  # it may be played to its end
        play(ada, table)
        deal = ada.get(f"/api/deals/{day}")[1]
        assert deal["state"] == "over"
        assert deal["played"] == 0
        assert ada.get(f"/api/deals/{day}/tries")[1]["tries"] == []


def test_the_games_and_seats_change_from_day_to_day(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), offer="rosenkoenig,drakon") as node:
        deals = Browser(node.url).get("/api/deals")[1]["deals"]
        assert {deal["game"] for deal in deals} == {"rosenkoenig", "drakon"}
        for deal in deals:
            kinds = [seat["kind"] for seat in deal["seats"]]
            assert kinds.count("open") == 1
            assert kinds[deal["seat"]] == "open"
            bots = [seat["character"] for seat in deal["seats"] if seat["kind"] == "bot"]
            assert all(bots)
            assert len(set(bots)) == len(bots)
