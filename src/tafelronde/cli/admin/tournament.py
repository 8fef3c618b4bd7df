"""``tafelronde admin tournament``: hides, renames or calls off a tournament."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database
from .acting import BY, Why, done, on_site, typed
from .direct import Tournament

if TYPE_CHECKING:
    from ...server.people.moderation import Moderation
    from ...server.storage.store import Store


class Deed(StrEnum):
    """An act of the host at any tournament."""

    HIDE = "hide"
    SHOW = "show"
    RENAME = "rename"
    CALL_OFF = "call-off"


def tournament(
    tournament: Tournament,
    deed: Annotated[Deed, typer.Argument(help="What to do.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="The new name, for rename.")] = "",
    why: Why = "–",
    database: Database = "",
) -> None:
    """Hide or show a tournament in the list, rename it, or call it off. Of one that is called off
    a running server ends all tables within seconds; nobody wins there."""
    from ...server.features.moderation.audit import note
    from ...server.features.moderation.service import ModerationService
    from ...server.features.tournaments.rows import has_changed
    from ...server.features.tournaments.staffing import act, end
    from ...server.features.tournaments.standing import read_standing
    from ...server.features.tournaments.wire import TournamentDeed

    given = {"deed": deed.value} | ({"name": name} if name else {})

    async def carry_out(store: Store, moderation: Moderation) -> None:
        standing = await read_standing(store, tournament)
        if deed is Deed.CALL_OFF:
            tables = await end(store, standing)
            about = f"{tournament} {standing.row.name}"
            await note(store, BY, "tournament-call-off", detail=about)
            service = ModerationService(store, moderation, lambda user: False)
            for table in tables:
                await service.close_table(BY, table, why)
        else:
            wish = typed(TournamentDeed, given)
            await act(store, moderation, BY, standing, wish)
        await has_changed(store, tournament)

    on_site(database, carry_out)
    done()
