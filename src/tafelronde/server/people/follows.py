"""Following: a private list. Nobody is told that they are followed."""

from __future__ import annotations

from ..base.refusal import Refusal
from ..storage.store import Store

MOST = 200
"""People whom a person may follow."""


async def follow(store: Store, user: str, other: str) -> None:
    """Follow a person. Raises Refusal."""
    found = await store.read("SELECT COUNT(*) FROM follows WHERE user_id = $1", user)
    if int(str(found[0][0])) >= MOST:
        raise Refusal("too-many", f"at most {MOST} people are followed")
    await store.write(
        "INSERT INTO follows (user_id, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        user,
        other,
        store.now(),
    )


async def unfollow(store: Store, user: str, other: str) -> None:
    """Stop following a person."""
    await store.write("DELETE FROM follows WHERE user_id = $1 AND other = $2", user, other)


async def follows_of(store: Store, user: str) -> list[tuple[str, str]]:
    """(id, name) of the people whom this person follows, the latest first."""
    rows = await store.read(
        "SELECT f.other, u.name FROM follows f JOIN users u ON u.id = f.other"
        " WHERE f.user_id = $1 ORDER BY f.since DESC, f.other LIMIT $2",
        user,
        MOST,
    )
    return [(str(other), str(name)) for other, name in rows]
