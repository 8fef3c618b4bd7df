"""Commands on a site: they work directly on its database, with the rights of the host."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ..parts.database import database_problems, opened_store
from ..parts.options import open_terminal
from ..parts.problems import Problem

if TYPE_CHECKING:
    from ...server.features.house.service import HouseService
    from ...server.features.moderation.service import ModerationService
    from ...server.people.moderation import Moderation
    from ...server.storage.store import Store

T = TypeVar("T")
BY = ""
"""The author of acts in the audit log: '' stands for the command line, which has no identity."""

User = Annotated[str, typer.Argument(metavar="USER", help="The id of a person; see “people”.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; it is kept.")]


def act_on(database: str, act: Callable[[Store, ModerationService], Awaitable[T]]) -> T:
    """Open the database of a site and call ``act``. Raises Problem."""
    from ...server.features.moderation.service import ModerationService

    return on_site(
        database,
        lambda store, moderation: act(
            store, ModerationService(store, moderation, lambda user: False)
        ),
    )


def in_house(database: str, act: Callable[[HouseService], Awaitable[T]]) -> T:
    """Open the database of a site and call ``act`` with its house. Raises Problem."""
    from ...server.features.house.service import HouseService

    return on_site(database, lambda store, moderation: act(HouseService(store, moderation)))


def on_site(database: str, act: Callable[[Store, Moderation], Awaitable[T]]) -> T:
    """Open the database of a site with its roles, bans and unwanted words, and call ``act``.
    Raises Problem."""
    import asyncio

    from ...server.base.refusal import Refusal

    open_terminal()  # output may then hold any text
    try:
        with database_problems():
            return asyncio.run(_run(database, act))
    except Refusal as refusal:
        raise Problem("admin-refused", why=str(refusal)) from None
    except OSError as error:
        raise Problem("no-database", why=str(error).rstrip(".")) from None


async def _run(database: str, act: Callable[[Store, Moderation], Awaitable[T]]) -> T:
    from ...server.base.bus import Feed
    from ...server.node.on_store import answers_on
    from ...server.people.moderation import Moderation

    async with opened_store(database) as store:
        moderation = Moderation(store, Feed(), answers=answers_on(store))
        await moderation.read()
        return await act(store, moderation)


def typed(kind: Any, given: Mapping[str, Any], /, *, prefix: str = "--", **options: str) -> Any:
    """The typed values as a request of the server. ``options`` names a field as it was typed, where
    that is not its name after ``prefix``; '': it is not typed itself. Raises Problem, which names
    the option."""
    import msgspec

    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at `$")
        fields = [*re.findall(r"\.([a-z_]+)", path), *re.findall("field `([a-z_]+)`", why)]
        names = (options.get(field, prefix + field) for field in fields)
        option = next(filter(None, names), "")
        raise Problem("admin-refused", why=f"{option}: {why[:1].lower()}{why[1:]}") from None


def print_json(thing: Any) -> None:
    """Print a thing as one JSON object."""
    import msgspec

    print(msgspec.json.encode(thing).decode())


def done() -> None:
    """Say that the act was carried out."""
    print(open_terminal().say("admin-done"))
