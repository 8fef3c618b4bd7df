"""Tournaments: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.bus import Feed
from ...base.config import Settings
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from .routes import tournament_routes
from .service import Tournaments


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    parts.add(Tournaments(parts[Tables], parts[Feed], parts[Settings]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*tournament_routes(parts, callers)]
