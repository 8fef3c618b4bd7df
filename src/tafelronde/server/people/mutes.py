"""Whose chat somebody does not want to read. Their client leaves it out; it is kept here, so that
it holds on all their devices."""

from __future__ import annotations

from ..storage.store import Store
from .ties import tie, untie


class Mutes:
    """The mutes of all people, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> list[str]:
        """Whom this person does not read."""
        rows = await self._store.read(
            "SELECT other FROM mutes WHERE user_id = $1 ORDER BY other", user
        )
        return [str(row[0]) for row in rows]

    async def add(self, user: str, other: str) -> None:
        """Raises Refusal."""
        await tie(self._store, "mutes", user, other)

    async def remove(self, user: str, other: str) -> None:
        await untie(self._store, "mutes", user, other)
