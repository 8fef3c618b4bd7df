"""Looking for people: whoever looks is a row, and one node at a time finds tables for them.

A round is taken by a lease with a number. What it finds is written in one transaction, together
with that number; so it counts once, whatever becomes of the node. Then the tables are made, by
this node or, where it ends before, by the next one: their ids stand in the row.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import astuple

from ...core.errors import UnknownGame
from .. import wire
from ..background import Background
from ..news import Feed, TableFound
from ..people.order import Order
from ..people.person import Person
from ..refusal import Refusal
from ..seeking.match import Found, gathered, groups, in_turn, match
from ..seeking.seek import Seek
from ..storage import stored_seeks as stored
from ..storage.store import Conflict
from ..storage.stored_seeks import FoundTable, SeekRow, StoredWish
from ..storage.stored_time import StoredTime
from ..table.table import Table
from .found_tables import begin_found, check_wish
from .lists import place_of
from .ratings import rating_of
from .tables import Tables

SCAN = 1.0
"""Seconds between two looks."""
RETRY = 5.0
"""Seconds after which a database that did not answer is asked again."""
LEASE = 10.0
"""Seconds for which a round belongs to a node."""
GONE = 20.0
"""Seconds after which somebody who no longer asks looks no more, at a live game …"""
LEFT = 14 * 86_400.0
"""… and at one with days for each move."""
SEEN = 5.0
"""Seconds between two notes that somebody is there."""
UNKNOWN = 60.0
"""Seconds after which a table that cannot be made here is tried again."""
FRESH = 1.0
"""Seconds for which a node believes what it has read of those who wait."""
MOST = 1_000
"""People who are matched in a round, of each pace."""
FOUND = "found "
"""How a notice to all nodes begins that names a table, and for whom it was found."""
EACH = 5
"""Wishes of one person at a time."""
_log = logging.getLogger("tafelronde")


class Pool(NamedTuple):
    """Those who wait, in turn, and who of them keep apart."""

    rows: dict[str, SeekRow]
    seeks: list[Seek]
    apart: set[frozenset[str]]
    groups: dict[str, list[list[Seek]]]
    """Of each game that was asked for, and of all (''): who would sit together."""

    def groups_of(self, game: str, now: float) -> list[list[Seek]]:
        """Who would sit together at this game; '': at any."""
        if game not in self.groups:
            seeks = [seek for seek in self.seeks if game in ("", seek.game)]
            self.groups[game] = groups(seeks, self.apart, now)
        return self.groups[game]


class Seeking:
    """Those who look for people to play with."""

    def __init__(
        self, tables: Tables, order: Order, is_there: Callable[[str], bool], feed: Feed
    ) -> None:
        """``is_there``: whether somebody has a socket open somewhere."""
        self._tables = tables
        self._order = order
        self._is_there = is_there
        self._feed = feed
        self._store = tables.store
        self._node = secrets.token_hex(8)
        self._look = asyncio.Event()
        self._background = Background(tables.outage, tables.metrics)
        self._pool = (-FRESH, Pool({}, [], set(), {}))
        self._put_off: dict[str, float] = {}
        """Tables that could not be made here, and until when they wait, by ``time.monotonic()``."""

    def start(self) -> None:
        fault = "finding tables for people failed"
        self._background.repeat(self._look_around, SCAN, fault, retry=RETRY, woken=self._look)

    async def close(self) -> None:
        await self._background.close()

    # ---- asked for -----------------------------------------------------------------------------

    async def begin(self, person: Person, wish: wire.NewSeek) -> wire.OwnSeek:
        """Look for people from now on; who asks for the same again goes on looking. Raises
        Refusal."""
        person.need_person()
        self._order.check(person, "play")
        check_wish(self._tables, wish)
        own = [row for row in await stored.seeks_of(self._store, person.id) if not row.table]
        asked = _stored(wish)
        live = is_live(asked)
        same = next((row for row in own if row.wish == asked), None)
        if same is None:
            if len(own) >= EACH:
                raise Refusal("too-many", f"at most {EACH} at a time")
            if live and await self._plays_by_the_clock(person.id):
                raise Refusal("playing-live", "a live game of yours is being played")
            pace = "live" if live else "days"
            rating = await rating_of(self._tables, person.id, wish.game, wish.least, pace)
            same = SeekRow(
                secrets.token_urlsafe(9),
                person.id,
                person.name,
                asked,
                rating.mu,
                self._store.now(),
                "",
            )
            await stored.add_seek(self._store, same, live)
            self._pool = (-FRESH, self._pool[1])
            self._look.set()
        return self._own(same, await self.pool())

    async def mine(self, user: str) -> list[wire.OwnSeek]:
        """What this person looks for; whoever asks is there."""
        await stored.saw(self._store, user, self._store.now(), SEEN)
        rows = await stored.seeks_of(self._store, user)
        pool = await self.pool()
        return [self._own(row, pool) for row in rows]

    async def end(self, user: str, seek: str) -> None:
        """Look no more, or forget what was found. Raises Refusal."""
        if not await stored.end_seek(self._store, user, seek):
            raise Refusal("not-found", "you do not look for this")
        self._pool = (-FRESH, self._pool[1])

    async def open_to(
        self, user: str | None, apart: frozenset[str], game: str, after: str, count: int
    ) -> wire.OpenSeeks:
        """Those with whom this reader could sit, each with who waits together with them."""
        pool = await self.pool()
        last = place_of(after) if after.strip() else (-math.inf, "")
        now = self._store.now()
        found: list[tuple[str, wire.OpenSeek]] = []
        strengths: dict[tuple[str, int, bool], float] = {}
        count = min(max(1, count), 50)
        for together in pool.groups_of(game, now):
            group = [one for one in together if one.user != user]
            if not group or any(one.user in apart for one in group):
                continue
            seek, first = group[0], together[0]
            if (first.since, first.id) <= last:
                continue
            key = f"{first.since!r}~{first.id}"
            if user and seek.near:
                ladder = (seek.game, seek.least, seek.live)
                if ladder not in strengths:
                    pace = "live" if seek.live else "days"
                    rating = await rating_of(self._tables, user, seek.game, seek.least, pace)
                    strengths[ladder] = rating.mu
                if abs(strengths[ladder] - seek.strength) > seek.reach(now):
                    continue
            if len(found) == count:
                return wire.OpenSeeks(tuple(one for _, one in found), found[-1][0])
            found.append((key, _open(pool.rows[seek.id], group, seek.waited(now))))
        return wire.OpenSeeks(tuple(one for _, one in found), "")

    async def _plays_by_the_clock(self, user: str) -> bool:
        """Whether a game of theirs with a live clock is being played."""
        rows = await self._store.read(
            "SELECT t.id FROM members m JOIN tables t ON t.id = m.table_id WHERE m.user_id = $1"
            " AND m.ended = 0 AND t.status = 'playing' ORDER BY t.changed DESC LIMIT 50",
            user,
        )
        for (table_id,) in rows:
            table = await self._read(str(table_id))
            if table is None or table.time is None or table.time.kind != "live":
                continue
            if _sits(table, user):
                return True
        return False

    def _own(self, row: SeekRow, pool: Pool) -> wire.OwnSeek:
        seek, now = seek_of(row), self._store.now()
        others = [one for one in pool.seeks if one.id != seek.id]
        group = [seek] if row.table else gathered(seek, others, pool.apart, now)
        waits = seek.patience.bots - seek.waited(now) if seek.bots else 0.0
        return wire.OwnSeek(
            row.id,
            _wish(row.wish),
            seek.waited(now),
            len(group),
            max(one.least for one in group),
            max(0.0, waits),
            row.table,
        )

    async def pool(self) -> Pool:
        """Those who wait, read at most once in ``FRESH`` seconds."""
        read, pool = self._pool
        if time.monotonic() - read >= FRESH:
            pool = await self._read_pool()
            self._pool = (time.monotonic(), pool)
        return pool

    async def _read_pool(self) -> Pool:
        rows = await stored.waiting(self._store, True, MOST)
        rows += await stored.waiting(self._store, False, MOST)
        rows = [row for row in rows if self._may_play(row.user)]
        seeks = in_turn(seek_of(row) for row in rows)
        apart = await stored.apart_pairs(self._store) if rows else set[frozenset[str]]()
        return Pool({row.id: row for row in rows}, seeks, apart, {})

    def _may_play(self, user: str) -> bool:
        return not any(ban.kind in ("play", "sign-in") for ban in self._order.bans_of(user))

    # ---- found ---------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        if await stored.anything_to_do(self._store):
            await self.round()

    async def round(self) -> int:
        """Find tables and make them, if it is this node's turn; how many were found."""
        turn = await stored.take_round(self._store, self._node, LEASE)
        if turn is None:
            return 0
        await self._make_all()
        now = self._store.now()
        for user in await stored.unseen(self._store, now - GONE / 2):
            if self._is_there(user):  # a page out of sight seldom asks
                await stored.saw(self._store, user, now, SEEN)
        await stored.tidy(self._store, now - GONE, now - LEFT, now)
        await self._drop_players()
        pool = await self._read_pool()
        found = await asyncio.to_thread(match, pool.seeks, pool.apart, now)
        done = 0
        for one in found:
            try:
                await self._note(turn, one, pool)
            except Conflict:  # somebody has stopped, or another node has taken over
                continue
            done += 1
            await self._make_all()
        return done

    async def _drop_players(self) -> None:
        """Whoever has begun a game with others since looks no more for a live one."""
        for user, table_id, since in await stored.playing_since(self._store):
            table = await self._read(table_id)
            if table is None or table.started <= since or not _sits(table, user):
                continue
            days = table.time is not None and table.time.kind == "days"
            if not days and len({place.user for place in table.places if place.user}) > 1:
                await stored.end_live_seeks(self._store, user)

    async def _read(self, table: str) -> Table | None:
        """The table; None where this program cannot read it."""
        try:
            return (await self._tables.open(table)).table
        except Refusal:
            return None

    async def _note(self, turn: int, found: Found, pool: Pool) -> None:
        first = found.seeks[0]
        ids = {seek.id for seek in found.seeks}
        users = {seek.user for seek in found.seeks}
        ended = [
            seek.id
            for seek in pool.seeks
            if seek.user in users and seek.id not in ids and seek.live == first.live
        ]
        wish = pool.rows[first.id].wish
        table = FoundTable(
            wish.game,
            found.players,
            wish.rated,
            tuple(seek.user for seek in found.seeks),
            found.strength,
            wish.time,
        )
        await stored.note_found(
            self._store, turn, secrets.token_urlsafe(12), table, sorted(ids), ended
        )

    async def _make_all(self) -> None:
        """Make what was found and is not there yet."""
        now = time.monotonic()
        for table, found in await stored.to_be_made(self._store, 50):
            if self._put_off.get(table, 0.0) > now:
                continue
            try:
                await begin_found(self._tables, table, found)
            except Conflict:  # it is there
                pass
            except (Refusal, UnknownGame) as why:  # another node may have the game
                _log.warning("table %s is not made: %s", table, why)
                self._put_off[table] = now + UNKNOWN
                continue
            await stored.note_made(self._store, table)
            await self._tell(table)

    async def _tell(self, table: str) -> None:
        """Tell those for whom it was found, at whichever node they are."""
        seeks = await stored.found_by(self._store, table)
        with contextlib.suppress(OSError):  # then they hear of it when they ask
            await self._store.broadcast(
                f"{FOUND}{table} " + " ".join("~".join(pair) for pair in seeks.items())
            )

    def heard(self, notice: str) -> None:
        """Take in such a notice."""
        _, table, *pairs = notice.split(" ")
        self._feed.tell(TableFound(table, dict(pair.split("~") for pair in pairs if pair)))


