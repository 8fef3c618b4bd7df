"""``python -m benchmarks.review FILE``: how good the judge of reviews is.

Adds a line of JSON to FILE for each game, and can be stopped and repeated with another ``--seed``;
``python -m benchmarks.review.report FILE`` makes the tables and the plot of what is there. What is
measured:

- ``plant``: blunders and sound moves put into games, what the review says of them, and what they
  cost in whole games that are played on;
- ``calibrate``: accuracy and luck in games between levels, and expectations against the results;
- ``pace``: the seconds of one core until a review is ready.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .measure import PAIRS, TABLES, calibrate, pace, plant


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.review", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=72, help="of each table, for calibration")
    parser.add_argument(
        "--planted", type=int, default=12, help="blunders of each table, and as many sound moves"
    )
    parser.add_argument(
        "--pairs", type=int, default=PAIRS, help="of whole games, to measure a planted decision"
    )
    parser.add_argument("--effort", type=float, default=0.5, help="of the judge; reviews have 1")
    parser.add_argument("--pace", action="store_true", help="also how long reviews take")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", nargs="*", default=[str(table) for table in TABLES])
    wish = parser.parse_args(arguments)
    with wish.file.open("a", encoding="utf-8") as file:
        for kind, row in _measure(wish):
            file.write(json.dumps({"kind": kind, **row}) + "\n")
            file.flush()


def _measure(wish: argparse.Namespace) -> Iterator[tuple[str, dict[str, Any]]]:
    tables = [table for table in TABLES if str(table) in wish.tables]
    for table in tables:
        if wish.pace:
            yield "pace", pace(table, wish.seed)
    for table in tables:
        for row in plant(table, wish.planted, wish.seed, 1.0, wish.pairs):
            yield "plant", row
        for row in calibrate(table, wish.games, wish.seed, wish.effort):
            yield "calibrate", row


if __name__ == "__main__":
    main()
