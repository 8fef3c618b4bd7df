"""Lists of tables: the lobby, and the finished games of a person page by page."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from ...base.refusal import Refusal
from ...live.tables import Tables
from ...people.company import Company
from ...storage.stored_tables import (
    Listed,
    finished_of,
    just_over,
    public_tables,
    set_card,
    tables_of,
)
from ...views.cards import lobby_card, stored_card
from ...views.delayed import TICK
from ...views.seats import Online
from ...wire.messages import LobbyNews
from ...wire.shown import Finished, TableCard
from ..school.progress import Learnt

MOST = 50
"""Games on a page."""
BEFORE = r"^([0-9]+(\.[0-9]+)?~[0-9A-Za-z_-]*)?$"
"""The form of a page's word for the next one (a regular expression); '': the first page."""
LAST = 5
"""At most so many of a person's finished games are in the lobby."""


async def lobby(
    tables: Tables, user: str | None, online: Online, apart: frozenset[str]
) -> list[TableCard]:
    """The public tables and, for a person, their own, the last one changed first; but none that
    waits for people where somebody sits from whom the reader keeps ``apart``."""
    listed = await public_tables(tables.store)
    listed += await just_over(tables.store, tables.store.now() - 2 * TICK)
    if user:
        listed += await tables_of(tables.store, user)
        listed += await finished_of(tables.store, user, LAST)
    unique = {row.id: row for row in listed}
    cards = [await _listed(tables, row, user, online) for row in unique.values()]
    shown = [card for card in cards if card is not None and not _hidden(card, apart)]
    return sorted(shown, key=lambda card: -card.changed)


def _hidden(card: TableCard, apart: frozenset[str]) -> bool:
    if card.status == "over" and not card.you:
        return True
    if not apart or card.status != "open" or card.you:
        return False
    return any(seat.user in apart for seat in card.seats)


async def hall(tables: Tables, company: Company, user: str | None) -> LobbyNews:
    """The lobby, and whether the reader is new here; it is asked only of who has no table."""
    ties = await company.know(user)
    cards = await lobby(tables, user, company.seen_by(user), ties.apart)
    played = any(card.you for card in cards)
    newcomer = not played and not (user and await Learnt(tables.store).has_finished_a_lesson(user))
    return LobbyNews(tuple(cards), newcomer, bool(ties.follows))


async def _listed(
    tables: Tables, row: Listed, user: str | None, online: Online
) -> TableCard | None:
    """The card of a table; None where neither the stored one nor the table itself can be read."""
    now = tables.store.now()
    try:
        card = lobby_card(row.id, row.card, row.changed, user, online, now)
    except msgspec.DecodeError:  # it was damaged: make it anew
        try:
            table = (await tables.open(row.id)).table
        except Refusal:
            return None
        told = stored_card(table)
        await set_card(tables.store, row.id, table.seq, told)
        card = lobby_card(row.id, told, row.changed, user, online, now)
    found = tables.known(row.id)
    closed = found is not None and found.closed is not None
    return msgspec.structs.replace(card, unreadable=True, your_turn=False) if closed else card


async def finished(tables: Tables, user: str, before: str, count: int, online: Online) -> Finished:
    """So many games from ``before`` on, which is the last page's word for it. Raises Refusal."""
    count = min(max(1, count), MOST)
    rows = await finished_of(tables.store, user, count + 1, place_of(before))
    page = await page_of(tables, rows, user, count, online)
    return Finished(tuple(card for card in page.games if card.you), page.before)


async def page_of(
    tables: Tables, rows: Sequence[Listed], user: str | None, count: int, online: Online
) -> Finished:
    """The first ``count`` of these finished games as this reader may see them, each table once."""
    shown = rows[:count]
    unique = {row.id: row for row in shown}.values()
    found = [await _card(tables, row, user, online) for row in unique]
    more = f"{shown[-1].changed!r}~{shown[-1].id}" if len(rows) > count else ""
    return Finished(tuple(card for card in found if card is not None), more)


def place_of(before: str) -> tuple[float, str]:
    """The place that a page's word for the next one names. Raises Refusal."""
    if not before.strip():
        return math.inf, ""
    at, _, table = before.strip().partition("~")
    try:
        return float(at), table
    except ValueError:
        raise Refusal("malformed", "before: what the last answer said") from None


async def _card(tables: Tables, row: Listed, user: str | None, online: Online) -> TableCard | None:
    """Rows of an older program do not say how the game ended: that is worked out once."""
    card = await _listed(tables, row, user, online)
    if (
        card is None
        or card.unreadable
        or card.outcome is not None
        or not tables.games.is_ready(card.game)
    ):
        return card
    try:
        table = (await tables.open(row.id)).table
    except Refusal:  # its rules are gone, or it cannot be read
        return await _listed(tables, row, user, online)
    told = stored_card(table)
    await set_card(tables.store, row.id, table.seq, told)
    return lobby_card(row.id, told, row.changed, user, online, tables.store.now())
