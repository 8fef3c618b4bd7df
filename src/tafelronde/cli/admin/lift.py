"""``tafelronde admin lift``: takes a ban back."""

from __future__ import annotations

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import BY, Why, act_on, done


def lift(
    ban: Annotated[str, typer.Argument(metavar="BAN", help="Its id.")],
    why: Why = "–",
    database: Database = "",
) -> None:
    """Take a ban back."""
    from ...server.people.person import Person

    person = Person(BY, "")
    act_on(database, lambda store, keeping: keeping.lift(person, ban, why))
    done()
