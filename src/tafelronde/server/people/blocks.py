"""Who blocks whom. It counts both ways, whoever asked for it (``ties``)."""

from __future__ import annotations

from collections.abc import Sequence

from ..storage.store import Store


async def blocked(store: Store, a: str, b: str) -> bool:
    """Whether one of these two blocks the other. Where the same person is asked about often, use
    ``Company.know``, which keeps it."""
    found = await store.read(
        "SELECT 1 FROM blocks WHERE (user_id = $1 AND other = $2) OR (user_id = $2 AND other = $1)"
        " LIMIT 1",
        a,
        b,
    )
    return bool(found)


async def blocked_among(store: Store, users: Sequence[str]) -> list[tuple[str, str]]:
    """Every two of these people of whom the first blocks the second."""
    if not users:
        return []
    places = ", ".join(f"${at}" for at in range(1, len(users) + 1))
    rows = await store.read(
        f"SELECT user_id, other FROM blocks WHERE user_id IN ({places})", *users
    )
    there = set(users)
    return [(str(user), str(other)) for user, other in rows if other in there]
