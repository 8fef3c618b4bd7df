"""How much bots do for one person, and for one address: who wants more is told when to come back.

Turns are fair already (``bots.line``); this bounds how many tables there are. Games of bots alone
are counted in the database, so that neither a restart nor another node forgets any. No address is
stored for that, only a mark that very many addresses share, and only while the game runs.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Any

from ..bots.line import Line
from ..fair import Owner
from ..people.whereabouts import Whereabouts
from ..refusal import Refusal
from ..storage.store import Store, alone_from, bot_turns_hosted
from ..storage.stored_card import decode_card
from .bot_turns import BotTurns
from .marks import Marks

ALONE, ALONE_AT_ADDRESS = 5, 20
"""Running games of bots alone, of one person and of one address."""
SECONDS, SECONDS_AT_ADDRESS = 60.0, 180.0
"""The time that waiting turns of bots may be expected to take."""
LATER = 60.0
"""Seconds after which a game may be over."""


class BotBounds:
    """Says whether somebody may have one more table with bots."""

    def __init__(
        self,
        store: Store,
        turns: BotTurns,
        line: Line[Any],
        whereabouts: Whereabouts,
        marks: Marks,
    ) -> None:
        self._store = store
        self._turns = turns
        self._line = line
        self._whereabouts = whereabouts
        self._marks = marks
        self._making: Counter[Owner] = Counter()
        """Tables of bots alone that are being made."""

    @contextlib.asynccontextmanager
    async def room(self, person: str, *, alone: bool) -> AsyncGenerator[None]:
        """While the block makes a table with bots, or with bots ``alone``. Raises Refusal."""
        owner = self._whereabouts.owner(person)
        group = Owner(owner.group)
        for who, most in ((owner, SECONDS), (group, SECONDS_AT_ADDRESS)):
            if (excess := self._line.seconds_of(who) - most) > 0:
                raise Refusal("bots-waiting", "bots have many turns to play", retry_after=excess)
        if not alone:
            yield
            return
        self._making.update((owner, group))
        try:
            there = max(self._turns.alone_at(owner.group), await self._from(owner.group))
            full = there + self._making[group] > ALONE_AT_ADDRESS
            if full or await self._hosted(person) + self._making[owner] > ALONE:
                raise Refusal(
                    "bots-alone", "bots alone play at enough of these tables", retry_after=LATER
                )
            yield
        finally:
            self._making.subtract((owner, group))
            self._making += Counter()  # those that are 0 are forgotten

    async def _from(self, address: str) -> int:
        """The running games of bots alone that were begun from this address."""
        return await alone_from(self._store, self._marks.of(address))

    async def _hosted(self, person: str) -> int:
        """This person's running games of bots alone."""
        cards = await bot_turns_hosted(self._store, person)
        return sum(all(seat.kind == "bot" for seat in decode_card(card).seats) for card in cards)
