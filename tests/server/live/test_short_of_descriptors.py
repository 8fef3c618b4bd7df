"""A node that was short of descriptors plays on as soon as it has some again."""

import asyncio
import errno
import json
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from server.company import wait_until
from server.helpers import WAIT, Browser, free_port, sqlite_at, wait_for_health
from tafelronde.server.base.backoff import Backoff
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.live import games as module
from tafelronde.server.live.games import Games

GAME = "rosenkoenig"
FEW_FILES = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (80, 80))
os.execv(sys.argv[1], sys.argv[1:])
"""


class _Pool:
    """Compiles nothing."""

    warm = frozenset({(GAME, "easy")})

    async def warm_up(self, game: str, bot: str) -> None:
        pass

    async def end_warm_up(self) -> None:
        pass


@pytest.mark.parametrize("fails", ["load_game", "touch_rules"])
def test_a_game_that_could_not_be_loaded_is_tried_again(
    fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WAITS", Backoff(0.1, 60.0))
    real, tries, short = getattr(module, fails), [0], [True]

    def load(name: str) -> Any:
        tries[0] += 1
        if short[0]:
            raise OSError(errno.EMFILE, "Too many open files")
        return real(name)

    monkeypatch.setattr(module, fails, load)

    async def play() -> None:
        pool: Any = _Pool()
        games = Games(pool, [GAME])
        games.start()
        with pytest.raises(Refusal) as caught:
            await games.ready(GAME)
        assert (caught.value.reason, games.is_ready(GAME)) == ("busy", False)
        assert caught.value.retry_after > 0
        async with asyncio.timeout(WAIT):
            while tries[0] < 3:
                await asyncio.sleep(0.01)
            short[0] = False
            while not games.is_ready(GAME):
                await asyncio.sleep(0.01)
            await games.ready(GAME)
        assert await games.game(GAME) is tafelronde.load(GAME)
        await games.close()

    asyncio.run(play())


def test_a_hoard_of_connections_leaves_a_node_its_files(tmp_path: Path) -> None:
    """Even where it may have few: bots start and moves are stored."""
    port = free_port()
    command = [sys.executable, "-c", FEW_FILES, sys.executable, "-m", "tafelronde"]
    command += ["serve", "--no-browser", "--port", str(port)]
    command += ["--database", sqlite_at(tmp_path), "--workers", "1", "--offer", GAME]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as node:
        hoard: list[socket.socket] = []
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for_health(url, node)
            ada = Browser(url, "Ada")
            hoard = [socket.create_connection(("127.0.0.1", port)) for _ in range(120)]
            wait_until(lambda: sum(map(_is_closed, hoard)) >= 100)
            for line in hoard[::2]:
                line.close()
            table = ada.table("me", "random")

            async def play() -> None:
                async with ada.open() as page:
                    await page.watch(table)
                    while page.heads[table]["ply"] < 6:
                        head = await page.when(table, lambda head: head["legal"])
                        await page.move(table, head["ply"])

            asyncio.run(play())
        finally:
            for line in hoard:
                line.close()
            node.terminate()
            assert node.stderr is not None
            logged = [json.loads(line) for line in node.stderr]
    assert [line for line in logged if line["level"] == "error"] == []


def _is_closed(line: socket.socket) -> bool:
    """Whether the node has closed it by now."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
