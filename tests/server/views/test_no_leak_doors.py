"""Answers to what a reader does, when two games differ only in what that reader cannot see.

As ``test_no_leak_wire``, with every door by which something is done at a table: the answers, and
all that the reader is sent afterwards, are the same in both worlds.
"""

import asyncio
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from docs.site import rights
from msgspec.structs import replace

from server.helpers import Browser, Server, serving, sqlite_at
from server.views.twins import GAMES, OWN, STEPS, Twins, table_of, twins_of, write_world
from tables import daily
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load

BODIES: dict[str, list[dict[str, Any]]] = {
    "POST /api/tables/{table}/answers": [{"seat": s, "seq": 1, "lines": []} for s in range(3)],
    "POST /api/tables/{table}/answers/next": [{"seat": s, "seq": 1} for s in range(3)],
    "POST /api/tables/{table}/invited": [{"user": "nobody"}, {"user": "{other}"}],
    "DELETE /api/tables/{table}/invited/{user}": [{}],
    "POST /api/tables/{table}/known": [
        {"seat": s, "for": ["observation", "actions", "worlds"], "worlds": 4, "seed": 1}
        for s in range(3)
    ],
    "POST /api/tables/{table}/moments": [{"plies": [3]}, {"plies": [0, 20]}],
    "POST /api/tables/{table}/play-on": [{"ply": 0}, {"ply": 20}],
    "POST /api/tables/{table}/review": [{}],
    "DELETE /api/tables/{table}/review": [{}],
    "POST /api/tables/{table}/review/{ply}/try": [{"action": "1"}],
    "POST /api/circles/{circle}/tables/{table}/seat": [{}],
    "POST /api/me/invitations/{table}": [{}],
    "DELETE /api/me/invitations/{table}": [{}],
    "POST /api/host/tables/{table}/close": [{"why": "so"}],
    "POST /api/host/tables/{table}/hide": [{"why": "so"}],
    "POST /api/host/tables/{table}/lines/{line}": [{}],
}
"""Bodies for each door that names a table."""
SAME_LUCK = """
from types import SimpleNamespace
from tafelronde.server.live import hints
hints.secrets = SimpleNamespace(randbits=lambda bits: 7)
"""
"""A node whose hints come from the same random numbers in both worlds."""
AT_SEAT: list[dict[str, Any]] = [
    *({"t": t} for t in ("hint", "nudge", "pause", "return", "ready", "stand", "sit")),
    *({"t": "move", "seq": seq, "action": one} for seq in (3, -1) for one in ("-1", "99999", "x")),
    {"t": "bot", "level": "random"}, {"t": "undo"},
    *({"t": "answer", "yes": yes} for yes in (True, False)),
]  # fmt: skip
AT_TABLE: list[dict[str, Any]] = [
    {"t": "close"}, {"t": "rematch"}, {"t": "remove", "user": "{other}"},
    {"t": "say", "text": "well"}, {"t": "phrase", "phrase": "well-played"},
]  # fmt: skip
LAST = [
    {"t": "go-on", "deed": "bot"}, {"t": "go-on", "deed": "end"}, {"t": "leave"}, {"t": "resign"},
]  # fmt: skip
"""Bots take over afterwards, and what comes from the pile then is seen: only the status and the
reason of the answer are compared."""


def deeds(table: str, seq: int, seat: int, other: str) -> Iterator[tuple[str, str, Any]]:
    """All that a reader does at a table: method, path, body."""
    own = {"table": table, "user": "none", "circle": "none", "ply": "3", "line": "1"}
    for door, bodies in BODIES.items():
        method, path = door.split()
        for body in bodies:
            yield method, path.format(**own), body
    report = {"kind": "player", "user": other, "reason": "leaving", "table": table}
    yield "POST", "/api/reports", report
    at = [one | {"seat": place} for one in AT_SEAT for place in range(3)]
    for number, one in enumerate([*at, *AT_TABLE, *({**one, "seat": seat} for one in LAST)]):
        command = {**one, "id": f"d{number}", "table": table}
        if command.get("seq") == -1:
            command["seq"] = seq
        yield "POST", "/api/command", command


def _is_to_choose(twins: Twins) -> bool:
    """Whether the reader has a choice, and the worlds differ."""
    first, second = twins.states
    return first.current_player == twins.reader and len(first.steps()) > 1 and first != second


