"""Seats of people who are banned, or outside the house: a running game is given up and counts for
the others, an open seat is freed.

The bans in the database are the work list. Every node looks through them at its start, after each
change and from time to time: a game may have begun at a node that had not heard of a ban yet. A
seat that was seen to is skipped, so two nodes may do the same work.
"""

import asyncio
import logging

from ...base.background import Background, InBackground
from ...base.bus import ModerationChanged
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...storage.store import Conflict
from ...table import events as e
from ...table.giving_up import give_up
from ...table.table import Table

AGAIN = 20.0
"""Seconds between two looks."""
TRIES = 8
MOST = 500
"""Seats that are looked up at a time."""
SEATS = (
    "SELECT m.user_id, m.table_id FROM members m JOIN tables t ON t.id = m.table_id"
    " JOIN (SELECT user_id FROM bans WHERE lifted = 0 AND until > $1 AND kind <> 'chat'"
    " UNION SELECT t.user_id FROM tokens t JOIN bans b ON b.user_id = t.owner"
    " WHERE b.lifted = 0 AND b.until > $1 AND b.kind <> 'chat') banned"
    " ON banned.user_id = m.user_id"
    " WHERE m.ended = 0 AND t.status IN ('open', 'playing') LIMIT $2"
)
"""The seats of people, and of their programs, at tables that are not over."""
SEATS_OF = (
    "SELECT m.user_id, m.table_id FROM members m JOIN tables t ON t.id = m.table_id"
    " WHERE m.ended = 0 AND t.status IN ('open', 'playing') AND (m.user_id = $1"
    " OR m.user_id IN (SELECT user_id FROM tokens WHERE owner = $1)) LIMIT $2"
)
"""The same of one person, whose membership of the house has ended."""
_log = logging.getLogger("tafelronde")


class BannedGames(InBackground):
    """Sees to the seats of people who are banned from playing or from signing in."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._moderation = parts[Moderation]
        self._look = asyncio.Event()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a seat of somebody who is banned is not seen to")

    def start(self) -> None:
        fault = "seeing to the seats of who is banned failed"
        self._background.repeat(self._see_to_all, AGAIN, fault, woken=self._look)

    def hear(self, _: ModerationChanged) -> None:
        """Look at the bans soon."""
        self._look.set()

    async def _see_to_all(self) -> None:
        if not self._moderation.may_not_play():
            return
        store = self._tables.store
        rows = await store.read(SEATS, store.now(), MOST + self._queue.resting)
        for user in self._moderation.outside:
            rows += await store.read(SEATS_OF, user, MOST)
        await self._queue.each(rows, lambda seat: f"{seat[1]} {seat[0]}", self._unless_refused)

    async def _unless_refused(self, seat: tuple[str, str]) -> None:
        user, table = seat
        try:
            await self._see_to(table, user)
        except Refusal as refusal:  # a table that cannot be opened: nobody can play there either
            _log.warning("table %s of who is banned is left: %s", table, refusal.reason)

    async def _see_to(self, table_id: str, user: str) -> None:
        """Free or give up each seat of this person at a table where others play too."""
        found = await self._tables.open(table_id)
        level = await self._tables.games.level(found.table.game, "")
        for _ in range(TRIES):
            async with found.lock:
                new = _leaving(found.table, user, level)
                if not new:
                    return
                try:
                    await self._tables.append(found, new, None)
                except Conflict:
                    await self._tables.catch_up(found)
                    continue
            self._tables.told(found)


def _leaving(table: Table, user: str, level: str) -> list[e.Event]:
    """The events by which a person is out of the next seat of theirs: none where they are out, or
    alone with bots."""
    seats = [seat for seat in table.seats_of(user) if seat not in table.resigned]
    if not seats:
        return []
    people = {place.user for place in table.places if place.user}
    if table.status == "open" and table.is_shared:
        nobody = table.host == user and len(people) < 2
        return [e.Closed()] if nobody else [e.Freed(seats[0])]
    if table.status != "playing" or (len(people) < 2 and not table.tournament):
        return []
    return [*give_up(table, seats[0], level)]
