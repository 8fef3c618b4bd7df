"""Owned rows: the rows of each database table that belong to a person. They are handed over in a
merge, deleted or made anonymous in a deletion, and exported with the person's data.

Every table with a column for a person stands in ``BELONGINGS``, or in ``ELSEWHERE`` with the code
that handles it; a test compares both with the schema.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

from ...storage.store import Store, Value
from .merging import (
    hand_over_entries,
    hand_over_progress,
    hand_over_role,
    keep_ties_sound,
    strike_entry_names,
)

PAGE = 200


class OwnedRow(NamedTuple):
    """The rows of one table that belong to a person, and how to treat them."""

    table: str
    key: tuple[str, ...]
    """Columns that identify a row among this person's rows; empty: a person has at most one."""
    shown: tuple[str, ...] = ()
    """Columns that are exported beside the key; empty: no row is exported (hashes, for example)."""
    owner: str = "user_id"
    goes: bool = True
    """Whether a deletion of the person deletes the row; otherwise it stays without an owner."""
    reads: bool = True
    """Whether the key is exported."""


BELONGINGS = (
    OwnedRow("passkeys", ("id",), ("name", "created", "used")),
    OwnedRow("recovery_codes", ("hash",), reads=False),
    OwnedRow("one_time_tokens", ("hash",), reads=False),
    OwnedRow("codes", ("hash",), reads=False),
    OwnedRow("devices", ("id",), ("label", "created", "seen", "gone"), reads=False),
    OwnedRow("tokens", ("hash",), ("user_id", "scope", "created"), owner="owner", reads=False),
    OwnedRow("progress", ("kind", "game", "item"), ("tries", "solved", "best", "changed")),
    OwnedRow("puzzle_skills", ("game",), ("mu", "sigma", "tries", "changed")),
    OwnedRow("deal_tries", ("day",), ("table_id", "begun", "result", "lead", "points"), goes=False),
    OwnedRow("handed_over", ("game",), ("table_id", "at")),
    OwnedRow("seeks", ("id",), ("game", "since")),
    OwnedRow("news_wishes", (), ("ways", "mail_hours")),
    OwnedRow("push_subscriptions", ("id",), ("endpoint", "created"), reads=False),
    OwnedRow("notifications", ("table_id", "kind"), ("at",)),
    OwnedRow("reviews", ("table_id",), ("asked",), goes=False),
    OwnedRow("follows", ("other",), ("since",)),
    OwnedRow("follows", ("user_id",), owner="other", reads=False),
    OwnedRow("blocks", ("other",), ("since",)),
    OwnedRow("blocks", ("user_id",), owner="other", reads=False),
    OwnedRow("ratings", ("game", "players", "pace"), ("mu", "sigma", "games", "changed")),
    OwnedRow("rating_changes", ("table_id",), ("at", "mu", "sigma", "place"), goes=False),
    OwnedRow("results", ("table_id", "seat"), ("game", "ended", "place", "points"), goes=False),
    OwnedRow("roles", (), ("role", "since")),
    OwnedRow("bans", ("id",), ("kind", "reason", "words", "begun", "until"), goes=False),
    OwnedRow("reports", ("id",), ("at", "kind", "reason", "words"), goes=False),
    OwnedRow("reports", ("id",), owner="about", goes=False, reads=False),
    OwnedRow("audit", ("id",), ("at", "act", "why"), goes=False),
    OwnedRow("audit", ("id",), owner="about", goes=False, reads=False),
    OwnedRow("quiet_hours", (), ("quiet_from", "quiet_minutes", "zone")),
    OwnedRow("vacations", ("begin",), ("until",)),
    OwnedRow("answers", ("table_id", "seat"), ("seq", "lines")),
    OwnedRow("mutes", ("other",), ("since",)),
    OwnedRow("mutes", ("user_id",), owner="other", reads=False),
    OwnedRow("chats", ("table_id", "number"), ("at", "name", "body"), goes=False),
    OwnedRow("tournaments", ("id",), ("name", "status", "created"), goes=False),
    OwnedRow(
        "tournament_players", ("tournament_id",), ("number", "name", "joined", "gone"), goes=False
    ),
)
ELSEWHERE = {
    "members": "features.accounts.merge_and_deletion, with the events of each table",
    "accounts": "hand_over and give_up, below",
    "handles": "hand_over and give_up, below",
    "departed": "what says so",
}


