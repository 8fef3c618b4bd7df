"""Mutes: the people whose chat a person does not want to read. The client hides it; the database
has the list, so that it holds on all devices of the person."""

from ..storage.store import Store
from .ties import tie, untie


class Mutes:
    """The mutes of all people, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> list[str]:
        """The ids of the people whom this person has muted."""
        sql = "SELECT other FROM mutes WHERE user_id = $1 ORDER BY other"
        return await self._store.column(sql, user)

    async def add(self, user: str, other: str) -> None:
        """Mute a person. Raises Refusal."""
        await tie(self._store, "mutes", user, other)

    async def remove(self, user: str, other: str) -> None:
        await untie(self._store, "mutes", user, other)
