"""The deal of the day: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...bots.turn import Thinkers
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.relations import Relations
from .pars import Pars
from .routes import deal_routes
from .service import Deals


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    parts.add(Deals(parts[Tables], parts[Relations]))
    parts.add(Pars(parts[Tables], parts[Thinkers]))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*deal_routes(parts, callers)]
