"""Invitations in the database: rows of ``notifications`` about an open table.

The row of the invited person is ``invited`` until they answer; then it is ``declined`` or
``not-now``. Where they do not hear of it, since they have muted the host or have enough of
invitations, it is ``unheard``. A row ``inviting`` of the host says that they invite at this table.

A row of ``challenges`` marks a table that is there for a challenge alone; it says when to look
whether that still stands.
"""

from typing import Literal, NamedTuple

from ...storage.store import Store
from .rows import INVITATIONS, Notification, give

State = Literal["invited", "unheard", "declined", "not-now"]
INVITING = "inviting"


class Invitation(NamedTuple):
    """An invitation to a table."""

    table: str
    user: str
    """The invited person."""
    state: State
    at: float


_ROWS = "SELECT table_id, user_id, kind, at FROM notifications"
_WAITS = "kind IN ('invited', 'unheard')"
_WITHDRAW = f"DELETE FROM notifications WHERE table_id = $1 AND user_id = $2 AND {_WAITS}"


async def invitations_to(store: Store, user: str, since: float) -> list[Invitation]:
    """The invitations of a person since this time, the latest first."""
    sql = (
        f"{_ROWS} WHERE user_id = $1 AND at > $2 AND kind IN {INVITATIONS}"
        " ORDER BY at DESC, table_id LIMIT 200"
    )
    return await store.rows(Invitation, sql, user, since)


async def invited_to(store: Store, table: str) -> list[Invitation]:
    """The people who were invited to a table, in the order of the invitations."""
    sql = f"{_ROWS} WHERE table_id = $1 AND kind IN {INVITATIONS} ORDER BY at, user_id"
    return await store.rows(Invitation, sql, table)


async def tables_inviting(store: Store, user: str, since: float) -> int:
    """The number of tables to which a person has invited others since this time."""
    sql = (
        f"SELECT count(*) FROM notifications WHERE user_id = $1 AND at > $2 AND kind = '{INVITING}'"
    )
    return await store.first(sql, user, since)


async def invite(store: Store, host: str, given: Notification) -> None:
    """Note an invitation of the host's, in one transaction with that they invite."""
    inviting = Notification(given.about, host, INVITING, 0, given.at, None, None)
    await store.write_together([give(inviting), give(given)])


async def answer(store: Store, one: Invitation, state: State) -> bool:
    """Note the answer to an invitation; False where it is answered or withdrawn already."""
    sql = (
        "UPDATE notifications SET kind = $3, push_due = NULL, mail_due = NULL"
        " WHERE table_id = $1 AND user_id = $2 AND kind = 'invited'"
    )
    changed = await store.write(sql, one.table, one.user, state)
    return changed == 1


async def withdraw(store: Store, table: str, user: str) -> None:
    """Delete an invitation that was not answered."""
    await store.write(_WITHDRAW, table, user)


async def meet(store: Store, own: Invitation, other: Invitation) -> bool:
    """Take up ``other`` in place of one's own invitation to its host; False where one of the two
    stands no more. Of two people who do so at once, one does."""
    both = sorted((own, other))
    return await store.writes_together([(_WITHDRAW, (one.table, one.user)) for one in both])


# ---- tables of challenges ------------------------------------------------------------------------


async def mark_challenge(store: Store, table: str, until: float) -> None:
    """Note that a table is there for a challenge alone, and when to look at it."""
    sql = (
        "INSERT INTO challenges (table_id, until) VALUES ($1, $2)"
        " ON CONFLICT (table_id) DO UPDATE SET until = excluded.until"
    )
    await store.write(sql, table, until)


async def look_at_challenge(store: Store, table: str, until: float) -> bool:
    """Note when to look at the table of a challenge; False where it is none."""
    sql = "UPDATE challenges SET until = $2 WHERE table_id = $1"
    return await store.write(sql, table, until) == 1


async def challenges_due(store: Store, now: float, most: int) -> list[str]:
    """The tables of challenges at which to look now, the earliest first."""
    sql = "SELECT table_id FROM challenges WHERE until <= $1 ORDER BY until, table_id LIMIT $2"
    return await store.column(sql, now, most)


async def drop_challenge(store: Store, table: str) -> bool:
    """Delete the mark of a table; False where another node has."""
    return await store.write("DELETE FROM challenges WHERE table_id = $1", table) == 1


async def look_at_challenges_of(store: Store, user: str) -> None:
    """Have all tables looked at where a person has challenged or is challenged."""
    await store.write(
        "UPDATE challenges SET until = 0 WHERE table_id IN (SELECT table_id FROM notifications"
        f" WHERE user_id = $1 AND (kind = '{INVITING}' OR {_WAITS}))",
        user,
    )


async def challenged(store: Store, most: int) -> list[tuple[str, str]]:
    """The challenges that wait for an answer: tables, and whom they wait for."""
    sql = (
        "SELECT c.table_id, n.user_id FROM challenges c JOIN notifications n"
        f" ON n.table_id = c.table_id AND n.{_WAITS} WHERE c.until > 0 ORDER BY c.until LIMIT $1"
    )
    return await store.read(sql, most)
