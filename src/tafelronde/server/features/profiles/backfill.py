"""Noting the results of games that an older program ended, and of names that it wrote.

A game that ends is counted with its last events. What was there before, or came from an older node,
is found in the database (``tables.counted``) and noted in slices by any node; doing it twice
changes nothing, so a crash loses nothing.
"""

from __future__ import annotations

import asyncio

import msgspec

from ...base.background import Background
from ...base.refusal import Refusal
from ...live.tables import Tables
from ...storage.results import Result, Uncounted, note_results, results_of, uncounted
from ...storage.stored_card import StoredCard, decode_card
from ...storage.stored_events import decode
from ...table.events import Dealt, Unreadable
from ...table.gate import shown_from
from ...views.cards import stored_card
from .search import fold_names

LOOK = 60.0
"""Seconds between two looks for such games."""
SLICE = 100
PAUSE = 0.05
"""Seconds between two slices, in which the database belongs to those who play."""


class Counting:
    """Sees to games without results, and to names that cannot be searched for."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._background = Background(tables.outage)
        self._queue = self._background.queue("the result of an older game could not be noted")

    def start(self) -> None:
        fault = "the results of older games could not be noted"
        self._background.repeat(self.catch_up, LOOK, fault)

    async def close(self) -> None:
        await self._background.close()

    async def catch_up(self) -> None:
        """Note all that can be noted now. Raises OSError."""
        store, last = self._tables.store, ""
        while await fold_names(store):
            await asyncio.sleep(PAUSE)
        while games := await uncounted(store, last, SLICE):
            last = games[-1].table
            await self._queue.each(games, lambda game: game.table, self._note)
            await asyncio.sleep(PAUSE)

    async def _note(self, game: Uncounted) -> None:
        rows = await self._rows(game)
        if rows is not None:
            await note_results(self._tables.store, game.table, rows)

    async def _rows(self, game: Uncounted) -> list[Result] | None:
        """The rows of a game, none where nobody can tell how it ended; None: not yet."""
        try:
            card = decode_card(game.card)
            if card.outcome is None:
                card = await self._worked_out(game.table, card)
            second = decode(game.second) if game.second else None
        except (msgspec.DecodeError, Unreadable, Refusal):  # damaged, or its rules are gone
            return []
        if card is None:
            return None
        deal = second.day if isinstance(second, Dealt) else ""
        shown = shown_from(game.ended, game.public, deal)
        return results_of(card, game.ended, shown)

    async def _worked_out(self, table: str, card: StoredCard) -> StoredCard | None:
        """The card with how the game ended, which older programs did not write down; None while
        the rules are not there. Raises Refusal."""
        if not self._tables.games.is_ready(card.game):
            return None
        found = await self._tables.open(table)
        return decode_card(stored_card(found.table))
