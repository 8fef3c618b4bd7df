"""Batches in threads: how much more two cores do than one, since steps hold no lock of Python."""

import os
import threading
import time

from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.registry import infos, load

from .harness import Row, progress, rates

SIZE = 1024
STEPS = 400
THREADS = 2


def rows(rounds: int) -> list[Row]:
    """Steps of one game a second by two threads and by one, in turn: by two batches, each in a
    thread of its own, and by one batch of ``threads=2`` for each game.

    The run is bound to one core for all else; here it takes any that it may use. No row where
    there is only one.
    """
    bound = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else None
    if (os.cpu_count() or 1) < THREADS:
        progress("  only one core: not measured")
        return []
    if bound is not None:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        games = [one.name for one in infos()]
        return [_two_batches(rounds), *(_one_batch(game, rounds) for game in games)]
    finally:
        if bound is not None:
            os.sched_setaffinity(0, bound)


def _two_batches(rounds: int) -> Row:
    batches = [Batch(load("rosenkoenig"), SIZE, seed=seed) for seed in range(THREADS)]
    two, one = rates([lambda: roll(batches), lambda: roll(batches[:1])], rounds)
    name = f"rosenkoenig batched steps ({SIZE}), {THREADS} threads"
    return Row(name, "steps/s", two, one, "one thread")


def _one_batch(game: str, rounds: int) -> Row:
    batches = [Batch(load(game), SIZE, seed=1, threads=threads) for threads in (THREADS, 1)]
    two, one = rates([lambda one=batch: roll([one]) for batch in batches], rounds)
    name = f"{game} one batch ({SIZE}), threads={THREADS}"
    return Row(name, "steps/s", two, one, "threads=1")


def roll(batches: list[Batch]) -> tuple[float, float]:
    """Every batch in a thread of its own, all at once."""
    threads = [threading.Thread(target=batch.rollout, args=(STEPS,)) for batch in batches]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(batches) * STEPS * SIZE, time.perf_counter() - start
