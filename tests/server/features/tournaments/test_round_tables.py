"""Tables of a round: named when they can be watched, and paired beside the node."""

import contextlib
from collections.abc import Iterator

import pytest

from server.breakable import counts
from server.company import wait_until
from server.cups import do, look, make
from server.helpers import Browser, Server, sqlite_at

SLOW = """
import asyncio
from tafelronde.server.features.tournaments import round_tables
fast = round_tables.begin_paired
async def begin_paired(tables, host, plan, sitters, table):
    await asyncio.sleep(0.4)
    return await fast(tables, host, plan, sitters, table)
round_tables.begin_paired = begin_paired
"""
"""A node that takes its time to make each table."""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    node = Server(sqlite_at(tmp_path_factory.mktemp("slow")))
    node.before.append(SLOW)
    with contextlib.ExitStack() as stack:
        stack.callback(node.stop)
        yield node.start()


@pytest.mark.parametrize("kind", ["swiss", "knockout", "arena"])
def test_a_table_is_named_when_it_can_be_watched(slow: Server, kind: str) -> None:
    people = [Browser(slow.url, f"P{at}") for at in range(4)]
    cup = make(people[0], kind=kind, minutes=5, rounds=1 if kind == "swiss" else 0)
    for person in people:
        do(person, cup, "join")
    do(people[0], cup, "begin")
    named: set[str] = set()
    unnamed: list[str] = []

    def all_are_named() -> bool:
        body = look(people[0], cup)
        shown = [table["table"] for round in body["latest"] for table in round["tables"]]
        unnamed.extend(table for table in shown if not table)
        drawn = [side["table"] for pairs in body["bracket"] for side in pairs]
        mine = [look(person, cup)["table"] for person in people]
        named.update(filter(None, [*shown, *drawn, *mine]))
        for table in named:
            assert people[0].get(f"/api/tables/{table}")[0] == 200, table
        return len(named) == 2

    wait_until(all_are_named)
    assert unnamed, "the round was never shown before its tables were there"


def test_a_round_is_paired_in_a_process_beside_the_node(slow: Server) -> None:
    people = [Browser(slow.url, name) for name in ("Ada", "Bert")]
    cup = make(people[0])
    before = counts(slow)["readings_total"]
    for person in people:
        do(person, cup, "join")
    do(people[0], cup, "begin")
    wait_until(lambda: look(people[0], cup)["table"])
    assert counts(slow)["readings_total"] == before + 1
