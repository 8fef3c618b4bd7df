"""The tables in memory: opened, kept up to date, written. The store is the truth."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Generator, Iterable
from typing import Any

from ...core.errors import UnknownGame
from ...match import MatchError
from ..metrics import Metrics
from ..news import ChatSaid, Feed, ServerToAct, TableChanged, TableShown
from ..refusal import Refusal
from ..storage.outage import Outage
from ..storage.store import Append, Store, chats_since, events_since, seed_of
from ..storage.stored_events import encode
from ..table import events as e
from ..table.table import Table
from ..views.cache import ViewCache
from ..views.delayed import TICK, DelayedTable, last_tick, opening
from ..views.render import stored_card
from ..wire import ChatLine, Waiting
from .games import Games

KEPT = 4000
"""Tables in memory."""
RETRY = 1.0
"""Seconds until a database that did not answer is asked again."""
UNREADABLE = 60.0
"""Seconds until a table that this program could not read is read once more."""
_log = logging.getLogger("tafelronde")


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = ViewCache(table)
        self.lock = asyncio.Lock()
        self.waiting: Waiting = ""
        """What a bot of this node is doing at the table."""
        self.closed: Refusal | None = None
        """Why nobody can open it: this program cannot read or play what happened there."""
        self.closed_until = 0.0
        """When it is read once more, by ``time.monotonic()``."""
        self.least = 0
        """So many events it had when it was first opened."""
        self._delayed: DelayedTable | None = None

    def follow(self, happened: Iterable[e.Happened], now: float) -> None:
        """Take up what has been added to the table, for readers who see it later."""
        if self.table.delay:
            if self._delayed is None:
                self._delayed = DelayedTable(self.table)
            self._delayed.follow(happened, now)

    @property
    def is_late(self) -> bool:
        """Whether people who do not sit here are still to see something."""
        return self._delayed is not None and self._delayed.is_late

    def announces(self, now: float) -> bool:
        """Whether they see more than at the last tick."""
        return self._delayed is not None and self._delayed.announces(now)

    def hides_from(self, user: str | None) -> bool:
        """Whether this reader may not even notice that something happens now."""
        return self.is_late and not self.table.seats_of(user)

    def seen_by(self, user: str | None) -> tuple[ViewCache, Waiting]:
        """The table, and what a bot is doing, as this reader may see it: people who do not sit here
        see it late if the table has a delay."""
        if self._delayed is None or self.table.seats_of(user):
            return self.views, self.waiting
        return self._delayed.views, ""


class Tables:
    """All tables, as this node knows them; what is in memory is a cache."""

    def __init__(self, store: Store, games: Games, feed: Feed) -> None:
        self.store = store
        self.games = games
        self._feed = feed
        self.metrics = Metrics()
        self.outage = Outage()
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._late: set[str] = set()
        """The tables that spectators are to see more of."""

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something to be done beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- reading -------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """A table, as new as the store when it is first opened. Raises Refusal."""
        found = self._open.get(table_id)
        if found is None:
            known = await seed_of(self.store, table_id) if 0 < len(table_id) <= 64 else None
            if known is None:
                raise Refusal("unknown-table", "there is no such table")
            fresh = LiveTable(Table(table_id, known[0]))
            fresh.least = known[1]
            found = self._open.setdefault(table_id, fresh)
            if len(self._open) > KEPT:
                self._open.popitem(last=False)
        else:
            self._open.move_to_end(table_id)
        if found.table.seq == 0 or found.closed:
            async with found.lock:  # whoever else opens it waits until it is whole
                if found.closed and time.monotonic() < found.closed_until:
                    raise found.closed
                if found.table.seq == 0 or found.closed:
                    await self.catch_up(found)
        if found.table.status in ("playing", "over"):
            await self.games.ready(found.table.game)
            with self._reading(found):
                found.table.settle()
        return found

    @contextlib.contextmanager
    def _reading(self, found: LiveTable) -> Generator[None]:
        """Close the table with a reason where this program cannot read it. Raises Refusal."""
        before = found.closed
        try:
            yield
        except (MatchError, UnknownGame) as error:  # another program plays otherwise
            found.closed = Refusal("other-rules", str(error))
        except e.Unreadable as error:
            found.closed = Refusal("unreadable", str(error))
            if before is None:
                what = (
                    "table %s cannot be read and is closed (%s): a newer program may open it, or it"
                    " is damaged and a backup has it; nothing there was changed"
                )
                _log.warning(what, found.table.id, error)
        else:
            found.closed = None
            return
        found.closed_until = time.monotonic() + UNREADABLE
        if before is None:
            self.changed(found.table.id)
        raise found.closed from None

    def at_hand(self, table_id: str) -> LiveTable | None:
        """What ``open`` would return, where it would wait for nothing; otherwise None."""
        found = self._open.get(table_id)
        if found is None or found.table.seq == 0 or found.closed:
            return None
        if found.table.status != "open":
            if not self.games.is_ready(found.table.game):
                return None
            found.table.settle()
        self._open.move_to_end(table_id)
        return found

    async def catch_up(self, found: LiveTable) -> None:
        """Read what others wrote, and tell it; all of it or, where it cannot be read, nothing.
        Under the table's lock. Raises Refusal."""
        table = found.table
        with self._reading(found):
            happened = await events_since(self.store, table.id, table.seq)
            after = table.fork()  # nobody may see the table half read
            if table.status == "open" and any(isinstance(new.event, e.Started) for new in happened):
                named = table.fork()
                if table.seq == 0:
                    named.replay(happened[:1])
                await self.games.ready(named.game)
            after.replay(happened)
            after.settle()
            if after.seq < found.least:
                raise e.Unreadable(f"event {after.seq + 1} is missing")
        known = table.seq
        table.become(after)
        self._follow(found, happened)
        if 0 < known < table.seq:
            self.told(found)

    def known(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._open.get(table_id)

    async def chats(self, found: LiveTable, number: int) -> list[ChatLine]:
        """The last lines after this number, without those of people who were sent away."""
        lines = await chats_since(self.store, found.table.id, number)
        return [ChatLine(*line) for line in lines if line.user not in found.table.removed]

    def kept(self) -> list[str]:
        """The tables in memory."""
        return list(self._open)

    # ---- news ----------------------------------------------------------------------------------

    def changed(self, table_id: str) -> None:
        """Tell all who listen that this table has news."""
        self._feed.tell(TableChanged(table_id))

    def said(self, table_id: str) -> None:
        """Tell all who listen that somebody wrote a line of chat there."""
        self._feed.tell(ChatSaid(table_id))

    def heard(self, table_id: str, seq: int) -> None:
        """Another node wrote (``seq`` 0: not events). '' as table: anything may have happened."""
        if not table_id:
            for known in list(self._open):
                self.said(known)
                self.heard(known, 2**31)
            return
        found = self._open.get(table_id)
        if seq == 0:
            self.said(table_id)
        elif found is None:
            self.changed(table_id)
        elif seq > found.table.seq:
            self._spawn(self._refresh(found, seq))

    async def _refresh(self, found: LiveTable, seq: int) -> None:
        """Read until it is read: nobody tells the same news twice."""
        while True:
            try:
                async with found.lock:
                    if found.table.seq >= seq:
                        return  # written here, and told
                    return await self.catch_up(found)
            except OSError:
                await asyncio.sleep(RETRY)
            except Refusal:
                return  # who opens the table is told

    def told(self, found: LiveTable) -> None:
        """Tell all who listen that there is news, and whether it is the server that has to act."""
        self.changed(found.table.id)
        if found.table.server_acts:
            self._feed.tell(ServerToAct(found.table.id))

    # ---- readers with a delay ------------------------------------------------------------------

    def _follow(self, found: LiveTable, happened: list[e.Happened]) -> None:
        found.follow(happened, self.store.now())
        if found.is_late and not self._late:
            self._spawn(self._tick())
        if found.is_late:
            self._late.add(found.table.id)

    async def _tick(self) -> None:
        """At every tick tell of the tables of which spectators see more, until they see all."""
        while self._late:
            now = self.store.now()
            await asyncio.sleep(last_tick(now) + TICK - now)
            self.announce()

    def announce(self) -> None:
        """Tell of the tables of which spectators see more since the last tick."""
        for table in list(self._late):
            found = self._open.get(table)
            if found is not None and found.announces(self.store.now()):
                self._feed.tell(TableShown(table))
            if found is None or not found.is_late:
                self._late.discard(table)

    # ---- writing -------------------------------------------------------------------------------

    async def append(self, found: LiveTable, new: list[e.Event], command: str | None) -> int:
        """Write events and only then add them here. The new ``seq``. Raises Conflict, Repeated."""
        table = found.table
        now = self.store.now()
        after = table.fork()
        for event in new:
            after.apply(event, now)
        after.settle()
        members = [event.user for event in new if isinstance(event, e.Seated)]
        hidden = bool(after.delay) and after.status == "playing"
        happened = [e.Happened(table.seq + 1 + k, event, now) for k, event in enumerate(new)]
        batch = Append(
            table=table.id,
            seq=table.seq,
            at=now,
            bodies=[encode(event) for event in new],
            command=command,
            status=after.status,
            public=table.public or any(isinstance(n, e.Created) and n.public for n in new),
            card=stored_card(after, opening(after) if hidden else after.ply),
            bot_turn=after.server_acts,
            members=members,
            seed=table.secret,
            listed=after.started if hidden else now,
        )
        await self.store.append(batch)
        if table.seq == batch.seq:  # a refresh may have been faster
            table.become(after)
            self._follow(found, happened)
        return batch.seq + len(new)

    async def add(self, table: Table, events: list[e.Event]) -> LiveTable:
        """A new table with its first events."""
        found = LiveTable(table)
        await self.append(found, events, None)
        self._open[table.id] = found
        self.told(found)
        return found
