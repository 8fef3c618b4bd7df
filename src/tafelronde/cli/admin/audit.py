"""``tafelronde admin audit``: lists the last acts of moderation."""

from ..parts.options import Database
from .acting import act_on, print_json


def audit(database: Database = "") -> None:
    """Print the last acts of the host and the moderators, one JSON object a line."""
    from ...server.features.moderation.audit import acts

    for act in act_on(database, lambda store, moderation: acts(store)).acts:
        print_json(act)
