"""Two identities become one while two nodes are at work, and one of them may die."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.helpers import WAIT, sqlite_at
from server.quick_nodes import Crashed, Database, Lifeline, Moment, make_node
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.accounts import merge_and_deletion as merges
from tafelronde.server.features.accounts.merge_and_deletion import MergesAndDeletions
from tafelronde.server.features.deals.service import Deals
from tafelronde.server.features.moderation.tables import TableModeration
from tafelronde.server.features.moderation.wire import NewReport
from tafelronde.server.features.tournaments import service as tournaments
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.standing import Standing, standing_of
from tafelronde.server.features.tournaments.views import record_of
from tafelronde.server.features.tournaments.wire import NewTournament, TournamentDeed
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.departed import depart, whose
from tafelronde.server.people.person import Person
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Value
from tafelronde.server.table.deal import day_at
from tafelronde.server.wire.commands import Resign
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record

INTO, MERGED, ZOE, _ = range(4)


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merges, "SCAN", 0.02)
    monkeypatch.setattr(tournaments, "SCAN", 0.02)
    monkeypatch.setattr(tournaments, "LOOK", 0.02)
    monkeypatch.setattr(tournaments, "LEASE", 0.1)
    monkeypatch.setattr(merges, "LEASE", 0.1)


class Mortal(Lifeline):
    """A node's way to the database that is cut after so many looks at it."""

    lasts: int | None = None

    def _check(self, moment: Moment | None = None) -> None:
        if self.lasts is not None:
            self.lasts -= 1
            if self.lasts <= 0:
                self.cut()
        super()._check(moment)


@contextlib.asynccontextmanager
async def opened(way: Lifeline) -> AsyncIterator[Node]:
    node = make_node(way, Settings(rate=1e6, workers=1))
    await node.open()
    try:
        yield node
    finally:
        with contextlib.suppress(Crashed):
            await node.close()


@contextlib.asynccontextmanager
async def shared(folder: Path) -> AsyncIterator[Database]:
    """A database for several nodes."""
    database = Database(make_store(sqlite_at(folder)))
    await database.open()
    try:
        yield database
    finally:
        await database.close()


async def four(node: Node) -> list[Person]:
    names = ("Ada", "Ada on her phone", "Zoe", "Eve")
    return [await node.identities.add(name) for name in names]


async def settled(node: Node, user: str) -> None:
    """Wait until the rows of this identity are handed over."""
    async with asyncio.timeout(WAIT):
        while await node.store.read(
            "SELECT 1 FROM users WHERE id = $1 UNION SELECT 1 FROM members WHERE user_id = $1", user
        ):
            await asyncio.sleep(0.02)


async def played_out(node: Node, id: str, people: list[Person]) -> Standing:
    """Somebody at each running table gives up, until the tournament is over."""
    async with asyncio.timeout(WAIT):
        while (now := await standing_of(node.store, id)) is None or now.row.status != "over":
            boards = [b for known in now.rounds for b in known.round.boards] if now else []
            for board in boards:
                if board.table and not board.ended:
                    with contextlib.suppress(Refusal, StopIteration):
                        await _give_up(node, board.table, people)
            await asyncio.sleep(0.02)
        return now


async def _give_up(node: Node, table: str, people: list[Person]) -> None:
    places = (await node.tables.open(table)).table.places
    for seat, place in enumerate(places):
        user = await whose(node.store, place.user) if place.user else ""
        person = next((one for one in people if one.id == user), None)
        if person is not None:
            wish = Resign(f"{table}{seat}", table, seat)
            await node.parts[Commands].command(person, wish)
            return


@pytest.mark.parametrize("lasts", [4, 12, 24, 40, 59, 70])
def test_a_node_dies_while_it_pairs_two_who_become_one(
    lasts: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it stops, the other node brings the merge and the tournament to their end."""
    monkeypatch.setattr(merges, "SETTLED", 1.0)  # rows that came late are looked for
    monkeypatch.setattr(merges, "LEASE", 1.0)  # the work of a dead node goes on

    async def story() -> None:
        async with shared(tmp_path) as database:
            way = Mortal(database)
            async with opened(way) as first:
                people = await four(first)
                wish = NewTournament("Cup", "swiss", "rosenkoenig")
                id = await first.parts[Tournaments].make(people[ZOE], wish)
                for person in people:
                    await first.parts[Tournaments].do(person, id, TournamentDeed("join"))
                way.lasts = lasts
                with contextlib.suppress(Crashed):
                    await first.parts[Tournaments].do(people[ZOE], id, TournamentDeed("begin"))
                assert await depart(database.store, people[MERGED].id, people[INTO].id)
                async with asyncio.timeout(WAIT):
                    while not way.is_dead:
                        await asyncio.sleep(0.01)
            async with opened(Lifeline(database)) as second:
                await settled(second, people[MERGED].id)
                with contextlib.suppress(Refusal):  # it had not begun
                    await second.parts[Tournaments].do(people[ZOE], id, TournamentDeed("begin"))
                now = await played_out(second, id, people)
                assert verify(read_record(record_of(now))) == []
                assert [bool(player.gone) for player in now.players] == [False, True, False, False]
                users = [player.user for player in now.players if not player.gone]
                assert len(set(users)) == len(users) == 3

    asyncio.run(story())


@pytest.mark.parametrize("first", [INTO, MERGED])
def test_both_tried_the_deal_of_one_day_at_two_nodes(first: int, tmp_path: Path) -> None:
    """The try that was begun first counts, whoever began it; both nodes say so."""

    async def story() -> None:
        async with (
            shared(tmp_path) as database,
            opened(Lifeline(database)) as here,
            opened(Lifeline(database)) as there,
        ):
            people = await four(here)
            day = day_at(database.store.now())
            nodes = {INTO: here, MERGED: there}
            begun = {
                who: (await nodes[who].parts[Deals].begin(people[who], day)).table.id
                for who in (first, INTO + MERGED - first)
            }
            await here.parts[MergesAndDeletions].merge(people[INTO], people[MERGED])
            await settled(there, people[MERGED].id)
            rows: list[tuple[Value, ...]] = await there.store.read(
                "SELECT user_id, table_id FROM deal_tries"
            )
            assert rows == [(people[INTO].id, begun[first])]
            for node in nodes.values():
                shown = await node.parts[Deals].one(people[INTO].id, day)
                assert shown.table == begun[first]

    asyncio.run(story())


def test_reports_of_the_two_about_each_other_stay_as_they_were_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            shared(tmp_path) as database,
            opened(Lifeline(database)) as here,
            opened(Lifeline(database)) as there,
        ):
            people = await four(here)
            one, other = people[INTO], people[MERGED]
            for node, by, about in ((here, one, other), (there, other, one)):
                await node.parts[TableModeration].report(
                    by, NewReport("name", about.id, "other", "rude")
                )
            what = "SELECT id, kind, reason, words, user_id, about FROM reports ORDER BY id"
            before = await here.store.read(what)
            await there.parts[MergesAndDeletions].merge(one, other)
            await settled(here, other.id)
            assert len(before) == 2
            after = await here.store.read(what)
            assert [row[:4] for row in after] == [row[:4] for row in before]
            for node in (here, there):
                page = await node.parts[TableModeration].reports.page("open", "")
                assert len(page.reports) == 2

    asyncio.run(story())
