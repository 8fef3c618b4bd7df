"""connect_four in batches, with mask and observation, against Pgx on the same core."""

import time

from examples.connect_four import GAME

from tafelronde.core.objects.batch import Batch

from . import peers
from .harness import Row, Sample, check_gate, progress, rates

STEPS = 400
"""Batched steps a sample."""


def rows(rounds: int) -> list[Row]:
    """Steps of one game a second (a batched step of 1,024 games counts 1,024)."""
    batch = Batch(GAME, peers.BATCH, seed=1)

    def mine() -> Sample:
        start = time.perf_counter()
        batch.rollout(STEPS)
        return STEPS * peers.BATCH, time.perf_counter() - start

    progress("  gate: random games in batches, ours and Pgx's")
    batch.rollout(STEPS)  # the batch starts in step; let it spread
    finished, _ = batch.rollout(2 * STEPS)
    own_length = 2 * STEPS * peers.BATCH / finished
    gate = check_gate("mean length", own_length, peers.pgx_mean_length(2 * STEPS), 0.01)

    progress("  batched steps")
    here, plain, official = rates(
        [mine, lambda: peers.pgx_steps(STEPS), lambda: peers.pgx_steps(STEPS, official_reset=True)],
        rounds,
    )
    fastest = [max(pair) for pair in zip(plain, official, strict=True)]
    notes = {"gate": {"mean_length": gate}, "pgx_plain": plain, "pgx_auto_reset": official}
    what = f"connect_four batched steps ({peers.BATCH})"
    return [Row(what, "steps/s", here, fastest, "Pgx", at_least=4.0, notes=notes)]
