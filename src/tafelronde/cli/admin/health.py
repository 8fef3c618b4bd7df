"""``tafelronde admin health``: tells how the site is."""

from __future__ import annotations

from ..parts.options import Database
from .acting import act_on, print_json


def health(database: Database = "") -> None:
    """Print how the site is, as one JSON object: servers, queues, disk, backups."""
    from ...server.features.health.service import look

    print_json(act_on(database, lambda store, keeping: look(store, database)))
