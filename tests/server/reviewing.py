"""Games that somebody gave up, and their reviews."""

import asyncio
import time
from collections.abc import Callable

from server.helpers import WAIT, Browser, Message


def finished(person: Browser, moves: int = 12) -> str:
    """A game that somebody gave up after some moves; its table."""
    table = person.table("me", "me")

    async def play() -> None:
        async with person.open() as page:
            await page.watch(table)
            for number in range(moves):
                await page.move(table, 3 * number)
            await page.do("resign", table=table, seat=page.heads[table]["player"])
            await page.when(table, lambda head: head["status"] == "over")

    asyncio.run(play())
    return table


def until(person: Browser, table: str, test: Callable[[Message], bool]) -> Message:
    """Look at a review until it passes a test."""
    end = time.monotonic() + 6 * WAIT
    while True:
        status, news = person.get(f"/api/tables/{table}/review")
        assert status == 200, news
        if test(news):
            return news
        assert time.monotonic() < end, news
        time.sleep(0.1)


def is_ready(news: Message) -> bool:
    assert news["state"] != "failed"
    return news["state"] == "ready"
