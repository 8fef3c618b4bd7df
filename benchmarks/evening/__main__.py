"""A club's evening at a members-only site: ``python -m benchmarks.evening``.

Forty people by protocol and three in browsers come in by an invitation, one challenges another, and
all play a Swiss of short games: somebody comes late, somebody asks to sit out, a result is
corrected, somebody is banned while they play, and a node dies without a goodbye and is started
anew. There are two nodes on PostgreSQL behind nginx with the files of deploy/nginx. The standings
are printed; then everything that the site says of the evening is checked. Ends with 1 where
anything does not hold.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.load.nodes import GAME

from .browsers import missing
from .checks import check
from .site import site
from .story import Evening, Plan

LONGEST = 280
"""Seconds until an evening that does not end is given up."""
SHOWN = 5
"""Lines of the standings that are printed."""


def played(evening: Evening, paper: Path) -> None:
    """Play the evening; the page to print becomes a file. Raises TimeoutError."""

    async def run() -> None:
        async with asyncio.timeout(LONGEST):
            await evening.run(paper)

    asyncio.run(run())


def tell(evening: Evening, seconds: float) -> None:
    """Print the figures of the evening."""
    people, plan = evening.people, evening.plan
    waits = sorted(wait for one in people for wait in one.waits)
    late = waits[len(waits) * 99 // 100]
    turns = sum(one.turns for one in evening.guests.all)
    again = evening.host.asked_again + sum(one.phone.asked_again for one in people)
    print(
        f"{plan.people} people by protocol, {plan.browsers} in browsers, {plan.rounds} rounds in"
        f" {seconds:.0f} s: {len(waits):,} acknowledged moves (median"
        f" {1000 * statistics.median(waits):.0f} ms, one in a hundred {1000 * late:.0f} ms),"
        f" {turns} decisions by clicks"
    )
    print(
        f"a node was away for {evening.told.down:.1f} s: {sum(one.reconnects for one in people)}"
        f" sockets came back, {again} requests were made again"
    )


def print_standings(evening: Evening, paper: Path) -> None:
    """Print the first lines of the CSV, and tell of the page to print."""
    _, text = evening.host.get(f"/api/tournaments/{evening.told.cup}/export/standings")
    lines = text.splitlines()
    print("\n".join(f"    {line}" for line in lines[: SHOWN + 1]))
    print(f"    … {len(lines) - 1} players in the CSV; the page to print: ", end="")
    print(f"{paper.stat().st_size:,} bytes of PDF" if paper.is_file() else "skipped, no browser")


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, tell and check; 1 where something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evening", description=__doc__)
    parser.add_argument("--people", type=int, default=40, help="by protocol (40; at least 6)")
    parser.add_argument("--rounds", type=int, default=5, help="of the Swiss (5; at least 2)")
    parser.add_argument("--browsers", type=int, default=3, help="people in Chromium (3)")
    parser.add_argument("--nodes", type=int, choices=(1, 2), default=2)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="postgres")
    parser.add_argument("--think", type=float, default=0.5, help="seconds before a decision (0.5)")
    wanted = parser.parse_args(arguments)
    if wanted.people < 6 or wanted.rounds < 2:
        parser.error("an evening has at least 6 people and 2 rounds")
    if wanted.nodes == 2 and wanted.database == "sqlite":
        parser.error("two nodes need --database postgres")
    browsers = wanted.browsers
    if browsers and (why := missing()):
        print(f"no browsers: {why}")
        browsers = 0
    plan = Plan(wanted.people, wanted.rounds, browsers, wanted.think, GAME)
    with tempfile.TemporaryDirectory(prefix="evening-", dir="/tmp") as name:
        folder = Path(name)
        with site(wanted.nodes, wanted.database, plan.game, folder) as up:
            print(up.told, flush=True)
            begun = time.monotonic()
            evening = Evening(up, plan)
            played(evening, folder / "paper.pdf")
            tell(evening, time.monotonic() - begun)
            print_standings(evening, folder / "paper.pdf")
            failed = check(evening, folder)
    print(f"{failed} checks failed" if failed else "everything holds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
