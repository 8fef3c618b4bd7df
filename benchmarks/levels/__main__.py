"""``python -m benchmarks.levels FILE``: what a decision gives away by level, as reviews tell it.

Levels from ``random`` to ``master`` sit at one table, every game is reviewed, and a line of JSON is
added to FILE for each. A run that was stopped or killed goes on where it was: what FILE has is not
done again. ``python -m benchmarks.levels.fit FILE`` writes the games' ``losses.toml`` from it, by
which a review says like which level somebody played, and prints the table of
docs/experiments/levels.md.

With ``--level hard`` everybody plays as ``hard``, by which shares are meant: ``python -m
benchmarks.levels.reliability FILE`` says whether they come true.
"""

import argparse
import time
from pathlib import Path

from benchmarks.kept import Kept
from tafelronde.advice.judge import JUDGE

from .measure import ALL, MIXED, SIZES, measured, tables


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.levels", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=60, help="of each table")
    parser.add_argument("--sizes", type=int, nargs="*", default=list(SIZES), help="of the tables")
    parser.add_argument("--tables", nargs="*", help="all of these sizes, unless named")
    parser.add_argument("--effort", type=float, default=1.0, help="of the judge; reviews have 1")
    parser.add_argument("--level", default=MIXED, choices=[MIXED, *ALL], help="of all seats")
    parser.add_argument("--seconds", type=float, default=1e9, help="no game is begun after that")
    wish = parser.parse_args(arguments)
    begun, kept = time.monotonic(), Kept(wish.file)
    for number in range(wish.games):
        for table in tables(wish.sizes):
            key = {
                "table": str(table),
                "number": number,
                "judge": JUDGE,
                "effort": wish.effort,
                "level": wish.level,
            }
            if (wish.tables and str(table) not in wish.tables) or kept.of(key):
                continue
            if time.monotonic() - begun > wish.seconds:
                return
            kept.add(measured(table, number, wish.effort, wish.level))


if __name__ == "__main__":
    main()
