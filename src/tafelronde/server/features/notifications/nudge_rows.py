"""Reminders in the database. Rows of ``notifications`` that are never sent note them, so that a
player is reminded once of each decision.

The row of the player to act says that somebody has asked for a reminder: all answers follow from it
alone. Where nobody has been told, since the sender is muted or blocked, a row of the sender says
so; it goes when another player's reminder, which is refused as the second one, reaches them."""

from typing import NamedTuple

from ...storage.store import Statement, Store
from .rows import NUDGE, Notification, give

_STILL = "EXISTS (SELECT 1 FROM tables WHERE id = $1 AND seq = $2)"


class Nudge(NamedTuple):
    """A player reminds the player to act."""

    table: str
    seq: int
    of: str
    """The player to act."""
    by: str
    """The sender."""
    command: str
    """The key of the command, so that a resent command is recognized."""


async def nudge(store: Store, what: Nudge, given: Notification | None) -> bool:
    """Note a reminder and store its notification in one transaction; False where one was noted
    before, or something has happened at the table since."""
    fresh = [] if given is None else [give(given)]
    return await store.writes_together([_note(store, what, what.of), *fresh])


async def swallow(store: Store, what: Nudge) -> bool:
    """Note a reminder that reaches nobody; False where ``nudge`` would say so."""
    return await store.writes_together([_note(store, what, what.of), _note(store, what, what.by)])


async def owed(store: Store, what: Nudge) -> str:
    """The sender of a reminder of this decision that has reached nobody; '': there is none."""
    sql = (
        f"SELECT user_id FROM notifications WHERE table_id = $1 AND kind = '{NUDGE}' AND ply = $2"
        f" AND user_id <> $3 AND {_STILL}"
    )
    return await store.first(sql, what.table, what.seq, what.of, default="")


async def make_good(store: Store, what: Nudge, sender: str, given: Notification | None) -> bool:
    """Store the notification in place of the reminder of ``sender`` that has reached nobody; False
    where another one did so, or something has happened at the table since."""
    gone = (
        "DELETE FROM notifications WHERE table_id = $1 AND user_id = $2"
        f" AND kind = '{NUDGE}' AND ply = $3 AND {_STILL.replace('$2', '$3')}",
        (what.table, sender, what.seq),
    )
    return await store.writes_together([gone, *([] if given is None else [give(given)])])


def _note(store: Store, what: Nudge, of: str) -> Statement:
    return (
        "INSERT INTO notifications (table_id, user_id, kind, ply, at, push_due, mail_due, told,"
        " tries, lease_node, lease_until)"
        f" SELECT id, CAST($2 AS TEXT), '{NUDGE}', seq, CAST($4 AS DOUBLE PRECISION), NULL, NULL,"
        " CAST($5 AS TEXT), 0, '', 0 FROM tables WHERE id = $1 AND seq = $3"
        " ON CONFLICT (table_id, user_id, kind) DO UPDATE SET ply = excluded.ply,"
        " at = excluded.at, told = excluded.told WHERE notifications.ply < excluded.ply",
        (what.table, of, what.seq, store.now(), what.command),
    )


async def was_nudged(store: Store, table: str, command: str) -> bool:
    """Whether this command was carried out before."""
    sql = f"SELECT 1 FROM notifications WHERE table_id = $1 AND kind = '{NUDGE}' AND told = $2"
    return bool(await store.read(sql, table, command))
