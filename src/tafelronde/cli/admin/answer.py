"""``tafelronde admin answer``: closes a report."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import BY, act_on, done, typed


def answer(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of the report.")],
    state: Annotated[str, typer.Argument(metavar="acted|nothing")],
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="Told to the reporter.")] = "",
    database: Database = "",
) -> None:
    """Close a report; the person who reported is told."""
    from ...server.features.moderation.wire import ReportAnswer

    wish = typed(ReportAnswer, {"state": state, "why": why}, state="STATE")
    act_on(database, lambda store, moderation: moderation.answer(BY, report, wish))
    done()
