"""The tables and evenings of circles in the database.

An evening is a number. A new one begins with the first table that is opened when for ``PAUSE``
seconds none was, or when the maker says so. A table belongs to the evening in which it was opened.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...live.asked import WrittenAlong
from ...storage.store import Statement, Store
from ...storage.stored_tables import Listed
from ...table.table import Table

PAUSE = 8 * 3600.0
"""Seconds without a new table after which an evening is over."""
MOST_TABLES, MOST_EVENINGS = 200, 100
"""The most tables of an evening that are read, and the most evenings that are listed."""


class EveningTable(NamedTuple):
    """A table of a circle, with its card."""

    id: str
    card: str
    changed: float
    status: str
    at: float
    """When it was opened."""

    @property
    def listed(self) -> Listed:
        return Listed(self.id, self.card, self.changed)


_TABLES = (
    "SELECT t.id, t.card, t.changed, t.status, c.at FROM circle_tables c"
    " JOIN tables t ON t.id = c.table_id"
)


async def tables_of_evening(store: Store, circle: str, evening: int) -> list[EveningTable]:
    """The tables that were opened in an evening, the last one first."""
    sql = f"{_TABLES} WHERE c.circle = $1 AND c.evening = $2 ORDER BY c.at DESC LIMIT $3"
    return await store.rows(EveningTable, sql, circle, evening, MOST_TABLES)


async def unfinished_tables(store: Store, circle: str) -> list[EveningTable]:
    """The tables among the last of a circle that are open or at play, the last opened first."""
    sql = f"{_TABLES} WHERE c.circle = $1 ORDER BY c.at DESC, c.table_id DESC LIMIT $2"
    found = await store.rows(EveningTable, sql, circle, MOST_TABLES)
    return [one for one in found if one.status in ("open", "playing")]


async def evenings(store: Store, circle: str) -> list[tuple[int, float, int]]:
    """The evenings of a circle, the last one first: number, begin, number of tables."""
    sql = (
        "SELECT evening, MIN(at), COUNT(*) FROM circle_tables WHERE circle = $1 GROUP BY evening"
        " ORDER BY evening DESC LIMIT $2"
    )
    return await store.read(sql, circle, MOST_EVENINGS)


async def is_of(store: Store, circle: str, table: str) -> bool:
    """Whether a table was opened for this circle."""
    sql = "SELECT 1 FROM circle_tables WHERE table_id = $1 AND circle = $2"
    return await store.exists(sql, table, circle)


async def add_table(store: Store, circle: str, table: str) -> None:
    """Note a table that is about to be opened for a circle. Raises Conflict where there is no such
    circle."""
    now = store.now()
    await store.write_together(
        [
            (f"{_OPENED} WHERE id = $3", (now - PAUSE, now, circle)),
            (
                "INSERT INTO circle_tables (table_id, circle, evening, at)"
                " SELECT CAST($1 AS TEXT), id, evening, last FROM circles WHERE id = $2",
                (table, circle),
            ),
        ]
    )


_OPENED = (
    "UPDATE circles SET evening = evening + CASE WHEN last > 0 AND last < $1 THEN 1 ELSE 0 END,"
    " last = $2"
)
"""Notes that a table is opened ($2: now): a new evening begins if none was since $1."""


async def drop_table(store: Store, table: str) -> None:
    """Delete the note of a table that was not opened after all."""
    await store.write("DELETE FROM circle_tables WHERE table_id = $1", table)


async def begin_evening(store: Store, circle: str) -> None:
    """Begin a new evening, unless no table was opened in the last one."""
    await store.write(
        "UPDATE circles SET evening = evening + 1 WHERE id = $1 AND EXISTS (SELECT 1 FROM"
        " circle_tables WHERE circle = $1 AND circle_tables.evening = circles.evening)",
        circle,
    )


class Rematches(WrittenAlong):
    """A rematch of a table of a circle is a table of the circle."""

    def statements(self, before: Table, after: Table, card: str, now: float) -> Sequence[Statement]:
        if before.rematch or not after.rematch:
            return ()
        return (
            (
                f"{_OPENED} WHERE id = (SELECT circle FROM circle_tables WHERE table_id = $3)",
                (now - PAUSE, now, after.id),
            ),
            (
                "INSERT INTO circle_tables (table_id, circle, evening, at)"
                " SELECT CAST($1 AS TEXT), c.id, c.evening, c.last FROM circle_tables t"
                " JOIN circles c ON c.id = t.circle WHERE t.table_id = $2"
                " ON CONFLICT (table_id) DO NOTHING",
                (after.rematch, after.id),
            ),
        )
