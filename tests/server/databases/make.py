"""Makes a database as a version of the program leaves it: people play for a while, and the node is
stopped.

    python tests/server/databases/make.py COMMIT NAME

runs the program of that commit (``HEAD`` for today's) and writes ``NAME.sql`` beside this file: the
database as SQL, and in its first line what a test needs to go on with it. What that version does
not know yet is left out. Needs the commit in this clone; nothing is compiled.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from server.helpers import Browser, Page, free_port, wait_for_health  # noqa: E402

SEED = 7
"""Which of the legal choices are played."""


def unpack(commit: str, folder: Path) -> Path:
    """The package as it was at a commit; the folder to import it from."""
    archive = ["git", "-C", str(ROOT), "archive", commit, "src", "docs/rules"]
    packed = subprocess.run(archive, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
    return folder / "src"


@contextlib.contextmanager
def running(source: Path, database: Path, cache: Path) -> Any:
    """A node of the program in ``source``, interpreted; its address."""
    port = free_port()
    command = [sys.executable, "-m", "tafelronde", "serve", "--no-browser", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}", "--rate", "100000", "--workers", "1"]
    given = {"PYTHONPATH": str(source), "NUMBA_DISABLE_JIT": "1", "TAFELRONDE_CACHE": str(cache)}
    process = subprocess.Popen(
        command, env={**os.environ, **given}, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for_health(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(60)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # a worker that has only just begun


class Story:
    """What happens at the tables, as far as the program knows how."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ada, self.zoe = Browser(address, "Ada"), Browser(address, "Zoë")
        self.tables: dict[str, str] = {}

    def found(self, name: str, *seats: str, game: str = "rosenkoenig", **more: Any) -> str:
        """A table of Ada's; wishes that this version does not know are left out."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        plan: dict[str, Any] = {"game": game, "players": len(seats), "seats": plans}
        status, head = self.ada.post("/api/tables", {**plan, **more})
        if status != 201:
            status, head = self.ada.post("/api/tables", {**plan, "public": True})
        assert status == 201, head
        self.tables[name] = head["id"]
        return self.ada.dealt(head)["id"] if "open" not in seats else head["id"]

    async def meet(self, ada: Page, zoe: Page, table: str) -> None:
        await ada.watch(table)
        await zoe.watch(table)
        await zoe.do("sit", table=table, seat=1, name="Zoë the Bold")
        await zoe.do("ready", table=table, seat=1, nonce="roses")
        await ada.when(table, lambda head: head["status"] == "playing")
        await zoe.when(table, lambda head: head["status"] == "playing")

    async def move(self, table: str, *pages: Page, count: int = 1) -> None:
        """Whoever is to act plays."""
        for _ in range(count):
            newest = max(page.heads[table]["seq"] for page in pages)
            heads = [await page.until(table, newest) for page in pages]
            page = next(page for page, head in zip(pages, heads, strict=True) if head["legal"])
            await page.move(table, newest * SEED)

    async def tell(self) -> None:
        async with self.ada.open() as ada, self.zoe.open() as zoe:
            await self._two_play_to_a_resignation(ada, zoe)
            await self._two_are_in_the_middle(ada, zoe)
            await self._one_gathers(ada, zoe)
            self.ada.post("/api/tokens", {"name": "Ada's program"})
            self.ada.post("/api/me/code", {})
            await self._one_plays_a_bot(ada)
            await self._three_and_one_resigns(ada)

    async def _two_play_to_a_resignation(self, ada: Page, zoe: Page) -> None:
        table = self.found("over", "me", "open", public=True, hints=True, nonce="thorns")
        await self.meet(ada, zoe, table)
        await ada.do("say", table=table, text="good luck")
        await zoe.do("say", table=table, text="you will need it\n♥")
        await self.move(table, ada, zoe, count=3)
        for yes in (False, True):
            newest = max(ada.heads[table]["seq"], zoe.heads[table]["seq"])
            seat = (await ada.until(table, newest))["player"]
            asker, other = (zoe, ada) if seat else (ada, zoe)
            asked = await asker.do("undo", table=table, seat=seat)
            await other.until(table, asked["seq"])
            answered = await other.do("answer", table=table, seat=1 - seat, yes=yes)
            for page in (ada, zoe):
                await page.until(table, answered["seq"])
            await self.move(table, ada, zoe)
        await zoe.do("leave", table=table, seat=1, level="random")
        await zoe.do("return", table=table, seat=1)
        await ada.do("resign", table=table, seat=0)
        await ada.when(table, lambda head: head["status"] == "over")
        self.tables["rematch"] = (await ada.do("rematch", table=table))["table"]

    async def _two_are_in_the_middle(self, ada: Page, zoe: Page) -> None:
        table = self.found("playing", "me", "open", public=True, delay=2)
        await self.meet(ada, zoe, table)
        await self.move(table, ada, zoe, count=4)

    async def _one_gathers(self, ada: Page, zoe: Page) -> None:
        table = self.found("open", "me", "open", public=True)
        await ada.watch(table)
        await zoe.do("sit", table=table, seat=1)
        await zoe.do("stand", table=table, seat=1)
        await ada.do("ready", table=table, seat=0, on=False)
        await ada.do("bot", table=table, seat=1, level="random")
        await ada.do("stand", table=table, seat=1)
        await ada.ask("remove", table=table, user=self.zoe.me["user"])
        closed = self.found("closed", "me", "open")
        await ada.do("close", table=closed)

    async def _one_plays_a_bot(self, ada: Page) -> None:
        """The bot may be left to act: a bot that is interpreted takes long to answer."""
        table = self.found("bot", "me", "random")
        head = await ada.watch(table)
        if head["legal"]:
            await ada.move(table, SEED)

    async def _three_and_one_resigns(self, ada: Page) -> None:
        if all(game["name"] != "kaiser_koenig_edelmann" for game in self.ada.get("/api/games")[1]):
            return
        table = self.found("three", "me", "me", "me", game="kaiser_koenig_edelmann")
        head = await ada.watch(table)
        for _ in range(4):
            head = await ada.move(table, head["seq"] * SEED)
        away = (head["player"] + 1) % 3  # it is not the bot's turn
        await ada.do("resign", table=table, seat=away)


def dump(database: Path, about: dict[str, Any]) -> str:
    """The database as SQL, after a line about it."""
    with contextlib.closing(sqlite3.connect(database)) as base:
        lines = list(base.iterdump())
    return "\n".join([f"-- {json.dumps(about, ensure_ascii=False)}", *lines, ""])


def main(commit: str, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = unpack(commit, Path(folder) / "program")
        database = Path(folder) / "tables.db"
        with running(source, database, Path(folder) / "cache") as address:
            story = Story(address)
            asyncio.run(story.tell())
            about = {
                "tables": story.tables,
                "cookies": {"Ada": story.ada.cookie, "Zoë": story.zoe.cookie},
            }
        (HERE / f"{name}.sql").write_text(dump(database, about), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
