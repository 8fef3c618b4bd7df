"""Doors of a table: each one through which it may leave the server is known, and tried on a sealed
table."""

import ast
import asyncio
import base64
import contextlib
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from docs.site import rights

import tafelronde
from server import doors
from server.cups import at_table, do, give_up, look, make, refusal, until
from server.helpers import Browser, Message, Server, serving, sqlite_at
from server.moderators import become
from tables import daily
from tafelronde.server.live.played_games import LeftOut, played_games
from tafelronde.server.node.on_store import answers_on
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.table.gate import Thing
from tafelronde.server.wire.messages import ServerMessage

SOURCES = Path(tafelronde.__file__).parent
SECRETS = frozenset(
    [
        "secret",
        "seed",
        "key",
        "log",
        "course",
        "state",
        "state_at",
        "given",
        "as_match",
        "events_since",
        "event_rows",
        "seed_of",
        "deal_seed",
        "entries",
        "frames",
        "record",
    ]
)
"""The names by which a table's seed, log and position are read."""
OF_TABLES = frozenset({"key", "log", "state"})
"""Names that much else has; they count where they are read of what is called a table."""
NO_TABLES = frozenset(
    [
        "base/background.py",
        "bots/worker.py",
        "people/identities.py",
        "live/marks.py",
        "features/notifications/service.py",
    ]
)
"""Modules that use one of the names for something else (the secret of cookies, notices that were
given, the seed of a bot); bots' workers are sent what a seat may know."""


# ---- all doors are known -------------------------------------------------------------------------


def test_something_was_decided_for_every_route() -> None:
    assert sorted(doors.routes()) == sorted(rights.routes()), "decide, and list it in doors.py"
    assert set(doors.GATE) <= {thing.value for thing in Thing}


def test_something_was_decided_for_every_message_of_a_socket() -> None:
    sent = {kind.__name__ for kind in get_args(ServerMessage)}
    assert sent == set(doors.MESSAGES), "decide, and list it in doors.py"


def _trees(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).as_posix()
        if "migrations" not in name:
            yield name, ast.parse(file.read_text("utf-8"))


def _names(tree: ast.Module) -> set[str]:
    """The attributes that are read, and the functions that are called."""
    nodes = list(ast.walk(tree))
    read = {
        n.attr
        for n in nodes
        if isinstance(n, ast.Attribute)
        and isinstance(n.ctx, ast.Load)
        and (n.attr not in OF_TABLES or re.search(r"(table|ahead)$", ast.unparse(n.value)))
    }
    return read | {
        n.func.id for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
    }


def test_something_was_decided_for_every_reader_of_a_table() -> None:
    found = {
        name
        for name, tree in _trees(SOURCES / "server")
        if _names(tree) & SECRETS and not name.startswith(("table/", "storage/"))
    }
    assert found - NO_TABLES == set(doors.READERS), "decide, and list it in doors.py"


def test_something_was_decided_for_every_command_that_uses_the_server() -> None:
    found: set[str] = set()
    for name, tree in _trees(SOURCES / "cli"):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("server"):
                found.add(name)
    assert found == set(doors.COMMANDS), "decide, and list it in doors.py"


def test_something_was_decided_for_all_that_writes_mails_and_pushes() -> None:
    found = {
        name
        for name, tree in _trees(SOURCES / "server")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and node.value == "mail"
        and name != "base/config.py"
        and not name.startswith(("storage/", "wire/", "people/proofs"))
    }
    sending = {"topic_of", "words_of_mail"}
    found |= {name for name, tree in _trees(SOURCES / "server") if sending & {*_names(tree)}}
    assert found == set(doors.SENDERS), "decide, and list it in doors.py"


