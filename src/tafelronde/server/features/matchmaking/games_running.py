"""Running games that keep people from seeking a live game."""

from __future__ import annotations

from collections.abc import AsyncIterator

from ...base.refusal import Refusal
from ...live.tables import Tables
from ...table.table import Table
from .rows import playing_since


async def plays_by_the_clock(tables: Tables, user: str) -> bool:
    """Whether this person plays a game with a live clock now."""
    rows = await tables.store.read(
        "SELECT t.id FROM members m JOIN tables t ON t.id = m.table_id WHERE m.user_id = $1"
        " AND m.ended = 0 AND t.status = 'playing' ORDER BY t.changed DESC LIMIT 50",
        user,
    )
    for (table_id,) in rows:
        table = await _read(tables, str(table_id))
        if table is None or table.time is None or table.time.kind != "live":
            continue
        if _sits(table, user):
            return True
    return False


async def begun_while_looking(tables: Tables) -> AsyncIterator[str]:
    """People who have begun a live game with others since they began to seek one; their ids."""
    for user, table_id, since in await playing_since(tables.store):
        table = await _read(tables, table_id)
        if table is None or table.started <= since or not _sits(table, user):
            continue
        days = table.time is not None and table.time.kind == "days"
        if not days and len({place.user for place in table.places if place.user}) > 1:
            yield user


async def _read(tables: Tables, table: str) -> Table | None:
    """The table; None where this node cannot read it."""
    try:
        return (await tables.open(table)).table
    except Refusal:
        return None


def _sits(table: Table, user: str) -> bool:
    """Whether this person still plays there, rather than a bot for them."""
    return any(
        seat not in table.resigned and not table.places[seat].level for seat in table.seats_of(user)
    )
