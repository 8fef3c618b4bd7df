"""Notifications in the database when people look: at a table, or at how many there are."""

from ...storage.store import Store
from .rows import PENDING_SHORT, SENT

_TOLD = f"kind IN {SENT} AND kind <> 'invited'"
"""The rows that go when the person looks at the table."""


async def looked(store: Store, user: str, table: str, at: float) -> None:
    """This person opened the table, or the page of the tournament, at this time: delete their
    notifications about it. One for when their time runs short stays until then; so does what was
    made later, which they have not seen: a busy database notes a look late."""
    some = "SELECT 1 FROM notifications WHERE table_id = $1 AND user_id = $2 LIMIT 1"
    if not await store.exists(some, table, user):
        return
    sql = (
        f"DELETE FROM notifications WHERE table_id = $1 AND user_id = $2 AND {_TOLD}"
        f" AND at <= $3 AND NOT ({PENDING_SHORT})"
    )
    await store.write(sql, table, user, at)
    sql = (
        "UPDATE notifications SET push_due = NULL, mail_due = NULL WHERE table_id = $1"
        " AND user_id = $2 AND kind = 'invited' AND at <= $3"
    )
    await store.write(sql, table, user, at)


async def looks(store: Store, user: str, table: str, seconds: float, long: float) -> None:
    """This person has the table on their screen: put their notifications off by ``seconds``, and
    delete notifications older than ``long`` seconds."""
    now = store.now()
    sql = (
        "DELETE FROM notifications WHERE table_id = $1 AND user_id = $2 AND at < $3"
        f" AND {_TOLD} AND kind <> 'short'"
    )
    await store.write(sql, table, user, now - long)
    for column in ("push_due", "mail_due"):
        sql = (
            f"UPDATE notifications SET {column} = $3 WHERE table_id = $1 AND user_id = $2"
            f" AND {column} <= $4 AND kind IN {SENT}"
        )
        await store.write(sql, table, user, now + seconds, now)


async def count_told(store: Store, user: str) -> int:
    """The number of tables about which this person has notifications."""
    return await store.first(
        f"SELECT count(DISTINCT table_id) FROM notifications WHERE user_id = $1 AND kind IN {SENT}",
        user,
    )


async def forget_old(store: Store, before: float) -> None:
    """Delete notifications that are older than this time."""
    await store.write("DELETE FROM notifications WHERE at < $1", before)
