"""Speed of random games that are played and written as Parquet files: by the processor's clock,
which a busy machine hardly changes, and by the wall's, with one thread and with two.

``python -m benchmarks corpus`` measures the smallest game; ``python -m benchmarks.corpus GAME
[GAMES]`` any other, and prints it.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from tafelronde.core.objects.registry import info
from tafelronde.corpus.make import make
from tafelronde.corpus.parquet import arrow
from tafelronde.corpus.plan import Plan
from tafelronde.work.local import Threads

from .games import smallest
from .harness import Row, Sample, progress, rates, table

GAMES = 20_000
THREADS = 2


def rows(rounds: int, game: str = "", games: int = GAMES) -> list[Row]:
    """Decisions a second. The run is bound to one core for all else; here it takes any."""
    arrow()
    game = game or smallest()
    about = info(game)
    players = about.min_players
    options = about.settle_options(players, {})
    plan = Plan(game, about.rules_version, players, options, ("random",), games, 1, 2_500)
    progress(f"  random games of {game} as Parquet files")
    bound = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else None
    if bound is not None:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        with tempfile.TemporaryDirectory() as folder, Threads(THREADS) as threads:
            writing = Writing(plan, Path(folder))
            busy, single, both = rates(
                [writing.busy, lambda: writing.by(None), lambda: writing.by(threads)], rounds
            )
    finally:
        if bound is not None:
            os.sched_setaffinity(0, bound)
    name = f"{game} random games written"
    notes = {"games": games, "bytes_per_step": round(writing.bytes_per_step, 2)}
    return [
        Row(f"{name}, by the processor's clock", "decisions/s", busy, notes=notes),
        Row(f"{name}, {THREADS} threads", "decisions/s", both, single, "one thread"),
        Row(f"{name}, size of a step", "bytes", [writing.bytes_per_step]),
    ]


class Writing:
    """Makes the same corpus again and again, each time in a folder of its own."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan, self._folder, self._number = plan, folder, 0
        self.bytes_per_step = 0.0

    def _fresh(self) -> Path:
        self._number += 1
        return self._folder / str(self._number)

    def busy(self) -> Sample:
        """In this thread; seconds of the processor."""
        begun = time.process_time()
        folder = self._fresh()
        counts = make(self._plan, folder)
        seconds = time.process_time() - begun
        size = sum(file.stat().st_size for file in folder.glob("*.parquet"))
        self.bytes_per_step = size / counts.steps
        return counts.decisions, seconds

    def by(self, threads: Threads | None) -> Sample:
        """Make the corpus by these threads, or here; seconds of the wall."""
        begun = time.perf_counter()
        counts = make(self._plan, self._fresh(), threads)
        return counts.decisions, time.perf_counter() - begun


if __name__ == "__main__":
    print(table(rows(3, *sys.argv[1:2], *map(int, sys.argv[2:3]))))
