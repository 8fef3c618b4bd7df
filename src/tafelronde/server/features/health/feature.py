"""The health of a node, and backups."""

from ...base.feature import Feature
from .backups import Backups
from .routes import node_routes
from .service import Health

FEATURE = Feature(
    name="health", tables=("nodes", "backups"), parts=(Backups, Health), routes=(node_routes,)
)
