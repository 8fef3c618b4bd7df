"""Whether a table's deal is public yet: the queries of the gate."""

from __future__ import annotations

from typing import NamedTuple, cast

from .store import Store


class TryRow(NamedTuple):
    """A person's try at a deal of the day."""

    table: str
    ended: float
    """When it ended; 0: not yet."""


async def closed_at(store: Store, id: str, number: int) -> float:
    """When a round was over; 0: it is not over or not paired yet."""
    rows = await store.read(
        "SELECT closed FROM tournament_rounds WHERE tournament_id = $1 AND round = $2", id, number
    )
    return cast("float", rows[0][0]) if rows else 0.0


async def try_of(store: Store, day: str, user: str) -> TryRow | None:
    """A person's try at a deal of the day; None if they have not begun. Its table may not exist
    yet."""
    rows = await store.read(
        "SELECT t.table_id, COALESCE(m.ended, 0) FROM deal_tries t LEFT JOIN members m"
        " ON m.user_id = t.user_id AND m.table_id = t.table_id WHERE t.day = $1 AND t.user_id = $2",
        day,
        user,
    )
    return TryRow(*cast("tuple[str, float]", rows[0])) if rows else None
