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
from typing import Any, NamedTuple

from docs.site import rights
from websockets.asyncio.client import connect

from server.helpers import Browser, Page, Server, serving, sqlite_at
from tables import PACKAGE_GAMES
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import CHANCE
from tafelronde.core.objects.registry import info, load
from tafelronde.core.objects.state import State
from tafelronde.match.chance import commitment
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Append
from tafelronde.server.storage.stored_events import encode
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cards import stored_card

GAMES = [name for name in PACKAGE_GAMES if info(name).hidden]
ODD = ("", "left", "taken back", "late")
"""Events after the last step; ``late``: those who do not play see the game late."""
PAIRS = 6
OWN = re.compile(r"1[78]\d{8}(\.\d+)?|'key': '[^']+'|127.0.0.1:\d+|nonce-[^']+")
"""Differs from server to server: times, the key of its pushes, its address."""
STEPS = 60
"""The most that are played after the deal."""
Log = list[tuple[int, int]]


class Twins(NamedTuple):
    """Two logs of one game that are one to the reader."""

    reader: int
    logs: tuple[Log, Log]
    states: tuple[State, State]


def _hidden(before: State, after: State, reader: int) -> bool:
    """Whether a card went to another's hand."""
    changed = (before.array["hands"] != after.array["hands"])[0]
    others = [seat for seat in range(before.players) if seat != reader and changed[seat].any()]
    return before.is_chance and bool(others) and not changed[reader].any()


def _common(states: tuple[State, State], reader: int) -> list[int]:
    """The steps that are possible in both worlds; none where the reader could tell them apart."""
    first, second = (set(state.steps()) for state in states)
    if states[0].current_player == reader and first != second:
        return []
    return sorted(first & second)


def _twins(game: str, players: int, reader: int, steps: int, dice: random.Random) -> Twins:
    states = (load(game).new(players), load(game).new(players))
    logs: tuple[Log, Log] = ([], [])
    while len(logs[0]) < steps and not states[0].is_terminal:
        common = _common(states, reader)
        if not common or states[0].current_player != states[1].current_player:
            break
        action = dice.choice(common)
        chosen = [action, action]
        tried = states[0].copy()
        tried.apply_known(action)
        if _hidden(states[0], tried, reader):
            chosen[1] = dice.choice(states[1].steps())
        for state, log, step in zip(states, logs, chosen, strict=True):
            log.append((state.current_player, step))
            state.apply_known(step)
    return Twins(reader, logs, states)


def _table(
    name: str, game: str, users: list[str], log: Log, twins: Twins, odd: str
) -> tuple[Table, list[e.Event]]:
    secret = name.encode().ljust(32, b".")
    table = Table(name, secret)
    players = len(users)
    options = info(game).settle_options(players, {})
    happened: list[e.Event] = [
        e.Created(
            users[0], game, players, options, True, commitment(secret).hex(), 5 * (odd == "late")
        )
    ]
    for seat, user in enumerate(users):
        happened += [e.Seated(seat, user, f"P{seat}"), e.ReadySaid(seat, True, "")]
    happened.append(e.Started(info(game).rules_version))
    happened += [
        e.Drawn(step) if player == CHANCE else e.Moved(player, step) for player, step in log
    ]
    if odd == "left":
        waits = {twins.reader, twins.states[0].current_player}
        happened.append(e.Left(next(seat for seat in range(3) if seat not in waits), "easy"))
    elif odd == "taken back":
        happened.append(e.TakenBack(twins.reader, len(log) - 3))
    for event in happened:
        table.apply(event, 1000.0)
    table.settle()
    return table, happened


async def _store(database: Path, tables: list[tuple[Table, list[e.Event]]]) -> None:
    store = SqliteStore(database)
    await store.open(lambda table, seq: None, lambda text: None)
    for table, happened in tables:
        batch = Append(
            table=table.id,
            seq=0,
            at=1000.0,
            bodies=[encode(event) for event in happened],
            command=None,
            status=table.status,
            public=True,
            card=stored_card(table),
            bot_turn=False,
            members=[place.user for place in table.places],
            seed=table.secret,
        )
        await store.append(batch)
    await store.close()


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


def test_what_is_hidden_changes_no_byte_on_the_wire(tmp_path: Path) -> None:
    dice = random.Random(7)
    folders = (tmp_path / "one", tmp_path / "other")
    folders[0].mkdir()
    with serving(sqlite_at(folders[0])) as node:
        people = [Browser(node.url, f"P{seat}") for seat in range(3)]
    users, cookies = [p.me["user"] for p in people], [p.cookie for p in people]
    shutil.copytree(*folders)  # the same people, with the same cookies
    pairs: dict[str, Twins] = {}
    worlds: tuple[list[Any], list[Any]] = ([], [])
    for game in GAMES:
        dealt = len(load(game).new(3).apply_chance(new_rng(1)))
        for number in range(PAIRS):
            twins = _twins(game, 3, number % 3, dice.randrange(dealt, dealt + STEPS), dice)
            name = f"{game}-{number}"
            assert len(twins.logs[0]) >= dealt
            assert not twins.states[0].is_terminal
            assert twins.states[0] != twins.states[1]
            pairs[name] = twins
            odd = ODD[number % len(ODD)]
            for world, log in zip(worlds, twins.logs, strict=True):
                world.append(_table(name, game, users, log, twins, odd))
    for folder, world in zip(folders, worlds, strict=True):
        asyncio.run(_store(folder / "tables.db", world))

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
        for seat, cookie in enumerate([*cookies, ""]):
            first, second = (
                asyncio.run(_sent(node, cookie, list(pairs), users)) for node in (one, other)
            )
            assert first[""] == second[""]
            for name, twins in pairs.items():
                if seat == twins.reader or not cookie:
                    assert first[name] == second[name], name
                else:
                    told += first[name] != second[name]
        assert told >= len(pairs)  # the others do see that the worlds differ
