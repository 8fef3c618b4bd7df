"""Many games of the house at once: steps of a batch, through Gymnasium, and what a game takes."""

import time
import tracemalloc

import numpy as np

import tafelronde
from tafelronde.core.objects.batch import Batch

from .harness import Row, Sample, progress, rates

SIZE = 1024
STEPS = 60
SPREAD = 150
"""Random steps before the clock starts, so that games are at all stages."""


def batch_steps(name: str, rounds: int) -> Row:
    """Steps of one game a second with mask and observation, by the processor's clock; each action
    is drawn from the legal ones."""
    progress(f"  {name} in a batch of {SIZE}")
    batch, dice = Batch(tafelronde.load(name), SIZE, seed=7), np.random.default_rng(1)
    batch.rollout(SPREAD)
    games = np.arange(SIZE)

    def steps() -> Sample:
        start = time.process_time()
        for _ in range(STEPS):
            batch.step(batch.legal[games, dice.integers(batch.legal_count)])
        return STEPS * SIZE, time.process_time() - start

    (mine,) = rates([steps], rounds)
    return Row(f"{name} batched steps ({SIZE})", "steps/s", mine)


def vector_steps(name: str, rounds: int) -> list[Row]:
    """Choices a second through our vector of Gymnasium, by the processor's clock: with arrays that
    last, and with the batch's own."""
    from tafelronde.adapters.gymnasium import VectorTable

    progress(f"  {name} through Gymnasium, {SIZE} games")
    sides = [VectorTable(name, SIZE, copy=copy) for copy in (True, False)]

    def steps(games: VectorTable) -> Sample:
        dice = np.random.default_rng(1)
        games.reset(seed=1)
        for _ in range(STEPS):
            games.step(games.random_choices(dice))
        start = time.process_time()
        for _ in range(STEPS):
            games.step(games.random_choices(dice))
        return STEPS * SIZE, time.process_time() - start

    copied, own = rates([lambda: steps(sides[0]), lambda: steps(sides[1])], rounds)
    what = f"{name}, environment of Gymnasium ({SIZE})"
    return [Row(what, "steps/s", copied), Row(f"{what}, copy=False", "steps/s", own)]


def batch_memory(name: str) -> Row:
    """Bytes that a game takes in a batch without observations, after whole games."""
    progress(f"  memory of {name} in a batch of {SIZE}")
    game = tafelronde.load(name)
    Batch(game, 2, observation=False).rollout(1)  # what is compiled is no batch's
    finished = 0
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    batch = Batch(game, SIZE, seed=7, observation=False)
    while finished < SIZE:
        finished += batch.rollout(100)[0]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    size = (after - before) / SIZE / 1000
    return Row(f"{name}, memory of a game in a batch", "kB", [size], at_most=8.0)
