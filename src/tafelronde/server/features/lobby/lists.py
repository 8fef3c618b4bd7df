"""Pages of public tables beyond those that the hall shows at once."""

from typing import Literal

from ...live.listed import card_of
from ...live.tables import Tables
from ...storage.page import MOST, page_key, page_word
from ...storage.stored_tables import public_tables
from ...views.seats import Online
from .reader import is_shown
from .wire import TablePage


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
    shown = tuple(card for card in cards if card is not None and is_shown(card, apart))
    more = page_word(rows[count - 1].changed, rows[count - 1].id) if len(rows) > count else ""
    return TablePage(shown, more)
