"""Matchmaking: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.bus import Feed
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.presence import Presence
from .pairing import Pairing
from .pool import SeekPool
from .routes import seek_routes
from .service import Matchmaking


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, moderation = parts[Tables], parts[Moderation]
    seek_pool = SeekPool(tables.store, moderation)
    pairing = parts.add(Pairing(tables, seek_pool, parts[Presence].is_there, parts[Feed]))
    parts.add(Matchmaking(tables, moderation, seek_pool, pairing.wake))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*seek_routes(parts, callers)]