def test_every_route_of_a_table_asks_for_what_it_tells() -> None:
    """Decisions and routes agree: the names of things stand in their source."""
    folder = SOURCES / "server/features/tables"
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    assert source.count("Thing.RECORD") == 2
    assert source.count("Thing.PLAY_ON") == 1
    for name in ("http", "socket", "features"):
        for file, tree in _trees(SOURCES / "server" / name):
            if name == "features" and "routes" not in file:
                continue
            calls = [n.func for n in ast.walk(tree) if isinstance(n, ast.Call)]
            assert not [f for f in calls if isinstance(f, ast.Attribute) and f.attr == "open"
                        and "ables" in ast.unparse(f.value)], file  # fmt: skip


# ---- each is tried on a sealed table -------------------------------------------------------------


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("gate")
    with serving(sqlite_at(folder), offer="rosenkoenig,koenig_der_elfen") as server:
        yield server


def _seed(node: Server, table: str) -> bytes:
    with contextlib.closing(sqlite3.connect(node.database.removeprefix("sqlite:///"))) as base:
        ((seed,),) = base.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchall()
    return bytes(seed)


def _doors(who: Browser, values: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """The answers to this person at every door of a table, and at all that tell of deals or
    lists."""
    lines = [*doors.GATE.values(), doors.DEALS, doors.LISTS]
    for line in (line.strip() for group in lines for line in group.splitlines()):
        method, form = line.split(" ")
        if line in ("POST /api/command", "POST /api/tournaments/{tournament}", "GET /{path}"):
            continue
        path = form.format(**values) + (
            "?game=rosenkoenig&players=2" if form.startswith("/api/ratings") else ""
        )
        body: Message = {"ply": 2, "seat": 0} if form.endswith("play-on") else {}
        yield line, who.get(path) if method == "GET" else who.post(path, body)
    yield "preview", who.get(f"/table/{values['table']}")
    yield "since", who.get(f"/api/tables/{values['table']}?seq=1")
    for t, more in {"hint": {"seat": 0}, "rematch": {}, "undo": {"seat": 0}}.items():
        yield t, who.post("/api/command", {"t": t, "id": t, "table": values["table"], **more})
    yield "socket", (200, asyncio.run(_heard(who, values["table"])))


async def _heard(who: Browser, table: str) -> list[str]:
    async with who.open() as page:
        await page.ask("lobby")
        await page.ask("watch", table=table)
        await page.ask("hint", table=table, seat=0)
        await page.ask("ping")
        return page.raw


def _told(value: Any, key: str) -> Iterator[Any]:
    """All that stands under this key, anywhere in a document."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == key and inner:
                yield inner
            yield from _told(inner, key)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _told(inner, key)


def _is_silent(door: str, answer: Any, seeds: list[bytes], seat: int | None) -> None:
    """Neither seed nor hidden cards nor best moves are in it."""
    if door == "socket":
        answer = [json.loads(text) for text in answer[1]]
    text = json.dumps(answer)
    for seed in seeds:
        for form in (seed.hex(), base64.b64encode(seed).decode(), str(seed)[2:-1]):
            assert form not in text, door
    for key in ("best", "second", "decisions", "expected"):
        assert not list(_told(answer, key)), (door, key)
    for view in _told(answer, "view"):
        for number, player in enumerate(view.get("seats", ())):
            if "gold" in player and number != seat:  # of the game that hides hands
                assert player["hand"] is None or player.get("shown"), door


SIZES = [("rosenkoenig", 4, 2), ("koenig_der_elfen", 6, 3)]


@pytest.mark.parametrize(
    ("game", "count", "size"),
    daily(SIZES, SIZES[1:], ids=lambda one: f"{one[1]} people", many=True),
)
def test_no_door_tells_of_a_deal_that_others_still_play(
    node: Server, game: str, count: int, size: int, tmp_path: Path
) -> None:
    host, zoe, visitor = Browser(node.url, "Hal"), Browser(node.url, "Zoe"), Browser(node.url)
    host = become(node, f"Kay {game}")
    people = [Browser(node.url, f"P{number} of {game}") for number in range(count)]
    cup = make(host, game=game, players=size, rounds=1, shared=True, rated=False)
    for person in people:
        do(person, cup, "join")
    do(host, cup, "begin")
    heads = [at_table(person, cup) for person in people]
    first = heads[0]["id"]
    there = [k for k, head in enumerate(heads) if head["id"] == first]
    away = [k for k, head in enumerate(heads) if head["id"] != first]
    other = heads[away[0]]["id"]
    for k in there[:-1]:  # they give up, and the last of them has finished
        give_up(people[k], heads[k])
    until(host, cup, lambda body: any(t["over"] for t in body["latest"][0]["tables"]))
    do(people[there[0]], cup, "leave")
    finished = dict.fromkeys((people[there[0]], people[there[-1]]))
    outside = [host, zoe, visitor, host, people[away[0]]]
    seeds = [_seed(node, first)]
    assert seeds[0] == _seed(node, other)  # all play the same

    values = {"table": first, "tournament": cup, "number": "1", "day": "2026-01-01", "ply": "1"}
    values |= {"form": "results", "circle": "none"}
    for who in (*finished, *outside):
        user = who.me.get("user", "nobody")
        seat = next((heads[k]["you"][0] for k in there if people[k] is who), None)
        for line, answer in _doors(who, {**values, "user": user}):
            _is_silent(line, answer, seeds, seat)
            if who in finished and line.startswith(("GET /api/tables/{table}/rec", "POST /api/tables/{table}/play", "GET /api/tables/{table}/ver", "POST /api/tables/{table}/rev", "GET /api/tables/{table}/rev")):  # fmt: skip  # noqa: E501
                assert refusal(answer) == "deal-sealed", line
            if line == "preview":
                assert not [person for person in people if person.me["name"] in answer[1]]
            if who in outside and "{table}" in line and who is not visitor and "host" not in line:
                assert answer[0] >= 400, line
        for line, answer in _doors(who, {**values, "table": other, "user": user}):
            seat = next((heads[k]["you"][0] for k in away if people[k] is who), None)
            _is_silent(line, answer, seeds, seat)
    for who in finished:
        game_of = _exported(who, first)
        assert game_of["record"] is None
    assert _data_set(node, tmp_path / "sealed") == []

    for k in away[:-1]:
        give_up(people[k], heads[k])
    body = until(host, cup, lambda body: body["card"]["status"] == "over")
    assert body["latest"][0]["seed"] == seeds[0].hex()
    for who in (*finished, *outside):  # now all comes
        assert seeds[0].hex() in who.get(f"/api/tables/{first}/record")[1]
        assert who.get(f"/api/tables/{first}/verify")[1]["ok"]
        assert who.get(f"/api/tables/{first}/review")[0] in (200, 503)
        assert look(who, cup)["seed"]
    for who in finished:
        game_of = _exported(who, first)
        assert seeds[0].hex() in game_of["record"]
    wish = {"ply": 0, "seat": 0, "level": "easy"}
    assert zoe.post(f"/api/tables/{first}/play-on", wish)[0] == 201
    assert len(_data_set(node, tmp_path / "open")) == 2


def _exported(who: Browser, table: str) -> Message:
    """This game in the file of somebody's data."""
    games = who.get("/api/account/export")[1]["games"]
    return next(one for one in games if one["table"] == table)


def _data_set(node: Server, folder: Path) -> list[Any]:
    """The tables of this tournament that a data set of the host's database would hold now."""
    folder.mkdir()
    file = Path(node.database.removeprefix("sqlite:///"))
    for part in file.parent.glob(f"{file.name}*"):
        if not part.name.endswith(".lock"):
            shutil.copy(part, folder / part.name)
    before = node.__dict__.setdefault("counted", 0)

    async def read() -> list[Any]:
        store = SqliteStore(folder / file.name)
        await store.open(lambda table, seq: None, lambda text: None)
        games = played_games(store, answers_on(store), private=True, left=LeftOut())
        found = [one async for one in games]
        await store.close()
        return found

    found = asyncio.run(read())
    node.__dict__["counted"] = len(found)
    return found[before:]
