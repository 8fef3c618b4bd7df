"""``tafelronde admin hide``: hides a table, or a line of its chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database, whole
from .acting import BY, Table, Why, act_on, done, typed

if TYPE_CHECKING:
    from ...server.features.moderation.service import ModerationService
    from ...server.storage.store import Store


def hide(
    table: Table,
    line: Annotated[int | None, whole("--line", "Only this line of its chat.", 1)] = None,
    show: Annotated[bool, typer.Option("--show", metavar="", help="Show it again.")] = False,
    why: Why = "–",
    database: Database = "",
) -> None:
    """Take a table out of the lists, or hide a line of its chat."""
    from ...server.features.moderation.wire import Switch

    wish = typed(Switch, {"on": not show, "why": why})

    async def act(store: Store, moderation: ModerationService) -> None:
        if line is None:
            await moderation.hide_table(BY, table, wish)
        else:
            await moderation.hide_line(BY, table, line, wish)

    act_on(database, act)
    done()
