"""Durable moves a second through real sockets: ``python -m benchmarks.table_load --help``.

Scripted people play Rosenkönig at N tables, each waiting for ``done`` before the next move.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.helpers import Browser, Page, serving


async def play(page: Page, table: str, until: float, times: list[float]) -> None:
    """Play both seats of a table."""
    head = await page.watch(table)
    while time.monotonic() < until:
        if head["status"] == "over":
            table = (await page.do("rematch", table=table))["table"]
            head = await page.watch(table)
        choice = head["legal"][head["ply"] % len(head["legal"])]
        begun = time.monotonic()
        move = {"table": table, "seat": head["player"], "seq": head["seq"]}
        done = await page.do("move", **move, action=choice["action"])
        times.append(time.monotonic() - begun)
        head = await page.until(table, done["seq"])


async def load(url: str, tables: int, seconds: float) -> list[float]:
    ada = Browser(url, "Ada")
    ids = [ada.table("me", "me") for _ in range(tables)]
    times: list[float] = []

    async def one(table: str, until: float) -> None:
        async with ada.open() as page:
            await play(page, table, until, times)

    until = time.monotonic() + seconds
    await asyncio.gather(*(one(table, until) for table in ids))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database", default="")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/tables.db"
        with serving(database) as server:
            times = sorted(asyncio.run(load(server.url, wanted.tables, wanted.seconds)))
    rate = len(times) / wanted.seconds
    p50, p99 = (1000 * times[int(len(times) * q)] for q in (0.5, 0.99))
    print(f"{rate:,.0f} durable moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms", end="")
    print(f" ({wanted.tables} tables, client and server on this machine)")


if __name__ == "__main__":
    main()
