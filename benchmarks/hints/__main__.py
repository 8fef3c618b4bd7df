"""``python -m benchmarks.hints FILE``: what hints give away, and whether their chances come true.

Positions come from games of bots of mixed levels, from all phases. At each, the hint is compared
with what a search of 50 times the review's chooses: where they differ, both actions are played on
in pairs from the same positions. With ``--chances`` the chances that hints tell in games between
equals are compared with the games' results instead. Adds a line of JSON to FILE for each position;
can be stopped and repeated with another ``--seed``. ``python -m benchmarks.hints.report FILE``
makes the tables.
"""

import argparse
import json
import time
from pathlib import Path

from benchmarks.review.measure import TABLES

from .chances import TABLES as ALL_TABLES
from .chances import chances
from .measure import measure


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.hints", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="no game is begun after that")
    parser.add_argument("--tables", nargs="*", help="all that there are, unless named")
    parser.add_argument("--chances", action="store_true")
    wish = parser.parse_args(arguments)
    tables = ALL_TABLES if wish.chances else TABLES
    tables = [table for table in tables if not wish.tables or str(table) in wish.tables]
    left = {
        table: -(-wish.positions // sum(one.game == table.game for one in tables))
        for table in tables
    }
    begun, number = time.monotonic(), 0
    with wish.file.open("a", encoding="utf-8") as file:
        while any(left.values()):
            for table in [table for table, count in left.items() if count > 0]:
                if time.monotonic() - begun > wish.seconds:
                    return
                look = chances if wish.chances else measure
                for row in look(table, 100_000 * wish.seed + number):
                    if left[table] > 0:
                        left[table] -= 1
                        file.write(json.dumps(row) + "\n")
                file.flush()
            number += 1


if __name__ == "__main__":
    main()
