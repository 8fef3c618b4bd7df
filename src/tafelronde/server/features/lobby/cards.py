"""Cards of tables for one reader, rendered anew only where something about them has changed."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from ...live.listed import card_at_hand, is_closed
from ...live.tables import Tables
from ...storage.stored_card import readable_card
from ...storage.stored_tables import Listed
from ...views.cards import keeps_back
from ...views.seats import Online
from ...wire.shown import TableCard

_encode = msgspec.json.Encoder().encode


class Shown(NamedTuple):
    """A card, and the same as JSON."""

    card: TableCard
    body: bytes


class _Rendered(NamedTuple):
    """A card, and all that it was rendered from."""

    row: Listed
    shown: Shown
    people: tuple[str, ...]
    there: tuple[bool, ...]
    """Whether each of these people is shown to be present."""
    closed: bool
    late: bool
    """Whether it may become another by the time alone."""


class Cards:
    """Cards for one reader."""

    def __init__(self, tables: Tables, user: str | None, online: Online) -> None:
        """``user``: the reader; None: a visitor."""
        self._tables = tables
        self._user = user
        self._online = online
        self._known: dict[str, _Rendered] = {}

    def of(self, row: Listed) -> Shown:
        """The card of this table as it is now. Raises msgspec.DecodeError where the stored one is
        damaged (``listed.mended``)."""
        closed = is_closed(self._tables, row.id)
        known = self._known.get(row.id)
        same = known is not None and not known.late and known.row == row
        if known is not None and same and known.closed == closed:
            there = self._there(known.people)
            if there == known.there:
                return known.shown
        card = card_at_hand(self._tables, row, self._user, self._online)
        people = tuple({seat.user: None for seat in card.seats if seat.user})
        stored = readable_card(row.card)
        late = stored is not None and keeps_back(stored, self._tables.store.now())
        shown = Shown(card, _encode(card))
        self._known[row.id] = _Rendered(row, shown, people, self._there(people), closed, late)
        return shown

    def people(self, table: str) -> tuple[str, ...]:
        """The people on the card of this table."""
        known = self._known.get(table)
        return () if known is None else known.people

    def keep(self, tables: Collection[str]) -> None:
        """Forget all others."""
        for table in self._known.keys() - tables:
            del self._known[table]

    def is_known(self, row: Listed) -> bool:
        """Whether this very row was rendered before."""
        known = self._known.get(row.id)
        return known is not None and known.row == row

    def _there(self, people: tuple[str, ...]) -> tuple[bool, ...]:
        return tuple([self._online(person) for person in people])
