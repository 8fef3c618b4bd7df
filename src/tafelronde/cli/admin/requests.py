"""``tafelronde admin requests``: lists and answers requests to join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database
from ..parts.problems import Problem
from .acting import BY, Why, done, on_site, print_json

if TYPE_CHECKING:
    from ...server.people.moderation import Moderation
    from ...server.storage.store import Store


def requests(
    accept: Annotated[str, typer.Option(metavar="USER", help="Let this person in.")] = "",
    refuse: Annotated[str, typer.Option(metavar="USER", help="Do not let them in.")] = "",
    why: Why = "",
    database: Database = "",
) -> None:
    """List the requests to join the house, one JSON object a line; or answer one."""
    from ...server.features.house import wire
    from ...server.features.house.service import HouseService

    if accept and refuse:
        raise Problem("bad-option", field="--refuse", value=refuse, expected="--accept | --refuse")

    async def answer(store: Store, moderation: Moderation) -> None:
        wish = wire.AnsweredRequest(bool(accept), why)
        await HouseService(store, moderation).answer(BY, accept or refuse, wish)

    async def waiting(store: Store, moderation: Moderation) -> wire.JoinRequests:
        return await HouseService(store, moderation).requests()

    if accept or refuse:
        on_site(database, answer)
        done()
        return
    for request in on_site(database, waiting).requests:
        print_json(request)
