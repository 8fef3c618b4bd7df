"""``tafelronde admin health``: prints the health of the site."""

from ..parts.options import Database
from .acting import act_on, print_json


def health(database: Database = "") -> None:
    """Print the health of the site as one JSON object: servers, queues, disk, backups."""
    from ...server.features.health.service import look

    print_json(act_on(database, lambda store, moderation: look(store, database)))
