"""``tafelronde admin reports``: lists reports."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import act_on, print_json


def reports(
    state: Annotated[
        str, typer.Option(metavar="open|acted|nothing", help="Only in this state.")
    ] = "open",
    database: Database = "",
) -> None:
    """List what people have reported, one JSON object a line."""
    found = act_on(database, lambda store, moderation: moderation.reports.page(state, "", 100))
    for report in found.reports:
        print_json(report)
