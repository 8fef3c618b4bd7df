"""Trains the agent of ``docs/notebooks/train.ipynb`` in full and tells how strong it became:
``python -m benchmarks agent``, or ``python -m benchmarks.agent [SECONDS]``, which only prints it.
Seconds are those of one core."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .harness import Row

NOTEBOOK = Path(__file__).parents[1] / "docs" / "notebooks" / "train.ipynb"
SECONDS = 240


def rows(rounds: int) -> list[Row]:
    """The share of the points that it takes from the weakest level. It is trained once, whatever
    ``rounds``: what it learns varies less than what so many games can tell."""
    names = train(SECONDS)
    final = names["final"]
    notes = {
        "low": round(final.low, 4),
        "high": round(final.high, 4),
        "games": 2 * names["DEALS"],
        "decisions": names["decisions"],
        "seconds_of_a_core": SECONDS,
    }
    return [Row("agent of the notebook against easy", "share", [final.mean], notes=notes)]


def train(seconds: float) -> dict[str, Any]:
    """Run the cells of the notebook, for so many seconds of training; what they named."""
    os.environ["TRAIN_SECONDS"] = str(seconds)
    os.environ["MPLBACKEND"] = "agg"
    names: dict[str, Any] = {"__name__": "agent"}
    for cell in code_cells():
        exec(compile(cell, NOTEBOOK.name, "exec"), names)
    return names


def code_cells() -> Iterator[str]:
    """The program of each cell of the notebook."""
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(line for line in cell["source"] if not line.startswith("%"))


if __name__ == "__main__":
    train(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
