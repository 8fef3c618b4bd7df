"""``tafelronde admin invite``: prints a link that gives a role."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..parts.options import Database, open_terminal
from ..parts.problems import Problem
from .acting import BY, act_on, in_house, typed

if TYPE_CHECKING:
    from ...server.features.moderation.service import ModerationService
    from ...server.storage.store import Store


def invite(
    role: Annotated[str, typer.Option(metavar="host|moderator|member", help="The role.")] = "host",
    uses: Annotated[
        int, typer.Option(metavar="N", help="How many may come in as members with it.")
    ] = 1,
    days: Annotated[
        int, typer.Option(metavar="N", help="For how many days members may come in with it.")
    ] = 7,
    note: Annotated[
        str, typer.Option(metavar="TEXT", help="Whom the invitation of members is for.")
    ] = "",
    site: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="The site's address, as people know it; by default where its server listens.",
        ),
    ] = "",
    database: Database = "",
) -> None:
    """Print a link that makes its reader the host of the site, or a moderator, which works once; or
    a member of the house."""
    from ...server.features.house.wire import NewHouseInvitation

    if role not in ("host", "moderator", "member"):
        raise Problem("bad-option", field="--role", value=role, expected="host, moderator, member")
    known = (site or _serving_at(database) or "http://localhost:8080").rstrip("/")
    if role == "member":
        wish = typed(NewHouseInvitation, {"uses": uses, "days": days, "note": note})
        made = in_house(database, lambda house: house.invite(BY, wish))
        link = f"{known}/join#{made.code}"
        told = open_terminal().say("member-invite", link=link, code=made.code, uses=uses, days=days)
        print(told)
        return
    link = f"{known}/host/join#{act_on(database, partial(_role, role=role))}"
    said = "serving-invite" if role == "host" else "moderator-invite"
    print(open_terminal().say(said, link=link))


async def _role(store: Store, moderation: ModerationService, *, role: Any) -> str:
    """A token that gives this role."""
    from ...server.features.moderation.audit import note

    await note(store, BY, "invite", detail=role)
    return await moderation.banning.invite(role)


def _serving_at(database: str) -> str:
    """The address of the server of this database, where it can be told."""
    from ...server.storage.address import default_database, is_postgres, sqlite_file
    from ...server.storage.lock import serving_at

    address = database or default_database()
    return "" if is_postgres(address) else serving_at(sqlite_file(address))
