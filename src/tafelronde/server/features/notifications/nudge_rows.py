"""Reminders in the database. A row of ``notifications`` that is never sent notes each reminder, so
that a player is reminded once of each decision."""

from __future__ import annotations

from typing import NamedTuple

from ...storage.store import Conflict, Store
from .rows import NUDGE, Notification, give


class Nudge(NamedTuple):
    """A player reminds the player to act."""

    table: str
    seq: int
    of: str
    """The player to act."""
    noted_of: str
    """The person under whom the reminder is noted: the player to act; or the sender, where the
    player to act has muted or blocked them."""
    command: str
    """The key of the command, so that a resent command is recognized."""


async def nudge(store: Store, what: Nudge, given: Notification | None) -> bool:
    """Note a reminder and store its notification in one transaction; False where one was noted
    before, or something has happened at the table since."""
    note = (
        "INSERT INTO notifications (table_id, user_id, kind, ply, at, push_due, mail_due, told,"
        " tries, lease_node, lease_until)"
        f" SELECT id, CAST($2 AS TEXT), '{NUDGE}', seq, CAST($4 AS DOUBLE PRECISION), NULL, NULL,"
        " CAST($5 AS TEXT), 0, '', 0 FROM tables WHERE id = $1 AND seq = $3 AND NOT EXISTS"
        f" (SELECT 1 FROM notifications WHERE table_id = $1 AND user_id = $6 AND kind = '{NUDGE}'"
        " AND ply = $3)"
        " ON CONFLICT (table_id, user_id, kind) DO UPDATE SET ply = excluded.ply,"
        " at = excluded.at, told = excluded.told WHERE notifications.ply < excluded.ply",
        (what.table, what.noted_of, what.seq, store.now(), what.command, what.of),
    )
    try:
        await store.write_together([note, *([] if given is None else [give(given)])])
    except Conflict:
        return False
    return True


async def was_nudged(store: Store, table: str, command: str) -> bool:
    """Whether this command was carried out before."""
    sql = f"SELECT 1 FROM notifications WHERE table_id = $1 AND kind = '{NUDGE}' AND told = $2"
    return bool(await store.read(sql, table, command))
