"""Ratings: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.bus import Feed
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from .routes import rating_routes
from .service import Ratings


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    parts.add(Ratings(parts[Tables], parts[Feed]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*rating_routes(parts, callers)]
