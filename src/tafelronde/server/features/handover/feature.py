"""Games played without a network: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...reading.reading import Reading
from .routes import handover_routes
from .service import Handover


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    parts.add(Handover(parts[Tables], parts[Reading], parts[Moderation]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*handover_routes(parts, callers)]
