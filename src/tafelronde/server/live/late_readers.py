"""Spectators of tables with a delay: at every tick they are told if they see more."""

import asyncio
from collections.abc import Iterable

from ..base.background import Background, InBackground
from ..base.bus import Feed, TableShown
from ..base.faults import tell
from ..storage.store import Store
from ..table import events as e
from ..views.delayed import TICK, last_tick
from .live_table import LiveTable
from .table_memory import TableMemory


class LateReaders(InBackground):
    """The tables whose spectators have not seen everything yet."""

    def __init__(self, store: Store, memory: TableMemory, feed: Feed) -> None:
        self._store = store
        self._memory = memory
        self._feed = feed
        self._late: set[str] = set()
        self._statuses: dict[str, str] = {}
        """The status of each table that its spectators were told last: open, playing or over."""
        self._background = Background()

    def follow(self, found: LiveTable, happened: Iterable[e.Happened]) -> None:
        """Take up what has been added to a table."""
        found.follow(happened, self._store.now())
        if not found.is_late:
            return
        if not self._late:
            self._background.spawn(self._tick(), "spectators are told nothing any more")
        self._late.add(found.table.id)

    async def _tick(self) -> None:
        """Tell at every tick, until the spectators see all."""
        while self._late:
            now = self._store.now()
            await asyncio.sleep(last_tick(now) + TICK - now)
            self.announce()

    def announce(self) -> None:
        """Tell of the tables of which spectators see more since the last tick."""
        for table in list(self._late):
            try:
                self._announce(table)
            except Exception as error:  # of this table; the others are still told
                self._late.discard(table)
                tell(f"spectators are not told of table {table}", error)

    def _announce(self, table: str) -> None:
        found = self._memory.get(table)
        before = self._statuses.get(table, "")
        if found is not None and found.announces(self._store.now()):
            self._feed.tell(TableShown(table, found.shown_status != before))
            self._statuses[table] = found.shown_status
        if found is None or not found.is_late:
            self._late.discard(table)
            self._statuses.pop(table, None)
