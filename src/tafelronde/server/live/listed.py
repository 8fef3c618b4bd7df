"""Cards of tables for lists, and the finished games of a person page by page."""

from collections.abc import Sequence

import msgspec

from ..base.refusal import Refusal
from ..storage.page import MOST, cut_page, page_key
from ..storage.stored_card import readable_card
from ..storage.stored_tables import Listed, finished_of, set_card
from ..views.cards import lobby_card, stored_card
from ..views.seats import Online
from ..wire.shown import Finished, TableCard
from .tables import Tables


def card_at_hand(tables: Tables, row: Listed, user: str | None, online: Online) -> TableCard:
    """The card of a table as a reader may see it now. Raises msgspec.DecodeError where the stored
    one is damaged."""
    card = lobby_card(row.id, row.card, row.changed, user, online, tables.store.now())
    if is_closed(tables, row.id):
        card = msgspec.structs.replace(card, unreadable=True, your_turn=False)
    return card


def is_closed(tables: Tables, table: str) -> bool:
    """Whether this node found that it cannot read the table."""
    found = tables.known(table)
    return found is not None and found.closed is not None


def is_shown(card: TableCard, apart: frozenset[str]) -> bool:
    """Whether a reader who keeps ``apart`` from these people is shown this table among those
    that are open or played at."""
    if card.you:
        return True
    if card.status == "over":
        return False
    return card.status != "open" or not any(seat.user in apart for seat in card.seats)


async def mended(tables: Tables, row: Listed) -> Listed | None:
    """The row with a card that can be read, made anew where the stored one is damaged; None where
    the table itself cannot be read."""
    if readable_card(row.card) is not None:
        return row
    try:
        table = (await tables.open(row.id)).table
    except Refusal:
        return None
    card = stored_card(table)
    await set_card(tables.store, row.id, table.seq, card)
    return row._replace(card=card)


async def card_of(
    tables: Tables, row: Listed, user: str | None, online: Online
) -> TableCard | None:
    """The card of a table; None where neither the stored one nor the table itself can be read."""
    try:
        return card_at_hand(tables, row, user, online)
    except msgspec.DecodeError:
        good = await mended(tables, row)
        return None if good is None else card_at_hand(tables, good, user, online)


async def finished(tables: Tables, user: str, before: str, count: int, online: Online) -> Finished:
    """A page of ``count`` games that begins at ``before``, the page word of the page before. Raises
    Refusal."""
    count = min(max(1, count), MOST)
    rows = await finished_of(tables.store, user, count + 1, page_key(before))
    page = await page_of(tables, rows, user, count, online)
    return Finished(tuple(card for card in page.games if card.you), page.before)


async def page_of(
    tables: Tables, rows: Sequence[Listed], user: str | None, count: int, online: Online
) -> Finished:
    """The first ``count`` of these finished games as this reader may see them, each table once."""
    shown, more = cut_page(rows, count, lambda row: (row.changed, row.id))
    unique = {row.id: row for row in shown}.values()
    found = [await card_of(tables, row, user, online) for row in unique]
    return Finished(tuple(card for card in found if card is not None), more)
