"""The clocks of all tables: whose time is up, and which time counts for nobody.

While clocks run, every node notes each second which games it can run (``service``, a row a game for
all nodes). If the last note of a game is too old, or if this is the only node and it has just
begun, nobody could play since then: that time is a gap. The gap is noted in the database, and every
table of the game takes it up as an event (``Stood``) before anything else happens there. So a
stopped server, a crash, rules that are being compiled, and a database that does not answer take no
time from anybody; and time counts while any node is up.

A table's row says when a clock will run out. Every node looks for rows that are due; one node
claims the table and writes there that time is up; if it dies, another one does. The table's events
decide whether the time is up, and the event about it is written only if the table has not gone on:
so exactly once.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Sequence
from functools import partial

from ..base.answers import Question
from ..base.background import Background, InBackground
from ..base.bus import Feed, TableOpened
from ..base.refusal import Refusal
from ..people.pauses import Pauses
from ..storage import stored_clocks
from ..storage.store import Conflict
from ..storage.stored_clocks import Gap
from ..storage.stored_tables import tables_of
from ..table import events as e
from ..table.clock import ALL, Stand
from ..table.timing import stood, time_out
from .live_table import LiveTable
from .tables import Tables

TICK = 1.0
"""Seconds between two looks at the clocks, and between two notes that games can be played."""
STALE = 3.0
"""Seconds after which the last note is too old: nobody could play since."""
CLAIM = 5.0
"""Seconds for which a node's claim of a table holds."""
LONGEST = 300.0
"""Seconds until a table that could not be opened is tried again."""
MOST_DUE = 200
KEPT_GAPS = 400 * 86_400.0
"""Seconds; no decision takes longer."""
_log = logging.getLogger("tafelronde")


class TimeBounds(Question):
    """A feature that bounds the time of games by more than their clocks."""

    many = True

    async def run(self) -> bool:
        """Whether such a bound is near. Raises OSError."""
        return False


