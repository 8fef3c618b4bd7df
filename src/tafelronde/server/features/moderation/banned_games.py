"""Running games of banned people: the person gives up and a bot plays on, so that nobody waits.

The bans in the database are the work list. Every node looks through them at its start and after
each change. A seat that has given up already is skipped, so two nodes may do the same work.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import cast

from ...base.background import Background
from ...base.bus import ModerationChanged
from ...base.refusal import Refusal
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...storage.store import Conflict
from ...table.giving_up import give_up

AGAIN = 20.0
"""Seconds between two looks: tries again games that failed to open or that a stopped node left."""
TRIES = 8
_log = logging.getLogger("tafelronde")


class BannedGames:
    """Gives up the running games of people who are banned from playing or from signing in."""

    def __init__(self, tables: Tables, moderation: Moderation) -> None:
        self._tables = tables
        self._moderation = moderation
        self._look = asyncio.Event()
        self._done: set[str] = set()
        """The ids of bans on which this node has finished the work."""
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a game of somebody who is banned is not given up")

    def start(self) -> None:
        fault = "giving up for who is banned failed"
        self._background.repeat(self._see_to_all, AGAIN, fault, woken=self._look)

    async def close(self) -> None:
        await self._background.close()

    def hear(self, _: ModerationChanged) -> None:
        """Look at the bans soon."""
        self._look.set()

    async def _see_to_all(self) -> None:
        for user in list(self._moderation.bans):
            bans = [ban.id for ban in self._moderation.bans_of(user) if ban.kind != "chat"]
            if not self._done.issuperset(bans) and await self._see_to(user):
                self._done.update(bans)

    async def _see_to(self, user: str) -> bool:
        """Give up this person's running games; False where a table failed and is tried again."""
        rows = await self._tables.store.read(
            "SELECT id FROM members JOIN tables ON id = table_id WHERE user_id = $1 AND ended = 0"
            " AND status = 'playing'",
            user,
        )
        tables = [table for (table,) in cast("list[tuple[str]]", rows)]
        work = partial(self._unless_refused, user)
        return await self._queue.each(tables, lambda table: f"{table} {user}", work) == len(tables)

    async def _unless_refused(self, user: str, table: str) -> None:
        try:
            await self._give_up(table, user)
        except Refusal as refusal:  # a table that cannot be opened: nobody can play there either
            _log.warning("table %s is not given up: %s", table, refusal.reason)

    async def _give_up(self, table_id: str, user: str) -> None:
        """Give up each seat of this person at a table where other people play too."""
        found = await self._tables.open(table_id)
        level = await self._tables.games.level(found.table.game, "")
        for _ in range(TRIES):
            async with found.lock:
                table = found.table
                people = {place.user for place in table.places if place.user}
                seats = [seat for seat in table.seats_of(user) if seat not in table.resigned]
                if table.status != "playing" or len(people) < 2 or not seats:
                    return
                try:
                    await self._tables.append(found, [*give_up(table, seats[0], level)], None)
                except Conflict:
                    await self._tables.catch_up(found)
                    continue
            self._tables.told(found)
