"""``tafelronde admin reports``, ``answer``, ``words``, ``audit``: the moderators' desk."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import BY, act_on, done, print_json, typed


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


def words(
    add: Annotated[
        list[str] | None, typer.Option("--add", metavar="WORD", help="May be repeated.")
    ] = None,
    remove: Annotated[
        list[str] | None, typer.Option("--remove", metavar="WORD", help="May be repeated.")
    ] = None,
    database: Database = "",
) -> None:
    """List the words that nobody may use in chat or as a name, or change the list."""
    from ...server.features.moderation.wire import NewWords

    wish = typed(NewWords, {"add": add or [], "remove": remove or []})
    if add or remove:
        found = act_on(database, lambda store, moderation: moderation.words(BY, wish)).words
    else:
        found = act_on(database, lambda store, moderation: moderation.banning.words())
    for word in found:
        print(word.word)


def audit(database: Database = "") -> None:
    """Print the last acts of the host and the moderators, one JSON object a line."""
    from ...server.features.moderation.audit import acts

    for act in act_on(database, lambda store, moderation: acts(store)).acts:
        print_json(act)