class Clocks(InBackground):
    """This node's share of the work on all clocks."""

    def __init__(self, tables: Tables, pauses: Pauses, feed: Feed) -> None:
        self._tables = tables
        self._pauses = pauses
        self._store = tables.store
        self._serving: set[str] = set()
        """The games that this node has noted as playable each second until now."""
        self._silent = False
        """Whether no clock ran at the last look, so nothing was noted."""
        self._gaps: dict[str, list[Stand]] = {}
        self._known_until = -math.inf
        """The end of the last gap that is known here."""
        self._ticking = asyncio.Lock()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a clock was not seen to")
        feed.listen(TableOpened, lambda event: self._take_up(event.table))

    def start(self) -> None:
        self._background.repeat(self._tick, TICK, "looking at the clocks failed")

    # ---- when anybody could play ---------------------------------------------------------------

    async def _tick(self) -> None:
        try:
            await self._say_what_can_be_played()
            await self._look()
        except OSError:
            self._serving.clear()
            raise

    async def _clocks_run(self) -> bool:
        """Whether a clock runs anywhere, or another bound on time. Only then is each second
        noted."""
        if await stored_clocks.clocks_run(self._store):
            return True
        for bounds in self._tables.answers.all(TimeBounds):
            if await bounds.run():
                return True
        return False

    async def _say_what_can_be_played(self) -> None:
        """Write the note of this second; the time since an old note becomes a gap. Raises
        OSError."""
        async with self._ticking:
            if not await self._clocks_run():
                self._serving = {g for g in self._tables.games.offered if self._is_ready(g)}
                self._silent = True
                return await self._learn_gaps()
            before = await stored_clocks.beats(self._store)
            now, alone = self._store.now(), not self._store.shared
            for game in filter(self._is_ready, self._tables.games.offered):
                last = before.get(game, 0.0)
                fresh = game not in self._serving
                stale = now - last > (0.0 if fresh and alone else STALE)
                if stale and not self._silent:  # with no clock running, nothing was noted
                    await stored_clocks.note_gap(self._store, Gap(game, last, now))
                await stored_clocks.beat(self._store, game, now)
                self._serving.add(game)
            self._silent = False
            await self._learn_gaps()

    def _is_ready(self, game: str) -> bool:
        return self._tables.games.is_ready(game)

    async def _learn_gaps(self) -> None:
        """Read the gaps that are new here; tables in memory take them up."""
        since = max(self._known_until - STALE, self._store.now() - KEPT_GAPS)
        news = False
        for gap in await stored_clocks.gaps_since(self._store, since):
            known = self._gaps.setdefault(gap.game, [])
            stand = Stand(ALL, gap.begin, gap.until)
            if stand not in known:
                known.append(stand)
                news = True
            self._known_until = max(self._known_until, gap.until)
        if news:
            for table in self._tables.kept():
                self._take_up(table)

    # ---- what does not count at a table --------------------------------------------------------

    def _take_up(self, table_id: str) -> None:
        """Add the gaps that a table in memory does not have yet."""
        found = self._tables.known(table_id)
        if found is None:
            return
        table = found.table
        if table.clock is not None and table.status == "playing" and self._unknown(found):
            self._spawn(found)

    def _unknown(self, found: LiveTable) -> list[e.Event]:
        table = found.table
        if table.clock is None:
            return []
        since = table.clock.since
        return stood(table, [s for s in self._gaps.get(table.game, ()) if s.until > since])

    async def settle(self, found: LiveTable) -> None:
        """Add the time that counts for nobody, before a command is carried out. Under the table's
        lock. Raises Conflict, OSError."""
        table = found.table
        if table.clock is None or table.status != "playing":
            return
        if table.game not in self._serving:
            await self._say_what_can_be_played()
        new: Sequence[e.Event] = [*self._unknown(found), *await self._personal(found)]
        if new:
            await self._tables.append(found, list(new), None)

    async def _personal(self, found: LiveTable) -> list[e.Event]:
        """The vacation and quiet hours of the player who is to decide, in a game by days."""
        table = found.table
        seat, clock = table.on_clock, table.clock
        if table.pace != "days" or seat < 0 or clock is None:
            return []
        user, now = table.places[seat].user, self._store.now()
        due, known = clock.due(seat), clock.own_stands(seat)
        return stood(table, await self._pauses.stands(user, seat, clock.since, due, now, known))

    # ---- whose time is out ---------------------------------------------------------------------

    async def _look(self) -> None:
        now = self._store.now()
        most = MOST_DUE + self._queue.resting
        for table, due in await stored_clocks.clocks_due(self._store, now, most):
            await self._queue.see_to(table, partial(self._see_to_due, table, due, now + CLAIM))

    async def _see_to_due(self, table: str, due: float, until: float) -> None:
        if await stored_clocks.claim(self._store, table, due, until):
            await self._see_to(table)

    async def renew(self, user: str) -> None:
        """A person's vacation or quiet hours changed: their tables take it up. Raises OSError."""
        for listed in await tables_of(self._store, user):
            with contextlib.suppress(Refusal):
                found = await self._tables.open(listed.id)
                if found.table.clock is not None:
                    await self._queue.see_to(listed.id, partial(self._see_to, listed.id))

    def poke(self, table: str) -> None:
        """Look at this table now: a clock may have run out."""
        found = self._tables.known(table)
        if found is not None:
            self._spawn(found)

    def _spawn(self, found: LiveTable) -> None:
        table = found.table.id
        seeing = self._queue.see_to(table, partial(self._see_to, table))
        self._background.spawn(seeing, "a clock was not seen to")

    async def _see_to(self, table_id: str) -> None:
        """Add the time that counts for nobody; if time is still up, write that. Raises OSError."""
        try:
            found = await self._tables.open(table_id)
            level = await self._tables.games.level(found.table.game, "")
        except Refusal:  # the rules are not ready, or the table cannot be read
            await stored_clocks.put_off(self._store, table_id, self._store.now() + LONGEST)
            return
        table = found.table
        known = table.seq
        async with found.lock:
            with contextlib.suppress(Conflict):
                await self._tables.catch_up(found)
                await self.settle(found)
                now = self._store.now()
                if new := time_out(table, now, level):
                    await self._tables.append(found, new, None, now)
                elif table.status == "playing":
                    await stored_clocks.set_due(self._store, table_id, table.seq, table.due)
        if table.seq != known:
            self._tables.told(found)
