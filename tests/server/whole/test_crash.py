"""The server is killed in the middle of play: nothing acknowledged is lost."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.helpers import WAIT, Browser, Server, children, record_is_true, serving, sqlite_at
from tables import daily
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.server.base.config import Settings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.games import Games
from tafelronde.server.node.node import Node
from tafelronde.server.storage.store import events_since
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import Move
from tafelronde.server.wire.requests import NewTable, SeatPlan

MOVES = 60
"""The number of moves that are acknowledged before each kill, at six tables; no game is over after
that."""


async def _play_until_it_breaks(
    browser: Browser, table: str, acknowledged: dict[str, tuple[int, object]], moves: list[str]
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
                moves.append(table)
                head = await page.until(table, done["seq"])
    except (ConnectionClosed, OSError, AssertionError):
        return


def test_nothing_acknowledged_is_lost(address: str) -> None:
    server = Server(address, hasty=True).start()
    try:
        ada = Browser(server.url, "Ada")
        mine = [ada.table("me", "me") for _ in range(6)]
        bots = [ada.table("greedy", "random") for _ in range(3)]
        acknowledged: dict[str, tuple[int, object]] = {}

        async def rounds() -> None:
            for _ in range(2):
                moves: list[str] = []
                games = [
                    asyncio.create_task(_play_until_it_breaks(ada, table, acknowledged, moves))
                    for table in mine
                ]
                async with asyncio.timeout(2 * WAIT):
                    while len(moves) < MOVES:
                        await asyncio.sleep(0.01)
                await asyncio.to_thread(server.kill)
                await asyncio.gather(*games)
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


@pytest.mark.parametrize("times", daily([1, 2], [1]))
def test_a_killed_bot_worker_is_replaced(times: int, tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), forked=False) as server:
        ada = Browser(server.url, "Ada")
        table = ada.table("me", "easy")

        async def play() -> None:
            async with ada.open() as page:
                await page.watch(table)
                for kill in (False, *[True] * times):
                    await page.when(table, lambda h: h["legal"])
                    if kill:  # whatever has played for the bot
                        assert server.process is not None
                        workers = children(server.process.pid)
                        assert workers
                        for worker in workers:
                            os.kill(worker, signal.SIGKILL)
                    await page.move(table)
                await page.when(table, lambda h: h["legal"])

        asyncio.run(play())


def test_a_hung_bot_worker_is_replaced_and_its_turn_played_once(tmp_path: Path) -> None:
    async def play(node: Node) -> None:
        ada = await node.identities.add("Ada")
        seats = [SeatPlan("me"), SeatPlan("bot", level="random")]
        plan = NewTable("rosenkoenig", seats=seats)
        await node.parts[Games].ready("rosenkoenig")
        assert node.parts[Games]._warming is not None
        await node.parts[Games]._warming
        compilers = set(node.pool.processes())
        await node.pool.think("rosenkoenig", "random", _position(), "warm up", 1)
        (hung,) = set(node.pool.processes()) - compilers
        os.kill(hung, signal.SIGSTOP)
        table = await new_table.create(node.tables, ada, plan)
        for turn in range(3):
            found = await _turn_of(node, table.id, 0)
            action = table.state.legal_actions()[0]
            text = table.state.game.notation.format_action(action)
            before = table.ply
            await node.parts[Commands].command(ada, Move(f"{turn}", table.id, 0, found.seq, text))
            await _turn_of(node, table.id, 0)
            players = [ply.player for ply in table.log[before:] if ply.player >= 0]
            assert players == [0, 1]
            node.pool._deadline = WAIT  # the others do not hang, however slow they are
        assert node.pool.replaced == 1
        assert hung not in node.pool.processes()
        rows = await events_since(node.store, table.id, 0)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    async def run() -> None:
        database = sqlite_at(tmp_path)
        settings = Settings(database=database, workers=1, games=("rosenkoenig",), bot_deadline=1.0)
        node = Node(settings)
        await node.open()
        try:
            await play(node)
        finally:
            await node.close()

    asyncio.run(run())


def _position() -> bytes:
    state = load("rosenkoenig").new()
    state.apply_chance(new_rng(1))
    return state.to_bytes()


async def _turn_of(node: Node, table: str, seat: int) -> Table:
    async with asyncio.timeout(WAIT):
        while (found := (await node.tables.open(table)).table).player != seat:
            await asyncio.sleep(0.01)
        return found


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
