"""``tafelronde admin tables``: lists tables."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import act_on, print_json


def tables(
    status: Annotated[str, typer.Option(metavar="open|playing|over|closed")] = "playing",
    database: Database = "",
) -> None:
    """List tables, the last changed first, one JSON object a line."""
    found = act_on(database, lambda store, moderation: moderation.tables(status, "", private=True))
    for table in found.tables:
        print_json(table)