def told(server: Server, cookie: str, table: str, seat: int, others: dict[int, str]) -> list[str]:
    """The answers to all deeds of a reader, and what is seen of the table after each of them."""
    reader, found = Browser(server.url), list[str]()
    headers = {"Cookie": cookie, "Content-Type": "application/json"}

    def look() -> Any:
        return reader.ask("GET", f"/api/tables/{table}", headers=headers)

    def ask(method: str, path: str, body: Any, as_: str = cookie) -> tuple[int, Any]:
        data = json.dumps(body).encode() if method == "POST" else None
        return reader.ask(method, path, data, {**headers, "Cookie": as_})

    for number, place in enumerate(others):  # what the others ask for is seen here
        wish = {"t": "undo", "id": f"o{number}", "table": table, "seat": place}
        ask("POST", "/api/command", wish, others[place])
        found.append(f"undo of {place} {look()}")
    seq = look()[1]["head"]["seq"]
    for method, path, body in deeds(table, seq, seat, "nobody"):
        status, answer = ask(method, path, body)
        if body.get("t") in {one["t"] for one in LAST}:
            found.append(f"{body} {status} {answer.get('reason')}")
        else:
            found += [f"{method} {path} {body} {status} {answer}", f"then {look()}"]
    return [OWN.sub("", one) for one in found]


def test_every_door_that_does_something_at_a_table_is_tried() -> None:
    doors = {
        route for route in rights.routes() if "{table}" in route and not route.startswith("GET ")
    }
    assert doors == set(BODIES)


@pytest.mark.parametrize("count", daily([3, 4], [3]))
def test_what_is_hidden_changes_no_answer_to_a_deed(tmp_path: Path, count: int) -> None:
    dice = random.Random(11)
    folders = (tmp_path / "one", tmp_path / "other")
    folders[0].mkdir()
    with serving(sqlite_at(folders[0])) as node:
        people = [Browser(node.url, f"P{seat}") for seat in range(3)]
    users, cookies = [p.me["user"] for p in people], [p.cookie for p in people]
    shutil.copytree(*folders)  # the same people, with the same cookies
    readers: dict[str, int] = {}
    worlds: tuple[list[Any], list[Any]] = ([], [])
    for game in GAMES:
        dealt = len(load(game).new(3).apply_chance(new_rng(1)))
        for number, odd in enumerate(("", "", "late", "")[:count]):
            twins = twins_of(game, 3, number % 3, dice.randrange(dealt, dealt + STEPS), dice)
            while number % 2 and not _is_to_choose(twins):
                twins = twins_of(game, 3, number % 3, dice.randrange(dealt, dealt + STEPS), dice)
            assert twins.states[0] != twins.states[1]
            name = f"{game}-{number}"
            readers[name] = twins.reader
            for world, log in zip(worlds, twins.logs, strict=True):
                table, happened = table_of(name, game, users, log, twins, odd)
                world.append((table, [replace(happened[0], hints=True), *happened[1:]]))
    for folder, world in zip(folders, worlds, strict=True):
        asyncio.run(write_world(folder / "tables.db", world))
    offer = ",".join(GAMES)
    with (
        serving(sqlite_at(folders[0]), offer=offer, first=SAME_LUCK) as one,
        serving(sqlite_at(folders[1]), offer=offer, first=SAME_LUCK) as other,
    ):
        for node in (one, other):
            for game in GAMES:
                host, seats = Browser(node.url, "Hal"), [{"kind": "me"}] * 3
                plan = {"game": game, "players": 3, "seats": seats}
                host.dealt(host.post("/api/tables", plan)[1])  # the rules are there
        for name, seat in readers.items():
            places = range(3) if int(name[-1]) % 2 == 0 else ()  # else the reader is to act
            others = {place: cookies[place] for place in places if place != seat}
            first, second = (told(node, cookies[seat], name, seat, others) for node in (one, other))
            for mine, theirs in zip(first, second, strict=True):
                assert mine == theirs, name
            done = [one for one in first if " 200 " in one]
            if int(name[-1]) % 2:  # the reader is to act: nothing of this is refused
                assert any("/known" in one for one in done)
                assert any("'hint'" in one for one in done)
