"""A round of many tables, and many who look: the event loop goes on, and nothing is done twice."""

import asyncio
from typing import Any

import pytest

from server.helpers import WAIT
from server.quick_nodes import one_node
from tafelronde.server.features.tournaments import round_tables, service, standing, views
from tafelronde.server.features.tournaments.joining import TRIES
from tafelronde.server.features.tournaments.rows import has_changed
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.wire import NewTournament, TournamentDeed
from tafelronde.server.node.node import Node

PEOPLE = 2 * round_tables.AT_ONCE
LOOKING = 20


async def made(node: Node, **wish: Any) -> tuple[str, str]:
    """A tournament that all have joined: its id, and its maker's."""
    people = [await node.identities.add(f"P{number}") for number in range(PEOPLE)]
    tournaments = node.parts[Tournaments]
    cup = await tournaments.make(people[0], NewTournament("Cup", "swiss", "rosenkoenig", **wish))
    for person in people:
        await tournaments.do(person, cup, TournamentDeed("join"))
    return cup, people[0].id


class Rounds:
    """A task that counts the rounds of the event loop."""

    def __init__(self) -> None:
        self.number = 0

    async def count(self) -> None:
        while True:
            self.number += 1
            await asyncio.sleep(0)


def test_each_table_is_made_in_a_round_of_the_loop_of_its_own(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds, at, make = Rounds(), list[int](), round_tables.begin_paired

    async def noted(*given: Any) -> Any:
        at.append(rounds.number)
        return await make(*given)

    async def run() -> None:
        async with one_node(address) as (node, _), asyncio.timeout(4 * WAIT):
            cup, maker = await made(node)
            person = await node.identities.person(maker)
            assert person is not None
            counting = asyncio.create_task(rounds.count())
            await node.parts[Tournaments].do(person, cup, TournamentDeed("begin"))
            while len(at) < PEOPLE // 2:
                await asyncio.sleep(0.02)
            counting.cancel()

    monkeypatch.setattr(round_tables, "begin_paired", noted)
    asyncio.run(run())
    assert len(at) == len({*at}) == PEOPLE // 2


def test_what_has_changed_is_read_and_worked_out_once_for_all_who_look(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, reckoned = list[str](), list[str]()
    read, reckon = service.read_standing, standing.standings

    async def reading(store: Any, id: str) -> Any:
        reads.append(id)
        return await read(store, id)

    def reckoning(*given: Any) -> Any:
        reckoned.append("")
        return reckon(*given)

    async def run() -> None:
        async with one_node(address) as (node, _), asyncio.timeout(4 * WAIT):
            cup, maker = await made(node)
            tournaments = node.parts[Tournaments]
            before = (await tournaments.standing(cup)).row.seq
            for change in range(1, 4):
                await has_changed(node.store, cup)
                reads.clear()
                reckoned.clear()
                found = await asyncio.gather(*(tournaments.standing(cup) for _ in range(LOOKING)))
                assert {one.row.seq for one in found} == {before + change}
                shown = [
                    views.shown(one, maker if n else None, "", 0.0) for n, one in enumerate(found)
                ]
                assert [told.you for told in shown] == [0] + [1] * (LOOKING - 1)
                assert {len(told.players) for told in shown} == {PEOPLE}
                assert (len(reads), len(reckoned)) == (1, 1)

    monkeypatch.setattr(service, "read_standing", reading)
    monkeypatch.setattr(standing, "standings", reckoning)
    asyncio.run(run())


def test_all_join_at_once(address: str) -> None:
    async def run() -> None:
        async with one_node(address) as (node, _), asyncio.timeout(4 * WAIT):
            tournaments = node.parts[Tournaments]
            people = [await node.identities.add(f"P{number}") for number in range(2 * TRIES)]
            cup = await tournaments.make(people[0], NewTournament("Cup", "swiss", "rosenkoenig"))
            deeds = (tournaments.do(person, cup, TournamentDeed("join")) for person in people)
            await asyncio.gather(*deeds)
            players = (await tournaments.standing(cup)).players
            assert [player.number for player in players] == [*range(1, 2 * TRIES + 1)]
            assert {player.user for player in players} == {person.id for person in people}

    asyncio.run(run())
