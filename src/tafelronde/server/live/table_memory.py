"""Which tables are in memory: those in use stay, the others leave it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection

from ..base.memory import give_back
from .live_table import LiveTable

KEPT = 4000
"""Tables in memory; more only where sockets watch them."""
IDLE = 60.0
"""Seconds for which a table that nobody watches is kept."""
SWEEP = 10.0
"""Seconds between two looks for such tables."""


class TableMemory:
    """The tables in memory, by their ids; the longest unused first."""

    def __init__(self, watched: Collection[str]) -> None:
        self._watched = watched
        """The tables that sockets watch; they stay."""
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    def get(self, table: str) -> LiveTable | None:
        return self._tables.get(table)

    def ids(self) -> list[str]:
        """All, the longest unused first."""
        return list(self._tables)

    def add(self, fresh: LiveTable) -> LiveTable:
        """Keep this table, or return the one that has come into memory meanwhile."""
        found = self._tables.setdefault(fresh.table.id, fresh)
        self._make_room(found)
        return found

    def use(self, found: LiveTable) -> None:
        """It is the last that goes."""
        if found.table.id in self._tables:
            found.used = time.monotonic()
            self._tables.move_to_end(found.table.id)

    def _make_room(self, found: LiveTable) -> None:
        """Forget the longest unused tables but this, where there are too many. What is in use goes
        to the end, so that this is short each time."""
        for _ in range(8):
            if len(self._tables) <= KEPT or self._oldest() is found:
                return
            self._forget_oldest()

    def _oldest(self) -> LiveTable:
        return next(iter(self._tables.values()))

    def _forget_oldest(self) -> None:
        found = self._oldest()
        if found.table.id in self._watched or found.lock.locked() or found.waiting:
            self.use(found)
        else:
            del self._tables[found.table.id]

    async def sweep(self, sockets: Callable[[], int]) -> None:
        """Forget what nobody has used of late, and give its memory back; for ever. ``sockets``: how
        many there are, which also take memory."""
        most = 0
        while True:
            await asyncio.sleep(SWEEP)
            idle = time.monotonic() - IDLE
            while self._tables and self._oldest().used < idle:
                self._forget_oldest()
            now = len(self._tables) + sockets()
            most = max(most, now)
            if now < most - 100:
                await asyncio.to_thread(give_back)
                most = now
