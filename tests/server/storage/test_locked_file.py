"""Another program keeps the SQLite file locked: the first write waits, the later ones do not."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.helpers import sqlite_at
from tafelronde.server.base.outage import probe
from tafelronde.server.storage import sqlite
from tafelronde.server.storage.address import sqlite_file
from tafelronde.server.storage.faults import DatabaseFails
from tafelronde.server.storage.sqlite import SqliteStore


def test_while_it_is_known_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[int] = []
    really_set = sqlite.set_patience

    def set_patience(base: sqlite3.Connection, milliseconds: int) -> None:
        waits.append(milliseconds)
        really_set(base, milliseconds)

    monkeypatch.setattr(sqlite, "set_patience", set_patience)
    monkeypatch.setattr(sqlite, "PATIENCE", 200)

    async def story() -> None:
        path = sqlite_file(sqlite_at(tmp_path))
        store = SqliteStore(path)
        await store.open(lambda table, seq: None, lambda text: None)
        other = sqlite3.connect(path, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(3):
                with pytest.raises(DatabaseFails, match="another program keeps it locked"):
                    await probe(store)
            assert waits == [sqlite.IMPATIENCE]
            assert await store.read("SELECT count(*) FROM meta") != []  # reading goes on
            other.execute("ROLLBACK")
            await probe(store)
            assert waits == [sqlite.IMPATIENCE, sqlite.PATIENCE]
        finally:
            other.close()
            await store.close()

    asyncio.run(story())
