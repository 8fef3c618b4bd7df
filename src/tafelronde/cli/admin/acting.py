"""How a command acts on a site: with its database, as its host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ..parts.database import database_problems, opened_store
from ..parts.options import open_terminal
from ..parts.problems import Problem

if TYPE_CHECKING:
    from ...server.features.moderation.service import Keeping
    from ...server.storage.store import Store

T = TypeVar("T")
BY = ""
"""Who acts, in what is noted of it: nobody with an identity."""

User = Annotated[str, typer.Argument(metavar="USER", help="The id of a person; see “people”.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; it is kept.")]


def act_on(database: str, act: Callable[[Store, Keeping], Awaitable[T]]) -> T:
    """Do something with the database of a site. Raises Problem."""
    import asyncio

    from ...server.base.refusal import Refusal

    open_terminal()  # so that what is printed then can be any text
    try:
        with database_problems():
            return asyncio.run(_run(database, act))
    except Refusal as refusal:
        raise Problem("admin-refused", why=str(refusal)) from None
    except OSError as error:
        raise Problem("no-database", why=str(error).rstrip(".")) from None


async def _run(database: str, act: Callable[[Store, Keeping], Awaitable[T]]) -> T:
    from ...server.base.bus import Feed
    from ...server.features.moderation.service import Keeping
    from ...server.people.order import Order

    async with opened_store(database) as store:
        order = Order(store, Feed())
        await order.open()
        return await act(store, Keeping(store, order, lambda user: False))


def typed(kind: Any, given: Mapping[str, Any]) -> Any:
    """What was typed, as the server reads it. Raises Problem."""
    import msgspec

    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise Problem("admin-refused", why=str(error)) from None


def print_json(thing: Any) -> None:
    """Print it as one JSON object."""
    import msgspec

    print(msgspec.json.encode(thing).decode())


def done() -> None:
    """Say that it was done."""
    print(open_terminal().say("admin-done"))
