"""A long table is opened in slices, between which the event loop looks after everybody else."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.helpers import WAIT, sqlite_at
from server.quick_nodes import one_node
from tafelronde.core.objects.state import State
from tafelronde.server.base import slices
from tafelronde.server.live import new_table, read_on
from tafelronde.server.storage import store
from tafelronde.server.table.table import Table
from tafelronde.server.wire.requests import NewTable, SeatPlan

FEW = 8


class _Rounds:
    """Counts of the work in each round of the event loop."""

    def __init__(self) -> None:
        self.now: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.all: Counter[str] = Counter()

    def count(self, what: str, much: int) -> None:
        self.now[what] += much
        self.all[what] += much
        self.most[what] = max(self.most[what], self.now[what])

    async def watch(self) -> None:
        while True:
            self.now.clear()
            await asyncio.sleep(0)


def _counting(
    rounds: _Rounds, what: str, real: Callable[..., Any], much: Callable[..., int]
) -> Callable[..., Any]:
    def counted(*given: Any) -> Any:
        rounds.count(what, much(*given))
        return real(*given)

    return counted


def test_others_have_their_turn_while_long_tables_are_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = [SeatPlan("bot", level="random")] * 2
    made: list[str] = []
    rounds = _Rounds()

    async def play() -> None:
        async with one_node(sqlite_at(tmp_path)) as (node, _), asyncio.timeout(WAIT):
            ada = await node.identities.add("Ada")
            for _ in range(2):
                plan = NewTable("rosenkoenig", seats=bots)
                made.append((await new_table.create(node.tables, ada, plan)).id)
                while (await node.tables.open(made[-1])).table.status != "over":
                    await asyncio.sleep(0.01)

    async def open_both() -> list[Table]:
        async with one_node(sqlite_at(tmp_path)) as (node, _), asyncio.timeout(WAIT):
            watch = asyncio.create_task(rounds.watch())
            found = await asyncio.gather(*(node.tables.open(table) for table in made))
            watch.cancel()
            return [one.table for one in found]

    asyncio.run(play())
    for where in (slices, read_on):
        monkeypatch.setattr(where, "SLICE", FEW)
    once: Callable[..., int] = lambda *_: 1  # noqa: E731
    monkeypatch.setattr(store, "decode", _counting(rounds, "decoded", store.decode, once))
    monkeypatch.setattr(Table, "apply", _counting(rounds, "applied", Table.apply, once))
    steps: Callable[..., int] = lambda _, actions: len(actions)  # noqa: E731
    monkeypatch.setattr(State, "replay", _counting(rounds, "replayed", State.replay, steps))
    opened = asyncio.run(open_both())
    assert [table.status for table in opened] == ["over", "over"]
    assert rounds.all["decoded"] == sum(table.seq for table in opened)
    assert rounds.all["applied"] == rounds.all["decoded"] + 2  # whose game it is comes first
    assert rounds.all["replayed"] == sum(table.ply for table in opened)
    assert max(rounds.most.values()) <= 2 * FEW  # the first slice waits for nobody
