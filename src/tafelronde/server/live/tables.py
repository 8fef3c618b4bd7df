"""The tables in memory: opened, kept up to date, written. The database is the truth."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Generator

from ...core.facts.errors import UnknownGame
from ...match import MatchError
from ..base.answers import Answers
from ..base.background import Background
from ..base.bus import AnyTableChanged, ChatSaid, Feed, ServerToAct, TableChanged, TableOpened
from ..base.metrics import Metrics
from ..base.outage import Outage
from ..base.refusal import Refusal
from ..base.slices import Slices
from ..storage.store import Basis, Store, chats_since, seed_of
from ..table import events as e
from ..table.gate import FINISHED, Thing
from ..table.table import Table
from ..wire.shown import ChatLine
from .asked import Answering, ends
from .batches import batch_of
from .games import Games
from .gate import Gate
from .late_readers import LateReaders
from .live_table import LiveTable
from .read_on import follow_notice, read_on
from .table_memory import TableMemory

RETRY = 1.0
"""Seconds until a database that did not answer is asked again."""
UNREADABLE = 60.0
"""Seconds until a table that this program could not read is read once more."""
_log = logging.getLogger("tafelronde")


class Tables:
    """All tables. What is in memory is a cache of the database."""

    def __init__(
        self,
        store: Store,
        games: Games,
        feed: Feed,
        watched: Collection[str] = (),
        mark_of: Callable[[str], str] = lambda _: "",
        answers: Answers | None = None,
    ) -> None:
        """``watched``: the tables that sockets watch. ``mark_of``: the mark of a person's address
        (``marks``). ``answers``: what features answer; None: nothing."""
        self.store = store
        self.games = games
        self._feed = feed
        self.metrics = Metrics()
        self.outage = Outage(store)
        self._mark_of = mark_of
        self.answers = answers or Answers()
        self.gate = Gate(store, self.answers)
        self._memory = TableMemory(watched)
        self.late = LateReaders(store, self._memory, feed)
        self._slices = Slices()
        self._beside = Background(self.outage)

    def start(self) -> None:
        sweep = self._memory.sweep(lambda: self.metrics.sockets)
        self._beside.spawn(sweep, "tables that nobody uses are not forgotten any more")

    async def close(self) -> None:
        await self.outage.close()
        await self.late.close()
        await self._beside.close()

    # ---- reading -------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """A table, read up to its newest event when it comes into memory. Raises Refusal."""
        found = self._memory.get(table_id)
        if found is None:
            known = await seed_of(self.store, table_id) if 0 < len(table_id) <= 64 else None
            if known is None:
                raise Refusal("unknown-table", "there is no such table")
            fresh = LiveTable(Table(table_id, known[0]))
            fresh.least = known[1]
            found = self._memory.add(fresh)
        self._memory.use(found)
        first = found.table.seq == 0
        if found.table.seq == 0 or found.closed:
            async with found.lock:  # another reader waits here until the table is whole
                if found.closed and time.monotonic() < found.closed_until:
                    raise found.closed
                if found.table.seq == 0 or found.closed:
                    await self.catch_up(found)
        if found.table.status in ("playing", "over"):
            await self.games.ready(found.table.game)
            with self._reading(found):
                found.table.settle()
        if first:
            self._feed.tell(TableOpened(table_id))
        return found

    async def open_for(
        self, table_id: str, user: str | None, thing: Thing = Thing.LOOK
    ) -> LiveTable:
        """``open`` for a reader who wants this thing of the table; every route and socket asks
        here. Raises Refusal where the reader may not have it, or not yet."""
        found = await self.open(table_id)
        await self.let_out(found, user, thing)
        return found

    async def let_out(self, found: LiveTable, user: str | None, thing: Thing) -> None:
        """Raise Refusal where this reader may not have this thing of the table, as they see it."""
        if thing in FINISHED and found.table.status != "over":
            async with found.lock:  # another node may have ended it just now
                await self.catch_up(found)
        await self.gate.check(thing, found.seen_by(user)[0].table, user)

    @contextlib.contextmanager
    def _reading(self, found: LiveTable) -> Generator[None]:
        """Close the table, with a reason, if this program cannot read it. Raises Refusal."""
        before = found.closed
        try:
            yield
        except (MatchError, UnknownGame) as error:  # it was played by other rules
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
        """The table that ``open`` would return, if it need not wait; otherwise None."""
        found = self._memory.get(table_id)
        if found is None or found.table.seq == 0 or found.closed:
            return None
        if found.table.status != "open":
            if not self.games.is_ready(found.table.game):
                return None
            found.table.settle()
        self._memory.use(found)
        return found

    async def catch_up(self, found: LiveTable) -> None:
        """Read the events that other nodes wrote, in slices, and tell of them. If one cannot be
        read, none is taken up. Under the table's lock. Raises Refusal."""
        with self._reading(found):
            further = await read_on(self.store, self.games, self._slices, found)
        self._take_up(found, *further)

    def _take_up(self, found: LiveTable, after: Table, happened: list[e.Happened]) -> None:
        """The table becomes what another node made of it, and is told."""
        known = found.table.seq
        found.table.become(after)
        self.late.follow(found, happened)
        if 0 < known < found.table.seq:
            self.told(found)

    def known(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._memory.get(table_id)

    async def chats(
        self, found: LiveTable, number: int, apart: frozenset[str] = frozenset()
    ) -> list[ChatLine]:
        """The chat lines after this number, without the lines of people who were sent away, and of
        those from whom the reader keeps ``apart``."""
        lines = await chats_since(self.store, found.table.id, number)
        unheard = found.table.removed | apart
        return [ChatLine(*line) for line in lines if line.user not in unheard]

    def kept(self) -> list[str]:
        """The ids of the tables in memory."""
        return self._memory.ids()

    # ---- news ----------------------------------------------------------------------------------

    def changed(self, table_id: str) -> None:
        """Tell all who listen that this table has news."""
        self._feed.tell(TableChanged(table_id))

    def said(self, table_id: str) -> None:
        """Tell all who listen that somebody wrote a line of chat there."""
        self._feed.tell(ChatSaid(table_id))

    def heard(self, table_id: str, seq: int) -> None:
        """Another node wrote (``seq`` 0: not events) at this table; '': any table may have
        changed."""
        if not table_id:
            self._feed.tell(AnyTableChanged())
            for known in self._memory.ids():
                self.said(known)
                self.heard(known, 2**31)
        elif seq == 0:
            self.said(table_id)
        else:
            self.heard_events(table_id, seq, "")

    def heard_events(self, table_id: str, seq: int, text: str) -> bool:
        """A node wrote events up to ``seq``, which are ``told`` along; '': they are to be read.
        Whether they are news of a table in memory, which this node does not write just now."""
        found = self._memory.get(table_id)
        if found is None:
            self.changed(table_id)
            return False
        if seq <= found.table.seq:
            return False
        further = follow_notice(found, seq, text) if text else None
        if further is None:
            self._refresh_beside(found, seq)
            return not found.lock.locked()
        self._take_up(found, *further)
        return True

    def _refresh_beside(self, found: LiveTable, seq: int) -> None:
        self._beside.spawn(self._refresh(found, seq), f"table {found.table.id} was not read anew")

    async def _refresh(self, found: LiveTable, seq: int) -> None:
        """Read the table anew, and try again until that works: the other node tells of its write
        only once."""
        while True:
            try:
                async with found.lock:
                    if found.table.seq >= seq:
                        return  # this node wrote it, and told it
                    return await self.catch_up(found)
            except OSError:
                await asyncio.sleep(RETRY)
            except Refusal:
                return  # readers get the reason when they open the table

    def told(self, found: LiveTable) -> None:
        """Tell the listeners that the table has changed, and that the server must act, if so."""
        self.changed(found.table.id)
        if found.table.server_acts:
            self._feed.tell(ServerToAct(found.table.id))

    # ---- writing -------------------------------------------------------------------------------

    async def append(
        self,
        found: LiveTable,
        new: list[e.Event],
        command: str | None,
        at: float | None = None,
        basis: Basis | None = None,
    ) -> int:
        """Write events, and only then add them to the table in memory. They happen now, or ``at``
        this time. With a ``basis`` they are written only if that still holds. The new ``seq``.
        Under the table's lock. Raises Conflict, Repeated."""
        table = found.table
        now = self.store.now() if at is None else at
        after = table.fork()
        await self._slices.each(table.id, new, lambda event: after.apply(event, now))
        after.settle()
        happened = [e.Happened(table.seq + 1 + k, event, now) for k, event in enumerate(new)]
        batch = batch_of(table, after, new, command, now, basis, self._mark_of, self.answers)
        over = ends(table, after)
        await self.store.append(batch)
        table.become(after)
        self.late.follow(found, happened)
        if over and after.pace == "days":  # after a crash they stay, and nobody reads them
            self._beside.spawn(self.answers[Answering].forget(table.id), "answers are not deleted")
        known = self._memory.get(table.id)
        if known is not None and known is not found:  # it was forgotten and opened anew meanwhile
            self._refresh_beside(known, table.seq)
        return after.seq

    async def add(self, table: Table, events: list[e.Event]) -> LiveTable:
        """A new table with its first events."""
        fresh = LiveTable(table)
        await self.append(fresh, events, None)
        found = self._memory.add(fresh)
        if found is not fresh:  # a search has found and opened it as soon as it was written
            async with found.lock:
                await self.catch_up(found)
        self.told(found)
        return found
