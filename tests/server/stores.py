"""A real database file in this process, with a clock that stands until it is set."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from server.helpers import sqlite_at
from tafelronde.server.features.ratings.rated import begin, end
from tafelronde.server.features.ratings.results import Result, add_results, values_of
from tafelronde.server.storage.address import sqlite_file
from tafelronde.server.storage.sqlite import SqliteStore
from tafelronde.server.storage.store import Append, Statement
from tafelronde.server.storage.stored_events import encode
from tafelronde.server.table.events import Event


class FrozenStore(SqliteStore):
    """Its time is what ``time`` says."""

    def __init__(self, file: Path) -> None:
        self.time = 1000.0
        super().__init__(file, lambda: self.time)

    def now(self) -> float:
        return self.time


def on_store(folder: Path, work: Callable[[FrozenStore], Awaitable[None]]) -> None:
    """Do this on a new database in this folder."""

    async def run() -> None:
        store = FrozenStore(sqlite_file(sqlite_at(folder)))
        await store.open(lambda table, seq: None, lambda text: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def write_table(
    store: FrozenStore,
    table: str,
    *events: Event,
    seq: int = 0,
    status: str = "playing",
    public: bool = True,
    members: tuple[str, ...] = (),
    bot_turn: bool = False,
    card: str = "{}",
    command: str | None = None,
    rated: bool = False,
    results: Sequence[Result] = (),
    **more: object,
) -> None:
    """Write these events at a table as it has ``seq`` of them; 0: a new one."""
    along: list[Statement] = []
    if rated and seq == 0:
        along.append(begin(table))
    if status == "over":
        along.append(end(table, store.time))
    if results:
        along.append((add_results(len(results)), tuple(values_of(table, results))))
    bodies = [encode(event) for event in events] or ['{"t":"closed"}']
    batch = Append(
        table, seq, store.time, bodies, command, status, public, card, bot_turn, members,
        b"" if seq else b"seed",
    )  # fmt: skip
    await store.append(batch._replace(along=along, **more))  # type: ignore[arg-type]
