"""Run the benchmarks: ``python -m benchmarks``; see README.md beside this file."""

from __future__ import annotations

import argparse
import functools
import importlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from . import games
from .harness import ROUNDS, Gate, Row, progress, table, use_one_core, write

RESULTS = Path(__file__).with_name("results.json")
GROUPS = (*games.names(), "connect_four", "batched", "startup")


def group(name: str) -> Callable[[int], list[Row]]:
    """A group's ``rows(rounds)``; modules are imported late, since the peers are optional."""
    if name in games.names():
        return functools.partial(games.speed, name)
    return importlib.import_module(f".{name}", __package__).rows


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"of {', '.join(GROUPS)} (all)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"samples a side ({ROUNDS})")
    parser.add_argument("--core", type=int, help="the core to run on (the last)")
    parser.add_argument("--json", type=Path, default=RESULTS, help=f"results ({RESULTS.name})")
    options = parser.parse_args(arguments)
    unknown = set(options.groups) - set(GROUPS)
    if unknown:
        parser.error(f"no such group: {', '.join(sorted(unknown))}")
    if options.rounds < 1:
        parser.error("--rounds must be 1 or more")
    return options


def machine_load() -> float | None:
    """How many processes want a core (the mean of the last minute): above 1 others disturb."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the table, write the JSON; 1 when a limit is missed, 2 when a gate is."""
    options = parse(arguments)
    load = [machine_load()]
    core = use_one_core(options.core)
    rows: list[Row] = []
    missing: dict[str, str] = {}
    for name in options.groups or GROUPS:
        progress(name)
        try:
            rows += group(name)(options.rounds)
        except ModuleNotFoundError as error:
            missing[name] = f"not measured: {error.name} is not installed"
            progress(f"  {missing[name]}")
        except Gate as error:
            progress(f"  the sides do not play the same game: {error}")
            return 2
        load.append(machine_load())
        write(options.json, rows, core, load=load, missing=missing)
    print(table(rows))
    return 0 if all(row.reached is not False for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
