"""The course of an evening: two to six people sit down at tables of all games, with all settings of
clock, rating and spectators, and in a tournament. They move, leave, resign, run out of time, come
back, take back, become one, are banned; nodes die.
"""

import asyncio
import contextlib
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

import tafelronde
from server.quick_nodes import Crashed, Database, Lifeline, make_node
from server.whole.evening_clock import Evening as Known
from server.whole.evening_reference import Tale
from server.whole.evening_views import compare
from server.whole.memory_store import MemoryStore
from server.whole.simulation import RealStore
from server.whole.virtual_loop import VirtualLoop
from tafelronde.core.objects.registry import infos
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.accounts.merge_and_deletion import MergesAndDeletions
from tafelronde.server.features.moderation.tables import TableModeration
from tafelronde.server.features.moderation.wire import NewBan
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.wire import (
    NewTournament,
    TournamentDeed,
    TournamentKind,
)
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.wire.clock import TimeControl
from tafelronde.server.wire.commands import TableCommand
from tafelronde.server.wire.requests import NewTable, SeatPlan

_HOME = Path(tafelronde.__file__).parent
GAMES = sorted(
    (info for info in infos() if _HOME in Path(str(info.folder)).parents),
    key=lambda info: info.name,
)
"""The games of the package; a test may bring others."""
NAMES = ("Ada", "Bea", "Cem", "Dot", "Eli", "Fay")
STEPS = 120
"""Things that people do in an evening."""
SETTLING = 40.0
"""Seconds after which everything is counted and noted."""
Base = MemoryStore | RealStore
NO_ANSWER = ("busy", "no-database", "rules-warm-up")


class _Line(Lifeline):
    """A node's way to the database; what a node says, all nodes hear at once."""

    async def broadcast(self, text: str) -> None:
        self._check()
        self._database.broadcast(text)


