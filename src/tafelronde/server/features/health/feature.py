"""The health of a node, and backups."""

from ...base.background import Background
from ...base.config import Settings
from ...base.feature import Feature
from ...base.parts import Parts
from ...bots.pool import BotPool
from ...live.tables import Tables
from ...storage.address import default_database
from .backups import Backups
from .routes import node_routes
from .service import Health


def _backups(parts: Parts) -> Backups:
    tables, settings = parts[Tables], parts[Settings]
    database = settings.database or default_database()
    return Backups(tables.store, Background(tables.outage), database, settings)


def _health(parts: Parts) -> Health:
    settings = parts[Settings]
    database = settings.database or default_database()
    return Health(parts[Tables], parts[BotPool], parts[Backups], database, settings)


FEATURE = Feature(
    name="health", tables=("nodes", "backups"), parts=(_backups, _health), routes=(node_routes,)
)