async def hand_over(store: Store, user: str, to: str, kept: float) -> None:
    """Hand over all rows of ``user`` to ``to``. Where both have a row with the same key, the row of
    ``to`` stays; a second handle is given up. May be repeated."""
    await hand_over_progress(store, user, to)
    await hand_over_role(store, user, to)
    await hand_over_entries(store, user, to)
    await store.write(  # of two tries at the deal of a day the earlier one counts
        "DELETE FROM deal_tries WHERE user_id = $1 AND EXISTS (SELECT 1 FROM deal_tries o"
        " WHERE o.user_id = $2 AND o.day = deal_tries.day AND o.begun < deal_tries.begun)",
        to,
        user,
    )
    await store.write(  # the more private of the two settings
        "UPDATE users SET presence = o.presence FROM users AS o WHERE users.id = $1 AND o.id = $2"
        " AND (o.presence = 'nobody' OR users.presence = 'everybody')",
        to,
        user,
    )
    for each in BELONGINGS:
        if each.table == "tournament_players":  # see hand_over_entries
            continue
        same = "".join(f" AND o.{name} = {each.table}.{name}" for name in each.key)
        await store.write(
            f"UPDATE {each.table} SET {each.owner} = $1 WHERE {each.owner} = $2 AND NOT EXISTS"
            f" (SELECT 1 FROM {each.table} AS o WHERE o.{each.owner} = $1{same})",
            to,
            user,
        )
        await store.write(f"DELETE FROM {each.table} WHERE {each.owner} = $1", user)
    await keep_ties_sound(store, to)
    rows = await store.read(
        "SELECT handle, skeleton, changed, email FROM accounts WHERE user_id = $1", user
    )
    await store.write("UPDATE handles SET user_id = $1 WHERE user_id = $2", to, user)
    if rows:
        await store.write(
            "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
            " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id) DO UPDATE SET"
            " handle = CASE WHEN accounts.handle = '' THEN excluded.handle"
            " ELSE accounts.handle END,"
            " skeleton = CASE WHEN accounts.handle = '' THEN excluded.skeleton"
            " ELSE accounts.skeleton END,"
            " changed = CASE WHEN accounts.handle = '' THEN excluded.changed"
            " ELSE accounts.changed END,"
            " email = CASE WHEN accounts.email = '' THEN excluded.email ELSE accounts.email END",
            to,
            *rows[0],
        )
    await _forget_person(store, user, kept_until=store.now() + kept, owner=to)


async def give_up(store: Store, user: str, kept: float) -> None:
    """Delete a person's rows, or leave them without an owner. Nobody else can take their handle for
    ``kept`` seconds."""
    await store.write("UPDATE chats SET name = '' WHERE user_id = $1", user)
    await strike_entry_names(store, user)
    await store.write(
        "UPDATE tournament_players SET name = '', gone = CASE WHEN gone = 0 THEN $2 ELSE gone END"
        " WHERE user_id = $1",
        user,
        store.now(),
    )
    for each in BELONGINGS:
        if each.goes:
            await store.write(f"DELETE FROM {each.table} WHERE {each.owner} = $1", user)
    await _forget_person(store, user, kept_until=store.now() + kept, owner=user)


async def _forget_person(store: Store, user: str, *, kept_until: float, owner: str) -> None:
    """Delete the rows that name a person. Handles that no account uses become free at
    ``kept_until``."""
    await store.write("DELETE FROM accounts WHERE user_id = $1", user)
    await store.write("DELETE FROM users WHERE id = $1", user)
    await store.write(
        "UPDATE handles SET until = $1 WHERE user_id = $2 AND until = 0 AND NOT EXISTS"
        " (SELECT 1 FROM accounts WHERE accounts.user_id = $2"
        " AND accounts.skeleton = handles.skeleton)",
        kept_until,
        owner,
    )


async def rows_of(store: Store, user: str, each: OwnedRow) -> AsyncIterator[dict[str, Value]]:
    """The rows of one table that are exported for this person, in the order of the key."""
    names = (*each.key, *(name for name in each.shown if name not in each.key))
    told = names if each.reads else each.shown
    if not each.shown:
        return
    order, last = ", ".join(each.key) or "1", None
    while True:
        after = "" if last is None else f" AND ({order}) > ({_places(len(each.key))})"
        rows = await store.read(
            f"SELECT {', '.join(names)} FROM {each.table} WHERE {each.owner} = $1{after}"
            f" ORDER BY {order} LIMIT {PAGE}",
            user,
            *(last or ()),
        )
        for row in rows:
            yield {name: value for name, value in zip(names, row, strict=True) if name in told}
        if len(rows) < PAGE:
            return
        last = rows[-1][: len(each.key)]


def _places(count: int) -> str:
    return ", ".join(f"${2 + k}" for k in range(count))
