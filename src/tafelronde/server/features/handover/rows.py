"""The games that people have handed over, in the database."""

import contextlib

from ...storage.store import Conflict, Store


async def table_of(store: Store, user: str, game: str) -> str:
    """The id of the table for this game of a person; '': they have not handed it over."""
    sql = "SELECT table_id FROM handed_over WHERE user_id = $1 AND game = $2"
    return await store.first(sql, user, game, default="")


async def times_since(store: Store, user: str, since: float) -> list[float]:
    """When this person handed over games since then, the earliest first."""
    sql = "SELECT at FROM handed_over WHERE user_id = $1 AND at > $2 ORDER BY at"
    return await store.column(sql, user, since)


async def keep(
    store: Store, user: str, game: str, table: str, at: float, *, since: float, most: int
) -> str:
    """Note the table that is to be made of a game; the id of the one that was noted first. '' where
    this person has noted ``most`` games since then: however many come at once, no more are noted,
    because all of them wait for the person's row."""
    row = (
        "INSERT INTO handed_over (user_id, game, table_id, at)"
        " SELECT $1, $2, $3, CAST($4 AS double precision) WHERE"
        " (SELECT count(*) FROM handed_over WHERE user_id = $1 AND at > $5) < $6"
    )
    lock = ("UPDATE users SET name = name WHERE id = $1", (user,))
    with contextlib.suppress(Conflict):
        await store.write_together([lock, (row, (user, game, table, at, since, most))])
    return await table_of(store, user, game)
