"""The server is killed in the middle of play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.helpers import Browser, Server, record_is_true, sqlite_at


async def _play_until_it_breaks(
    browser: Browser, table: str, acknowledged: dict[str, tuple[int, object]]
) -> None:
    """Play both seats; remember the last acknowledged event and what was played."""
    try:
        async with browser.open() as page:
            head = await page.watch(table)
            while head["status"] != "over":
                choice = head["legal"][head["ply"] * 5 % len(head["legal"])]
                move = {"table": table, "seat": head["player"], "seq": head["seq"]}
                done = await page.do("move", **move, action=choice["action"])
                acknowledged[table] = (done["seq"], (head["ply"], choice["action"]))
                head = await page.until(table, done["seq"])
    except (ConnectionClosed, OSError, AssertionError):
        return


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = sqlite_at(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres")
    server = Server(address).start()
    try:
        ada = Browser(server.url, "Ada")
        mine = [ada.table("me", "me") for _ in range(12)]
        bots = [ada.table("greedy", "random") for _ in range(6)]
        acknowledged: dict[str, tuple[int, object]] = {}

        async def rounds() -> None:
            for _ in range(2):
                before = dict(acknowledged)
                games = [
                    asyncio.create_task(_play_until_it_breaks(ada, table, acknowledged))
                    for table in mine
                ]
                await asyncio.sleep(0.6)
                await asyncio.to_thread(server.kill)
                await asyncio.gather(*games)
                assert acknowledged != before
                await asyncio.to_thread(server.start)
                async with ada.open() as page:
                    for table, (seq, (ply, action)) in acknowledged.items():  # type: ignore[misc]
                        head = await page.watch(table)
                        assert head["seq"] >= seq
                        assert page.logs[table][ply]["action"] == action
            async with ada.open() as page:
                for table in mine:
                    await page.watch(table)
                    await page.play_out(table)
                for table in bots:
                    await page.do("watch", table=table)
                    await page.when(table, lambda h: h["status"] == "over")
                    await page.do("unwatch", table=table)

        asyncio.run(rounds())
        for table in (*mine, *bots):
            record_is_true(server.url, table)
    finally:
        server.stop()


def _children(pid: int) -> list[int]:
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in lists for child in file.read_text().split()]


def test_a_killed_or_hung_bot_worker_is_replaced(server: Server) -> None:
    assert server.process is not None
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "mcts")

    async def play() -> None:
        async with ada.open() as page:
            await page.watch(table)
            for _ in range(3):
                await page.when(table, lambda h: h["legal"] or h["status"] == "over")
                for worker in _children(server.process.pid):  # type: ignore[union-attr]
                    os.kill(worker, signal.SIGKILL)
                await page.move(table)
            await page.when(table, lambda h: h["legal"])

    asyncio.run(play())


def test_a_stop_tells_the_sockets(tmp_path: Path) -> None:
    server = Server(sqlite_at(tmp_path)).start()
    ada = Browser(server.url, "Ada")

    async def wait() -> int:
        async with ada.open() as page:
            await page.do("ping")
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            try:
                while True:
                    await page.next()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0

    assert asyncio.run(wait()) == 1012
    assert server.stop() == 0
