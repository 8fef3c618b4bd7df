"""``tafelronde admin lift``: lifts a ban."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import BY, Why, act_on, done


def lift(
    ban: Annotated[str, typer.Argument(metavar="BAN", help="The id of the ban.")],
    why: Why = "–",
    database: Database = "",
) -> None:
    """Lift a ban."""
    from ...server.people.person import Person

    person = Person(BY, "")
    act_on(database, lambda store, moderation: moderation.lift(person, ban, why))
    done()
