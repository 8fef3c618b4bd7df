"""Rounds of matchmaking: one node at a time pairs the whole pool.

A node takes a round by a lease with a number. It writes each pairing in one transaction that checks
this number; so a pairing counts once, whatever becomes of the node. Then this node makes the tables
or, where it stops before, the next one does: the id of the table stands in the row.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from functools import partial

from ....core.facts.errors import UnknownGame
from ...base.background import Background, InBackground
from ...base.bus import Feed, ForPerson, ModerationChanged
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.by_the_clock import plays_by_the_clock, readable, sits
from ...live.tables import Tables
from ...people.presence import Presence
from ...storage.leases import take_turn
from ...storage.store import Conflict
from ...wire.messages import TableFound
from . import rows as stored
from .match import Found, match
from .paired_tables import begin_found
from .pool import Pool, SeekPool
from .rows import PairedTable, playing_since

SCAN = 1.0
"""Seconds between two rounds."""
RETRY = 5.0
"""Seconds before a database that did not answer is asked again."""
LEASE = 10.0
"""Seconds for which a node holds a round."""
GONE = 20.0
"""Seconds without a sign of its person after which a seek ends, for a live game …"""
LEFT = 14 * 86_400.0
"""… and for a game by days."""
UNKNOWN = 60.0
"""Seconds before this node tries again to make a table that it could not make."""
FOUND = "found "
"""The prefix of a message to all nodes that names a table and the people paired there."""
_log = logging.getLogger("tafelronde")


class Pairing(InBackground):
    """Carries out rounds on this node."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._seek_pool = parts[SeekPool]
        self._is_there = parts[Presence].is_there
        self._feed = parts[Feed]
        self._store = tables.store
        self._look = asyncio.Event()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a table that was found is not made")
        self._damaged = self._background.queue("what somebody looks for is damaged", self._drop)
        self._noting = self._background.queue("people who fit are not brought together")
        self._put_off: dict[str, float] = {}
        """Table that could not be made here → when to try it again, by ``time.monotonic()``."""

    def start(self) -> None:
        fault = "finding tables for people failed"
        self._background.repeat(self._look_around, SCAN, fault, retry=RETRY, woken=self._look)

    def wake(self) -> None:
        """Begin a round at once: there is a new seek."""
        self._look.set()

    def hear_bans(self, _: ModerationChanged) -> None:
        """End what banned people look for."""
        self._background.spawn(self._seek_pool.let_go(), "who is banned goes on looking for games")

    async def _look_around(self) -> None:
        if await stored.anything_to_do(self._store):
            await self.round()

    async def round(self) -> int:
        """Pair the pool and make the tables, if this node gets the round; the count of pairings."""
        turn = await take_turn(self._store, stored.ROUND, self._store.node, LEASE, again=True)
        if turn is None:
            return 0
        await self._make_all()
        now = self._store.now()
        for user in await stored.unseen(self._store, now - GONE / 2):
            if self._is_there(user):  # a page in the background seldom asks
                await self._seek_pool.saw(user)
        await stored.tidy(self._store, now - GONE, now - LEFT, now)
        async for user in begun_while_looking(self._tables):
            await stored.end_live_seeks(self._store, user)
        pool = await self._seek_pool.read()
        await self._damaged.each(pool.damaged, str, self._read_again)
        found = await asyncio.to_thread(match, pool.seeks, pool.apart, now)
        noted = 0
        for one in found:
            if await self._noting.see_to(_key(one), partial(self._note, turn, one, pool)):
                noted += 1
                await self._make_all()
        return noted

    async def _read_again(self, seek: str) -> None:
        raise ValueError("its wish cannot be read")

    async def _drop(self, seek: str) -> None:
        await stored.end_damaged(self._store, seek)

    async def _note(self, turn: int, found: Found, pool: Pool) -> bool:
        """Note a pairing; False where a seek has ended, or another node has taken over."""
        first = found.seeks[0]
        ids = {seek.id for seek in found.seeks}
        users = tuple(seek.user for seek in found.seeks)
        ended = [
            seek.id
            for seek in pool.seeks
            if seek.user in users and seek.id not in ids and seek.live == first.live
        ]
        wish = pool.rows[first.id].wish
        strength, id = found.strength, secrets.token_urlsafe(12)
        table = PairedTable(wish.game, found.players, wish.rated, users, strength, wish.time)
        try:
            await stored.note_found(self._store, turn, id, table, sorted(ids), ended)
        except Conflict:
            return False
        return True

    async def _make_all(self) -> None:
        """Make the tables of all pairings that have none yet."""
        now = time.monotonic()
        for table, body in await stored.to_be_made(self._store, 50 + self._queue.resting):
            if self._put_off.get(table, 0.0) <= now:
                await self._queue.see_to(table, partial(self._make, table, body))

    async def _make(self, table: str, body: str) -> None:
        found = stored.decode_found(body)
        clock = found.time is not None and found.time.kind == "live"
        busy = [
            user
            for user in found.users
            if clock and await plays_by_the_clock(self._tables, user, but=table)
        ]
        if busy:  # another pairing was faster: the others look on
            await stored.undo_found(self._store, table, busy)
            self._seek_pool.changed()
            return
        try:
            await begin_found(self._tables, table, found)
        except Conflict:  # the table exists already
            pass
        except (Refusal, UnknownGame) as why:  # another node may have the game
            _log.warning("table %s is not made: %s", table, why)
            self._put_off[table] = time.monotonic() + UNKNOWN
            return
        await stored.note_made(self._store, table)
        await self._tell(table)

    async def _tell(self, table: str) -> None:
        """Tell the paired people, at whichever node they are; a page that misses it learns it when
        it asks."""
        seeks = await stored.found_by(self._store, table)
        await self._store.announce(
            f"{FOUND}{table} " + " ".join("~".join(pair) for pair in seeks.items())
        )

    def heard(self, notice: str) -> None:
        """Take in a message of a node about a pairing."""
        _, table, *pairs = notice.split(" ")
        for pair in filter(None, pairs):
            user, seek = pair.split("~")
            self._feed.tell(ForPerson(user, TableFound(seek, table)))


def _key(found: Found) -> str:
    """The key of this work: the ids of the paired seeks."""
    return " ".join(seek.id for seek in found.seeks)


async def begun_while_looking(tables: Tables) -> AsyncIterator[str]:
    """People who have begun a live game with others since they began to seek one; their ids."""
    for user, table_id, since in await playing_since(tables.store):
        table = await readable(tables, table_id)
        if table is None or table.started <= since or not sits(table, user):
            continue
        days = table.time is not None and table.time.kind == "days"
        if not days and len({place.user for place in table.places if place.user}) > 1:
            yield user