class Evening:
    """Everything that there is for one seed."""

    def __init__(self, base: Base, seed: int, loop: VirtualLoop) -> None:
        self.base, self.loop = base, loop
        self.known = Known()
        self.rng = random.Random(f"evening {seed}")
        self.database = Database(base)  # type: ignore[arg-type]
        self.settings = Settings(rate=1e9, workers=1)
        self.people: list[Person] = []
        self.host: Person
        self.nodes: list[tuple[Node, Lifeline]] = []
        self.tables: list[str] = []
        self.cup = ""
        self.deals: list[str] = []
        """The days whose deals were tried."""
        self.became: dict[str, str] = {}
        """The identities that became other ones."""
        self.done: list[tuple[str, str]] = []
        """Commands that were answered with ``done``, each with its table."""
        self.tally: Counter[str] = Counter()
        self._count = 0

    # ---- nodes ----------------------------------------------------------------------------------

    async def _new_node(self) -> tuple[Node, Lifeline]:
        line = _Line(self.database)
        node = make_node(line, self.settings)
        await node.open()
        return node, line

    async def _die(self, which: int) -> None:
        node, line = self.nodes[which]
        self.tally["deaths"] += 1
        line.cut()
        with contextlib.suppress(Crashed, OSError):
            await node.close()
        if self.rng.random() < 0.5:
            await asyncio.sleep(self.rng.random() * 5)
        self.nodes[which] = await self._new_node()

    @property
    def node(self) -> Node:
        """Either of them."""
        return self.rng.choice(self.nodes)[0]

    # ---- the evening ----------------------------------------------------------------------------

    async def play(self) -> None:
        rng = self.rng
        self.nodes = [await self._new_node() for _ in range(2)]
        identities = self.nodes[0][0].identities
        for name in NAMES[: rng.randint(2, 6)]:
            self.people.append(await identities.add(name))
        self.host = await identities.add("Hal")
        invitation = self.nodes[0][0].invitation
        if invitation:
            await self.nodes[0][0].parts[TableModeration].join(self.host, invitation)
        if rng.random() < 0.35:
            await self._make_cup()
        for _ in range(rng.randint(1, 3)):
            await self._make_table()
        for _ in range(STEPS):
            await self._something()
        await self._finish()
        await asyncio.sleep(SETTLING)
        if self.cup:
            await self._wait_for_cup()
        await compare(self)
        for node, _ in self.nodes:
            assert node.tables.metrics.errors == 0
            await node.close()

    async def _make_table(self) -> None:
        rng = self.rng
        info = rng.choice(GAMES)
        host, *others = rng.sample(self.people, len(self.people))
        players = rng.randint(info.min_players, info.max_players)
        guests = others[: rng.randint(0, min(len(others), players - 1))]
        bots = players - 1 - len(guests)
        rated = rng.random() < 0.4
        level = rng.choice(("easy", "medium", "hard")) if rated else "random"
        seats = [SeatPlan("me"), *[SeatPlan("open")] * len(guests)]
        seats += [SeatPlan("bot", level=level)] * bots
        plan = NewTable(
            info.name,
            players=players,
            seats=seats,
            public=rng.random() < 0.5,
            delay=0 if rated or rng.random() < 0.8 else rng.randint(1, 5),
            hints=not rated and rng.random() < 0.2,
            rated=rated,
            time=self._time(),
        )
        try:
            table = await new_table.create(self.node.tables, host, plan)
        except Refusal as why:
            return self._allowed(why, *NO_ANSWER, "bots-alone")
        self.tables.append(table.id)
        for seat, guest in enumerate(guests, start=1):
            await self._do(guest, {"t": "sit", "table": table.id, "seat": seat})
            await self._do(guest, {"t": "ready", "table": table.id, "seat": seat})
        self.tally[info.name] += 1

    def _time(self) -> TimeControl | None:
        rng = self.rng
        out = rng.choice(("bot", "resign"))
        match rng.choice(("none", "live", "live", "days")):
            case "live":
                bank, increment = rng.choice((5, 30, 300)), rng.choice((0, 2))
                return TimeControl("live", bank=bank, increment=increment, out=out)
            case "days":
                return TimeControl("days", days=1, out=out)
            case _:
                return None

    async def _make_cup(self) -> None:
        rng = self.rng
        kind: TournamentKind = rng.choice(("swiss", "robin", "knockout", "arena"))
        info = rng.choice(GAMES)
        clock = TimeControl("live", bank=20, out=rng.choice(("bot", "resign")))
        wish = NewTournament(
            "Cup", kind, info.name, players=info.min_players,
            rounds=2 if kind in ("swiss", "robin") else 0, minutes=5, bound=60,
            fill=0 if kind == "arena" else 4, level="medium", rated=rng.random() < 0.5,
            time=rng.choice((None, clock)),
        )  # fmt: skip
        self.cup = await self.node.parts[Tournaments].make(self.people[0], wish)
        for person in self.people:
            with contextlib.suppress(Refusal):
                await self.node.parts[Tournaments].do(person, self.cup, TournamentDeed("join"))
        with contextlib.suppress(Refusal):
            await self.node.parts[Tournaments].do(self.people[0], self.cup, TournamentDeed("begin"))
        self.tally[kind] += 1

    # ---- what people do -------------------------------------------------------------------------

    async def _do(self, person: Person, wish: dict[str, Any]) -> str:
        """A command at either node; '' or why it is refused."""
        self._count += 1
        number = self._count
        command = msgspec.convert({"id": f"c{number}", **wish}, TableCommand)
        try:
            await self.node.parts[Commands].command(person, command)
        except Refusal as why:
            return why.reason
        self.tally[wish["t"]] += 1
        self.done.append((wish["table"], f"{person.id} c{number}"))
        return ""

    @staticmethod
    def _allowed(why: Refusal, *reasons: str) -> None:
        """It was refused, for one of these reasons."""
        assert why.reason in reasons, why.reason

    async def _running(self) -> list[tuple[str, Any]]:
        """The tables that are played, as a node knows them."""
        if self.cup:
            rows = await self.base.read("SELECT id FROM tables WHERE status <> 'open' ORDER BY id")
            self.tables += [str(row[0]) for row in rows if row[0] not in self.tables]
        found = [(id, (await self.node.tables.open(id)).table) for id in self.tables]
        return [(id, table) for id, table in found if table.status == "playing"]

    def person(self, user: str) -> Person | None:
        return next((one for one in self.people if one.id == user), None)

    async def _something(self) -> None:
        rng, dice = self.rng, self.rng.random()
        if dice < 0.02:
            return await self._die(rng.randrange(2))
        if dice < 0.12:
            return await asyncio.sleep(rng.choice((0.5, 3.0, 10.0, 40.0)))
        if dice < 0.13:
            return await self._ban()
        if dice < 0.135:
            return await self._merge()
        if dice < 0.14 and self.cup:
            with contextlib.suppress(Refusal):
                await self.node.parts[Tournaments].do(
                    rng.choice(self.people), self.cup, TournamentDeed("leave")
                )
            return
        running = await self._running()
        if not running:
            if len(self.tables) < 6:
                await self._make_table()
            else:
                await asyncio.sleep(5.0)
            return
        id, table = rng.choice(running)
        for _ in range(rng.choice((1, 1, 5, 25))):
            if table.status == "playing":
                await self._at_table(id, table)
                await asyncio.sleep(rng.random() * 0.3)
                table = (await self.node.tables.open(id)).table

    async def _at_table(self, id: str, table: Any) -> None:
        rng, dice = self.rng, self.rng.random()
        seats = [seat for seat, place in enumerate(table.places) if self.person(place.user)]
        if not seats:
            return
        seat = rng.choice(seats)
        person = self.person(table.places[seat].user)
        assert person is not None
        at = {"table": id, "seat": seat}
        if table.places[seat].is_bot and dice < 0.4:
            await self._do(person, {"t": "return", **at})
        elif table.offer is not None and dice < 0.6:
            await self._do(person, {"t": "answer", "yes": rng.random() < 0.7, **at})
        elif dice < 0.02:
            await self._do(person, {"t": "leave", "level": "random", **at})
        elif dice < 0.03:
            await self._do(person, {"t": "resign", "level": "", **at})
        elif dice < 0.08:
            await self._do(person, {"t": "undo", **at})
        else:
            await self._move(id, table)

    async def _move(self, id: str, table: Any) -> None:
        seat = table.player
        if seat < 0 or table.places[seat].is_bot:
            return await asyncio.sleep(0.2)
        person = self.person(table.places[seat].user)
        if person is None:
            return await asyncio.sleep(1.0)
        notation = tafelronde.load(table.game).notation
        action = self.rng.choice(table.state.legal_actions())
        text = notation.format_action(action)
        wish = {"t": "move", "table": id, "seat": seat, "seq": table.seq, "action": text}
        await self._do(person, wish)

    async def _ban(self) -> None:
        if not self.host or self.rng.random() < 0.5:
            return
        ban = NewBan(self.rng.choice(("play", "chat")), "insult", 1)
        with contextlib.suppress(Refusal):
            await self.node.parts[TableModeration].ban(
                self.host, self.rng.choice(self.people).id, ban
            )
            self.tally["ban"] += 1

    async def _merge(self) -> None:
        if len(self.people) < 3:
            return
        into, other = self.rng.sample(self.people, 2)
        try:
            await self.node.parts[MergesAndDeletions].merge(into, other)
        except Refusal as why:
            return self._allowed(why, "merge-playing", "merge-same", "merge-tournament")
        self.people.remove(other)
        self.became[other.id] = into.id
        self.tally["merge"] += 1
        await asyncio.sleep(3.0)

    async def _finish(self) -> None:
        """All games come to an end: they are played on for a while, then people give up."""
        for turn in range(400):
            running = await self._running()
            running = [(id, table) for id, table in running if not table.tournament]
            if not running:
                return
            for id, table in running:
                if turn < 40:
                    await self._move(id, table)
                    continue
                for seat, place in enumerate(table.places):
                    person = self.person(place.user)
                    if person and seat not in table.resigned:
                        wish = {"t": "resign", "table": id, "seat": seat, "level": ""}
                        await self._do(person, wish)
            await asyncio.sleep(0.5)
        raise AssertionError(f"these never end: {[id for id, _ in await self._running()]}")

    async def _wait_for_cup(self) -> None:
        for _ in range(200):
            standing = await self.node.parts[Tournaments].standing(self.cup)
            if standing.row.status in ("over", "off"):
                break
            await asyncio.sleep(30.0)
        else:
            raise AssertionError("the tournament never ends")
        await asyncio.sleep(SETTLING)
        await self._running()

    # ---- for the comparison ---------------------------------------------------------------------

    async def tale(self, table: str) -> Tale:
        """The history of a table, as the reference tells it."""
        tale = Tale(table, self.known)
        sql = "SELECT seq, body, at FROM events WHERE table_id = $1 ORDER BY seq"
        for row in await self.base.read(sql, table):
            tale.follow(row)  # type: ignore[arg-type]
        return tale

    async def who_was_last(self, id: str) -> str:
        """The person who acted last at a table."""
        rows = await self.base.read(
            "SELECT command FROM events WHERE table_id = $1 AND command IS NOT NULL AND at ="
            " (SELECT MAX(at) FROM events WHERE table_id = $1) ORDER BY seq DESC LIMIT 1",
            id,
        )
        return str(rows[0][0]) if rows else ""
