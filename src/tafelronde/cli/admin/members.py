"""``tafelronde admin members``, ``requests``: the people of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database
from ..parts.problems import Problem
from .acting import BY, Why, done, in_house, on_site, print_json

if TYPE_CHECKING:
    from ...server.people.moderation import Moderation
    from ...server.storage.store import Store


def members(
    add: Annotated[
        str, typer.Option(metavar="USER", help="Let this person in; see “people”.")
    ] = "",
    end: Annotated[str, typer.Option(metavar="USER", help="End this person's membership.")] = "",
    why: Why = "",
    database: Database = "",
) -> None:
    """List the members of the house, one JSON object a line; or let somebody in or out."""
    from ...server.features.house import rows, wire

    if add and end:
        raise Problem("bad-option", field="--end", value=end, expected="--add | --end")

    async def all_members(store: Store, moderation: Moderation) -> list[wire.Member]:
        page = await rows.members(store)
        found = list(page.members)
        while page.before:
            page = await rows.members(store, before=page.before)
            found += page.members
        return found

    if add or end:
        user, wish = add or end, wire.SetMember(bool(add), why)
        in_house(database, lambda house: house.set_member(BY, user, wish))
        done()
        return
    for member in on_site(database, all_members):
        print_json(member)


def requests(
    accept: Annotated[str, typer.Option(metavar="USER", help="Let this person in.")] = "",
    refuse: Annotated[str, typer.Option(metavar="USER", help="Do not let them in.")] = "",
    why: Why = "",
    database: Database = "",
) -> None:
    """List the requests to join the house, one JSON object a line; or answer one."""
    from ...server.features.house.wire import AnsweredRequest

    if accept and refuse:
        raise Problem("bad-option", field="--refuse", value=refuse, expected="--accept | --refuse")
    if accept or refuse:
        user, wish = accept or refuse, AnsweredRequest(bool(accept), why)
        in_house(database, lambda house: house.answer(BY, user, wish))
        done()
        return
    for request in in_house(database, lambda house: house.requests()).requests:
        print_json(request)
