"""Notifications in the database; each stays until its person looks at the table.

A table's row says up to which event notifications were made (``noted``). An append raises ``seq``
above it in its own transaction; so no crash loses a notification, and the first node that finds
such a table makes them. A notification has a due time for each way: ``push_due`` and ``mail_due``,
null where nothing is to be sent by that way, or it was sent.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...storage.leases import take
from ...storage.store import Statement, Store
from ...storage.stored_card import StoredCard, readable_card
from ..tournaments.asked_rows import name_for_waiting, name_of

NUDGE = "nudge"
"""The kind of a row that notes a reminder. It is never sent, and stays when the person looks at the
table. Its ``ply`` is the table's ``seq`` at the reminder, its ``told`` the key of the command."""
WALKOVER = "walkover"
"""The kind of a row that says that a round of a tournament is not played; its ``ply`` is the
round. It goes the way of "round"."""
SENT = f"('turn', 'filled', 'short', 'over', 'round', 'invited', '{WALKOVER}')"
"""The kinds of rows that are sent. A row of another kind, which a newer version has stored, is left
to nodes that know it."""
INVITATIONS = "('invited', 'unheard', 'declined', 'not-now')"
"""The kinds of rows that are invitations; see ``invitation_rows``."""
_KEY = "table_id = $1 AND user_id = $2 AND kind = $3"
PENDING_SHORT = "kind = 'short' AND (push_due IS NOT NULL OR mail_due IS NOT NULL)"


class Unnoted(NamedTuple):
    """A table with events of which no notifications were made yet."""

    table: str
    seq: int
    noted: int
    """Notifications were made up to this event."""
    card: str
    changed: float
    clock: float | None
    """When the time of the player to act is out; None: no clock runs."""


class Notification(NamedTuple):
    """A notification: one message to one person about one table, or about a tournament."""

    about: str
    """The id of the table; of a ``WALKOVER`` that of the tournament."""
    user: str
    kind: str
    ply: int
    at: float
    push_due: float | None
    mail_due: float | None
    told: str = ""
    """The ids of the browsers that have taken it, with spaces between."""
    tries: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        return self.about, self.user, self.kind

    @property
    def page(self) -> str:
        """The path of the page that it is about."""
        return f"{'tournament' if self.kind == WALKOVER else 'table'}/{self.about}"


class Seen(NamedTuple):
    """A table as it is when a notification about it is about to be sent."""

    card: StoredCard
    clock: float | None
    """When the time of the player to act is out; None: no clock runs."""
    tournament: str
    """The name of the table's tournament; '': none."""


class SeenTournament(NamedTuple):
    """A tournament whose latest round a person does not play."""

    name: str


_FIELDS = "table_id, user_id, kind, ply, at, push_due, mail_due, told, tries"
STILL = (
    "SELECT id, seq, noted, card, changed, clock_due FROM tables WHERE noted < seq"
    " AND changed <= $1 ORDER BY changed, id LIMIT $2"
)
_ROWS = f"SELECT {_FIELDS} FROM notifications WHERE kind IN {SENT}"
PUSH_DUE = f"{_ROWS} AND push_due <= $1 AND lease_until < {{clock}} ORDER BY push_due LIMIT $2"
MAIL_DUE = f"{_ROWS} AND mail_due <= $1 ORDER BY mail_due LIMIT $2"
OF_USER = f"{_ROWS} AND user_id = $1 AND mail_due <= $2 ORDER BY mail_due"
LEFT_ALONE = (
    "SELECT DISTINCT kind FROM notifications WHERE (push_due <= $1 OR mail_due <= $1)"
    f" AND kind NOT IN {SENT} ORDER BY kind"
)


async def unnoted(store: Store, before: float, most: int) -> list[Unnoted]:
    """Tables with events not yet noted, the last of them before this time; oldest first."""
    return await store.rows(Unnoted, STILL, before, most)


class Doings(NamedTuple):
    """The events at a table since notifications were made."""

    begun: bool
    """Whether the game began."""
    last: str
    """The person who caused the last event; '': a bot, or the server."""


async def doings(store: Store, found: Unnoted) -> Doings:
    """The events at this table since notifications were made."""
    sql = "SELECT 1 FROM events WHERE table_id = $1 AND seq > $2 AND body LIKE $3 LIMIT 1"
    begun = await store.read(sql, found.table, found.noted, '{"t":"started"%')
    last = await store.read(
        "SELECT command FROM events WHERE table_id = $1 AND seq > $2 AND command IS NOT NULL"
        " AND at = (SELECT at FROM events WHERE table_id = $1 AND seq = $3)"
        " ORDER BY seq DESC LIMIT 1",  # several commands may have the same time
        found.table,
        found.noted,
        found.seq,
    )
    return Doings(bool(begun), str(last[0][0]).partition(" ")[0] if last else "")


async def given(store: Store, table: str) -> dict[tuple[str, str], Notification]:
    """The notifications about a table, by person and kind."""
    rows = await store.read(f"SELECT {_FIELDS} FROM notifications WHERE table_id = $1", table)
    return {(one.user, one.kind): one for one in (Notification(*row) for row in rows)}


