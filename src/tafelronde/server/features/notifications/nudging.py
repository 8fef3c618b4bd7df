"""Reminders: a player reminds the player to act, who gets a notification and a message on each open
page.

A player is reminded once of each decision, whichever node is asked: the database notes the reminder
in the transaction that stores the notification. A reminder from a muted or blocked player reaches
nobody. Neither its sender nor anybody else at the table is told so: a second reminder is refused
whoever sent the first, but where the first reached nobody, the second does.
"""

import hashlib

from ...base.bus import Feed, ForPerson
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.asked import Reminding
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.mutes import Mutes
from ...people.person import Person
from ...people.relations import Relations
from ...storage.store import Statement
from ...table.missing import to_be_reminded
from ...table.table import Table
from ...wire import commands
from ...wire.messages import Nudged
from . import nudge_rows as stored
from .kinds import reminder, walkover
from .nudge_rows import Nudge
from .rows import give
from .service import Notifications
from .settings import settings_of

RETRIES = 8
NUDGED = "nudged "
"""The prefix of a message to all nodes: the reminded person, the table, the game, the sender."""


class Nudging(Reminding):
    """Sends reminders from this node, and passes on those of other nodes."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._relations = parts[Relations]
        self._mutes = Mutes(tables.store)
        self._notifications = parts[Notifications]
        self._feed = parts[Feed]

    async def nudge(self, person: Person, command: commands.Nudge) -> LiveTable:
        """Remind the player to act; the table. Raises Refusal."""
        found = await self._tables.open_for(command.table, person.id)
        key = hashlib.sha256(f"{person.id} {command.id}".encode()).hexdigest()[:24]
        seq = -1
        for _ in range(RETRIES):
            async with found.lock:  # what is refused then is so now, whoever goes on meanwhile
                await self._tables.catch_up(found)
            if found.table.seq == seq:
                raise Refusal("nudged", "they were reminded of this decision before")
            seq, refused = found.table.seq, None
            try:
                if await self._remind(found.table, person, command.seat, key):
                    return found
            except Refusal as refusal:
                refused = refusal
            if await stored.was_nudged(self._store, command.table, key):  # it was sent again
                return found
            if refused:
                raise refused
        raise Refusal("busy", "too many at once; try again")

    async def _remind(self, table: Table, person: Person, seat: int, key: str) -> bool:
        """Remind the player to act at the table as this node knows it; False where they were
        reminded before, or the table has moved on. Raises Refusal."""
        of = to_be_reminded(table, person.id, seat, self._store.now())
        name, id, game = table.places[seat].name, table.id, table.game
        what, ply = Nudge(id, table.seq, of, person.id, key), table.ply
        if await self._is_unwanted(person.id, of):
            return await stored.swallow(self._store, what)
        settings, given = await settings_of(self._store, of), None
        if await self._notifications.can_be_told(of, settings):
            given = reminder(id, of, ply, settings.way("turn"), self._store.now())
        first = await stored.nudge(self._store, what, given)
        if not first:
            sender = await stored.owed(self._store, what)
            if not sender or not await stored.make_good(self._store, what, sender, given):
                return False
        self._notifications.wake()
        await self._store.announce(f"{NUDGED}{of} {id} {game} {name}")
        return first

    async def walkover(self, user: str, tournament: str, round: int) -> list[Statement]:
        settings, now = await settings_of(self._store, user), self._store.now()
        if not await self._notifications.can_be_told(user, settings):
            return []
        one = walkover(tournament, user, round, settings.way("round"), now)
        return [] if one is None else [give(one)]

    async def _is_unwanted(self, user: str, of: str) -> bool:
        """Whether ``of`` has blocked or muted ``user``, or is blocked by them."""
        return user in (await self._relations.know(of)).apart or user in await self._mutes.of(of)

    def heard(self, notice: str) -> None:
        """Take in a message of a node about a reminder (a callback of ``Store.open``)."""
        of, id, game, name = notice.removeprefix(NUDGED).split(" ", 3)
        self._feed.tell(ForPerson(of, Nudged(id, game, name)))
