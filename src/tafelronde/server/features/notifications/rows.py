"""Notices in the database: what people are told of a table, until they look at it.

Every append leaves a table with more events than were ``noted``, in the same transaction; so no
crash loses what is to be told, and whichever node is first works it out. A notice is a row with the
times at which it is due by each way; null where nothing is (or no longer) to be sent by that way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from ...storage.leases import take
from ...storage.store import Conflict, Statement, Store
from ...storage.stored_card import StoredCard, readable_card

NUDGE = "nudge"
"""The kind of the row that notes that somebody was reminded: nothing is ever sent of it, and who
looks at the table was reminded all the same. Its ``ply`` is the table's ``seq`` at which it was,
``told`` the command that did."""
_KEY = "table_id = $1 AND user_id = $2 AND kind = $3"
PENDING_SHORT = "kind = 'short' AND (push_due IS NOT NULL OR mail_due IS NOT NULL)"


class Unnoted(NamedTuple):
    """A table where something happened."""

    table: str
    seq: int
    noted: int
    """Up to this event people have been given notice."""
    card: str
    changed: float
    clock: float | None
    """When somebody's time will be out; None: no clock runs."""


class Notice(NamedTuple):
    """What somebody is to be told of a table, once."""

    table: str
    user: str
    kind: str
    ply: int
    at: float
    push_due: float | None
    mail_due: float | None
    told: str = ""
    """The browsers that have taken it, by their ids with spaces between."""
    tries: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        return self.table, self.user, self.kind


class Seen(NamedTuple):
    """A table as it is when somebody is about to be told of it."""

    card: StoredCard
    clock: float | None
    """When somebody's time will be out; None: no clock runs."""
    tournament: str
    """The name of the tournament of which it is a table; '': of none."""


_FIELDS = "table_id, user_id, kind, ply, at, push_due, mail_due, told, tries"
STILL = (
    "SELECT id, seq, noted, card, changed, clock_due FROM tables WHERE noted < seq"
    " AND changed <= $1 ORDER BY changed, id LIMIT $2"
)
PUSH_DUE = (
    f"SELECT {_FIELDS} FROM notices WHERE push_due <= $1 AND lease_until < {{clock}}"
    " ORDER BY push_due LIMIT $2"
)
MAIL_DUE = f"SELECT {_FIELDS} FROM notices WHERE mail_due <= $1 ORDER BY mail_due LIMIT $2"
OF_USER = f"SELECT {_FIELDS} FROM notices WHERE user_id = $1 AND mail_due <= $2 ORDER BY mail_due"


async def unnoted(store: Store, before: float, most: int) -> list[Unnoted]:
    """Tables where something happened and nothing since ``before``, the longest ago first."""
    rows = await store.read(STILL, before, most)
    return [Unnoted(*cast("tuple[str, int, int, str, float, float | None]", row)) for row in rows]


class Doings(NamedTuple):
    """What happened at a table since notice was given."""

    begun: bool
    """The game began."""
    last: str
    """Who did the last of it; '': a bot, or the server."""


async def doings(store: Store, found: Unnoted) -> Doings:
    """What happened at this table since notice was given."""
    begun = await store.read(
        "SELECT 1 FROM events WHERE table_id = $1 AND seq > $2 AND body LIKE $3 LIMIT 1",
        found.table,
        found.noted,
        '{"t":"started"%',
    )
    last = await store.read(
        "SELECT command FROM events WHERE table_id = $1 AND seq > $2 AND command IS NOT NULL"
        " AND at = (SELECT at FROM events WHERE table_id = $1 AND seq = $3)"
        " ORDER BY seq DESC LIMIT 1",  # others may have done something at that moment, too
        found.table,
        found.noted,
        found.seq,
    )
    return Doings(bool(begun), str(last[0][0]).partition(" ")[0] if last else "")


async def given(store: Store, table: str) -> dict[tuple[str, str], Notice]:
    """The notices of a table, by person and kind."""
    rows = await store.read(f"SELECT {_FIELDS} FROM notices WHERE table_id = $1", table)
    return {(one.user, one.kind): one for one in map(_notice, rows)}


async def note(store: Store, found: Unnoted, fresh: Sequence[Notice]) -> bool:
    """Give these notices, and note that all that happened there is seen to; False where another
    node has done so."""
    statements: list[Statement] = [
        (
            "UPDATE tables SET noted = $1 WHERE id = $2 AND noted = $3",
            (found.seq, found.table, found.noted),
        )
    ]
    try:
        await store.write_together([*statements, *map(give, fresh)])
    except Conflict:
        return False
    return True


def give(one: Notice) -> Statement:
    """What gives a notice; one that was given before is given anew."""
    return (
        f"INSERT INTO notices ({_FIELDS}, lease_node, lease_until)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, '', 0, '', 0)"
        " ON CONFLICT (table_id, user_id, kind) DO UPDATE SET ply = excluded.ply,"
        " at = excluded.at, push_due = excluded.push_due, mail_due = excluded.mail_due,"
        " told = '', tries = 0, lease_until = 0",
        one[:7],
    )


