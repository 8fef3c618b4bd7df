"""Profiles: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.relations import Relations
from .routes import people_routes
from .service import People


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    parts.add(People(parts[Tables], parts[Relations]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*people_routes(parts, callers)]
