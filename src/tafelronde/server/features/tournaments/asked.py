"""Answers to base rooms about tournaments: whether a round is over, and whether one has a time
bound."""

from ...live.asked import Rounds
from ...live.clocks import TimeBounds
from ...storage.store import Store
from .asked_rows import are_due, closed_at


class StoredRounds(Rounds):
    """The rounds in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def closed_at(self, tournament: str, number: int) -> float:
        return await closed_at(self._store, tournament, number)


class RoundBounds(TimeBounds):
    """The time bounds of rounds."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def run(self) -> bool:
        return await are_due(self._store)
