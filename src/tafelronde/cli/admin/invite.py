"""``tafelronde admin invite``: prints a link that gives a role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database, open_terminal
from ..parts.problems import Problem
from .acting import BY, act_on

if TYPE_CHECKING:
    from ...server.features.moderation.service import ModerationService
    from ...server.storage.store import Store


def invite(
    role: Annotated[str, typer.Option(metavar="host|moderator", help="The role.")] = "host",
    site: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="The site's address, as people know it; by default where its server listens.",
        ),
    ] = "",
    database: Database = "",
) -> None:
    """Print a link that makes its reader the host of the site, or a moderator; it works once."""
    from ...server.features.moderation.audit import note

    if role not in ("host", "moderator"):
        raise Problem("bad-option", field="--role", value=role, expected="host, moderator")

    async def act(store: Store, moderation: ModerationService) -> str:
        await note(store, BY, "invite", detail=role)
        return await moderation.banning.invite(role)

    token = act_on(database, act)
    known = site or _serving_at(database) or "http://localhost:8080"
    link = f"{known.rstrip('/')}/host/join#{token}"
    said = "serving-invite" if role == "host" else "moderator-invite"
    print(open_terminal().say(said, link=link))


def _serving_at(database: str) -> str:
    """The address of the server of this database, where it can be told."""
    from ...server.storage.address import default_database, is_postgres, sqlite_file
    from ...server.storage.lock import serving_at

    address = database or default_database()
    return "" if is_postgres(address) else serving_at(sqlite_file(address))