def is_live(wish: StoredWish) -> bool:
    """Whether its people sit together; without a clock they do."""
    return wish.time is None or wish.time.kind == "live"


def seek_of(row: SeekRow) -> Seek:
    """A row as the matcher knows it."""
    wish = row.wish
    return Seek(
        row.id,
        row.user,
        wish.game,
        wish.least,
        wish.most,
        "" if wish.time is None else " ".join(map(str, astuple(wish.time))),
        is_live(wish),
        wish.rated,
        wish.near,
        wish.bots,
        row.strength,
        row.since,
    )


def _sits(table: Table, user: str) -> bool:
    """Whether this person still plays there, and no bot for them."""
    return any(
        seat not in table.resigned and not table.places[seat].level for seat in table.seats_of(user)
    )


def _stored(wish: wire.NewSeek) -> StoredWish:
    time = None if wish.time is None else StoredTime(*astuple(wish.time))
    return StoredWish(wish.game, wish.least, wish.most, wish.rated, wish.near, wish.bots, time)


def _wish(wish: StoredWish) -> wire.NewSeek:
    time = None if wish.time is None else wire.TimeControl(*astuple(wish.time))
    return wire.NewSeek(wish.game, wish.least, wish.most, time, wish.rated, wish.near, wish.bots)


def _open(row: SeekRow, group: list[Seek], waited: float) -> wire.OpenSeek:
    least = max(one.least for one in group)
    missing = max(1, least - len(group))
    return wire.OpenSeek(
        row.id, row.user, row.name, len(group) - 1, missing, waited, _wish(row.wish)
    )
