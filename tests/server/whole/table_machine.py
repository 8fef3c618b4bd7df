"""People at one table of two nodes, nodes that die between any two steps, and the reference.

A hypothesis state machine: ``machine_on(stage)`` is one on a database. After every rule both nodes,
a new fold of the stored events, and the reference (``reference_table``) must agree.
"""

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from server.quick_nodes import Crashed, Database, Lifeline, Moment, make_node
from server.whole.reference_table import Reference, Row, Said
from tafelronde.match import format_record, parse_record, verify
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.storage.store import Store, events_since, seed_of
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import TableCommand
from tafelronde.server.wire.requests import NewTable, SeatPlan

T = TypeVar("T")
GAMES = {"rosenkoenig": 2, "kaiser_koenig_edelmann": 3}
"""The games that are played, and for how many: one with draws, one of three with forced moves."""
PATIENCE = 20.0
"""Seconds until nodes that do not agree fail the test; a moment is enough."""
_FOLDED = (
    "seq", "status", "host", "game", "options", "public", "commitment", "created", "changed",
    "started", "rules", "places", "log", "offer", "resigned", "ended_by", "removed", "given",
    "delay", "hints", "rematch", "cuts", "ply_seqs",
)  # fmt: skip


class Stage:
    """A database, a loop, and three people."""

    def __init__(self, runner: asyncio.Runner, store: Store) -> None:
        self.runner = runner
        self.database = Database(store)
        self.settings = Settings(rate=1e9, workers=1)
        self.people: list[Person] = []
        self.ids = itertools.count(1)
        self.tally: Counter[str] = Counter()

    async def open(self) -> None:
        await self.database.open()
        node, _ = await self.new_node()
        self.people = [await node.identities.add(name) for name in ("Ada", "Bea", "Cem")]
        await node.close()

    async def new_node(self) -> tuple[Node, Lifeline]:
        line = Lifeline(self.database)
        node = make_node(line, self.settings)
        await node.open()
        return node, line


@contextlib.contextmanager
def stage_on(store: Store) -> Iterator[Stage]:
    """A stage on this store, opened and closed."""
    with asyncio.Runner() as runner:
        stage = Stage(runner, store)
        runner.run(stage.open())
        try:
            yield stage
        finally:
            runner.run(stage.database.close())


BEFORE = ("sit", "stand", "bot", "ready", "close")
DURING = ("move", "undo", "answer", "resign", "leave", "return")
KINDS = (*BEFORE, *DURING)
_seats = st.integers(0, 2)
_nodes = st.integers(0, 1)


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """A wish: what, for which seat; ``who`` None is whoever sits there."""
    return {
        "t": draw(st.sampled_from(KINDS)),
        "seat": draw(_seats),
        "who": draw(st.sampled_from((None, None, None, 0, 1, 2))),
        "on": draw(st.booleans()),
        "choice": draw(st.integers(0, 30)),
    }


