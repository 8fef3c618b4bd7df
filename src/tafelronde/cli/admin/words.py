"""``tafelronde admin words``: lists and changes the unwanted words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database
from .acting import BY, act_on, typed

if TYPE_CHECKING:
    from ...server.features.moderation.service import ModerationService
    from ...server.storage.store import Store


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
    from ...server.features.moderation.wire import NewWords, UnwantedWords

    wish = typed(NewWords, {"add": add or [], "remove": remove or []})

    async def act(store: Store, moderation: ModerationService) -> UnwantedWords:
        if add or remove:
            return await moderation.words(BY, wish)
        return UnwantedWords(await moderation.banning.words())

    for word in act_on(database, act).words:
        print(word.word)
