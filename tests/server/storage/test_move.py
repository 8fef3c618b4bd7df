"""A site moves from SQLite to PostgreSQL: everything, or nothing; the source is left as it was."""

import asyncio
import contextlib
import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cli.helpers import process
from server.helpers import Browser, record_is_true, serving, sqlite_at
from server.moderators import become
from tafelronde.server.storage import move as module
from tafelronde.server.storage.address import EarlierSchema
from tafelronde.server.storage.migrate import HEAD, migrate
from tafelronde.server.storage.move import LEFT, NotMoved, move_all
from tafelronde.server.storage.schema import METADATA


def counts(address: str) -> dict[str, int]:
    async def ask() -> dict[str, int]:
        base: Any = await asyncpg.connect(address)
        found = {
            name: await base.fetchval(f"SELECT count(*) FROM {name}") for name in METADATA.tables
        }
        await base.close()
        return found

    return asyncio.run(ask())


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fill(file: Path, rows: int) -> None:
    """Rows in every table, as far as they are empty."""
    values = {str: "ü", int: 7, float: 1.5, bytes: b"\0\xff", bool: 1}
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        for table in METADATA.tables.values():
            marks = ", ".join("?" for _ in table.columns)
            names = ", ".join(column.name for column in table.columns)
            for number in range(rows):
                row = [
                    f"{table.name} {number}" if kind is str else number if kind is int else value
                    for kind, value in (
                        (column.type.python_type, values[column.type.python_type])
                        for column in table.columns
                    )
                ]
                base.execute(f"INSERT OR IGNORE INTO {table.name} ({names}) VALUES ({marks})", row)


def test_a_site_moves_and_plays_on(
    tmp_path: Path, empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = sqlite_at(tmp_path)
    file = tmp_path / "tables.db"
    with serving(source) as node:
        ada = Browser(node.url, "Ada ♥")
        table = ada.table("me", "me")
        resign = {"t": "resign", "id": "r", "table": table, "seat": 0}
        running = process("admin", "move", source, empty_postgres)
        assert running.code == 2  # its server runs
        over = ada.table("me", "random")
        assert ada.post("/api/command", {**resign, "table": over})[0] == 200
    before = digest(file)
    moved = process("admin", "move", source, empty_postgres)
    assert moved.code == 0, moved.err
    assert digest(file) == before
    again = process("admin", "move", source, empty_postgres)
    assert (again.code, "not empty" in again.err) == (2, True)
    with serving(empty_postgres) as node:
        ada.url = node.url
        assert ada.get("/api/me") == (200, ada.me)
        assert ada.get(f"/api/tables/{table}")[1]["head"]["you"] == [0, 1]
        assert ada.post("/api/command", resign)[0] == 200
        record_is_true(node.url, over)


def test_backups_of_the_file_are_none_of_the_new_database(
    tmp_path: Path, empty_postgres: str
) -> None:
    source, dump = sqlite_at(tmp_path), tmp_path / "site.dump"
    dump.write_bytes(b"dump")
    with serving(source):  # its first start makes the key that signs cookies
        pass
    assert process("admin", "backup", str(tmp_path / "kept"), "--database", source).code == 0
    before = json.loads(process("admin", "health", "--database", source).out)
    assert [Path(one["file"]).parent.name for one in before["backups"]] == ["kept"]
    assert process("admin", "move", source, empty_postgres).code == 0
    noted = ("backup", "--noted", str(dump), "--database", empty_postgres)
    with serving(empty_postgres) as node:
        host = become(node, "Helga")
        health = host.get("/api/host/health")[1]
        assert (health["database"], health["backup_state"]) == ("postgresql", "off")
        assert (health["backups"], health["disk_free"]) == ([], -1)
        said = process("admin", *noted)
        assert said.code == 0
        assert said.out.startswith("Noted; it was not checked")
        health = host.get("/api/host/health")[1]
        assert health["backup_state"] == "noted"
        assert [one["file"] for one in health["backups"]] == [str(dump)]
    told = json.loads(process("admin", "health", "--database", empty_postgres).out)
    assert told["backup_state"] == "unknown"


def test_every_table_is_copied_or_none(
    tmp_path: Path, empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SLICE", 7)
    sqlite_at(tmp_path)
    file = tmp_path / "tables.db"
    fill(file, 20)
    told: dict[str, int] = {}
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE users SET name = 'a' || char(0) WHERE id = 'users 3'")
    with pytest.raises(NotMoved):  # PostgreSQL keeps no such text
        asyncio.run(move_all(file, empty_postgres, told.__setitem__))
    assert set(counts(empty_postgres).values()) == {0}
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE users SET name = 'a'")
    rows = asyncio.run(move_all(file, empty_postgres, told.__setitem__))
    assert told | dict.fromkeys(LEFT, 0) == counts(empty_postgres)
    assert rows == sum(told.values()) == 20 * (len(METADATA.tables) - len(LEFT))


def test_an_older_file_is_not_moved(
    tmp_path: Path, empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(migrate(str(file)))
    monkeypatch.setattr(module, "HEAD", "9999")
    with pytest.raises(NotMoved, match=HEAD):
        asyncio.run(move_all(file, empty_postgres, lambda table, rows: None))
    with contextlib.closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '0017'")
    with pytest.raises(EarlierSchema):
        asyncio.run(move_all(file, empty_postgres, lambda table, rows: None))
