"""The agent of ``docs/notebooks/train.ipynb``: ``python -m benchmarks.agents.notebook FILE`` trains
it for so many seconds of one core (``--seconds``, by default 240) and writes its weights; then

    tafelronde benchmark py:benchmarks.agents.notebook:Notebook,file=FILE --game rosenkoenig
"""

import argparse
import functools
import os
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.agent import SECONDS, code_cells, train

FEATURES = "def features("
"""The cell in which the notebook says what its network is shown."""


@functools.cache
def described() -> Any:
    """The notebook's ``features``."""
    os.environ["MPLBACKEND"] = "agg"
    names: dict[str, Any] = {"__name__": "agent"}
    for cell in code_cells():
        exec(compile(cell, "train.ipynb", "exec"), names)
        if FEATURES in cell:
            return names["features"]
    raise ValueError("the notebook has no features")


class Notebook:
    """Plays what the trained network likes best."""

    def __init__(self, game: Any, seed: int, file: str) -> None:
        if game.name != "rosenkoenig":
            raise ValueError("it knows one game")
        weights = np.load(file)
        self.weights = [weights[f"arr_{n}"] for n in range(4)]
        self.features = described()

    def act(self, known: Any) -> int:
        actions = np.array(known.legal_actions)
        x = self.features(known.observation[None], np.zeros(len(actions), int), actions)
        into, shift, out, offset = self.weights
        scores = np.maximum(x @ into + shift, 0) @ out + offset
        return int(actions[scores[:, 0].argmax()])


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the notebook's agent.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    names = train(given.seconds)
    np.savez_compressed(given.file, *names["actor"].weights)
    print(f"{given.file}: learned from {names['decisions']:,} decisions")


if __name__ == "__main__":
    main()
