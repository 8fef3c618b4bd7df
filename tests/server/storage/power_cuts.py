"""Games are played while all writes are recorded, and the power is cut between any two of them."""

import asyncio
import contextlib
import random
import sqlite3
import tempfile
from pathlib import Path

from server.quick_nodes import make_node
from server.storage.recorded_disk import Disk, recorded
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.migrate import migrate
from tafelronde.server.storage.store import events_since, seed_of
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import Move
from tafelronde.server.wire.messages import Done
from tafelronde.server.wire.requests import NewTable, SeatPlan

Acknowledged = list[tuple[int, str, int]]
"""After so many steps of the disk it was said that this table has so many events."""


class Lost(Exception):
    """Something acknowledged is not there, or the file is broken."""


def play(folder: Path, moves: int, synchronous: str = "FULL") -> tuple[Disk, Acknowledged]:
    """Games at three tables at once; what was written, and what was acknowledged when."""
    path = folder / "played.db"
    asyncio.run(migrate(str(path)))
    with contextlib.closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA journal_mode = DELETE")  # all is in one file, and on disk
    disk = Disk(path)
    acknowledged: Acknowledged = []
    settings = Settings(database=f"sqlite:///{path}", workers=1, games=("rosenkoenig",))

    async def play_all() -> None:
        node = make_node(make_store(settings.database), settings)
        await node.open()
        ada = await node.identities.add("Ada")
        plan = NewTable("rosenkoenig", seats=[SeatPlan("me")] * 2)
        tables = [(await new_table.create(node.tables, ada, plan)).id for _ in range(3)]

        async def at(table: str) -> None:
            found = await node.tables.open(table)
            for number in range(moves):
                here = found.table
                legal = here.state.legal_actions()
                action = here.state.format(legal[number % len(legal)])
                move = Move(f"m{number}", table, here.player, here.seq, action)
                done = await node.parts[Commands].command(ada, move)
                assert isinstance(done, Done)
                acknowledged.append((len(disk.steps), table, done.seq))

        await asyncio.gather(*map(at, tables))
        await node.close()

    with recorded(disk, synchronous):
        asyncio.run(play_all())
    return disk, acknowledged


def check_cut(disk: Disk, acknowledged: Acknowledged, seed: int) -> None:
    """Cut the power at a place that the seed names, and look what is left. Raises Lost."""
    rng = random.Random(seed)
    at = rng.randrange(len(disk.steps) + 1)
    promised = {table: seq for after, table, seq in acknowledged if after <= at}
    with tempfile.TemporaryDirectory(prefix="cut-") as folder:
        path = disk.after_cut(at, rng, Path(folder))
        try:
            with contextlib.closing(sqlite3.connect(path)) as base:
                health = base.execute("PRAGMA integrity_check").fetchone()[0]
                rows = base.execute("SELECT table_id, seq FROM events ORDER BY seq").fetchall()
        except sqlite3.Error as error:
            raise Lost(f"cut {seed}: {error}") from error
        if health != "ok":
            raise Lost(f"cut {seed}: {health}")
        for table, seq in promised.items():
            there = [number for name, number in rows if name == table]
            if there != list(range(1, len(there) + 1)) or len(there) < seq:
                raise Lost(f"cut {seed}: {seq} events were acknowledged, there are {len(there)}")
        asyncio.run(_open(path, promised))


async def _open(path: Path, promised: dict[str, int]) -> None:
    """The program opens what is left, and reads the tables."""
    store = make_store(f"sqlite:///{path}")

    def nothing(*_: object) -> None:
        pass

    await store.open(nothing, nothing)
    for name in promised:
        found = await seed_of(store, name)
        assert found is not None
        table = Table(name, found[0])
        table.replay(await events_since(store, name, 0))
        table.settle()
        assert table.seq >= promised[name]
    await store.close()
