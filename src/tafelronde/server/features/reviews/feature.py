"""Reviews: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.config import Settings
from ...base.parts import Parts
from ...bots.turn import Thinkers
from ...http.caller import Callers
from ...live.tables import Tables
from ...people.last_seen import LastSeen
from ..school.lessons import Learning
from .moments import Moments
from .routes import review_routes
from .service import Reviews
from .trying import Trying


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, pool, last_seen = parts[Tables], parts[Thinkers], parts[LastSeen]
    learning = parts[Learning]
    moments = parts.add(Moments(tables.store, learning.learnt))
    alone = parts[Settings].devices_only
    parts.add(Reviews(tables, pool, last_seen, moments, devices_only=alone))
    parts.add(Trying(tables, pool, last_seen, learning, moments, devices_only=alone))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*review_routes(parts, callers)]
