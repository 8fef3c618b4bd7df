"""Games that were played without a network come to an account.

A record is checked as ``tafelronde verify`` does, and becomes a table whose game is over, with the
same events as if it had been played here: so replay, review, export and deletion know no second
kind of game. But it shows nobody's skill, since who sends it chose the seed, the moves and who is
said to have made them: it has no rows among the results and is in no data set.
"""

import math
import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from ...base.faults import tell
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...base.text import clean_name
from ...live.tables import Tables
from ...people.names import Names
from ...people.person import Person
from ...reading.reading import Reading
from ...storage.store import Conflict
from ...table import events as e
from ...table.table import Table
from ...views.history import Reader
from . import rows, taking
from .reading import MOST_STEPS, game_of, not_here
from .wire import HandedOver

DAY = 86_400.0
MOST_A_DAY = 50
"""A person hands over at most so many games in 24 hours."""


MOST_EVENTS = MOST_STEPS + 200
"""Events of a game: its steps, its seats and who left them."""
_KINDS = (
    e.Created, e.HandedIn, e.Seated, e.BotSeated, e.ReadySaid, e.Started, e.Moved, e.Drawn, e.Left,
    e.Resigned,
)  # fmt: skip


class Handover:
    """Takes the records of games that were played without a network."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._reading = parts[Reading]
        self._names = parts[Names]

    async def take(self, person: Person, reader: Reader, text: str) -> HandedOver:
        """Keep the game of a record for this person. The same game again is the same table. Raises
        Refusal."""
        game = game_of(text)
        if game:
            if game not in self._tables.games.offered:
                raise Refusal("unknown-game", f"this server does not offer {game!r}")
            await self._tables.games.ready(game)
        sent = taking.Sent(text, person.id, self._store.now())
        found = await self._reading.read(reader.owner, game, taking.take, sent)
        events = own_events(found.events, game, person.id)
        for event in events:
            if isinstance(event, e.BotSeated | e.Left):
                await self._check_bot(game, event.level)
        known = await rows.table_of(self._store, person.id, found.key)
        if not known:
            known = await self._promised(person, found.key)
        events = [await self._named(event, person) for event in events]
        try:
            await self._tables.add(Table(known, found.seed), events)
        except Conflict:  # it has been made before
            return HandedOver(known, fresh=False)
        return HandedOver(known, fresh=True)

    async def _named(self, event: e.Event, person: Person) -> e.Event:
        """The event with the name of the record as it may stand at a table; with the owner's where
        it may not."""
        if not isinstance(event, e.Seated):
            return event
        try:
            kept = await self._names.settle(clean_name(event.name, cut=True), person.id)
        except Refusal:
            kept = person.name
        return replace(event, name=kept)

    async def _check_bot(self, game: str, level: str) -> None:
        try:
            await self._tables.games.check_bot(game, level)
        except Refusal as refusal:
            if refusal.reason != "bad-bot":
                raise
            raise not_here("bot", found=level[:60]) from None

    async def _promised(self, person: Person, key: str) -> str:
        """The id of the table that is to be made of a game. Raises Refusal where this person has
        handed over enough games today."""
        now, fresh = self._store.now(), secrets.token_urlsafe(12)
        since = now - DAY
        known = await rows.keep(
            self._store, person.id, key, fresh, now, since=since, most=MOST_A_DAY
        )
        if known:
            return known
        times = await rows.times_since(self._store, person.id, since)
        wait = (times[-MOST_A_DAY] if len(times) >= MOST_A_DAY else now) + DAY - now
        said = {"count": MOST_A_DAY, "hours": max(1, math.ceil(wait / 3600))}
        raise Refusal("handed-over-enough", "come back later", args=said, retry_after=wait)


def own_events(events: Sequence[e.Event], game: str, owner: str) -> list[e.Event]:
    """The events that a reading process made of a record: a private game of this person's own,
    whatever became of that process. Raises Refusal where they are none."""
    begun = events[0] if 1 < len(events) <= MOST_EVENTS else None
    if (
        not isinstance(begun, e.Created)
        or not isinstance(events[1], e.HandedIn)
        or begun.game != game
        or begun.public
        or begun.rated
        or not all(isinstance(event, _KINDS) for event in events)
        or any(isinstance(event, e.Created | e.HandedIn) for event in events[2:])
    ):
        tell("a reading process made events that no record has")
        raise Refusal("reading-died", "nothing was kept of it")
    return [
        replace(event, user=owner) if isinstance(event, e.Created | e.Seated) else event
        for event in events
    ]
