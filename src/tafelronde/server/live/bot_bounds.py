"""Limits of the tables of bots of a person or an address; a refusal says when to come back.

Turns are fair already (``base.line``); this limits the number of tables. Games of bots alone are
counted in the database, so neither a restart nor another node forgets any. A game counts for the
person who caused it: the person who made such a table, seated its last bot, or let a bot sit in as
the last person, whoever made the table. Programs count as their owners. No address is stored for
that: only a mark that very many addresses share, and only while the game runs.
"""

import contextlib
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Any

from ..base.fair import Owner
from ..base.line import Line
from ..base.refusal import Refusal
from ..people.last_seen import LastSeen
from ..people.programs import owner_of
from ..storage.store import Store, alone_by, alone_from
from ..storage.stored_card import decode_card
from ..table.table import Table
from .bot_turns import BotTurns
from .marks import Marks

ALONE, ALONE_AT_ADDRESS = 5, 20
"""Running games of bots alone that one person, and one address, may have."""
SECONDS, SECONDS_AT_ADDRESS = 60.0, 180.0
"""Seconds of bots' thinking that may be waiting."""
LATER = 60.0
"""Seconds after which a refused person may try again: a game may be over then."""


class BotBounds:
    """Decides whether a person may have one more table with bots."""

    def __init__(
        self, store: Store, turns: BotTurns, line: Line[Any], last_seen: LastSeen, marks: Marks
    ) -> None:
        self._store = store
        self._turns = turns
        self._line = line
        self._last_seen = last_seen
        self._marks = marks
        self._making: Counter[Owner] = Counter()
        """Tables of bots alone that are just being made."""

    @contextlib.asynccontextmanager
    async def room(self, person: str, *, alone: bool) -> AsyncGenerator[None]:
        """Reserve room for a table with bots, or of bots ``alone``, which the block makes. Raises
        Refusal."""
        owner = self._last_seen.owner(person)
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
            if full or await self._caused(person) + self._making[owner] > ALONE:
                raise Refusal(
                    "bots-alone", "bots alone play at enough of these tables", retry_after=LATER
                )
            yield
        finally:
            self._making.subtract((owner, group))
            self._making += Counter()  # those that are 0 are forgotten

    async def _from(self, address: str) -> int:
        """The running games of bots alone that people at this address caused."""
        found = await alone_from(self._store, self._marks.of(address))
        return sum(_only_bots(card) for _, card in found)

    async def _caused(self, person: str) -> int:
        """The running games of bots alone that this person or a program of theirs caused; for a
        program, those of its owner and of all the owner's programs."""
        owner = await owner_of(self._store, person)
        return sum(map(_only_bots, await alone_by(self._store, owner)))


def _only_bots(card: str) -> bool:
    return all(seat.kind == "bot" for seat in decode_card(card).seats)


def leaves_bots_alone(table: Table, seat: int, *, for_good: bool) -> bool:
    """Whether only bots play on if the person of this seat lets a bot sit in, or (``for_good``)
    gives up."""
    others = [other for other in range(table.players) if other != seat]
    if table.status != "playing" or not all(table.places[other].is_bot for other in others):
        return False
    left = [other for other in others if other not in table.resigned]
    return not for_good or (
        len(left) > 1 and any(table.places[other].user for other in left)  # see give_up
    )
