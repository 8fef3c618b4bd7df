"""Bytes that a server sends, when two games differ only in what one reader cannot see.

Two real servers hold the same tables, but for hidden draws: each pair is played step by step in two
worlds, and only cards that go to somebody else's hand differ. Then one of the others leaves, the
last decisions are taken back, or those who do not play see the game late.
"""

import asyncio
import itertools
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from docs.site import rights
from websockets.asyncio.client import connect

from server.helpers import Browser, Page, Server, serving, sqlite_at
from server.views.twins import GAMES, OWN, STEPS, Twins, table_of, twins_of, write_world
from tables import daily
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load

ODD = ("", "left", "taken back", "late")
"""Events after the last step; ``late``: those who do not play see the game late."""


def _doors(users: list[str]) -> tuple[list[str], list[str]]:
    """The paths that tell something, by all routes there are: those of a table, and the others."""
    values = {
        "number": "1", "ply": "3", "day": "2026-01-01", "month": "2026-01", "form": "trf",
        "game": "rosenkoenig", "lesson": "first", "path": "ratings", "table": "{table}",
    }  # fmt: skip
    paths = [
        path.format_map(
            {**dict.fromkeys(re.findall(r"{(\w+)}", path), "none"), **values, "user": user}
        )
        for method, path in (route.split() for route in rights.routes())
        for user in (users if "{user}" in path else [""])
        if method == "GET" and path != "/metrics"  # counts, for the host alone
    ]
    more = ("?seq=20", "/replay?count=100", "/replay?since=100&count=100")
    ofs = [path for path in paths if "{table}" in path] + [
        f"/api/tables/{{table}}{one}" for one in more
    ]
    rated = "?game=rosenkoenig&players=2"
    others = [path + rated * path.startswith("/api/ratings") for path in paths if path not in ofs]
    return [*ofs, "/table/{table}"], others


async def _sent(
    server: Server, cookie: str, tables: list[str], users: list[str]
) -> dict[str, list[str]]:
    """All that a reader is sent of each table: over his socket, and by every route; under "" all
    that is sent of none."""
    ofs, others = _doors(users)
    reader = Browser(server.url)
    headers = {"Cookie": cookie} if cookie else {}
    sent: dict[str, list[str]] = {}
    address = server.url.replace("http", "ws", 1) + "/api/ws"
    async with connect(address, additional_headers=headers, max_size=2**24) as wire:
        page = Page(wire)
        await page.next()  # the welcome tells the time
        for table in tables:
            page.raw.clear()
            await page.do("watch", table=table, id="watch")
            while table not in page.heads:
                await page.next()
            await page.do("unwatch", table=table, id="unwatch")
            sent[table] = sorted(page.raw)
    asked = [(table, path.format(table=table)) for table in tables for path in ofs]
    for table, path in [*asked, *(("", path) for path in others)]:
        status, answer = reader.ask("GET", path, headers=headers)
        assert status < 500 or answer["reason"] == "rules-warm-up", (path, answer)
        sent.setdefault(table, []).append(f"{path} {status} {OWN.sub('', repr(answer))}")
    for table in tables:
        for path in ("/record", "/verify"):
            answer = reader.ask("GET", f"/api/tables/{table}{path}", headers=headers)
            assert answer[1]["reason"] == "not-over"
    return sent


@pytest.mark.parametrize("count", daily([len(ODD), 6], [len(ODD)]))
def test_what_is_hidden_changes_no_byte_on_the_wire(tmp_path: Path, count: int) -> None:
    dice = random.Random(7)
    folders = (tmp_path / "one", tmp_path / "other")
    folders[0].mkdir()
    with serving(sqlite_at(folders[0])) as node:
        *people, stranger = [Browser(node.url, f"P{seat}") for seat in range(4)]
    users, cookies = [p.me["user"] for p in people], [p.cookie for p in people]
    shutil.copytree(*folders)  # the same people, with the same cookies
    pairs: dict[str, Twins] = {}
    worlds: tuple[list[Any], list[Any]] = ([], [])
    for game in GAMES:
        dealt = len(load(game).new(3).apply_chance(new_rng(1)))
        for number in range(count):
            twins = twins_of(game, 3, number % 3, dice.randrange(dealt, dealt + STEPS), dice)
            name = f"{game}-{number}"
            assert len(twins.logs[0]) >= dealt
            assert not twins.states[0].is_terminal
            assert twins.states[0] != twins.states[1]
            pairs[name] = twins
            odd = ODD[number % len(ODD)]
            for world, log in zip(worlds, twins.logs, strict=True):
                world.append(table_of(name, game, users, log, twins, odd))
    for folder, world in zip(folders, worlds, strict=True):
        asyncio.run(write_world(folder / "tables.db", world))

    offer = ",".join(GAMES)
    with (
        serving(sqlite_at(folders[0]), offer=offer) as one,
        serving(sqlite_at(folders[1]), offer=offer) as other,
    ):
        for node, game in itertools.product((one, other), GAMES):
            host, seats = Browser(node.url, "Hal"), [{"kind": "me"}] * 3
            plan = {"game": game, "players": 3, "seats": seats}
            host.dealt(host.post("/api/tables", plan)[1])  # the rules are there
        told = 0
        for seat, cookie in enumerate([*cookies, stranger.cookie]):
            first, second = (
                asyncio.run(_sent(node, cookie, list(pairs), users)) for node in (one, other)
            )
            assert first[""] == second[""]
            for name, twins in pairs.items():
                if seat == twins.reader or cookie == stranger.cookie:
                    assert first[name] == second[name], name
                else:
                    told += first[name] != second[name]
        assert told >= len(pairs)  # the others do see that the worlds differ
