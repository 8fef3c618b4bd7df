"""The health of a node: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.background import Background
from ...base.config import Settings
from ...base.parts import Parts
from ...bots.pool import BotPool
from ...http.caller import Callers
from ...live.tables import Tables
from ...storage.address import default_database
from .backups import Backups
from .routes import node_routes
from .service import Health


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    tables, settings = parts[Tables], parts[Settings]
    database = settings.database or default_database()
    beside = Background(tables.outage)
    backups = parts.add(Backups(tables.store, beside, database, settings))
    parts.add(Health(tables, parts[BotPool], backups, database, settings))


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*node_routes(parts, callers)]
