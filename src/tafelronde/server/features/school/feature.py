"""The school: lessons and puzzles."""

from ...base.feature import Feature
from ...live.tables import Tables
from ...people.asked import Departing
from .day_results import DayResults
from .lesson_routes import lesson_routes
from .lessons import Learning
from .owned import OWNED, DepartingProgress
from .path import Paths
from .path_routes import path_routes
from .puzzle_routes import puzzle_routes
from .puzzles import Puzzling

FEATURE = Feature(
    name="school",
    tables=("progress", "puzzle_ratings", "puzzle_skills"),
    owned=OWNED,
    parts=(Learning, Puzzling, DayResults, Paths),
    routes=(lesson_routes, path_routes, puzzle_routes),
    answers=((Departing, lambda parts: DepartingProgress(parts[Tables].store)),),
)
