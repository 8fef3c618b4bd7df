"""Fits Rosenkönig's evaluation (``insight.json``) to games that the search plays with itself.

    python -m benchmarks.games.rosenkoenig.train  # some rounds from the weights in place
    python -m benchmarks.games.rosenkoenig.train --from-nothing  # the first by playouts instead

In every round each worker plays games by open-loop search, some moves at random so that uneven
positions come up too. Each decision is one sample: the features, what the search expects, the
game's result. The network learns the mixture of the two by logistic loss (Adam), and the next
round plays with it. Games cannot be repeated exactly (the time, not their number, is fixed), the
strength of what comes out can.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import tafelronde
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.rng import new_rng
from tafelronde.games.rosenkoenig import insight
from tafelronde.games.rosenkoenig.features import INPUTS, features

Floats = npt.NDArray[np.float32]
Samples = tuple[Floats, Floats, Floats]
"""Features, the search's expectation and the result, for the player to act."""

UNITS = 64
SEARCH_SHARE = 0.7
"""The part of the search's expectation in the target; the rest is the game's result."""
HELD_OUT = 0.05
BATCH = 2048
RATE = 6e-3
"""The highest: it grows over the first part of the training and then falls to 0."""
WARM_UP = 0.2
RANDOM_SHARES = (0.02, 0.1, 0.25)
"""How often a move is random, drawn for each game."""
LONGEST_OPENING = 30
"""Up to so many decisions (drawn for each game) half of the moves are random."""


@kernel
def _write_features(states, out):
    for i in range(len(states)):
        features(states[i], max(0, states[i].player), out[i])


def _play(seed: int, seconds: float, simulations: int, playouts: bool) -> Samples:
    """Games of one worker."""
    game = tafelronde.load("rosenkoenig")
    cutoff = -1 if playouts else 0
    bot = MctsBot(game, seed=seed, simulations=simulations, cutoff=cutoff, open_loop=True)
    chance, choice = new_rng(seed), np.random.default_rng(seed)
    positions: list[Any] = []
    expected: list[float] = []
    results: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        state = game.new()
        share = choice.choice(RANDOM_SHARES)
        opening = choice.integers(LONGEST_OPENING)
        movers: list[int] = []
        while True:
            state.apply_chance(chance)
            if state.is_terminal:
                break
            mover = state.current_player
            advice = bot.advise(state)
            positions.append(state.array.copy())
            expected.append(advice.expected[mover])
            action = advice.action
            odds = max(share, 0.5) if len(movers) < opening else share
            if choice.random() < odds:
                legal = state.legal_actions()
                action = legal[int(choice.integers(len(legal)))]
            movers.append(mover)
            state.apply(action)
        result = state.returns()
        results.extend(result[mover] for mover in movers)
    inputs = np.zeros((len(positions), INPUTS), np.float32)
    _write_features(np.concatenate(positions), inputs)
    return inputs, np.array(expected, np.float32), np.array(results, np.float32)


def self_play(
    workers: int, seed: int, seconds: float, simulations: int, playouts: bool
) -> list[Samples]:
    """The samples of every worker; fresh processes, so that they load the weights anew."""
    tasks = [(seed + worker, seconds, simulations, playouts) for worker in range(workers)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return pool.starmap(_play, tasks)


class Network:
    """One hidden layer of rectified units, as ``insight.evaluate`` computes it."""

    def __init__(self, inputs: int, units: int, rng: np.random.Generator) -> None:
        hidden = rng.normal(0.0, np.sqrt(2.0 / inputs), (inputs, units))
        output = rng.normal(0.0, np.sqrt(1.0 / units), units)
        self.weights: list[Floats] = [
            hidden.astype(np.float32),
            np.zeros(units, np.float32),
            output.astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._first = [np.zeros_like(w) for w in self.weights]
        self._second = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def __call__(self, x: Floats) -> Floats:
        hidden, threshold, output, offset = self.weights
        return np.tanh((np.maximum(x @ hidden + threshold, 0.0) @ output + offset) / 2.0)

    def learn(self, x: Floats, target: Floats, rate: float) -> None:
        """One step of Adam on the logistic loss."""
        hidden, threshold, output, offset = self.weights
        active = np.maximum(x @ hidden + threshold, 0.0)
        slope = (np.tanh((active @ output + offset) / 2.0) - target) / (2 * len(x))
        back = np.outer(slope, output) * (active > 0.0)
        gradients = [x.T @ back, back.sum(0), active.T @ slope, slope.sum(keepdims=True)]
        self._steps += 1
        step = rate * np.sqrt(1.0 - 0.999**self._steps) / (1.0 - 0.9**self._steps)
        for weight, g, m, v in zip(self.weights, gradients, self._first, self._second, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            weight -= np.float32(step) * m / (np.sqrt(v) + 1e-8)


def fit(samples: list[Samples], epochs: int, seed: int) -> dict[str, Any]:
    """The weights, in the form of the file. The last games of each worker are held out."""
    cuts = [round(len(part[0]) * (1.0 - HELD_OUT)) for part in samples]
    learnt = [[column[:cut] for column in s] for s, cut in zip(samples, cuts, strict=True)]
    held = [[column[cut:] for column in s] for s, cut in zip(samples, cuts, strict=True)]
    x, v, z = (np.concatenate(columns) for columns in zip(*learnt, strict=True))
    hx, hv, hz = (np.concatenate(columns) for columns in zip(*held, strict=True))
    mean, scale = x.mean(0), x.std(0) + 1e-4
    x, hx = (x - mean) / scale, (hx - mean) / scale
    target = (SEARCH_SHARE * v + (1.0 - SEARCH_SHARE) * z).astype(np.float32)
    rng = np.random.default_rng(seed)
    network = Network(x.shape[1], UNITS, rng)
    batches = len(x) // BATCH
    for epoch in range(epochs):
        order = rng.permutation(len(x))
        for batch in range(batches):
            part = order[batch * BATCH : (batch + 1) * BATCH]
            done = (epoch + batch / batches) / epochs
            rate = RATE * min(done / WARM_UP, (1.0 - done) / (1.0 - WARM_UP))
            network.learn(x[part], target[part], rate)
    guess = network(hx)
    print(
        f"{len(x)} samples; held out: squared error {np.mean((guess - hv) ** 2):.4f} of the "
        f"search, {np.mean((guess - hz) ** 2):.4f} of the result",
        flush=True,
    )
    hidden, threshold, output, offset = (w.astype(np.float64) for w in network.weights)
    hidden /= scale[:, None]
    threshold -= mean @ hidden
    return {
        "source": "benchmarks/games/rosenkoenig/train.py",
        "hidden": [_short(row) for row in hidden],
        "threshold": _short(threshold),
        "output": _short(output),
        "offset": _short(offset)[0],
    }


def _short(numbers: npt.NDArray[np.float64]) -> list[float]:
    return [float(f"{x:.5g}") for x in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=400.0, help="of self-play a round")
    parser.add_argument("--simulations", type=int, default=300, help="a move")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-nothing", action="store_true")
    chosen = parser.parse_args()
    place = Path(insight.__file__).with_name("insight.json")
    for number in range(chosen.rounds):
        seed = chosen.seed + number * chosen.workers
        playouts = chosen.from_nothing and number == 0
        samples = self_play(chosen.workers, seed, chosen.seconds, chosen.simulations, playouts)
        weights = fit(samples, chosen.epochs, seed)
        place.write_text(json.dumps(weights, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
