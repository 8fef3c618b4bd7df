"""The school: lessons and puzzles."""

from ...base.config import Settings
from ...base.feature import Feature
from ...base.parts import Parts
from ...bots.turn import Thinkers
from ...live.games import Games
from ...live.tables import Tables
from ...people.asked import Departing
from ...views.history import History
from .day_results import DayResults
from .lesson_routes import lesson_routes
from .lessons import Learning
from .owned import OWNED, DepartingProgress
from .path import Paths
from .path_routes import path_routes
from .progress import Learnt
from .puzzle_ratings import PuzzleRatings
from .puzzle_routes import puzzle_routes
from .puzzles import Puzzling
from .refuting import Refuting


def _learning(parts: Parts) -> Learning:
    tables = parts[Tables]
    return Learning(tables, parts[History], Learnt(tables.store))


def _puzzling(parts: Parts) -> Puzzling:
    refuting = Refuting(parts[Thinkers], devices_only=parts[Settings].devices_only)
    ratings = PuzzleRatings(parts[Tables].store)
    return Puzzling(parts[Learning], refuting, parts[Games], ratings)


FEATURE = Feature(
    name="school",
    tables=("progress", "puzzle_ratings", "puzzle_skills"),
    owned=OWNED,
    parts=(
        _learning,
        _puzzling,
        lambda parts: DayResults(parts[Tables].store, parts[Games], parts[Learning].learnt),
        lambda parts: Paths(parts[Tables], parts[Learning].learnt),
    ),
    routes=(lesson_routes, path_routes, puzzle_routes),
    answers=((Departing, lambda parts: DepartingProgress(parts[Tables].store)),),
)