class TableMachine(RuleBasedStateMachine):
    """One table, its people, two nodes.

    No rule is barred by how things stand, since of two commands at once either may be the first.
    """

    stage: Stage

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.stage.runner.run(work)

    # ---- the beginning and the end --------------------------------------------------------------

    @initialize(
        game=st.sampled_from(sorted(GAMES)), gathered=st.booleans(), last=st.sampled_from("pb")
    )
    def begin(self, game: str, gathered: bool, last: str) -> None:
        self.stage.tally["tables"] += 1
        self.acknowledged: list[tuple[Person, Said]] = []
        self.refused: list[str] = []
        self.said: dict[str, tuple[str, Said]] = {}
        players = GAMES[game]
        self.reference = Reference(game, players, self.stage.people[0].id)
        self.run(self._begin(game, players))
        if gathered:
            for seat in range(players):
                if last == "b" and seat == players - 1:
                    self.one({"t": "bot", "seat": seat, "who": 0}, 0)
                    continue
                if seat:
                    self.one({"t": "sit", "seat": seat, "who": seat}, seat % 2)
                self.one({"t": "ready", "seat": seat, "who": seat, "on": True}, seat % 2)
            assert self.reference.status == "playing"

    async def _begin(self, game: str, players: int) -> None:
        self.nodes = [await self.stage.new_node() for _ in range(2)]
        seats = [SeatPlan("me"), *[SeatPlan("open")] * (players - 1)]
        plan = NewTable(game, players=players, seats=seats, ready=False)
        table = await new_table.create(self.nodes[0][0].tables, self.stage.people[0], plan)
        self.table = table.id
        found = await seed_of(self.stage.database.store, table.id)
        assert found is not None
        self.fold = Table(table.id, found[0])
        await self._settle()

    def teardown(self) -> None:
        if hasattr(self, "nodes"):
            self.run(self._end())

    async def _end(self) -> None:
        rows = await self._rows(0)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap in the events"
        written = [row[2] for row in rows if row[2]]
        for person, command in self.acknowledged:
            assert written.count(f"{person.id} {command['id']}") == 1, "lost, or doubled"
        assert not [id for id in self.refused if id in written], "refused, and yet carried out"
        if self.fold.status == "over":
            found = verify(parse_record(format_record(as_match(self.fold))))
            assert found.findings == ()
        for node, _ in self.nodes:
            await node.close()

    # ---- what people do -------------------------------------------------------------------------

    @rule(wish=commands(), node=_nodes)
    def one(self, wish: dict[str, Any], node: int) -> None:
        """Somebody says something, at either node."""
        self.run(self._together([(wish, node)]))

    @rule(count=st.integers(1, 6), choice=st.integers(0, 30), node=_nodes)
    def play(self, count: int, choice: int, node: int) -> None:
        """Let the player to move play."""
        for number in range(count):
            if self.reference.status == "playing":
                seat = self.reference.position.current_player
                self.one({"t": "move", "seat": seat, "who": None, "choice": choice + number}, node)

    @rule(on=st.booleans(), seat=_seats, node=_nodes)
    def answer(self, on: bool, seat: int, node: int) -> None:
        """Somebody answers whoever asks to take back."""
        if self.reference.offer is None:
            return
        self.one({"t": "answer", "seat": seat, "who": None, "on": on}, node)

    @rule(first=commands(), second=commands())
    def two(self, first: dict[str, Any], second: dict[str, Any]) -> None:
        """Two commands at once, one at each node."""
        self.run(self._together([(first, 0), (second, 1)]))

    @rule(which=st.integers(0, 99), node=_nodes)
    def again(self, which: int, node: int) -> None:
        """A command whose answer was lost on its way is sent again, perhaps long after."""
        if not self.acknowledged:
            return
        person, command = self.acknowledged[which % len(self.acknowledged)]
        self.run(self._again(person, command, node))

    async def _again(self, person: Person, command: Said, node: int) -> None:
        assert await self._ask(person, command, node), "done before, refused now"
        assert not await self._rows(self.fold.seq), "carried out twice"

    # ---- what happens to nodes ------------------------------------------------------------------

    @rule(
        wish=commands(),
        node=_nodes,
        other=_nodes,
        moment=st.sampled_from(("before", "after", None)),
    )
    def dies(self, wish: dict[str, Any], node: int, other: int, moment: Moment | None) -> None:
        """A node dies while it writes, and the command is sent again, perhaps to the other one. Or
        it dies while nobody asks it anything."""
        self.run(self._replace(node) if moment is None else self._crash(wish, node, other, moment))

    async def _crash(self, wish: dict[str, Any], node: int, other: int, moment: Moment) -> None:
        person, command = self._command(wish)
        _, line = self.nodes[node]
        line.crash = moment
        try:
            await self._ask(person, command, node)
        except Crashed:
            await self._replace(node)
            carried = await self._ask(person, command, other)
            assert carried or self.reference.asked(person.id, command) is None
        line.crash = None
        await self._settle()

    async def _replace(self, node: int) -> None:
        self.stage.tally["deaths"] += 1
        dead, line = self.nodes[node]
        line.cut()
        with contextlib.suppress(Crashed):
            await dead.close()
        self.nodes[node] = await self.stage.new_node()
        # The seconds go by in which the dead node's turns are still its own.
        await self.stage.database.store.write("UPDATE tables SET lease_until = 0")
        fresh, _ = self.nodes[node]
        fresh.tables.told(await fresh.tables.open(self.table))
        await self._settle()

    # ---- asking, and comparing ------------------------------------------------------------------

    def _command(self, wish: dict[str, Any]) -> tuple[Person, Said]:
        """The person and the command of a wish, as things stand."""
        reference, people = self.reference, self.stage.people
        command = {"t": wish["t"], "id": f"c{next(self.stage.ids)}"}
        if reference.status == "playing" and wish["choice"] % 8 and wish["t"] in BEFORE:
            command["t"] = DURING[wish["choice"] % len(DURING)]  # most of them are to the purpose
        if command["t"] != "close":
            command["seat"] = wish["seat"]
        seat = wish["seat"] % len(reference.seats)
        others = [place for k, place in enumerate(reference.seats) if k != seat]
        if command["t"] in ("leave", "resign") and all(place.bot for place in others):
            command["t"] = "return"  # bots among themselves would play to the end
        owner = next((p for p in people if p.id == reference.seats[seat].user), people[0])
        person = owner if wish["who"] is None else people[wish["who"]]
        match command["t"]:
            case "ready":
                command["on"] = wish["on"]
            case "answer":
                command["yes"] = wish["on"]
            case "move":
                steps = [reference.position.format(a) for a in reference.position.steps()]
                chosen = [*steps, "nonsense"][wish["choice"] % (len(steps) + 1)]
                command |= {"seq": self.fold.seq, "action": chosen}
            case "bot" | "leave" | "resign":
                command["level"] = "random"
            case _:
                pass
        self.said[f"{person.id} {command['id']}"] = person.id, command
        return person, command

    async def _ask(self, person: Person, command: Said, node: int) -> bool:
        """Whether it was carried out. Raises Crashed."""
        self.stage.tally["commands"] += 1
        message = {**command, "table": self.table}
        try:
            await (
                self.nodes[node][0]
                .parts[Commands]
                .command(person, msgspec.convert(message, TableCommand))
            )
        except Refusal:
            self.refused.append(f"{person.id} {command['id']}")
            return False
        self.stage.tally["carried out"] += 1
        self.acknowledged.append((person, command))
        return True

    async def _together(self, wishes: list[tuple[dict[str, Any], int]]) -> None:
        asked = [(*self._command(wish), node) for wish, node in wishes]
        before = self.reference.copy()
        done = await asyncio.gather(*(self._ask(*one) for one in asked))
        moments = [before, *await self._settle()]
        for (person, command, _), carried in zip(asked, done, strict=True):
            if not carried:
                able = [moment.asked(person.id, command) is not None for moment in moments]
                stale = command["t"] == "move" and len(moments) > 1
                assert stale or not all(able), f"refused without reason: {command}"

    async def _rows(self, seq: int) -> list[Row]:
        sql = "SELECT seq, body, command FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return await self.stage.database.store.read(sql, self.table, seq)  # type: ignore[return-value]

    async def _settle(self) -> list[Reference]:
        """Wait until both nodes know all that is stored and the server has nothing to do; then
        compare. The reference after each command that was carried out."""
        store = self.stage.database.store
        known = self.fold.seq
        async with asyncio.timeout(PATIENCE):
            while True:
                self.fold.replay(await events_since(store, self.table, self.fold.seq))
                self.fold.settle()
                live = [node.tables.known(self.table) for node, _ in self.nodes]
                level = all(one is None or one.table.seq == self.fold.seq for one in live)
                if level and not self.fold.server_acts:
                    break
                await asyncio.sleep(0.001)
        moments = list(self.reference.follow_all(await self._rows(known), self.said))
        self.reference.check_rest()
        self._compare(self.fold)
        for node, _ in self.nodes:
            found = await node.tables.open(self.table)
            assert {k: getattr(found.table, k) for k in _FOLDED} == {
                k: getattr(self.fold, k) for k in _FOLDED
            }
            self._compare(found.table)
        return moments

    def _compare(self, table: Table) -> None:
        """A table as the server has it, with the reference."""
        reference = self.reference
        assert table.status == reference.status
        for place, seat in zip(table.places, reference.seats, strict=True):
            assert (place.user, place.is_bot, place.ready) == (seat.user, seat.bot, seat.ready)
        assert set(table.resigned) == {k for k, s in enumerate(reference.seats) if s.resigned}
        assert [ply.player for ply in table.log] == [step.player for step in reference.steps]
        offer = reference.offer
        assert (table.offer is None) == (offer is None)
        if table.offer is not None and offer is not None:
            assert (table.offer.seat, table.offer.to) == (offer.seat, offer.to)
        if table.course is not None:
            assert table.state == reference.position, "another position"


def machine_on(stage: Stage) -> type[TableMachine]:
    """The machine on this stage."""
    return type("TableMachineOn", (TableMachine,), {"stage": stage})
