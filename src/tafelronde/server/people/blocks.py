"""Blocking: the two people are not paired, and see neither each other's chat nor presence.

A block works both ways, whoever made it. Running games go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..base.refusal import Refusal
from ..storage.store import Store
from .follows import unfollow

MOST = 500
"""People whom a person may block."""


async def blocked(store: Store, a: str, b: str) -> bool:
    """Whether one of these two blocks the other. ``Company.know`` caches it: use that for frequent
    questions about one person."""
    found = await store.read(
        "SELECT 1 FROM blocks WHERE (user_id = $1 AND other = $2) OR (user_id = $2 AND other = $1)"
        " LIMIT 1",
        a,
        b,
    )
    return bool(found)


async def blocked_among(store: Store, users: Sequence[str]) -> list[tuple[str, str]]:
    """The pairs (blocker, blocked) among these people."""
    if not users:
        return []
    places = ", ".join(f"${at}" for at in range(1, len(users) + 1))
    rows = await store.read(
        f"SELECT user_id, other FROM blocks WHERE user_id IN ({places})", *users
    )
    there = set(users)
    return [(str(user), str(other)) for user, other in rows if other in there]


async def block(store: Store, user: str, other: str) -> None:
    """Block a person, and stop following them. The other one's follows stay, so that their own list
    does not tell them of the block. Raises Refusal."""
    found = await store.read("SELECT COUNT(*) FROM blocks WHERE user_id = $1", user)
    if int(str(found[0][0])) >= MOST:
        raise Refusal("too-many", f"at most {MOST} people are blocked")
    await store.write(
        "INSERT INTO blocks (user_id, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        user,
        other,
        store.now(),
    )
    await unfollow(store, user, other)


async def unblock(store: Store, user: str, other: str) -> None:
    """End a block."""
    await store.write("DELETE FROM blocks WHERE user_id = $1 AND other = $2", user, other)


async def blocks_of(store: Store, user: str) -> list[tuple[str, str]]:
    """(id, name) of the people whom this person blocks, the latest first."""
    rows = await store.read(
        "SELECT b.other, COALESCE(u.name, '') FROM blocks b LEFT JOIN users u ON u.id = b.other"
        " WHERE b.user_id = $1 ORDER BY b.since DESC, b.other LIMIT $2",
        user,
        MOST,
    )
    return [(str(other), str(name)) for other, name in rows]
