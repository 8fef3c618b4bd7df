"""Seeks of a person: begin, read and end one's own, and read those of others."""

import math
import secrets

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.by_the_clock import plays_by_the_clock
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.page import page_key, page_word
from ..ratings.service import rating_of
from . import rows as stored
from . import wire
from .match import gathered
from .paired_tables import check_terms
from .pairing import Pairing
from .pool import Pool, SeekPool
from .rows import SeekRow
from .terms import is_live, open_seek, seek_of, sent_wish, stored_terms

EACH = 5
"""Seeks that a person may have in the pool."""


class Matchmaking:
    """Seeks of people."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._moderation = parts[Moderation]
        self._seek_pool = parts[SeekPool]
        self._wake = parts[Pairing].wake
        self._store = tables.store

    async def begin(self, person: Person, wish: wire.NewSeek) -> wire.OwnSeek:
        """Add a seek to the pool; the same seek again is the one that is there. Raises Refusal."""
        person.need_person()
        self._moderation.check(person, "play")
        check_terms(self._tables, wish)
        own = [row for row in await stored.seeks_of(self._store, person.id) if not row.table]
        asked = stored_terms(wish)
        live = is_live(asked)
        same = next((row for row in own if row.wish == asked), None)
        if same is None:
            if len(own) >= EACH:
                raise Refusal("too-many", f"at most {EACH} at a time")
            if live and await plays_by_the_clock(self._tables, person.id):
                raise Refusal("playing-live", "a live game of yours is being played")
            pace = "live" if live else "days"
            rating = await rating_of(self._tables, person.id, wish.game, wish.least, pace)
            id, now = secrets.token_urlsafe(9), self._store.now()
            same = SeekRow(id, person.id, person.name, asked, rating.mu, now, "")
            await stored.add_seek(self._store, same, live)
            self._seek_pool.changed()
            self._wake()
        return self._own(same, await self._seek_pool.pool())

    async def mine(self, user: str) -> list[wire.OwnSeek]:
        """The seeks of this person. To ask notes that they are still there."""
        await self._seek_pool.saw(user)
        rows = await stored.seeks_of(self._store, user)
        pool = await self._seek_pool.pool()
        return [self._own(row, pool) for row in rows]

    async def end(self, user: str, seek: str) -> None:
        """End a seek, whether it is in the pool or paired. Raises Refusal."""
        if not await stored.end_seek(self._store, user, seek):
            raise Refusal("not-found", "you do not look for this")
        self._seek_pool.changed()

    async def open_to(
        self, user: str | None, apart: frozenset[str], game: str, after: str, count: int
    ) -> wire.OpenSeeks:
        """A page of the groups of the pool with whom this reader could share a table."""
        pool = await self._seek_pool.pool()
        last = page_key(after) if after.strip() else (-math.inf, "")
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
            key = page_word(first.since, first.id)
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
            found.append((key, open_seek(pool.rows[seek.id], group, seek.waited(now))))
        return wire.OpenSeeks(tuple(one for _, one in found), "")

    def _own(self, row: SeekRow, pool: Pool) -> wire.OwnSeek:
        seek, now = seek_of(row), self._store.now()
        others = [one for one in pool.seeks if one.id != seek.id]
        group = [seek] if row.table else gathered(seek, others, pool.apart, now)
        waited, least = seek.waited(now), max(one.least for one in group)
        bots_in = max(0.0, seek.patience.bots - waited) if seek.bots else 0.0
        wish = sent_wish(row.wish)
        return wire.OwnSeek(row.id, wish, waited, len(group), least, bots_in, row.table)
