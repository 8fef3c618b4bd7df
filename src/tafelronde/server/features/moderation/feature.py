"""Moderation: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.bus import Feed
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.order import Order
from ...people.presence import Presence
from .banned_games import BannedGames
from .host_routes import host_routes
from .routes import order_routes
from .tables import TableKeeping


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, order, feed = parts[Tables], parts[Order], parts[Feed]
    parts.add(TableKeeping(tables, order, parts[Presence].is_there, feed))
    parts.add(BannedGames(tables, order, feed))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*order_routes(parts, callers), *host_routes(parts, callers)]
