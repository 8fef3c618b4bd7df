"""The whole way: play, fit, gate, again and again. It goes on where it was stopped."""

import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from .. import __version__
from ..core.objects.registry import load
from ..extras import need
from ..match.files import write_atomically
from ..search.prospects.weights import Prospects
from .choices import Choices, gathered, read_choices
from .fit import Fit, fit
from .gate import Verdict, best_of, gate
from .generation import Generation
from .plan import (
    GATE,
    HISTORY,
    NETWORK,
    PUZZLES,
    REPORT,
    ROUNDS,
    Course,
    folder_of,
    prepare,
    samples_of,
)
from .play import data_set, self_play
from .puzzled import Puzzled, solve_puzzles
from .report import report
from .samples import Samples, read_samples, together

PLAY, FIT, GATES = "play", "fit", "gate"
"""The stages of a generation."""
Progress = Callable[[int, str, int], None]
"""Hears of progress: the generation, the stage, and how many more games or epochs are done."""


def train(
    course: Course,
    out: Path,
    executor: Executor | None = None,
    progress: Progress = lambda generation, stage, done: None,
) -> tuple[Prospects | None, list[Generation]]:
    """Run a course in the folder ``out``, or what is left of it. Returns the best network
    and all generations. As long as no network has beaten it, the best is what the course began
    with: a network of the game, or None for the game's own rule of thumb. Where the course is
    against a bot, the best network is the one that did best against it.

    The page ``report.html`` is written anew after each generation. Raises BadCourse, UnknownGame,
    BadOption, BadCorpus, NeedsExtra, OSError, and what ``in_order`` raises.
    """
    need("training")
    need("data")
    prepare(out, course)
    best = course.beginning()
    over: list[Generation] = []
    for number in range(1, course.generations + 1):
        one = _generation(course, out, number, best, executor, progress)
        over.append(one)
        if best_of(course, [other.verdict for other in over]) == number:
            best = one.network
            write_atomically(out / NETWORK, best.to_json())
        write_atomically(out / REPORT, report(course, over))
    return best, over


def _generation(
    course: Course,
    out: Path,
    number: int,
    best: Prospects | None,
    executor: Executor | None,
    progress: Progress,
) -> Generation:
    folder = folder_of(out, number)
    for table in course.tables:
        plan = data_set(course, table, number, best)
        self_play(
            plan, samples_of(out, number, table), best, executor,
            lambda done: progress(number, PLAY, done),
        )  # fmt: skip
    network, fitted = _fitted(course, out, number, progress)
    file = folder / GATE
    if file.exists():
        verdict = msgspec.json.decode(file.read_bytes(), type=Verdict)
    else:
        verdict = gate(
            course, network, best, folder / ROUNDS, executor,
            lambda done: progress(number, GATES, done),
        )  # fmt: skip
        write_atomically(file, _encoded(verdict))
    file = folder / PUZZLES
    if file.exists():
        puzzled = msgspec.json.decode(file.read_bytes(), type=Puzzled | None)
    else:
        puzzled = solve_puzzles(course, network)
        write_atomically(file, _encoded(puzzled))
    return Generation(number, network, fitted, verdict, puzzled)


def _fitted(course: Course, out: Path, number: int, progress: Progress) -> tuple[Prospects, Fit]:
    folder = folder_of(out, number)
    if (folder / NETWORK).exists():
        fitted = msgspec.json.decode((folder / HISTORY).read_bytes(), type=Fit)
        return Prospects.read(folder / NETWORK), fitted
    parts, games, origin = list[Samples](), 0, list[dict[str, Any]]()
    looks, describes = list[Choices | None](), bool(load(course.game).policy_insights)
    for generation in range(max(1, number - course.window + 1), number + 1):
        for table in course.tables:
            data = samples_of(out, generation, table)
            samples = read_samples(data, games)
            parts.append(samples)
            looks.append(read_choices(data, games) if describes else None)
            games = int(samples.game.max()) + 1
            origin.append({"generation": generation, "table": table.name, "rows": len(samples)})
    network, fitted = fit(
        course, together(parts), number, lambda done: progress(number, FIT, done), gathered(looks),
        course.beginning() if course.policy_alone else None,
    )  # fmt: skip
    network = replace(network, origin=_origin(course, number, origin))
    write_atomically(folder / HISTORY, _encoded(fitted))
    write_atomically(folder / NETWORK, network.to_json())  # last: it says that the fit is over
    return Prospects.read(folder / NETWORK), fitted


def _origin(course: Course, number: int, data: list[dict[str, Any]]) -> dict[str, Any]:
    libraries = {name: version(name) for name in ("jax", "numpy", "numba", "optax")}
    return {
        "course": asdict(course),
        "generation": number,
        "data": data,
        "versions": {"tafelronde": __version__, **libraries},
        "made": time.strftime("%Y-%m-%d", time.gmtime()),
    }


def _encoded(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)
