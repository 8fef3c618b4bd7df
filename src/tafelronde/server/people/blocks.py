"""Blocking: the two people are not paired, and see neither each other's chat nor presence.

A block works both ways, whoever made it. Running games go on.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..storage.store import Store


async def blocked(store: Store, a: str, b: str) -> bool:
    """Whether one of these two blocks the other. ``Relations.know`` caches it: use that for
    frequent questions about one person."""
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
