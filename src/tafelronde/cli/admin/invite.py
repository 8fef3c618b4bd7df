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
        str, typer.Option(metavar="URL", help="The site's address, as people know it.")
    ] = "",
    database: Database = "",
) -> None:
    """Print a link that makes its reader the host of the site, or a moderator; it works once."""
    from ...server.features.moderation.audit import note

    if role not in ("host", "moderator"):
        raise Problem("bad-option", field="--role", value=role, expected="host, moderator")

    async def act(store: Store, keeping: ModerationService) -> str:
        await note(store, BY, "invite", detail=role)
        return await keeping.banning.invite(role)

    token = act_on(database, act)
    link = f"{(site or 'http://localhost:8080').rstrip('/')}/host/join#{token}"
    print(open_terminal().say("serving-invite", link=link))
