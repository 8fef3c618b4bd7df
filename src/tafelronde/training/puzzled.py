"""Puzzles of the game that the search finds, with a network and without."""

from dataclasses import dataclass

from ..core.objects.registry import load
from ..school.puzzles import puzzles_of
from ..search.prospects.weights import Prospects
from .plan import Course, bot_of

MOST = 150
"""Puzzles that are tried at the most, evenly from the easiest to the hardest."""
SIMULATIONS = 400
"""The simulations of each answer."""


@dataclass(frozen=True)
class Puzzled:
    """Shares of the puzzles whose first answer was found, 0 … 1."""

    puzzles: int
    before: float
    """The share that the judge solved at the beginning of the course."""
    solved: float


def solve_puzzles(course: Course, network: Prospects) -> Puzzled | None:
    """Try the game's puzzles; None where it brings none."""
    found = puzzles_of(course.game)
    if found is None or not found.puzzles:
        return None
    game = load(course.game)
    whole, tried = len(found.puzzles), min(MOST, len(found.puzzles))
    chosen = [found.puzzles[place * whole // tried] for place in range(tried)]
    shares: list[float] = []
    for judged in (course.begin, network):
        solved = 0
        for puzzle in chosen:
            spec = bot_of(game, puzzle.players, SIMULATIONS, judged)
            state = puzzle.position()
            solved += spec.create(game, course.seed).advise(state).action == puzzle.actions()[0]
        shares.append(solved / len(chosen))
    return Puzzled(len(chosen), *shares)
