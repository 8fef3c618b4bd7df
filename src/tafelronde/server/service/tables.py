"""The tables in memory: opened, kept up to date, written. The store is the truth."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Generator, Iterable
from typing import Any

from ...core.errors import UnknownGame
from ...match import MatchError
from ..metrics import Metrics
from ..news import ChatSaid, Feed, ServerToAct, TableChanged, TableShown
from ..refusal import Refusal
from ..slices import SLICE, Slices
from ..storage.deals import try_of
from ..storage.outage import Outage
from ..storage.results import Result, results_of
from ..storage.store import Append, Basis, Store, chats_since, decoded, event_rows, seed_of
from ..storage.stored_answers import forget as forget_answers
from ..storage.stored_card import decode_card
from ..storage.stored_events import encode
from ..storage.tournaments import round_is_over
from ..table import events as e
from ..table.deal import comes_out, shown_from
from ..table.table import Table
from ..views.cache import ViewCache
from ..views.delayed import TICK, DelayedTable, last_tick, opening
from ..views.render import stored_card
from ..wire import ChatLine, Waiting
from .games import Games
from .memory import give_back

KEPT = 4000
"""Tables in memory; more only where sockets watch them."""
IDLE = 60.0
"""Seconds for which a table that nobody watches is kept."""
SWEEP = 10.0
"""Seconds between two looks for such tables."""
RETRY = 1.0
"""Seconds until a database that did not answer is asked again."""
UNREADABLE = 60.0
"""Seconds until a table that this program could not read is read once more."""
_log = logging.getLogger("tafelronde")


def _results(table: Table, card: str, ended: float) -> list[Result]:
    """What a game came to that ends now."""
    seen = ended + TICK if table.delay else ended
    return results_of(decode_card(card), ended, shown_from(seen, table.public, table.deal))


def _only_bots(table: Table) -> bool:
    """Whether bots alone sit there."""
    return table.players > 0 and all(place.level and not place.user for place in table.places)


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
        self.used = time.monotonic()
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


async def deal_is_out(store: Store, table: Table) -> bool:
    """Whether nobody plays the deal of this table any more."""
    if table.shared:
        return await round_is_over(store, table.tournament, table.round)
    return _has_come_out(store, table.deal)


def _has_come_out(store: Store, day: str) -> bool:
    return not day or store.now() >= comes_out(day)


class Tables:
    """All tables, as this node knows them; what is in memory is a cache."""

    def __init__(self, store: Store, games: Games, feed: Feed) -> None:
        self.store = store
        self.games = games
        self._feed = feed
        self.metrics = Metrics()
        self.outage = Outage(store)
        self.watched: Collection[str] = ()
        """The tables that sockets watch (the hub's); they stay in memory."""
        self.on_first_opened: Callable[[LiveTable], None] = lambda _: None
        """Told of every table that comes into memory."""
        self.mark_of: Callable[[str], str] = lambda _: ""
        """The mark of the address where a person is (``bot_bounds``)."""
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        """The longest unused first."""
        self._slices = Slices()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._late: set[str] = set()
        """The tables that spectators are to see more of."""

    def start(self) -> None:
        self._spawn(self._sweep())

    async def close(self) -> None:
        await self.outage.close()
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
            self._make_room(found)
        self._use(found)
        first = found.table.seq == 0
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
        if first:
            self.on_first_opened(found)
        return found

    async def open_for(self, table_id: str, user: str | None) -> LiveTable:
        """A table as ``open``, for this reader: whoever shows one asks here. Raises Refusal where
        they may not see it yet."""
        found = await self.open(table_id)
        await self.check_reader(found.table, user)
        return found

    async def check_reader(self, table: Table, user: str | None) -> None:
        """Raise Refusal where this is somebody else's try at a deal of the day: it is shown once it
        is over, to those whose own try is over, and to everybody when the deal has come out. Or
        where others play the same deal in a round of a tournament that is not over."""
        if table.shared and not table.seats_of(user) and not await self.is_out(table):
            raise Refusal(
                "round-first", "others still play this deal: wait until the round is over"
            )
        day = table.deal
        if not day or table.seats_of(user) or self.has_come_out(day):
            return
        own = await try_of(self.store, day, user) if user else None
        if own is None or not own.ended or table.status != "over":
            raise Refusal("deal-first", "play this deal first; then you may see how others did")

    async def is_out(self, table: Table) -> bool:
        """Whether nobody plays the deal of this table any more, so that its seed may be told."""
        return await deal_is_out(self.store, table)

    def has_come_out(self, day: str) -> bool:
        """Whether the seed of this day's deal is public. '': of no day, always."""
        return _has_come_out(self.store, day)

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
        self._use(found)
        return found

    async def catch_up(self, found: LiveTable) -> None:
        """Read what others wrote, in slices, and tell it; all of it or, where it cannot be read,
        nothing. Under the table's lock. Raises Refusal."""
        table = found.table
        with self._reading(found):
            rows = await event_rows(self.store, table.id, table.seq)
            happened: list[e.Happened] = []
            async for some in self._slices.of(table.id, rows):
                happened += decoded(some)
            after = table.fork()  # nobody may see the table half read
            if table.status == "open" and any(isinstance(new.event, e.Started) for new in happened):
                named = table.fork()
                if table.seq == 0:
                    named.replay(happened[:1])
                await self.games.ready(named.game)
            async for part in self._slices.of(table.id, happened):
                after.replay(part)
            if after.status in ("playing", "over"):
                while after.is_played_here and not after.compute(SLICE):
                    await self._slices.pause(table.id)
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

    async def chats(
        self, found: LiveTable, number: int, apart: frozenset[str] = frozenset()
    ) -> list[ChatLine]:
        """The last lines after this number, without those of people who were sent away, and of
        those from whom the reader keeps ``apart``."""
        lines = await chats_since(self.store, found.table.id, number)
        unheard = found.table.removed | apart
        return [ChatLine(*line) for line in lines if line.user not in unheard]

    def kept(self) -> list[str]:
        """The tables in memory."""
        return list(self._open)

    # ---- forgetting ----------------------------------------------------------------------------

    def _use(self, found: LiveTable) -> None:
        """It is the last that goes."""
        if found.table.id in self._open:
            found.used = time.monotonic()
            self._open.move_to_end(found.table.id)

    def _make_room(self, found: LiveTable) -> None:
        """Forget the longest unused tables but this, where there are too many. What is in use goes
        to the end, so that this is short each time."""
        for _ in range(8):
            if len(self._open) <= KEPT or next(iter(self._open.values())) is found:
                return
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        found = next(iter(self._open.values()))
        if found.table.id in self.watched or found.lock.locked() or found.waiting:
            self._use(found)
        else:
            del self._open[found.table.id]

    async def _sweep(self) -> None:
        """Forget what nobody has used of late, and give its memory back."""
        most = 0
        while True:
            await asyncio.sleep(SWEEP)
            idle = time.monotonic() - IDLE
            while self._open and next(iter(self._open.values())).used < idle:
                self._forget_oldest()
            now = len(self._open) + self.metrics.sockets
            most = max(most, now)
            if now < most - 100:
                await asyncio.to_thread(give_back)
                most = now

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

    async def append(
        self,
        found: LiveTable,
        new: list[e.Event],
        command: str | None,
        at: float | None = None,
        basis: Basis | None = None,
    ) -> int:
        """Write events, which happen now or were decided ``at`` this time, and only then add them
        here; with a ``basis`` only where that is so still. The new ``seq``. Raises Conflict,
        Repeated."""
        table = found.table
        now = self.store.now() if at is None else at
        after = table.fork()
        for event in new:
            after.apply(event, now)
        after.settle()
        members = [event.user for event in new if isinstance(event, e.Seated)]
        hidden = bool(after.delay) and after.status == "playing"
        card = stored_card(after, opening(after) if hidden else after.ply)
        ends = after.status == "over" and table.status != "over"
        happened = [e.Happened(table.seq + 1 + k, event, now) for k, event in enumerate(new)]
        batch = Append(
            table=table.id,
            seq=table.seq,
            at=now,
            bodies=[encode(event) for event in new],
            command=command,
            status=after.status,
            public=table.public or any(isinstance(n, e.Created) and n.public for n in new),
            card=card,
            bot_turn=after.server_acts,
            members=members,
            seed=table.secret,
            rated=after.rated,
            listed=after.started if hidden else now,
            results=_results(after, card, now) if ends else (),
            due=after.due,
            basis=basis,
            mark=self.mark_of(after.host) if _only_bots(after) and not _only_bots(table) else "",
        )
        await self.store.append(batch)
        if table.seq == batch.seq:  # a refresh may have been faster
            table.become(after)
            self._follow(found, happened)
        if ends and after.pace == "days":
            self._spawn(self._forget_answers(table.id))
        known = self._open.get(table.id, found)
        if known is not found:  # it was forgotten and opened anew meanwhile
            self._spawn(self._refresh(known, table.seq))
        return batch.seq + len(new)

    async def _forget_answers(self, table: str) -> None:
        """Nobody answers there any more. What a crash leaves is read by nobody."""
        with contextlib.suppress(OSError):
            await forget_answers(self.store, table)

    async def add(self, table: Table, events: list[e.Event]) -> LiveTable:
        """A new table with its first events."""
        found = LiveTable(table)
        await self.append(found, events, None)
        self._open[table.id] = found
        self._make_room(found)
        self.told(found)
        return found
