"""A director decides while another node pairs the next round, or makes its tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from server.helpers import WAIT
from server.quick_nodes import one_node
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.tournaments import round_tables, service, staffing, steps
from tafelronde.server.features.tournaments.desk import service as desk
from tafelronde.server.features.tournaments.desk.wire import NewAct
from tafelronde.server.features.tournaments.drawing import Draw
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.standing import Standing, standing_of
from tafelronde.server.features.tournaments.wire import NewTournament, TournamentDeed
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.wire.commands import Resign
from tafelronde.tournament import acts as a


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SCAN", 0.02)
    monkeypatch.setattr(service, "LOOK", 0.02)


class Cup:
    """A knock-out of four, whose maker plays too."""

    def __init__(self, node: Node, people: list[Person], id: str) -> None:
        self.node, self.people, self.id = node, people, id

    async def standing(self) -> Standing:
        found = await standing_of(self.node.store, self.id)
        assert found is not None
        return found

    async def until(self, holds: Callable[[Standing], Any]) -> Standing:
        async with asyncio.timeout(WAIT):
            while not holds(found := await self.standing()):
                await asyncio.sleep(0.02)
            return found

    async def do(self, deed: Any) -> None:
        await self.node.parts[Tournaments].do(self.people[0], self.id, TournamentDeed(deed))

    async def rule(self, ruling: a.Ruling) -> None:
        wish = NewAct(ruling, len((await self.standing()).log))
        await self.node.parts[desk.DirectorsDesk].act(self.people[0], self.id, wish)

    async def give_up_first_seats(self) -> None:
        """The player in the first seat of each table of the first round gives up."""
        begun = await self.until(lambda now: now.rounds and all(now.rounds[0].made))
        for board in begun.rounds[0].round.boards:
            user = next(p.user for p in begun.players if p.number == board.seats[0])
            person = next(one for one in self.people if one.id == user)
            wish = Resign(f"up {board.table}", board.table, 0)
            await self.node.parts[Commands].command(person, wish)


@asynccontextmanager
async def knock_out(address: str) -> AsyncIterator[Cup]:
    async with one_node(address) as (node, _), asyncio.timeout(4 * WAIT):
        people = [await node.identities.add(name) for name in ("Ada", "Bert", "Cem", "Dora")]
        tournaments = node.parts[Tournaments]
        id = await tournaments.make(people[0], NewTournament("Cup", "knockout", "rosenkoenig"))
        for person in people:
            await tournaments.do(person, id, TournamentDeed("join"))
        yield Cup(node, people, id)


class Held:
    """A place at which one waits until it is let go."""

    def __init__(self) -> None:
        self.reached, self.let_go = asyncio.Event(), asyncio.Event()

    async def wait(self) -> None:
        self.reached.set()
        await self.let_go.wait()


CORRECTED = a.CorrectResult(1, 0, (1.0, 0.0))


def test_the_next_round_knows_of_a_correction_made_while_it_is_drawn(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, held = steps.drawn, Held()

    async def slowly(reading: Any, id: str, draw: Draw) -> Any:
        found = await drawn(reading, id, draw)
        if len(draw.rounds) == 1:
            await held.wait()
        return found

    monkeypatch.setattr(steps, "drawn", slowly)

    async def run() -> None:
        async with knock_out(address) as cup:
            await cup.do("begin")
            await cup.give_up_first_seats()
            await held.reached.wait()
            await cup.rule(CORRECTED)
            held.let_go.set()
            now = await cup.until(lambda now: len(now.rounds) == 2)
            first, second = (known.round for known in now.rounds)
            winners = {first.boards[0].seats[0], first.boards[1].seats[1]}
            assert ({*second.boards[0].seats}, second.acts) == (winners, 1)

    asyncio.run(run())


def test_a_correction_is_too_late_once_the_next_round_is_paired(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the director's page, and the check of the act, were there before it."""
    drawn, held, decided = steps.drawn, Held(), Held()

    async def waits(self: Any, standing: Standing, wish: NewAct) -> Any:
        if not decided.reached.is_set():
            await decided.wait()
        return wish.ruling, []

    async def slowly(reading: Any, id: str, draw: Draw) -> Any:
        if len(draw.rounds) == 1:
            await held.wait()
        return await drawn(reading, id, draw)

    monkeypatch.setattr(steps, "drawn", slowly)
    monkeypatch.setattr(desk.DirectorsDesk, "_with_person", waits)

    async def run() -> None:
        async with knock_out(address) as cup:
            await cup.do("begin")
            await cup.give_up_first_seats()
            await held.reached.wait()
            ruling = asyncio.create_task(cup.rule(CORRECTED))
            await decided.reached.wait()
            held.let_go.set()
            before = await cup.until(lambda now: len(now.rounds) == 2)
            decided.let_go.set()
            with pytest.raises(Refusal) as refused:
                await ruling
            assert refused.value.reason == "too-late"
            assert (await cup.standing()).counted[0] == before.counted[0]

    asyncio.run(run())


def test_a_cup_is_called_off_while_its_tables_are_made(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No table is left at which people play for nothing."""
    make, held = round_tables.begin_paired, Held()

    async def slowly(*given: Any) -> Any:
        await held.wait()
        return await make(*given)

    monkeypatch.setattr(round_tables, "begin_paired", slowly)

    async def run() -> None:
        async with knock_out(address) as cup:
            await cup.do("begin")
            await held.reached.wait()
            await staffing.call_off(cup.node.tables, await cup.standing())
            held.let_go.set()
            closed = "SELECT COUNT(*) FROM tables WHERE status = 'closed'"
            async with asyncio.timeout(WAIT):
                while await cup.node.store.read(closed) != [(2,)]:
                    await asyncio.sleep(0.02)

    asyncio.run(run())
