"""The tables in memory: tables in use stay, the others are forgotten."""

import asyncio
import ctypes
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Collection

from .live_table import LiveTable

KEPT = 4000
"""The most tables in memory, beside those that sockets watch."""
IDLE = 60.0
"""Seconds after which an unused table that nobody watches is forgotten."""
SWEEP = 10.0
"""Seconds between two searches for such tables."""


class TableMemory:
    """The tables in memory by id, the least recently used first."""

    def __init__(self, watched: Collection[str]) -> None:
        self._watched = watched
        """The tables that sockets watch; they stay."""
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    def get(self, table: str) -> LiveTable | None:
        return self._tables.get(table)

    def ids(self) -> list[str]:
        """All ids, the least recently used first."""
        return list(self._tables)

    def add(self, fresh: LiveTable) -> LiveTable:
        """Keep this table; if the same table has come into memory meanwhile, return that one."""
        found = self._tables.setdefault(fresh.table.id, fresh)
        self._make_room(found)
        return found

    def use(self, found: LiveTable) -> None:
        """Mark the table as used just now."""
        if found.table.id in self._tables:
            found.used = time.monotonic()
            self._tables.move_to_end(found.table.id)

    def _make_room(self, found: LiveTable) -> None:
        """Forget the least recently used tables but this one, if there are too many. Tables in use
        go to the end of the order, so this loop is short."""
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
        """Forget unused tables and give their memory back, in an endless loop. ``sockets``: the
        number of sockets, which also take memory."""
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


def give_back() -> None:
    """Ask the allocator to return its free memory. (glibc does not by itself, if one live block
    lies above many freed ones.)"""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
        if trim is not None:
            trim(0)
