"""``tafelronde admin hide``: hides a table, or a line of its chat."""

from typing import Annotated

import typer

from ..parts.options import Database, whole
from .acting import BY, Table, Why, act_on, done, typed


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
    if line is None:
        act_on(database, lambda store, moderation: moderation.hide_table(BY, table, wish))
    else:
        act_on(database, lambda store, moderation: moderation.hide_line(BY, table, line, wish))
    done()
