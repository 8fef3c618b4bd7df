"""Behind each proxy of deploy/ all who are at a table come to one node, and to the other when that
is down."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.company import wait_until
from server.helpers import Browser, Server, record_is_true
from server.proxies import ROADS, Road, sockets
from tables import daily

TABLES = 24
"""Made-up tables; that all of them come to one node by chance does not happen in a life."""


def _way(road: str) -> Road:
    way = ROADS[road]
    if way.program is None:
        pytest.skip(f"no {road.partition(' ')[0]} here")
    if way.path:
        pytest.skip("its nodes need --path; it has the upstream of the others")
    return way


async def _where(people: Sequence[Browser], nodes: Sequence[Server], table: str) -> list[int]:
    """The numbers of open sockets at each node, while these people are at a table."""
    asked = f"?table={table}" if table else ""
    async with AsyncExitStack() as stack:
        for one in people:
            await stack.enter_async_context(one.open(asked=asked))
        return [sockets(node) for node in nodes]


def _settled(nodes: Sequence[Server]) -> None:
    wait_until(lambda: sum(map(sockets, nodes)) == 0)


@pytest.mark.parametrize("road", ROADS)
def test_a_table_has_one_node(nodes: tuple[Server, Server], road: str, tmp_path: Path) -> None:
    way = _way(road)
    with way.run(tmp_path, *nodes) as address:
        people = [Browser(address, name) for name in ("Ada", "Bo", "Cy", "Dee")]
        found = set[int]()
        for number in range(TABLES):
            _settled(nodes)
            there = asyncio.run(_where(people, nodes, f"a{number}-B_"))
            assert sorted(there) == [0, len(people)], "they are at two nodes"
            found.add(there.index(len(people)))
        assert found == {0, 1}, "all tables have the same node"
        _settled(nodes)
        spread = [asyncio.run(_where(people, nodes, "")) for _ in range(6)]
        assert any(min(there) > 0 for there in spread), "sockets without a table are not spread"


@pytest.mark.parametrize("road", daily(ROADS, ["nginx of compose", "Caddy"]))
def test_a_table_whose_node_is_gone_is_played_on_at_the_other(
    nodes: tuple[Server, Server], road: str, tmp_path: Path
) -> None:
    way = _way(road)
    with way.run(tmp_path, *nodes) as address:
        ada, bo = Browser(address, "Ada"), Browser(address, "Bo")
        table = ada.table("me", "open")
        asked = f"?table={table}"
        _settled(nodes)

        async def begin() -> Server:
            async with ada.open(asked=asked) as one, bo.open(asked=asked) as two:
                await one.watch(table)
                await two.watch(table)
                await two.do("sit", table=table, seat=1)
                await two.do("ready", table=table, seat=1)
                await one.when(table, lambda head: head["status"] == "playing")
                counts = [sockets(node) for node in nodes]
                assert sorted(counts) == [0, 2]
                return nodes[counts.index(2)]

        async def play_on() -> None:
            async with ada.open(asked=asked) as one, bo.open(asked=asked) as two:
                await one.watch(table)
                await two.watch(table)
                ends = await asyncio.gather(one.play_out(table), two.play_out(table))
                assert ends[0]["result"] == ends[1]["result"]

        gone = asyncio.run(begin())
        gone.kill()
        try:
            for _ in range(8):  # requests about the table, and others
                assert ada.get(f"/api/tables/{table}")[0] == 200
                assert ada.get("/api/games")[0] == 200
            asyncio.run(play_on())
            record_is_true(address, table)
        finally:
            gone.start()
