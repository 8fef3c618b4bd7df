"""Time that runs out at a table of a tournament: the consequences, and the standings."""

import asyncio
import json

import pytest

from server.helpers import WAIT
from server.quick_nodes import Database, Lifeline, one_node
from tafelronde.match import format_record, parse_record
from tafelronde.match import verify as verify_game
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.standing import standing_of
from tafelronde.server.features.tournaments.views import record_of, shown, shown_list
from tafelronde.server.features.tournaments.wire import NewTournament, TournamentDeed
from tafelronde.server.live import clocks
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.storage.stored_clocks import Gap, later, note_gap
from tafelronde.server.table.as_match import as_match
from tafelronde.server.wire.clock import OutOfTime, TimeControl
from tafelronde.server.wire.commands import Move
from tafelronde.tournament import verify
from tafelronde.tournament.record import read_record

BANK = 60
"""Seconds; more than any pause in which Bert is to decide."""


class Skipping(Lifeline):
    """A database whose clock can be put on: nobody waits for the time of who does not play."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._seen: set[int] = set()
        self.now = lambda: database.store.now() + 2 * BANK * len(self._seen)

    def skip(self, seq: int) -> None:
        """Let time pass at this event of the table, once."""
        self._seen.add(seq)


async def begin(node: Node, people: list[Person], out: OutOfTime) -> tuple[str, LiveTable]:
    """A tournament of two, and its only table, where nobody has decided anything."""
    time = TimeControl("live", bank=BANK, increment=2, out=out)
    wish = NewTournament("Cup", "robin", "rosenkoenig", rated=False, time=time)
    cup = await node.parts[Tournaments].make(people[0], wish)
    for person in people:
        await node.parts[Tournaments].do(person, cup, TournamentDeed("join"))
    await node.parts[Tournaments].do(people[0], cup, TournamentDeed("begin"))
    while True:
        standing = await node.parts[Tournaments].standing(cup)
        boards = [board for known in standing.rounds for board in known.round.boards]
        found = node.tables.known(boards[0].table) if boards else None
        if found is not None and found.table.status == "playing":
            return cup, found
        await asyncio.sleep(0.02)


async def play(node: Node, found: LiveTable, people: list[Person], way: Skipping) -> str:
    """Bert plays at once, and Ada but once (or she would have to leave as absent), until the game
    is over; who ran out of time."""
    table, late, came = found.table, "", False
    while table.status == "playing":
        late = late or next((table.places[seat].user for seat in table.resigned), "")
        place = table.places[table.player] if table.player >= 0 else None
        ada = place is not None and place.user == people[0].id
        if place is None or place.is_bot or (ada and late):
            await asyncio.sleep(0.02)
        elif ada and came:
            way.skip(table.seq)
            await asyncio.sleep(0.02)
        else:
            came = came or ada
            action = table.state.format(table.state.legal_actions()[0])
            move = Move(f"{table.seq}", table.id, table.player, table.seq, action)
            await node.parts[Commands].command(people[0 if ada else 1], move)
    return late or table.places[table.ended_by].user


@pytest.mark.parametrize("out", ["bot", "resign"])
def test_who_runs_out_of_time_is_last(
    out: OutOfTime, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "STALE", 1e6)  # what is skipped is no time in which nobody can play
    ways: list[Skipping] = []

    def way(database: Database) -> Skipping:
        ways.append(Skipping(database))
        return ways[0]

    async def run() -> None:
        async with one_node(address, way) as (node, _):
            async with asyncio.timeout(4 * WAIT):
                people = [await node.identities.add(name) for name in ("Ada", "Bert")]
                cup, found = await begin(node, people, out)
                assert await play(node, found, people, ways[0]) == people[0].id
                standing = await node.parts[Tournaments].standing(cup)
                while standing.row.status != "over":
                    await asyncio.sleep(0.02)
                    standing = await node.parts[Tournaments].standing(cup)
        table = found.table
        (seat,) = table.resigned
        assert table.places[seat].user == people[0].id
        assert table.places[seat].is_bot == (out == "bot")
        game = format_record(as_match(table))
        assert "out at ply" in game
        assert verify_game(parse_record(game)).findings == ()
        record = record_of(standing)
        assert verify(read_record(record)) == []
        told = json.loads(record)
        assert told["order"] == [2, 1]
        wrong = read_record(json.dumps({**told, "order": [1, 2]}).encode())
        assert [finding.code for finding in verify(wrong)] == ["standings"]

    asyncio.run(run())


def test_who_leaves_gives_up_at_once_and_is_still_counted(address: str) -> None:
    async def run() -> None:
        async with one_node(address) as (node, _), asyncio.timeout(4 * WAIT):
            people = [await node.identities.add(name) for name in ("Ada", "Bert")]
            cup, found = await begin(node, people, "resign")
            await node.parts[Tournaments].do(people[0], cup, TournamentDeed("leave"))
            while found.table.status == "playing":
                await asyncio.sleep(0.02)
            (seat,) = found.table.resigned
            assert found.table.places[seat].user == people[0].id
            standing = await node.parts[Tournaments].standing(cup)
            while standing.row.status != "over":
                await asyncio.sleep(0.02)
                standing = await node.parts[Tournaments].standing(cup)
            assert shown(standing, None, "", 0.0).card.players == 2
            (card,) = (
                await shown_list(node.store, node.parts[Tournaments], None, "over", "", 9)
            ).tournaments
            assert card.players == 2
            assert json.loads(record_of(standing))["order"][-1] == 1

    asyncio.run(run())


def test_time_in_which_nobody_could_play_is_nobodys() -> None:
    gaps = [
        Gap("rosenkoenig", 5.0, 8.0),
        Gap("rosenkoenig", 20.0, 25.0),
        Gap("rosenkoenig", 33.0, 40.0),
    ]
    assert later(gaps, 10.0, 18.0) == 18.0
    assert later(gaps, 10.0, 21.0) == 26.0
    assert later(gaps, 22.0, 30.0) == 33.0
    assert later(gaps, 10.0, 30.0) == 42.0  # the second gap makes the third one count
    assert later(gaps, 7.0, 9.0) == 10.0


def test_a_table_may_be_played_for_as_much_longer_as_the_site_was_down(address: str) -> None:
    async def run() -> None:
        async with one_node(address) as (node, _), asyncio.timeout(4 * WAIT):
            people = [await node.identities.add(name) for name in ("Ada", "Bert")]
            cup, _ = await begin(node, people, "resign")
            before = await standing_of(node.store, cup)
            assert before is not None
            (known,) = before.rounds
            begun = known.round.begun
            for game in ("rosenkoenig", "drakon"):
                await note_gap(node.store, Gap(game, begun + 1, begun + 101))
            after = await standing_of(node.store, cup)
            assert after is not None
            assert after.until(known, 0) == pytest.approx(
                before.until(known, 0) + 100, rel=0, abs=1e-3
            )
            (table,) = shown(after, None, "", 0.0).latest[0].tables
            assert table.until == after.until(known, 0)
            assert before.until(known, 0) == known.untils[0]

    asyncio.run(run())
