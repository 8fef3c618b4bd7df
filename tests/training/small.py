"""A course that takes seconds, and what is compared of courses."""

import hashlib
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import msgspec

from tafelronde.search.prospects.weights import Prospects
from tafelronde.training import course as courses
from tafelronde.training import puzzled
from tafelronde.training.plan import NETWORK, Course, Table, folder_of

GAME = "rosenkoenig"
SMALL = Course(
    GAME,
    (Table(2, 14), Table(2, 10, {"exercise": "small"})),
    simulations=6,
    gate_simulations=4,
    gate_games=4,
    units=4,
    epochs=3,
    seed=5,
)
Result = tuple[Prospects | None, list[courses.Generation]]


def run(
    out: Path,
    course: Course = SMALL,
    executor: Executor | None = None,
    progress: Callable[[int, str, int], None] = lambda generation, stage, done: None,
) -> Result:
    """Run a course whose puzzles are few and get little thought."""
    most, simulations = puzzled.MOST, puzzled.SIMULATIONS
    puzzled.MOST, puzzled.SIMULATIONS = 3, 4
    try:
        return courses.train(course, out, executor, progress)
    finally:
        puzzled.MOST, puzzled.SIMULATIONS = most, simulations


def games_of(out: Path, generation: int = 1) -> dict[str, str]:
    """The digests of all files of a generation's games, but for the cards with their dates."""
    folder = folder_of(out, generation) / "samples"
    return {
        str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != "card.json"
    }


def network_of(out: Path, generation: int = 1) -> dict[str, Any]:
    """The file of a generation's network, but for the date and the course's length."""
    told = msgspec.json.decode((folder_of(out, generation) / NETWORK).read_bytes())
    del told["origin"]["made"], told["origin"]["course"]["generations"]
    return told


def main() -> None:
    """Run the course in a folder up to the middle of a stage; say so, and wait to be killed."""
    out, wanted = Path(sys.argv[1]), sys.argv[2]

    def told(generation: int, stage: str, done: int) -> None:
        if stage == wanted:
            print(stage, flush=True)
            time.sleep(600.0)

    run(out, progress=told)


if __name__ == "__main__":
    main()
