"""Running games that keep people from seeking a live game."""

from collections.abc import AsyncIterator

from ...live.by_the_clock import readable, sits
from ...live.tables import Tables
from .rows import playing_since


async def begun_while_looking(tables: Tables) -> AsyncIterator[str]:
    """People who have begun a live game with others since they began to seek one; their ids."""
    for user, table_id, since in await playing_since(tables.store):
        table = await readable(tables, table_id)
        if table is None or table.started <= since or not sits(table, user):
            continue
        days = table.time is not None and table.time.kind == "days"
        if not days and len({place.user for place in table.places if place.user}) > 1:
            yield user
