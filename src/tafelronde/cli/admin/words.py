"""``tafelronde admin words``: lists and changes the unwanted words."""

from typing import Annotated

import typer

from ..parts.options import Database
from .acting import BY, act_on, typed


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
