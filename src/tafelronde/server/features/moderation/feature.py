"""Moderation: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.bus import Feed
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.presence import Presence
from .banned_games import BannedGames
from .host_routes import host_routes
from .routes import order_routes
from .tables import TableModeration


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, moderation, feed = parts[Tables], parts[Moderation], parts[Feed]
    parts.add(TableModeration(tables, moderation, parts[Presence].is_there, feed))
    parts.add(BannedGames(tables, moderation, feed))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*order_routes(parts, callers), *host_routes(parts, callers)]
