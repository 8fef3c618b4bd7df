"""Lists of tables: the lobby, and the pages of a person's finished games."""

from __future__ import annotations

from typing import Literal

from ...live.listed import card_of
from ...live.tables import Tables
from ...people.relations import Relations
from ...socket.asked import Hall
from ...storage.page import MOST, page_key, page_word
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
from .wire import TablePage

OPEN, PLAYING = 100, 50
"""Tables that the lobby shows: those with a free seat, and those to watch."""
LAST = 5
"""The lobby shows at most so many of a person's finished games."""


async def lobby(
    tables: Tables, user: str | None, online: Online, apart: frozenset[str]
) -> list[TableCard]:
    """Public tables and the reader's own: the open ones first, each kind by its last change. An
    open table is left out if a person sits there with whom the reader is kept ``apart`` (one of
    them blocks the other). ``public_page`` has the rest."""
    listed = await public_tables(tables.store, "open", OPEN)
    listed += await public_tables(tables.store, "playing", PLAYING)
    listed += await just_over(tables.store, tables.store.now() - 2 * TICK)
    if user:
        listed += await tables_of(tables.store, user)
        listed += await finished_of(tables.store, user, LAST)
    unique = {row.id: row for row in listed}
    cards = [await card_of(tables, row, user, online) for row in unique.values()]
    shown = [card for card in cards if card is not None and not _hidden(card, apart)]
    return sorted(shown, key=lambda card: (card.status != "open", -card.changed))


async def public_page(
    tables: Tables,
    status: Literal["open", "playing"],
    user: str | None,
    online: Online,
    apart: frozenset[str],
    before: str,
    count: int,
) -> TablePage:
    """A page of ``count`` public tables that begins at ``before``, the page word of the page
    before. Raises Refusal."""
    count = min(max(1, count), MOST)
    rows = await public_tables(tables.store, status, count + 1, page_key(before))
    cards = [await card_of(tables, row, user, online) for row in rows[:count]]
    shown = tuple(card for card in cards if card is not None and not _hidden(card, apart))
    more = page_word(rows[count - 1].changed, rows[count - 1].id) if len(rows) > count else ""
    return TablePage(shown, more)


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
