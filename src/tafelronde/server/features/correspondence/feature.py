"""Games by days: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...http.caller import Callers
from .answer_routes import answer_routes
from .pause_routes import rest_routes


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    del parts  # ``node`` makes both: the answers for its tables, the pauses for its people


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*rest_routes(parts, callers), *answer_routes(parts, callers)]
