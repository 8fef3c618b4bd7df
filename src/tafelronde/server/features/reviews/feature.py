"""Reviews: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...bots.pool import BotPool
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.last_seen import LastSeen
from .routes import review_routes
from .service import Reviews


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    parts.add(Reviews(parts[Tables], parts[BotPool], parts[LastSeen]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*review_routes(parts, callers)]
