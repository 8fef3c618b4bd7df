"""``tafelronde admin tables``, ``close``, ``hide``: acts at tables."""

from typing import Annotated

import typer

from ..parts.options import Database, whole
from .acting import BY, Table, Why, act_on, done, print_json, typed


def tables(
    status: Annotated[str, typer.Option(metavar="open|playing|over|closed")] = "playing",
    database: Database = "",
) -> None:
    """List tables, the last changed first, one JSON object a line."""
    found = act_on(database, lambda store, moderation: moderation.tables(status, "", private=True))
    for table in found.tables:
        print_json(table)


def close(table: Table, why: Why = "–", database: Database = "") -> None:
    """End a table; nobody wins. A running server does it within seconds, another when it starts."""
    act_on(database, lambda store, moderation: moderation.close_table(BY, table, why))
    done()


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
