"""The gate of a node: it looks up what ``table.gate`` needs, and has that decide."""

from ..base.answers import Answers
from ..storage.store import Store
from ..storage.stored_card import StoredCard
from ..table.gate import Known, Thing, day_is_out, has_a_seal, refused, round_is_out
from ..table.table import Table
from .asked import Rounds, Tries


class Gate:
    """Decides what of a table a reader may have."""

    def __init__(self, store: Store, answers: Answers) -> None:
        self._store = store
        self._answers = answers

    async def check(self, thing: Thing, table: Table, user: str | None) -> None:
        """Raise Refusal where this reader may not have this thing. ``table`` is the table as they
        see it."""
        known = Known(is_out=True)
        if has_a_seal(table):
            out = await self.is_out(table)
            tried = not out and bool(user) and await self.has_tried(table.deal, user or "")
            known = Known(out, tried)
        refusal = refused(thing, table, user, known)
        if refusal is not None:
            raise refusal

    async def is_out(self, table: Table) -> bool:
        """Whether the deal of this table has come out: nobody plays it any more."""
        if table.shared:
            closed = await self._closed_at(table.tournament, table.round)
            return round_is_out(closed)
        return self.day_is_out(table.deal)

    async def seals(self, card: StoredCard) -> bool:
        """Whether the table of this card is sealed: others still play, or may play, its deal."""
        if card.shared:
            return not round_is_out(await self._closed_at(card.tournament, card.round))
        return not self.day_is_out(card.deal)

    def day_is_out(self, day: str) -> bool:
        """Whether the deal of this day has come out: nobody plays it any more. '': no day."""
        return day_is_out(day, self._store.now())

    async def has_tried(self, day: str, user: str) -> bool:
        """Whether this person's own try at the deal of this day is over."""
        return bool(day) and await self._answers[Tries].has_tried(day, user)

    async def _closed_at(self, tournament: str, number: int) -> float:
        return await self._answers[Rounds].closed_at(tournament, number)
