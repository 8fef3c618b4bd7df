"""``tafelronde admin people``, ``role``, ``ban``, ``lift``: acts about people."""

from typing import Annotated

import typer

from ..parts.options import Database, open_terminal, whole
from .acting import BY, User, Why, act_on, done, print_json, typed


def people(
    name: Annotated[str, typer.Argument(metavar="NAME", help="How the name begins, or an id.")],
    database: Database = "",
) -> None:
    """Search for people by the beginning of their names."""
    found = act_on(database, lambda store, moderation: moderation.people(name, ""))
    for person in found.people:
        print_json({"user": person.user, "name": person.name, "role": person.role})


def role(
    user: User,
    role: Annotated[str, typer.Argument(metavar="host|moderator|none")],
    why: Why = "–",
    database: Database = "",
) -> None:
    """Give a person a role, or take it away."""
    from ...server.features.moderation.wire import NewRole

    wish = typed(NewRole, {"role": "" if role == "none" else role, "why": why}, role="ROLE")
    act_on(database, lambda store, moderation: moderation.role(BY, user, wish))
    done()


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
