"""``tafelronde admin ban``: bans a person."""

from typing import Annotated

import typer

from ..parts.options import Database, open_terminal, whole
from .acting import BY, User, act_on, typed


def ban(
    user: User,
    kind: Annotated[
        str, typer.Option("--from", metavar="chat|play|sign-in", help="What is banned.")
    ] = "chat",
    days: Annotated[int, whole("--days", "For how long; 0: without an end.")] = 7,
    reason: Annotated[
        str, typer.Option(metavar="insult|spam|cheating|leaving|name|other", help="The reason.")
    ] = "other",
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="Told to the person.")] = "",
    database: Database = "",
) -> None:
    """Ban a person, and print the ban's id."""
    from ...server.features.moderation.wire import NewBan
    from ...server.people.person import Person

    host, given = Person(BY, ""), {"kind": kind, "reason": reason, "days": days, "words": why}
    wish = typed(NewBan, given, kind="--from", words="--why")
    made = act_on(database, lambda store, moderation: moderation.ban(host, user, wish))
    print(open_terminal().say("admin-banned", ban=made))
