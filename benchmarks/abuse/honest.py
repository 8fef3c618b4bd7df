"""Two honest people: one plays both seats of a table, one plays against an easy bot."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator

from tests.server.helpers import Browser, Message, Page

PAUSE = 0.1
"""Seconds between two moves; the limit of one person is twenty messages a second."""
MOVE, BOT = 0.1, 2.0
"""The goals at p99: seconds of a move, and of an easy bot's answer."""
_PATIENT = {"ping_timeout": None, "close_timeout": 1.0}
"""A node that is held up is waited for."""


class Waits:
    """Seconds of one kind of waiting."""

    def __init__(self) -> None:
        self._ended: list[float] = []
        self._since: float | None = None

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        self._since = time.monotonic()
        yield
        self._ended.append(time.monotonic() - self._since)
        self._since = None

    def take(self) -> list[float]:
        """All since the last time, in ascending order; what has not ended counts until now."""
        taken, self._ended = self._ended, []
        return sorted(taken if self._since is None else [*taken, time.monotonic() - self._since])


class Honest:
    """Both people, at play until the block of ``open`` ends. They came before the attacker."""

    def __init__(self) -> None:
        self.moves = Waits()
        """The waits from sending a move until it is acknowledged."""
        self.answers = Waits()
        """The waits from the acknowledgement of a move until the easy bot has answered it."""

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Honest]:
        honest = cls()
        ada, zoe = [await asyncio.to_thread(Browser, url, name) for name in ("Ada", "Zoë")]
        async with ada.open(**_PATIENT) as one, zoe.open(**_PATIENT) as two:
            tasks = [
                asyncio.create_task(_play(ada, one, "me", honest.moves, Waits())),
                asyncio.create_task(_play(zoe, two, "easy", Waits(), honest.answers)),
            ]
            yield honest
            for task in tasks:
                if task.done():
                    task.result()
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def measure(self, seconds: float) -> tuple[str, bool]:
        """The waits in the next ``seconds``, and whether they are good."""
        self.moves.take()
        self.answers.take()
        await asyncio.sleep(seconds)
        moves, answers = self.moves.take(), self.answers.take()
        good = _quantile(moves, 0.99) <= MOVE and _quantile(answers, 0.99) <= BOT
        return f"a move {_told(moves)}; an easy bot {_told(answers)}", good


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


def _told(ordered: list[float]) -> str:
    p50, p99, most = (1000 * _quantile(ordered, share) for share in (0.5, 0.99, 1.0))
    return f"p50 {p50:,.0f} p99 {p99:,.0f} most {most:,.0f} ms of {len(ordered)}"


async def _play(who: Browser, page: Page, other: str, moves: Waits, answers: Waits) -> None:
    """One game after the other."""
    while True:
        table = await asyncio.to_thread(who.table, "me", other)
        head = await page.watch(table)
        while head["status"] != "over":
            await page.when(table, _is_mine)
            await asyncio.sleep(PAUSE)
            seq = await _move(page, table, moves)
            with answers.timed():
                await page.until(table, seq)
                head = await page.when(table, _is_mine)
        await page.do("unwatch", table=table)


async def _move(page: Page, table: str, moves: Waits) -> int:
    head = page.heads[table]
    action = head["legal"][head["ply"] * 7 % len(head["legal"])]["action"]
    move = {"table": table, "seat": head["player"], "seq": head["seq"], "action": action}
    with moves.timed():
        return (await page.do("move", **move))["seq"]


def _is_mine(head: Message) -> bool:
    return bool(head["legal"]) or head["status"] == "over"
