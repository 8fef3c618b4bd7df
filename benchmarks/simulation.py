"""Evenings in made-up time, one for each seed: ``python -m benchmarks.simulation --help``.

The same as ``tests/server/whole/test_simulation.py``, with as many seeds as one likes. A seed that
fails is printed; ``--from SEED --seeds 1`` plays it again, alone.
"""

import argparse
import logging
import os
import sys
import tempfile
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.whole import simulation
from tafelronde.server.storage.drivers import make_store

_AT_ONCE = 50
"""Seeds that a process plays on one database."""


def play(first: int, seeds: int) -> tuple[int, int, list[str]]:
    """Play these seeds. Deaths of nodes, commands that were confirmed, and what failed."""
    logging.getLogger("tafelronde").setLevel(logging.ERROR)
    shared = Path("/dev/shm")
    deaths = done = 0
    failed: list[str] = []
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        store = make_store(f"sqlite:///{Path(folder) / 'tables.db'}")
        with simulation.real_store(store) as base:
            for seed in range(first, first + seeds):
                try:
                    world = simulation.simulate(base, seed)
                except Exception:
                    failed.append(f"seed {seed}:\n{traceback.format_exc()}")
                    continue
                deaths += world.deaths
                done += sum(len(client.done) for client in world.clients)
    return deaths, done, failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.simulation", description=__doc__)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    begun = time.monotonic()
    deaths = done = failures = 0
    starts = range(wanted.first, wanted.first + wanted.seeds, _AT_ONCE)
    sizes = [min(_AT_ONCE, starts.stop - start) for start in starts]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for part in pool.map(play, starts, sizes):
            deaths, done = deaths + part[0], done + part[1]
            failures += len(part[2])
            print(*part[2], sep="", end="", flush=True)
    print(
        f"{wanted.seeds:,} seeds, {failures} failed; {deaths:,} deaths of nodes, {done:,} confirmed"
        f" commands ({time.monotonic() - begun:.0f} s)"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
