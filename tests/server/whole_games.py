"""Games of every kind, as a database and records of a version: what later versions must go on with.

    PYTHONPATH=tests:. python -m server.whole_games NAME

plays every game at its smallest and its largest table, with every choice of every option, and
writes ``databases/whole/NAME.sql.gz`` and ``tests/records/whole/NAME/``. Some games end by the
rules, others by resigning; in some, decisions were taken back; some go on from the middle of
another one, and some are left in the middle, with people or with bots, open or with a delay.
"""

import asyncio
import contextlib
import gzip
import importlib
import itertools
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from server.quick_nodes import make_node
from tables import WHOLE_GAMES, tables_of
from tafelronde.core.objects.registry import info
from tafelronde.match import format_record
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.node.node import Node
from tafelronde.server.people.identities import Person
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.table.as_match import as_match
from tafelronde.server.wire.commands import Answer, Move, Ready, Resign, Sit, Undo
from tafelronde.server.wire.requests import NewTable, PlayOn, SeatPlan

EXAMPLES = Path(__file__).parents[2] / "examples"
HERE = Path(__file__).parent / "databases" / "whole"
RECORDS = Path(__file__).parents[1] / "records" / "whole"
PLIES = 60
"""The plies of games that are not played to their end by the rules."""
LONGEST = 700
"""Plies of a game that is."""
ENDINGS = ("resigned", "undone", "bots", "delayed", "given")


@contextlib.asynccontextmanager
async def node_on(path: Path) -> AsyncIterator[Node]:
    """A node in this process on an SQLite file."""
    settings = Settings(database=f"sqlite:///{path}", rate=1e6, workers=1, games=WHOLE_GAMES)
    node = make_node(make_store(settings.database), settings)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


class Players:
    """People who play by dice at the tables of a node; they know the seat of each."""

    def __init__(self, node: Node, people: list[Person], seed: str) -> None:
        self._node = node
        self._people = {person.id: person for person in people}
        self._dice = random.Random(seed)
        self._count = 0

    async def say(self, found: LiveTable, seat: int, kind: Any, *given: Any) -> None:
        self._count += 1
        person = self._people[found.table.places[seat].user]
        command = kind(f"p{self._count}", found.table.id, seat, *given)
        await self._node.parts[Commands].command(person, command)

    async def move(self, found: LiveTable) -> None:
        table = found.table
        action = table.state.format(self._dice.choice(table.state.legal_actions()))
        await self.say(found, table.player, Move, table.seq, action)

    async def pauses(self, found: LiveTable) -> None:
        """Wait until a person is to act."""
        async with asyncio.timeout(60):
            while found.table.server_acts:
                await asyncio.sleep(0.001)

    async def play(self, found: LiveTable, plies: int) -> None:
        """Play on, so many plies or to the end."""
        await self.pauses(found)
        end = found.table.ply + plies
        while found.table.status == "playing" and found.table.ply < end:
            await self.move(found)
            await self.pauses(found)

    async def take_back(self, found: LiveTable) -> None:
        """Take the last decision of the seat that is to act back; whoever is asked agrees."""
        await self.say(found, found.table.player, Undo)
        while found.table.offer is not None:
            asker = found.table.places[found.table.offer.seat].user
            other = next(k for k, p in enumerate(found.table.places) if p.user not in ("", asker))
            await self.say(found, other, Answer, True)

    async def give_up(self, found: LiveTable) -> None:
        """One after the other resigns until the game is over."""
        table = found.table
        while table.status == "playing":
            left = [k for k in range(table.players) if k not in table.resigned]
            seat = next(k for k in left if table.places[k].user)
            await self.say(found, seat, Resign, "random")


async def _play_all(node: Node, seed: str) -> dict[str, str]:
    """All games; what each table is called → its id."""
    people = [await node.identities.add(name) for name in ("Ada", "Zoë")]
    players = Players(node, people, seed)
    made: dict[str, str] = {}
    for game in WHOLE_GAMES:
        about = info(game)
        sizes = (about.min_players, about.max_players)
        plans = [plan for plan in tables_of(about) if plan.players in sizes]
        others = itertools.cycle(ENDINGS)
        for number in range(max(len(plans), len(ENDINGS) + 2)):
            plan = plans[number % len(plans)]
            whole = number in (0, len(plans) - 1)
            kind = "ended" if whole else next(others)
            seats = [SeatPlan("me" if seat % 2 == 0 else "open") for seat in range(plan.players)]
            if kind in ("bots", "given"):
                seats[1:] = [SeatPlan("bot", level="random")] * (plan.players - 1)
            wish = NewTable(
                game, players=plan.players, options=plan.options, seats=seats, nonce="roses",
                public=number % 2 == 0, delay=2 if kind == "delayed" else 0,
                hints=kind == "undone",
            )  # fmt: skip
            table = await new_table.create(node.tables, people[0], wish)
            found = await node.tables.open(table.id)
            for seat, place in enumerate(seats):
                if place.kind == "open":
                    sit = Sit(f"s{seat}", table.id, seat)
                    await node.parts[Commands].command(people[1], sit)
                    await players.say(found, seat, Ready, True, "thorns")
            name = f"{game}-{number:02}-{plan.players}-{kind}"
            made[name] = table.id
            await _go_through(players, found, kind)
            if kind == "given":
                half = PlayOn(ply=table.ply // 2, seat=0, level="random", nonce="again")
                again = await new_table.play_on(node.tables, people[0], found, half)
                made[f"{name}-again"] = again.id
                await players.play(await node.tables.open(again.id), 10)
    return made


async def _go_through(players: Players, found: LiveTable, kind: str) -> None:
    """Play the events at a table of this kind."""
    await players.play(found, LONGEST if kind == "ended" else PLIES)
    if kind == "undone":
        for _ in range(3):
            await players.take_back(found)
            await players.play(found, 3)
    if kind in ("resigned", "given"):
        await players.give_up(found)


async def _records(node: Node, tables: dict[str, str]) -> dict[str, str]:
    """The records of all games that are over."""
    records: dict[str, str] = {}
    for name, table_id in tables.items():
        table = (await node.tables.open(table_id)).table
        if table.status == "over":
            records[name] = format_record(as_match(table))
    return records


async def _make(path: Path, name: str) -> tuple[dict[str, str], dict[str, str]]:
    async with node_on(path) as node:
        tables = await _play_all(node, name)
        return tables, await _records(node, tables)


def main(name: str) -> None:
    for game in EXAMPLES.glob("*/__init__.py"):
        importlib.import_module(f"examples.{game.parent.name}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        tables, records = asyncio.run(_make(path, name))
        with contextlib.closing(sqlite3.connect(path)) as base:
            text = "\n".join([f"-- {json.dumps(tables)}", *base.iterdump(), ""])
    HERE.mkdir(exist_ok=True)
    (HERE / f"{name}.sql.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (RECORDS / name).mkdir(parents=True, exist_ok=True)
    for table, record in records.items():
        (RECORDS / name / f"{table}.txt").write_text(record, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
