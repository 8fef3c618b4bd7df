"""The pool, as a node reads and caches it."""

import time
from typing import NamedTuple

from ...base.parts import Parts
from ...live.tables import Tables
from ...people.moderation import Moderation
from . import rows as stored
from .match import groups, in_turn
from .rows import SeekRow
from .seek import Seek
from .terms import seek_of

FRESH = 1.0
"""Seconds for which a node uses the pool that it has read."""
SEEN = 5.0
"""Seconds between two notes that a person is still there."""
MOST = 1_000
"""Seeks that a round pairs at most, of each pace."""


class Pool(NamedTuple):
    """All seeks that wait for a pairing, sorted by ``in_turn``."""

    rows: dict[str, SeekRow]
    seeks: list[Seek]
    apart: set[frozenset[str]]
    damaged: list[str]
    """The ids of seeks whose ``wish`` cannot be read."""
    groups: dict[str, list[list[Seek]]]
    """Cache of ``groups_of``, by game ('': all games)."""

    def groups_of(self, game: str, now: float) -> list[list[Seek]]:
        """The seeks of this game ('': of any) in groups that would share a table."""
        if game not in self.groups:
            seeks = [seek for seek in self.seeks if game in ("", seek.game)]
            self.groups[game] = groups(seeks, self.apart, now)
        return self.groups[game]


class SeekPool:
    """Reads the pool."""

    def __init__(self, parts: Parts) -> None:
        self._store = parts[Tables].store
        self._moderation = parts[Moderation]
        self._pool = Pool({}, [], set(), [], {})
        self._read_at = -FRESH

    async def pool(self) -> Pool:
        """The pool, read at most once in ``FRESH`` seconds."""
        if time.monotonic() - self._read_at >= FRESH:
            self._pool = await self.read()
            self._read_at = time.monotonic()
        return self._pool

    def changed(self) -> None:
        """Forget the cached pool: a seek was added or ended here."""
        self._read_at = -FRESH

    async def saw(self, user: str) -> None:
        """Note that this person is still there, so that their seeks stay in the pool."""
        await stored.saw(self._store, user, self._store.now(), SEEN)

    async def read(self) -> Pool:
        """Read the pool now, without the seeks of banned people."""
        live = await stored.waiting(self._store, True, MOST)
        days = await stored.waiting(self._store, False, MOST)
        rows = [row for row in live.rows + days.rows if self._moderation.may_play(row.user)]
        seeks = in_turn(seek_of(row) for row in rows)
        apart = await stored.apart_pairs(self._store) if rows else set[frozenset[str]]()
        return Pool({row.id: row for row in rows}, seeks, apart, live.damaged + days.damaged, {})

    async def let_go(self) -> None:
        """End the seeks of people who are banned from playing."""
        for user in self._moderation.may_not_play():
            await stored.end_seeks(self._store, user)
        self.changed()
