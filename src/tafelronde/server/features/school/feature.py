"""The school: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.config import Settings
from ...base.parts import Parts
from ...bots.turn import Thinkers
from ...http.caller import Callers
from ...live.games import Games
from ...live.tables import Tables
from ...views.history import History
from .lesson_routes import lesson_routes
from .lessons import Learning
from .progress import Learnt
from .puzzle_ratings import PuzzleRatings
from .puzzle_routes import puzzle_routes
from .puzzles import Puzzling
from .refuting import Refuting


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables = parts[Tables]
    learning = parts.add(Learning(tables, parts[History], Learnt(tables.store)))
    ratings = PuzzleRatings(tables.store)
    refuting = Refuting(parts[Thinkers], devices_only=parts[Settings].devices_only)
    parts.add(Puzzling(learning, refuting, parts[Games], ratings))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*lesson_routes(parts, callers), *puzzle_routes(parts, callers)]
