"""``tafelronde admin people``: searches for people."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import act_on, print_json


def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="How the name begins, or an id.")],
    database: Database = "",
) -> None:
    """Search for people by the beginning of their names."""
    found = act_on(database, lambda store, moderation: moderation.people(name, ""))
    for person in found.people:
        print_json({"user": person.user, "name": person.name, "role": person.role})