async def seen(store: Store, table: str) -> Seen | None:
    """This table as it is now; None where it is gone, or its card is damaged."""
    rows = await store.read("SELECT card, clock_due FROM tables WHERE id = $1", table)
    if not rows:
        return None
    body, clock = cast("tuple[str, float | None]", rows[0])
    card = readable_card(body)
    if card is None:
        return None
    names = [("",)]
    if card.tournament:
        sql = "SELECT name FROM tournaments WHERE id = $1"
        names = cast("list[tuple[str]]", await store.read(sql, card.tournament)) or names
    return Seen(card, clock, *names[0])


# ---- sending -------------------------------------------------------------------------------------


async def push_due(store: Store, now: float, most: int) -> list[Notice]:
    """Notices that are to be sent to browsers now, the first ones first."""
    rows = await store.read(PUSH_DUE.format(clock=store.clock), now, most)
    return [_notice(row) for row in rows]


async def mail_due(store: Store, now: float, most: int) -> list[Notice]:
    """Notices that are to be mailed now, the first ones first."""
    return [_notice(row) for row in await store.read(MAIL_DUE, now, most)]


async def mail_due_of(store: Store, user: str, now: float) -> list[Notice]:
    """Those of one person."""
    return [_notice(row) for row in await store.read(OF_USER, user, now)]


async def lease_notice(store: Store, one: Notice, node: str, seconds: float) -> bool:
    """Take a notice to send it; False where another node has it, or it has been looked at."""
    where = f"{_KEY} AND ply = $4 AND tries = $5 AND push_due <= $6"
    values = *one.key, one.ply, one.tries, one.push_due
    return await take(store, "notices", node, seconds, where, *values)


async def sent(store: Store, one: Notice, node: str, told: str, again: float | None) -> None:
    """Note which browsers have taken it, and when to try the others again; None: it is done."""
    await store.write(
        "UPDATE notices SET told = $4, push_due = $5, tries = tries + 1, lease_until = 0"
        f" WHERE {_KEY} AND lease_node = $6 AND ply = $7",
        *one.key,
        told,
        again,
        node,
        one.ply,
    )


async def put_off(store: Store, one: Notice, until: float) -> None:
    """Do not push it before this time."""
    await store.write(
        f"UPDATE notices SET push_due = $4, lease_until = 0 WHERE {_KEY}", *one.key, until
    )


async def mail_off(store: Store, one: Notice, until: float) -> None:
    """Do not mail it before this time."""
    await store.write(f"UPDATE notices SET mail_due = $4 WHERE {_KEY}", *one.key, until)


async def wake(store: Store, user: str, push: float, mail: float) -> None:
    """This person rests no more, or otherwise: what waits is looked at by these times."""
    for column, by in (("push_due", push), ("mail_due", mail)):
        await store.write(
            f"UPDATE notices SET {column} = $2 WHERE user_id = $1 AND {column} > $2", user, by
        )


async def drop_notice(store: Store, one: Notice) -> None:
    """It is not true any more."""
    await store.write(f"DELETE FROM notices WHERE {_KEY} AND ply = $4", *one.key, one.ply)


def mailed(one: Notice) -> Statement:
    """What notes that it stands in a mail."""
    return (
        f"UPDATE notices SET mail_due = NULL WHERE {_KEY} AND mail_due = $4",
        (*one.key, one.mail_due),
    )


async def mail_later(store: Store, user: str, until: float | None) -> None:
    """Mail nothing to this person before this time; None: not at all what waits now."""
    await store.write(
        "UPDATE notices SET mail_due = $2 WHERE user_id = $1 AND mail_due <= $3",
        user,
        until,
        store.now() if until is None else until,
    )


# ---- looking -------------------------------------------------------------------------------------


async def looked(store: Store, user: str, table: str) -> None:
    """This person has opened the table, and knows how it stands. That their time will run short is
    still to be told when it does."""
    await store.write(
        f"DELETE FROM notices WHERE table_id = $1 AND user_id = $2 AND kind <> '{NUDGE}'"
        f" AND NOT ({PENDING_SHORT})",
        table,
        user,
    )


async def looks(store: Store, user: str, table: str, seconds: float, long: float) -> None:
    """This person has the table before them: what they are to be told waits so many seconds, and
    after ``long`` seconds they know it."""
    now = store.now()
    await store.write(
        "DELETE FROM notices WHERE table_id = $1 AND user_id = $2 AND at < $3"
        f" AND kind NOT IN ('short', '{NUDGE}')",
        table,
        user,
        now - long,
    )
    for column in ("push_due", "mail_due"):
        await store.write(
            f"UPDATE notices SET {column} = $3 WHERE table_id = $1 AND user_id = $2"
            f" AND {column} <= $4",
            table,
            user,
            now + seconds,
            now,
        )


async def count_told(store: Store, user: str) -> int:
    """At how many tables somebody has not looked of which they have notice."""
    rows = await store.read(
        f"SELECT count(DISTINCT table_id) FROM notices WHERE user_id = $1 AND kind <> '{NUDGE}'",
        user,
    )
    return int(str(rows[0][0]))


async def forget_old(store: Store, before: float) -> None:
    """Forget what nobody has looked at for so long."""
    await store.write("DELETE FROM notices WHERE at < $1", before)


def _notice(row: tuple[object, ...]) -> Notice:
    return Notice(*cast("tuple[str, str, str, int, float, float | None, float | None]", row))
