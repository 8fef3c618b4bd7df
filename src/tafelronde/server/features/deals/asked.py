"""Answers to the gate about the deals of the days."""

from ...live.asked import Tries
from ...storage.store import Store
from .rows import try_of


class StoredTries(Tries):
    """The tries in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def has_tried(self, day: str, user: str) -> bool:
        own = await try_of(self._store, day, user)
        return own is not None and own.ended > 0
