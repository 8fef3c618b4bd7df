"""Lists of people that somebody keeps: whom they follow, block, and do not want to hear.

Following is a list of one's own: nobody is told that they are followed. Blocking counts both ways,
whoever asked for it: two people who are not paired, do not hear each other, and do not see each
other here; games that run go on. What the muted say a client leaves out; it is kept here, so that
it holds on all devices.
"""

from __future__ import annotations

from typing import Literal

from ..base.refusal import Refusal
from ..storage.store import Store

Tie = Literal["follows", "blocks", "mutes"]
"""A list, by the table in which it is."""
FOLLOWED, BLOCKED, MUTED = 200, 500, 500
"""People on one person's lists."""
MOST: dict[Tie, int] = {"follows": FOLLOWED, "blocks": BLOCKED, "mutes": MUTED}


async def tie(store: Store, kind: Tie, user: str, other: str) -> None:
    """Put the other one on this person's list. Who is blocked is no longer followed; whom the
    other follows is their own list: it does not tell that they were blocked. Raises Refusal."""
    found = await store.read(f"SELECT COUNT(*) FROM {kind} WHERE user_id = $1", user)
    if int(str(found[0][0])) >= MOST[kind]:
        raise Refusal("too-many", f"at most {MOST[kind]} people are on this list")
    await store.write(
        f"INSERT INTO {kind} (user_id, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        user,
        other,
        store.now(),
    )
    if kind == "blocks":
        await untie(store, "follows", user, other)


async def untie(store: Store, kind: Tie, user: str, other: str) -> None:
    """Take the other one off this person's list."""
    await store.write(f"DELETE FROM {kind} WHERE user_id = $1 AND other = $2", user, other)


async def tied(store: Store, kind: Tie, user: str) -> list[tuple[str, str]]:
    """Who is on this person's list: ids and names, the last one first. Who has left is still
    blocked, without a name."""
    rows = await store.read(
        f"SELECT t.other, COALESCE(u.name, '') FROM {kind} t LEFT JOIN users u ON u.id = t.other"
        " WHERE t.user_id = $1 ORDER BY t.since DESC, t.other LIMIT $2",
        user,
        MOST[kind],
    )
    return [(str(other), str(name)) for other, name in rows if name or kind == "blocks"]
