"""Blocking: the two people are not paired, and see neither each other's chat nor presence.

A block works both ways, whoever made it, and for the programs of both. Running games go on.
"""

from collections.abc import Collection, Sequence

from ..storage.store import Store


async def blocked(store: Store, a: str, b: str) -> bool:
    """Whether one of these two blocks the other. ``Relations.know`` caches it: use that for
    frequent questions about one person."""
    return bool(await blocked_among(store, (a, b)))


async def blocked_among(store: Store, users: Sequence[str]) -> list[tuple[str, str]]:
    """The pairs (blocker, blocked) among these people and programs."""
    if not users:
        return []
    there = {user: [user] for user in users}
    sql = f"SELECT owner, user_id FROM tokens WHERE user_id IN ({_places(users)})"
    for owner, program in await store.read(sql, *users):
        there.setdefault(str(owner), []).append(str(program))
    sql = f"SELECT user_id, other FROM blocks WHERE user_id IN ({_places(there)})"
    rows = await store.read(sql, *there)
    found = ((a, b) for user, other in rows for a in there[user] for b in there.get(other, ()))
    return [*dict.fromkeys(found)]


def _places(values: Collection[str]) -> str:
    return ", ".join(f"${at}" for at in range(1, len(values) + 1))
