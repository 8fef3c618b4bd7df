"""Batches in threads: how much more two cores do than one, since steps hold no lock of Python."""

from __future__ import annotations

import os
import threading
import time

from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.registry import load

from .harness import Row, progress, rates

SIZE = 1024
STEPS = 400
THREADS = 2


def rows(rounds: int) -> list[Row]:
    """Steps of one game a second, by two threads with a batch each and by one, in turn.

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
        batches = [Batch(load("rosenkoenig"), SIZE, seed=seed) for seed in range(THREADS)]
        sides = [lambda: roll(batches), lambda: roll(batches[:1])]
        two, one = rates(sides, rounds)
    finally:
        if bound is not None:
            os.sched_setaffinity(0, bound)
    name = f"rosenkoenig batched steps ({SIZE}), {THREADS} threads"
    return [Row(name, "steps/s", two, one, "one thread")]


def roll(batches: list[Batch]) -> tuple[float, float]:
    """Every batch in a thread of its own, all at once."""
    threads = [threading.Thread(target=batch.rollout, args=(STEPS,)) for batch in batches]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(batches) * STEPS * SIZE, time.perf_counter() - start
