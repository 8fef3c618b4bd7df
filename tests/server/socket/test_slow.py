"""A viewer that stops reading disturbs nobody, and gets the newest when he reads again."""

import asyncio
import time

import pytest

from server.helpers import Browser, Server


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part
def test_a_viewer_that_stops_reading(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    tables = [ada.table("me", "me") for _ in range(4)]

    async def play() -> None:
        # A client that does not read hears no pongs either.
        asleep = Browser(server.url).open(max_queue=1, ping_interval=None)
        async with ada.open() as page, asleep as sleeper:
            for table in tables:
                await page.watch(table)
                await sleeper.watch(table)
            slowest = 0.0
            for table in tables:
                while page.heads[table]["status"] == "playing":
                    begun = time.monotonic()
                    await page.move(table)
                    slowest = max(slowest, time.monotonic() - begun)
            assert slowest < 20.0  # were it waited for, it would take until the test gives up
            for table in tables:
                head = await sleeper.when(table, lambda h: h["status"] == "over")
                assert len(sleeper.logs[table]) == head["ply"]

    asyncio.run(play())
