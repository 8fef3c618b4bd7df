"""Reviews in the database: a queue that outlives nodes, and what came of it.

A review is due while somebody waits for it and no node sees to it; times and leases go by the clock
of the database. Each person's are made one after the other, in the order in which they were asked
for.
"""

from typing import NamedTuple

from ...storage.leases import take
from ...storage.store import Store

_SEEN_TO = "SELECT 1 FROM reviews AS earlier WHERE earlier.user_id = reviews.user_id"


class StoredReview(NamedTuple):
    """A review as it stands."""

    done: int
    total: int
    ready: bool
    body: str
    error: str
    wanted: bool
    """Whether somebody waits for it."""
    begun: bool
    """Whether a node sees to it now."""
    judge: int
    rules: int


async def stored_review(store: Store, table: str) -> StoredReview | None:
    """The review of a table; None where nobody asked for one."""
    sql = (
        f"SELECT done, total, ready, body, error, wanted_until >= {store.clock},"
        f" lease_until >= {store.clock}, judge, rules FROM reviews WHERE table_id = $1"
    )
    return await store.row(StoredReview, sql, table)


async def ask_for_review(
    store: Store, table: str, user: str, judge: int, rules: int, seconds: float
) -> None:
    """Have a review made with these versions, and wait for it so long. One that was made with older
    versions is made anew; one that failed is tried again."""
    clock = store.clock
    sql = (
        "INSERT INTO reviews (table_id, user_id, asked, judge, rules, done, total, ready, body,"
        " error, wanted_until, lease_node, lease_until)"
        f" VALUES ($1, $2, {clock}, $3, $4, 0, 0, $5, '', '', {clock} + $6, '', 0)"
        " ON CONFLICT (table_id) DO UPDATE SET error = '', wanted_until = excluded.wanted_until,"
        f" user_id = CASE WHEN reviews.wanted_until < {clock} THEN excluded.user_id"
        " ELSE reviews.user_id END,"
        f" asked = CASE WHEN reviews.wanted_until < {clock} THEN excluded.asked"
        " ELSE reviews.asked END"
    )
    await store.write(sql, table, user, judge, rules, False, seconds)
    sql = (
        "UPDATE reviews SET judge = $2, rules = $3, ready = $4, body = '', done = 0, total = 0,"
        " lease_until = 0 WHERE table_id = $1 AND (judge < $2 OR rules < $3)"
    )
    await store.write(sql, table, judge, rules, False)


async def wait_for_review(store: Store, table: str, seconds: float) -> None:
    """Somebody still waits for it, for so long. Written only now and then."""
    clock = store.clock
    sql = (
        f"UPDATE reviews SET wanted_until = {clock} + $2 WHERE table_id = $1 AND ready = $3"
        f" AND wanted_until < {clock} + $2 / 2"
    )
    await store.write(sql, table, seconds, False)


async def leave_review(store: Store, table: str, user: str, seconds: float) -> None:
    """End this person's wait for a review: soon it is given up, unless somebody else waits."""
    clock = store.clock
    sql = (
        f"UPDATE reviews SET wanted_until = {clock} + $3 WHERE table_id = $1 AND user_id = $2"
        f" AND ready = $4 AND wanted_until > {clock} + $3"
    )
    await store.write(sql, table, user, seconds, False)


async def reviews_awaited_by(store: Store, user: str) -> int:
    """The number of reviews for which this person waits."""
    sql = (
        "SELECT count(*) FROM reviews WHERE user_id = $1 AND ready = $2"
        f" AND wanted_until >= {store.clock}"
    )
    return await store.first(sql, user, False)


async def reviews_due(store: Store, most: int = 100) -> list[str]:
    """The tables whose reviews somebody waits for and nobody sees to, the longest wait first."""
    sql = (
        f"SELECT table_id FROM reviews WHERE ready = $1 AND wanted_until >= {store.clock}"
        f" AND lease_until < {store.clock} AND error = '' ORDER BY asked, table_id LIMIT $2"
    )
    return await store.column(sql, False, most)


async def lease_review(store: Store, table: str, node: str, seconds: float) -> bool:
    """Take a review for so long; False where another node has it, nobody waits for it, or this
    person waits for another one that comes first."""
    clock = store.clock
    where = (
        f"table_id = $1 AND ready = $2 AND error = '' AND wanted_until >= {clock}"
        f" AND NOT EXISTS ({_SEEN_TO} AND earlier.ready = $2 AND earlier.error = ''"
        f" AND earlier.wanted_until >= {clock}"
        " AND (earlier.asked, earlier.table_id) < (reviews.asked, reviews.table_id))"
    )
    return await take(store, "reviews", node, seconds, where, table, False)


async def keep_review(
    store: Store, table: str, node: str, seconds: float, done: int, total: int, body: str
) -> bool:
    """Write down how far a review is, and keep it for so long; False where nobody waits for it any
    more, or the node has lost it."""
    clock = store.clock
    sql = (
        f"UPDATE reviews SET lease_until = {clock} + $3, done = $4, total = $5, body = $6"
        f" WHERE table_id = $1 AND lease_node = $2 AND ready = $7 AND wanted_until >= {clock}"
    )
    return await store.write(sql, table, node, seconds, done, total, body, False) == 1


async def end_review(
    store: Store, table: str, node: str, body: str = "", error: str = "", total: int = 0
) -> None:
    """A review is whole (``body``), cannot be made (``error``), or is given up (neither)."""
    sql = (
        "UPDATE reviews SET lease_until = 0, ready = $3, body = CASE WHEN $3 THEN $4 ELSE body END,"
        " error = $5, done = CASE WHEN $3 THEN $6 ELSE done END,"
        " total = CASE WHEN $3 THEN $6 ELSE total END"
        " WHERE table_id = $1 AND lease_node = $2 AND ready = $7"
    )
    await store.write(sql, table, node, bool(body), body, error, total, False)


async def forget_review(store: Store, table: str, body: str) -> None:
    """Remove a finished review, as long as this is what is stored of it."""
    sql = "DELETE FROM reviews WHERE table_id = $1 AND ready = $2 AND body = $3"
    await store.write(sql, table, True, body)
