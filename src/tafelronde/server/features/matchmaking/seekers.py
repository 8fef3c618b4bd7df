"""Those who look for people to play with, as a node knows them."""

from __future__ import annotations

import time
from typing import NamedTuple

from ...people.order import Order
from ...storage.store import Store
from . import rows as stored
from .match import groups, in_turn
from .rows import SeekRow
from .seek import Seek
from .wishes import seek_of

FRESH = 1.0
"""Seconds for which a node believes what it has read of those who wait."""
SEEN = 5.0
"""Seconds between two notes that somebody is there."""
MOST = 1_000
"""People who are matched in a round, of each pace."""


class Pool(NamedTuple):
    """Those who wait, in turn, and who of them keep apart."""

    rows: dict[str, SeekRow]
    seeks: list[Seek]
    apart: set[frozenset[str]]
    damaged: list[str]
    """Rows of those who wait whose wish cannot be read."""
    groups: dict[str, list[list[Seek]]]
    """Of each game that was asked for, and of all (''): who would sit together."""

    def groups_of(self, game: str, now: float) -> list[list[Seek]]:
        """Who would sit together at this game; '': at any."""
        if game not in self.groups:
            seeks = [seek for seek in self.seeks if game in ("", seek.game)]
            self.groups[game] = groups(seeks, self.apart, now)
        return self.groups[game]


class Seekers:
    """Those who wait."""

    def __init__(self, store: Store, order: Order) -> None:
        self._store = store
        self._order = order
        self._pool = Pool({}, [], set(), [], {})
        self._read_at = -FRESH

    async def pool(self) -> Pool:
        """Those who wait, read at most once in ``FRESH`` seconds."""
        if time.monotonic() - self._read_at >= FRESH:
            self._pool = await self.read()
            self._read_at = time.monotonic()
        return self._pool

    def changed(self) -> None:
        """What was read holds no more."""
        self._read_at = -FRESH

    async def saw(self, user: str) -> None:
        """This person is there, and goes on waiting."""
        await stored.saw(self._store, user, self._store.now(), SEEN)

    async def read(self) -> Pool:
        """Those who wait now."""
        live = await stored.waiting(self._store, True, MOST)
        days = await stored.waiting(self._store, False, MOST)
        rows = [row for row in live.rows + days.rows if self._may_play(row.user)]
        seeks = in_turn(seek_of(row) for row in rows)
        apart = await stored.apart_pairs(self._store) if rows else set[frozenset[str]]()
        return Pool({row.id: row for row in rows}, seeks, apart, live.damaged + days.damaged, {})

    def _may_play(self, user: str) -> bool:
        return not any(ban.kind in ("play", "sign-in") for ban in self._order.bans_of(user))
