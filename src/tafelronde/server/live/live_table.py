"""A table in memory, with what is rendered of it for its readers."""

import asyncio
import time
from collections.abc import Iterable

from ..base.refusal import Refusal
from ..table import events as e
from ..table.table import Table
from ..views.cache import ViewCache
from ..views.delayed import DelayedTable
from ..wire.shown import Waiting


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = ViewCache(table)
        self.lock = asyncio.Lock()
        self.waiting: Waiting = ""
        """The work of a bot of this node at the table."""
        self.closed: Refusal | None = None
        """The reason why the table is closed: this program cannot read or play its events."""
        self.closed_until = 0.0
        """When a closed table is tried again, by ``time.monotonic()``."""
        self.least = 0
        """The number of events when the table was first opened; the database must have at least as
        many."""
        self.used = time.monotonic()
        self._delayed: DelayedTable | None = None

    def follow(self, happened: Iterable[e.Happened], now: float) -> None:
        """Give new events to the delayed copy of the table."""
        if self.table.delay:
            if self._delayed is None:
                self._delayed = DelayedTable(self.table)
            self._delayed.follow(happened, now)

    @property
    def is_late(self) -> bool:
        """Whether spectators have not seen everything yet."""
        return self._delayed is not None and self._delayed.is_late

    def announces(self, now: float) -> bool:
        """Whether spectators see more than at the last tick."""
        return self._delayed is not None and self._delayed.announces(now)

    def hides_from(self, user: str | None) -> bool:
        """Whether this reader may not notice now that something happens: spectators of a game with
        a delay are told at ticks only."""
        if self._delayed is None or self.table.seats_of(user):
            return False
        return self._delayed.is_late or self.table.status == "playing"

    @property
    def shown_status(self) -> str:
        """The status of the table for people who do not sit here."""
        return self.table.status if self._delayed is None else self._delayed.status

    def seen_by(self, user: str | None) -> tuple[ViewCache, Waiting]:
        """The table, and what its bot is doing, as this reader may see it. People who do not sit
        here see a table with a delay late."""
        if self._delayed is None or self.table.seats_of(user):
            return self.views, self.waiting
        return self._delayed.views, ""
