"""Use everything that is compiled for a game once: what a cold cache has to make.

Run as a process of its own by ``startup``: ``python -m benchmarks.warm_up GAME``.
"""

import sys

import tafelronde
from tafelronde.bots import KINDS, create
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.perft import perft

from . import ours


def main() -> None:
    game = tafelronde.load(sys.argv[1])
    rng = new_rng(1)
    state = game.new()
    state.apply_chance(rng)
    state.explain(0)
    state.scores()
    state.returns()
    state.observation(0)
    state.resample(0, rng)
    ours.RandomPlay(game).play(1)
    ours.search(state, 10)
    perft(state, 1)
    batch = Batch(game, 2, seed=1)
    batch.step(batch.legal[:, 0])
    batch.rollout(1)
    for kind in KINDS:  # the levels are these with settings
        create(game, kind).choose(state)


if __name__ == "__main__":
    main()
