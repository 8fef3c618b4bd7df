"""Lists of tables: the lobby, and the pages of a person's finished games."""

from __future__ import annotations

from ...live.listed import card_of
from ...live.tables import Tables
from ...people.relations import Relations
from ...socket.asked import Hall
from ...storage.stored_tables import (
    finished_of,
    just_over,
    public_tables,
    tables_of,
)
from ...views.delayed import TICK
from ...views.seats import Online
from ...wire.messages import LobbyNews
from ...wire.shown import TableCard
from ..school.progress import Learnt

MOST = 50
"""The most games on a page."""
BEFORE = r"^([0-9]+(\.[0-9]+)?~[0-9A-Za-z_-]*)?$"
"""The form of a page word (a regular expression); '': the first page."""
LAST = 5
"""The lobby shows at most so many of a person's finished games."""


async def lobby(
    tables: Tables, user: str | None, online: Online, apart: frozenset[str]
) -> list[TableCard]:
    """The public tables and the reader's own, the last changed first. An open table is left out if
    a person sits there with whom the reader is kept ``apart`` (one of them blocks the other)."""
    listed = await public_tables(tables.store)
    listed += await just_over(tables.store, tables.store.now() - 2 * TICK)
    if user:
        listed += await tables_of(tables.store, user)
        listed += await finished_of(tables.store, user, LAST)
    unique = {row.id: row for row in listed}
    cards = [await card_of(tables, row, user, online) for row in unique.values()]
    shown = [card for card in cards if card is not None and not _hidden(card, apart)]
    return sorted(shown, key=lambda card: -card.changed)


def _hidden(card: TableCard, apart: frozenset[str]) -> bool:
    if card.status == "over" and not card.you:
        return True
    if not apart or card.status != "open" or card.you:
        return False
    return any(seat.user in apart for seat in card.seats)


class Lobby(Hall):
    """The lobby, as sockets ask for it."""

    def __init__(self, tables: Tables, relations: Relations) -> None:
        self._tables = tables
        self._relations = relations

    async def lobby(self, user: str | None) -> LobbyNews:
        """The lobby, and whether the reader is a newcomer: somebody without a table or a finished
        lesson."""
        ties = await self._relations.know(user)
        cards = await lobby(self._tables, user, self._relations.seen_by(user), ties.apart)
        newcomer = not any(card.you for card in cards)
        if newcomer and user:
            newcomer = not await Learnt(self._tables.store).has_finished_a_lesson(user)
        return LobbyNews(tuple(cards), newcomer, bool(ties.follows))