async def note(store: Store, found: Unnoted, fresh: Sequence[Notification]) -> bool:
    """Store these notifications and note the table's events as done, in one transaction; False
    where another node has done so."""
    statements: list[Statement] = [
        (
            "UPDATE tables SET noted = $1 WHERE id = $2 AND noted = $3",
            (found.seq, found.table, found.noted),
        )
    ]
    return await store.writes_together([*statements, *map(give, fresh)])


def give(one: Notification) -> Statement:
    """The statement that stores a notification, in place of an older one of its kind."""
    return (
        f"INSERT INTO notifications ({_FIELDS}, lease_node, lease_until)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, '', 0, '', 0)"
        " ON CONFLICT (table_id, user_id, kind) DO UPDATE SET ply = excluded.ply,"
        " at = excluded.at, push_due = excluded.push_due, mail_due = excluded.mail_due,"
        " told = '', tries = 0, lease_until = 0",
        one[:7],
    )


async def seen(store: Store, one: Notification) -> Seen | SeenTournament | None:
    """The table or the tournament of a notification as it is now; None where there is none, its
    card is damaged, or a later round is paired."""
    if one.kind == WALKOVER:
        name = await name_for_waiting(store, one.about, one.user, one.ply)
        return SeenTournament(name) if name else None
    rows = await store.read("SELECT card, clock_due FROM tables WHERE id = $1", one.about)
    if not rows:
        return None
    body, clock = rows[0]
    card = readable_card(body)
    if card is None:
        return None
    name = await name_of(store, card.tournament) if card.tournament else ""
    return Seen(card, clock, name)


# ---- sending -------------------------------------------------------------------------------------


async def push_due(store: Store, now: float, most: int) -> list[Notification]:
    """Notifications that are to be sent to browsers now, the earliest first."""
    return await store.rows(Notification, PUSH_DUE.format(clock=store.clock), now, most)


async def mail_due(store: Store, now: float, most: int) -> list[Notification]:
    """Notifications that are to be mailed now, the earliest first."""
    return await store.rows(Notification, MAIL_DUE, now, most)


async def left_alone(store: Store, before: float) -> list[str]:
    """The kinds, unknown to this version, of notifications that were to be sent before a time."""
    return await store.column(LEFT_ALONE, before)


async def mail_due_of(store: Store, user: str, now: float) -> list[Notification]:
    """Notifications to one person that are to be mailed now."""
    return await store.rows(Notification, OF_USER, user, now)


async def lease_notification(store: Store, one: Notification, node: str, seconds: float) -> bool:
    """Lease a notification in order to send it; False where another node holds it, or its person
    has looked at the table."""
    where = f"{_KEY} AND ply = $4 AND tries = $5 AND push_due <= $6"
    values = *one.key, one.ply, one.tries, one.push_due
    return await take(store, "notifications", node, seconds, where, *values)


async def sent(store: Store, one: Notification, node: str, told: str, again: float | None) -> None:
    """Note the browsers that have taken it, and when to try the others again (None: never)."""
    sql = (
        "UPDATE notifications SET told = $4, push_due = $5, tries = tries + 1, lease_until = 0"
        f" WHERE {_KEY} AND lease_node = $6 AND ply = $7"
    )
    await store.write(sql, *one.key, told, again, node, one.ply)


async def put_off(store: Store, one: Notification, until: float) -> None:
    """Send it to no browser before this time."""
    sql = f"UPDATE notifications SET push_due = $4, lease_until = 0 WHERE {_KEY}"
    await store.write(sql, *one.key, until)


async def mail_off(store: Store, one: Notification, until: float) -> None:
    """Send it in no mail before this time."""
    await store.write(f"UPDATE notifications SET mail_due = $4 WHERE {_KEY}", *one.key, until)


async def wake(store: Store, user: str, push: float, mail: float) -> None:
    """This person's pauses have changed: make waiting notifications due by these times."""
    for column, by in (("push_due", push), ("mail_due", mail)):
        sql = f"UPDATE notifications SET {column} = $2 WHERE user_id = $1 AND {column} > $2"
        await store.write(sql, user, by)


async def drop_notification(store: Store, one: Notification) -> None:
    """Delete a notification that is no longer true."""
    await store.write(f"DELETE FROM notifications WHERE {_KEY} AND ply = $4", *one.key, one.ply)


def mailed(one: Notification) -> Statement:
    """The statement that notes it as mailed; a conflict where the row has changed since."""
    return (
        f"UPDATE notifications SET mail_due = NULL WHERE {_KEY} AND mail_due = $4",
        (*one.key, one.mail_due),
    )


async def mail_later(store: Store, user: str, until: float | None) -> None:
    """Mail nothing to this person before this time; None: never mail what is due now."""
    sql = "UPDATE notifications SET mail_due = $2 WHERE user_id = $1 AND mail_due <= $3"
    await store.write(sql, user, until, store.now() if until is None else until)
