"""``tafelronde admin close``: ends a table."""

from ..parts.options import Database
from .acting import BY, Table, Why, act_on, done


def close(table: Table, why: Why = "–", database: Database = "") -> None:
    """End a table; nobody wins. A running server does it within seconds, another when it starts."""
    act_on(database, lambda store, moderation: moderation.close_table(BY, table, why))
    done()
