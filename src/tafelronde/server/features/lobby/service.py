"""The hall of a node: it hears what happens at tables, and tells when the lists have changed."""

import asyncio
import time
from collections.abc import Callable, Iterable

from ...base.background import Background, InBackground
from ...base.bus import (
    AnyTableChanged,
    Feed,
    HallChanged,
    PersonCameOrWent,
    TableChanged,
    TableShown,
)
from ...base.parts import Parts
from ...live.tables import Tables
from ...people.relations import Relations
from ...socket.asked import Hall
from ...storage.stored_card import readable_card
from ...storage.stored_tables import cards_of
from ...views.cards import just_begun, keeps_back
from ...views.delayed import shown_over
from ...wire.shown import TableCard
from .board import BELIEVED, Board
from .cards import Cards
from .own import OwnTables
from .reader import Reader

PAUSE = 0.5
"""Seconds between two versions of the board that readers are told of."""
RETRY = 1.0
AT_ONCE = 100
"""Tables at other nodes whose cards are read at once."""


class Lobby(Hall, InBackground):
    """The hall, for all readers of this node."""

    def __init__(self, parts: Parts) -> None:
        tables, relations = parts[Tables], parts[Relations]
        self._tables = tables
        self._relations = relations
        self._feed = parts[Feed]
        self._board = Board(tables, relations)
        self._own = OwnTables(tables)
        self._background = Background(tables.outage)
        self._readers = 0
        self._told = 0
        """The version of the board that readers know of."""
        self._renewed = 0.0
        self._elsewhere: set[str] = set()
        """Tables at which other nodes wrote, and that are not in memory here."""
        at_once = self._background.one_at_a_time
        self._look_elsewhere = at_once(self._see_elsewhere, "the hall misses tables")
        self._touch_at_tick = at_once(self._after_tick, "the hall misses a tick")
        self._renew = at_once(self._renew_all, "the hall is not renewed")

    def start(self) -> None:
        self._background.repeat(self._look_again, BELIEVED, "the hall is not read again")

    # ---- readers -------------------------------------------------------------------------------

    def reader(self, user: str | None, *, changes: bool) -> Reader:
        """A reader on one socket, until it is closed."""
        self._readers += 1
        if user:
            self._own.come(user)
        return self._reader(user, lambda: self._left(user), changes=changes)

    def _reader(
        self, user: str | None, closed: Callable[[], None], *, changes: bool = False
    ) -> Reader:
        cards = Cards(self._tables, user, self._relations.seen_by(user))
        own, relations = self._own, self._relations
        return Reader(user, self._board, own, relations, cards, closed, changes=changes)

    def _left(self, user: str | None) -> None:
        self._readers -= 1
        if user:
            self._own.go(user)

    async def tables(self, user: str | None) -> list[TableCard]:
        """Public tables and the reader's own: the open ones first, each kind by its last change. An
        open table is left out if a person sits there with whom the reader is kept apart (one of
        them blocks the other)."""
        return await self._reader(user, lambda: None).cards()

    # ---- changes -------------------------------------------------------------------------------

    def hear(self, event: TableChanged) -> None:
        """A table has changed, here or at another node."""
        found = self._tables.known(event.table)
        if found is None:
            self._changed_elsewhere(event.table)
            return
        table = found.table
        self._tell(event.table, (place.user for place in table.places if place.user))
        if found.closed is not None or (table.public and not found.hides_from(None)):
            self._touch()

    def shown(self, event: TableShown) -> None:
        """Spectators see more of a table."""
        if event.listed:
            self._touch()

    def came_or_went(self, event: PersonCameOrWent) -> None:
        """A person is shown in another way, or their relations have changed."""
        if event.user in self._board.people:
            self._touch()
        self._tell_people(self._own.looking(event.user))

    def any_changed(self, _: AnyTableChanged) -> None:
        """Messages of other nodes may have been missed."""
        self._own.any_changed()
        self._touch()
        self._feed.tell(HallChanged())

    def _tell(self, table: str, there: Iterable[str]) -> None:
        self._tell_people(self._own.changed(table, there))

    def _tell_people(self, people: frozenset[str]) -> None:
        if people:
            self._feed.tell(HallChanged(people))

    def _changed_elsewhere(self, table: str) -> None:
        """Another node wrote at a table that is not in memory here."""
        self._touch()
        if self._readers:
            self._elsewhere.add(table)
            self._look_elsewhere()

    async def _see_elsewhere(self) -> None:
        """Find out who sits at the tables at which other nodes wrote, and what is told at the next
        tick: that a game with a delay has begun, or is over."""
        while self._elsewhere:
            some = [self._elsewhere.pop() for _ in range(min(AT_ONCE, len(self._elsewhere)))]
            for table, body in await cards_of(self._tables.store, some):
                card, now = readable_card(body), self._tables.store.now()
                if card is None:
                    continue
                self._tell(table, (seat.user for seat in card.seats if seat.user))
                if keeps_back(card, now) and (card.status == "over" or now < just_begun(card)):
                    self._touch_at_tick()
            await asyncio.sleep(PAUSE)

    async def _after_tick(self) -> None:
        now = self._tables.store.now()
        await asyncio.sleep(shown_over(now) - now)
        self._touch()

    # ---- the board -----------------------------------------------------------------------------

    def _touch(self) -> None:
        """The board may be another one: renew it, where somebody looks."""
        self._board.touch()
        if self._readers:
            self._renew()

    async def _look_again(self) -> None:
        if self._readers:
            self._touch()

    async def _renew_all(self) -> None:
        while self._readers and (self._board.is_stale or self._told != self._board.version):
            await asyncio.sleep(max(0.0, self._renewed + PAUSE - time.monotonic()))
            self._renewed = time.monotonic()
            refreshed = self._board.refresh()
            if not await self._background.succeeds(refreshed, "the hall is not read"):
                await asyncio.sleep(RETRY)
            if self._told != self._board.version:
                self._told = self._board.version
                self._feed.tell(HallChanged())
