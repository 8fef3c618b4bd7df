"""Tables that are there for a challenge alone: closed once nobody is invited there any more.

The rows of ``challenges`` are the work list. A table is looked at when its challenge is declined,
withdrawn or refused, when it lapses, when one of the two blocks the other, and when somebody it
concerns is banned or leaves for good; two nodes may do the same work.
"""

import asyncio

from ...base.background import Background, InBackground
from ...base.bus import ModerationChanged, PeopleParted
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.closing import close_table
from ...live.tables import Tables
from ...people.asked import Departing
from ...people.departed import became
from ...people.moderation import Moderation
from ...people.relations import Relations
from ...storage.store import Store
from ...table.table import Table
from . import invitation_rows as stored
from .invitation_rows import Invitation

TERM = 86_400.0
"""Seconds after which an invitation lapses, and for which "not now" holds."""
SCAN = 20.0
"""Seconds between two looks at what is due."""
INVITED = "invited "
"""The prefix of a message to all nodes: whom to tell, the table, the state, the game, the name."""
MOST, MOST_CHALLENGED = 50, 2_000
"""Tables that are looked at together, and challenges that are compared with the bans."""


class Challenges(InBackground):
    """Closes the tables of challenges that nobody takes up."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._relations = parts[Relations]
        self._moderation = parts[Moderation]
        self._look = asyncio.Event()
        self._banned = True
        self._parted: set[str] = set()
        """The people who have blocked somebody since the last look."""
        self._background = Background(tables.outage)
        self._queue = self._background.queue("the table of a challenge is not closed")

    def start(self) -> None:
        fault = "tables of challenges are not closed"
        self._background.repeat(self._see_to_all, SCAN, fault, woken=self._look)

    def hear(self, _: ModerationChanged) -> None:
        """Look soon whether somebody who is challenged is banned."""
        self._banned = True
        self._look.set()

    def hear_of(self, event: PeopleParted) -> None:
        """Look soon at the challenges of somebody who blocks another person."""
        self._parted.add(event.user)
        self._look.set()

    async def mark(self, table: str) -> None:
        """Note that this table is there for a challenge alone."""
        await stored.mark_challenge(self._store, table, self._store.now() + TERM)

    async def see_to(self, table: str) -> None:
        """Close a table if it is there for a challenge alone and nobody is invited any more; its
        host knows why."""
        if await stored.look_at_challenge(self._store, table, 0.0):
            await self._see_to(table, is_told=True)

    async def _stands(self, one: Invitation, host: str) -> bool:
        """Whether an invitation of this host's waits for an answer that can still be given."""
        waits = one.state in ("invited", "unheard") and one.at + TERM > self._store.now()
        return (
            waits
            and self._moderation.may_play(one.user)
            and one.user not in (await self._relations.know(host)).apart
            and await became(self._store, one.user) != ""
        )

    async def _see_to_all(self) -> None:
        if self._banned:
            self._banned = False
            for table, user in await stored.challenged(self._store, MOST_CHALLENGED):
                if not self._moderation.may_play(user):
                    await stored.look_at_challenge(self._store, table, 0.0)
        for user in tuple(self._parted):
            await stored.look_at_challenges_of(self._store, user)
            self._parted.discard(user)
        now = self._store.now()
        due = await stored.challenges_due(self._store, now, MOST + self._queue.resting)
        await self._queue.each(due, lambda table: table, self._see_to)

    async def _see_to(self, table: str, *, is_told: bool = False) -> None:
        try:
            found = (await self._tables.open(table)).table
        except Refusal:  # nobody can sit down there
            await stored.drop_challenge(self._store, table)
            return
        invited = await stored.invited_to(self._store, table)
        standing = [one for one in invited if await self._stands(one, found.host)]
        if standing and _waits(found) and await became(self._store, found.host) != "":
            until = max(one.at for one in standing) + TERM
            await stored.look_at_challenge(self._store, table, until)
            return
        lapsed = _waits(found)
        if lapsed:
            await close_table(self._tables, table, only_open=True)
        if await stored.drop_challenge(self._store, table) and lapsed and not is_told:
            await tell_invited(self._store, found.host, found, "lapsed", "")


def _waits(table: Table) -> bool:
    """Whether nobody but its host has sat down at a table that is open."""
    return table.status == "open" and {place.user for place in table.places} <= {"", table.host}


async def tell_invited(store: Store, user: str, table: Table, state: str, name: str) -> None:
    """Tell somebody at all nodes what has become of an invitation; a page that misses it learns it
    when it asks."""
    await store.announce(f"{INVITED}{user} {table.id} {state} {table.game} {name}")


class DepartingChallenges(Departing):
    """Has the tables looked at where somebody who is deleted has challenged or is challenged."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def forget(self, user: str) -> None:
        await stored.look_at_challenges_of(self._store, user)
