"""A database that hangs, as behind a network that was cut: nobody waits for ever, and when it goes
on, so does the node."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from server.helpers import WAIT
from tafelronde.server.storage import postgres as driver
from tafelronde.server.storage.migrate import migrate
from tafelronde.server.storage.postgres import CHANNEL, PostgresStore
from tafelronde.server.storage.store import Append


def _processes(address: str) -> list[int]:
    """PostgreSQL and its children."""
    (folder,) = parse_qs(urlsplit(address).query)["host"]
    parent = (Path(folder) / "postmaster.pid").read_text().split()[0]
    lists = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(parent), *(int(child) for file in lists for child in file.read_text().split())]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs Linux's /proc")
def test_a_node_gets_over_a_database_that_hangs(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "_SILENCE", 1.0)
    connect, again = asyncpg.connect, asyncio.Event()

    async def connecting(*given: Any, **more: Any) -> Any:
        again.set()
        return await connect(*given, **more)

    async def is_answered(store: PostgresStore, query: str) -> bool:
        """Within the second; a database that has just gone on may need more."""
        try:
            return len(await store.read(query)) == 1
        except OSError:
            return False

    async def hang() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store = PostgresStore(postgres)
        await store.open(lambda table, seq: heard.put_nowait((table, seq)), lambda text: None)
        monkeypatch.setattr(asyncpg, "connect", connecting)
        stopped = _processes(postgres)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        try:
            begun = time.monotonic()
            with pytest.raises(OSError, match="does not answer"):
                await store.read("SELECT 1")
            assert time.monotonic() - begun < WAIT
            async with asyncio.timeout(WAIT):
                await again.wait()  # the listening connection is given up
        finally:
            for process in stopped:
                os.kill(process, signal.SIGCONT)
        async with asyncio.timeout(WAIT):
            while not await is_answered(store, "SELECT 1"):
                await asyncio.sleep(0.1)
            assert await heard.get() == ("", 0)  # anything may have happened
            while not await is_answered(store, f"SELECT pg_notify('{CHANNEL}', 'a 7')"):
                await asyncio.sleep(0.1)
            while (news := await heard.get()) != ("a", 7):
                assert news == ("", 0)  # it hung once more, being slow
        await store.close()

    asyncio.run(hang())


def test_a_listening_connection_that_breaks_in_the_middle_is_made_anew(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, broken = asyncpg.connect, list[bool]()

    async def migrated(address: str) -> None:
        await migrate(address)
        broken.append(True)

    async def connecting(*given: Any, **more: Any) -> Any:
        if broken:
            broken.pop()
            raise asyncpg.InternalClientError("got result for unknown protocol state 3")
        return await connect(*given, **more)

    async def listen() -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        store = PostgresStore(postgres)
        async with asyncio.timeout(WAIT):
            await store.open(lambda table, seq: heard.put_nowait(table), lambda text: None)
            await store.read(f"SELECT pg_notify('{CHANNEL}', 'a 7')")
            assert await heard.get() == "a"
        await store.close()

    monkeypatch.setattr(driver, "migrate", migrated)
    monkeypatch.setattr(asyncpg, "connect", connecting)
    asyncio.run(listen())
    assert not broken


def test_a_node_that_stops_in_the_middle_holds_up_nobody(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table waits until the database gives the transaction up; other tables do not wait."""
    monkeypatch.setattr(driver, "_SILENCE", 10 * WAIT)

    async def move(store: PostgresStore, table: str) -> None:
        await store.append(_batch(table, 1))

    async def run() -> None:
        nodes = PostgresStore(empty_postgres), PostgresStore(empty_postgres)
        for node in nodes:
            await node.open(lambda table, seq: None, lambda text: None)
        stopped, other = nodes
        for table in ("held", "free"):
            await other.append(_batch(table, 0))
        async with asyncio.timeout(WAIT), stopped._pool.acquire() as base:
            begun = base.transaction()
            await begun.start()
            await base.execute("UPDATE tables SET changed = 2 WHERE id = 'held'")
            held = asyncio.create_task(move(other, "held"))
            await move(other, "free")
            assert await other.read("SELECT seq FROM tables WHERE id = 'held'") == [(1,)]
            await held  # though the other says nothing more
            with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)):
                await base.execute("SELECT 1")
        for node in nodes:
            await node.close()

    asyncio.run(run())


def _batch(table: str, seq: int) -> Append:
    """An event of a table that has this number of them."""
    return Append(
        table=table, seq=seq, at=1.0, bodies=['{"t":"closed"}'], command=None, status="playing",
        public=False, card="{}", bot_turn=False, members=(), seed=b"" if seq else b"seed",
    )  # fmt: skip
