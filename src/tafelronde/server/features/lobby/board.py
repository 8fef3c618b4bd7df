"""The board: the public tables of the hall as visitors see them, rendered once for all readers.

It has a version, which grows with every change. A reader who has seen one version is sent the
changes since then.
"""

import asyncio
import time
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, cast

import msgspec

from ...live.listed import mended
from ...live.tables import Tables
from ...people.relations import Relations, Ties
from ...storage.stored_tables import Listed, just_over, public_tables
from ...views.delayed import TICK
from ...wire.messages import LobbyChanges
from .cards import Cards, Shown

OPEN, PLAYING = 100, 50
"""Tables that the hall shows: those with a free seat, and those to watch."""
BELIEVED = 5.0
"""Seconds after which the tables are read again, whatever was heard."""
REMEMBERED = 500
"""Tables that are known to be gone. Who saw the board before the first of them gets it whole."""


class Posted(NamedTuple):
    """A table on the board."""

    row: Listed
    shown: Shown
    since: int
    """The version in which it came."""
    version: int
    """The version in which its card became this."""


class Changes(NamedTuple):
    """The changes since a version."""

    cards: dict[str, bytes]
    gone: tuple[str, ...]
    """Tables that were there in that version, and are not now."""
    message: bytes | None
    """All of it as a message; None: nothing has changed."""


def message_of(cards: Mapping[str, bytes], gone: Collection[str]) -> bytes | None:
    """Changes as a message; None: there are none."""
    if not cards and not gone:
        return None
    tables = cast(Any, tuple(map(msgspec.Raw, cards.values())))
    return msgspec.json.encode(LobbyChanges(tables, (*cards, *gone)))


class Board:
    """The public tables as visitors see them."""

    def __init__(self, tables: Tables, relations: Relations) -> None:
        self._tables = tables
        self._relations = relations
        self._cards = Cards(tables, None, relations.seen_by(None))
        self._rows: list[Listed] = []
        self._lock = asyncio.Lock()
        self._due = True
        self._read = -BELIEVED
        """When the tables were read, by ``time.monotonic()``."""
        self._gone: dict[str, tuple[int, int]] = {}
        """Tables that are gone: the versions in which they came and went."""
        self._changes: dict[int, Changes] = {}
        """The changes since earlier versions, as far as somebody asked."""
        self.posted: dict[str, Posted] = {}
        self.people: dict[str, set[str]] = {}
        """The people on the board: at which tables."""
        self._private: dict[str, frozenset[str]] = {}
        """The people on the board who show only some that they are present, and to whom."""
        self.version = 0
        self.first = 0
        """The changes since an earlier version than this are not known."""

    @property
    def is_stale(self) -> bool:
        """Whether something may have changed that it does not show."""
        return self._due or time.monotonic() - self._read >= BELIEVED

    def touch(self) -> None:
        """Something may have changed."""
        self._due = True

    async def refresh(self) -> None:
        """Bring it up to date, where it is stale. Raises OSError."""
        async with self._lock:
            if not self.is_stale:
                return
            self._due = False
            try:
                rows = await self._rows_now()
            except BaseException:
                self._due = True
                raise
            self._read = time.monotonic()
            self._post(rows)

    async def _rows_now(self) -> list[Listed]:
        store = self._tables.store
        listed = await public_tables(store, "open", OPEN)
        listed += await public_tables(store, "playing", PLAYING)
        listed += await just_over(store, store.now() - 2 * TICK)
        rows = {row.id: row for row in listed}
        for row in listed:
            if not self._cards.is_known(row) and (good := await mended(self._tables, row)) != row:
                if good is None:
                    del rows[row.id]
                else:
                    rows[row.id] = good
        return list(rows.values())

    def _post(self, rows: list[Listed]) -> None:
        cards = {row.id: (row, self._cards.of(row)) for row in rows}
        self._cards.keep(cards)
        shown = {id: one for id, one in cards.items() if one[1].card.status != "over"}
        before, version = self.posted, self.version + 1
        posted: dict[str, Posted] = {}
        for id, (row, card) in shown.items():
            old = before.get(id)
            if old is not None and old.shown.body == card.body:
                posted[id] = old._replace(row=row)
            elif old is not None:
                posted[id] = Posted(row, card, old.since, version)
            else:
                came, _ = self._gone.pop(id, (version, version))
                posted[id] = Posted(row, card, came, version)
        gone = before.keys() - posted.keys()
        changed = any(one.version == version for one in posted.values())
        self.posted = posted
        if gone or changed:
            self._step(version, before, gone)
        shown_to = {person: self._relations.shown_to(person) for person in self.people}
        self._private = {person: others for person, others in shown_to.items() if others}

    def _step(self, version: int, before: Mapping[str, Posted], gone: Collection[str]) -> None:
        """The board has become another one."""
        self.version = version
        self._changes.clear()
        for id in gone:
            self._gone[id] = (before[id].since, version)
        while len(self._gone) > REMEMBERED:
            self.first = max(self.first, self._gone.pop(next(iter(self._gone)))[1])
        self.people = {}
        for id in self.posted:
            for person in self._cards.people(id):
                self.people.setdefault(person, set()).add(id)

    def since(self, version: int) -> Changes:
        """The changes since this version, which is no earlier than ``first``."""
        found = self._changes.get(version)
        if found is None:
            cards = {id: one.shown.body for id, one in self.posted.items() if one.version > version}
            gone = tuple(id for id, (came, went) in self._gone.items() if came <= version < went)
            found = self._changes[version] = Changes(cards, gone, message_of(cards, gone))
        return found

    def was_there(self, table: str, version: int) -> bool:
        """Whether this table was on the board in that version."""
        posted = self.posted.get(table)
        if posted is not None:
            return posted.since <= version
        came, went = self._gone.get(table, (version + 1, 0))
        return came <= version < went

    def near(self, user: str, ties: Ties) -> set[str]:
        """The tables on the board whose card may be another for this person than for visitors:
        because they sit there, or for the sake of somebody who does."""
        people = {user}
        people |= {person for person in ties.apart if person in self.people}
        people |= {person for person, shown_to in self._private.items() if user in shown_to}
        return {id for person in people for id in self.people.get(person, ())}
