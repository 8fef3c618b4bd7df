"""Matchmaking: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.bus import Feed
from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.order import Order
from ...people.presence import Presence
from .finding import Finding
from .routes import seek_routes
from .seekers import Seekers
from .service import Seeking


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, order = parts[Tables], parts[Order]
    seekers = Seekers(tables.store, order)
    finding = parts.add(Finding(tables, seekers, parts[Presence].is_there, parts[Feed]))
    parts.add(Seeking(tables, order, seekers, finding.wake))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*seek_routes(parts, callers)]
