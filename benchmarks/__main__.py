"""Run the benchmarks: ``python -m benchmarks``; see README.md beside this file.

Figures in README and docs and the plots are made anew from the results; ``figures`` does only that.
"""

import argparse
import functools
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from . import compare, figures, games, programs, results
from .harness import ROUNDS, Gate, Row, machine, progress, table, use_one_core

OTHERS = (
    "connect_four", "batched", "evaluated", "environments", "threads", "corpus", "agent",
    "load.nodes", "load.opening", "parsers", "ratings", "sizes", "startup",
)  # fmt: skip
GROUPS = (*games.names(), *OTHERS)
FIGURES = "figures"
COMPARE = "compare"
LIST = "list"


def group(name: str) -> Callable[[int], list[Row]]:
    """A group's ``rows(rounds)``; modules are imported late, since the peers are optional."""
    if name in OTHERS:
        return importlib.import_module(f".{name}", __package__).rows
    return functools.partial(games.speed, name)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "groups",
        nargs="*",
        metavar="GROUP",
        help=f"of {', '.join(GROUPS)} (all), or {FIGURES}; {COMPARE} REV: see compare.py;"
        f" {LIST}: all that there is",
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"samples a side ({ROUNDS})")
    parser.add_argument("--core", type=int, help="the core to run on (the last)")
    parser.add_argument("--json", type=Path, default=results.RESULTS, help="(results.json)")
    options = parser.parse_args(arguments)
    unknown = set(options.groups) - {*GROUPS, FIGURES}
    if unknown:
        parser.error(f"no such group: {', '.join(sorted(unknown))}")
    if options.rounds < 1:
        parser.error("--rounds must be 1 or more")
    return options


def machine_load() -> float | None:
    """The number of processes that want a core (the mean of the last minute): above 1 others
    disturb."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the table, keep the results, renew the figures; 1 when a limit is missed or a
    group could not be measured, 2 when a gate is missed."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == [COMPARE]:
        return compare.main(given[1:], GROUPS)
    if given == [LIST]:
        print("Groups (python -m benchmarks GROUP …):", *GROUPS, sep="\n  ")
        print("\nPrograms (python -m …):", programs.told(), sep="\n")
        return 0
    options = parse(given)
    core = use_one_core(options.core)
    rows: list[Row] = []
    missing = False
    for name in [name for name in options.groups or GROUPS if name != FIGURES]:
        progress(name)
        before = machine_load()
        try:
            found = group(name)(options.rounds)
        except ImportError as error:
            missing = True
            progress(f"  not measured: {error}")
            continue
        except Gate as error:
            progress(f"  the sides do not play the same game: {error}")
            return 2
        rows += found
        run = {**machine(core), "rounds": options.rounds, "load": [before, machine_load()]}
        results.keep(options.json, name, found, run)
    if rows:
        print(table(rows))
    if options.json == results.RESULTS:
        for file in figures.renew():
            progress(f"  renewed: {file}")
    return 1 if missing or any(row.reached is False for row in rows) else 0


if __name__ == "__main__":
    raise SystemExit(main())
