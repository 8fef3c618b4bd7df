"""Merge and deletion of identities: one row, then the work at every table, done by any node.

The row in ``people.departed`` decides. Once it is written, the old identity counts as the other one
(merge) or as nobody (deletion). Its owned rows and its seats at tables follow, running games first.
Each step may be repeated, so another node can go on where one has stopped.
"""

import asyncio
import contextlib
import logging
from functools import partial

from ...base.background import Background, InBackground
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.departed import depart, departures_due, lease_departure, rest_departure, whose
from ...people.handles import KEPT
from ...people.identities import Identities
from ...people.moderation import Moderation
from ...people.person import Person
from ...people.programs import is_program
from ...people.relations import Relations
from ...storage.store import Conflict
from ...storage.stored_events import decode, nameless
from ...table import events as e
from ...table.giving_up import give_up
from ...table.table import Table
from .merging import check_merge
from .owned_rows import OwnedData

SCAN = 5.0
LEASE = 30.0
SETTLED = 60.0
"""Seconds after which every node knows that the identity is gone, so that it gets no more rows."""
AT_ONCE, PAGE = 20, 100
"""Identities that one round works on, and tables of each that are read at once."""
RETRIES = 8
_log = logging.getLogger("tafelronde")


class MergesAndDeletions(InBackground):
    """Merges and deletes identities."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._identities = parts[Identities]
        self._moderation = parts[Moderation]
        self._relations = parts[Relations]
        self._owned = parts[OwnedData]
        self._look = asyncio.Event()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("an identity that has departed is not seen to")
        self._passing = self._background.queue("a table is not passed on")

    def start(self) -> None:
        fault = "seeing to an identity that has departed failed"
        self._background.repeat(self._see_to_all, SCAN, fault, woken=self._look)

    # ---- requests ------------------------------------------------------------------------------

    async def merge(self, person: Person, other: Person) -> None:
        """Give all that ``other`` has to this person, who holds both identities. Raises Refusal."""
        if other.id == person.id:
            raise Refusal("merge-same", "this is the identity that you have")
        if other.owner or await is_program(self._store, other.id):
            raise Refusal("not-for-programs", "a program is not merged")
        await check_merge(self._store, self._moderation, self._owned.departing, person, other)
        if not await depart(self._store, other.id, person.id):
            raise Refusal("busy", "one of the two has become another meanwhile: try again")
        await self._identities.devices.end_programs("", [other.id])
        self._look.set()

    async def leave(self, person: Person) -> None:
        """Delete this person and their programs: from now on these identities are nobody."""
        programs = await self._identities.programs.ever_of(person.id)
        for user in (*programs, person.id):
            await depart(self._store, user, "")
        await self._identities.devices.end_programs("", [*programs, person.id])
        self._look.set()

    # ---- the work afterwards -------------------------------------------------------------------

    async def _see_to_all(self) -> None:
        due = await departures_due(self._store, AT_ONCE + self._queue.resting)
        await self._queue.each(due, str, self._see_to)

    async def _see_to(self, user: str) -> None:
        if not await lease_departure(self._store, user, self._store.node, LEASE):
            return
        into = await whose(self._store, user)
        assert into != user
        at = await self._store.first("SELECT at FROM departed WHERE user_id = $1", user)
        settled = at + SETTLED < self._store.now()
        try:
            await self._pass_rows_on(user, into)
        except Conflict:
            return  # it is looked at again
        stuck = False
        while tables := await self._some_tables(user):
            fresh = [table for table in tables if not self._passing.rests(f"{table} {user}")]
            if not fresh:
                stuck = True
                break
            for table in fresh:
                into = await whose(self._store, user)  # who may have departed, too, meanwhile
                passing = partial(self._pass_on, table, user, into)
                if await self._passing.see_to(f"{table} {user}", passing) is False:
                    return  # it is looked at again
                await lease_departure(self._store, user, self._store.node, LEASE)
        if stuck:
            return  # the other tables failed lately: the next round tries them again
        await rest_departure(self._store, user, SETTLED, done=settled)

    async def _pass_rows_on(self, user: str, into: str) -> None:
        """Hand the owned rows over, or delete them (``into`` ''). Raises Conflict where others kept
        writing meanwhile."""
        if not into:
            await self._owned.give_up(user, KEPT)
            return
        await self._owned.hand_over(user, into, KEPT)
        await self._relations.changed(into)  # their blocks, and the people who may see them
        if user in self._moderation.bans or user in self._moderation.roles:
            await self._moderation.changed()  # both were handed over

    async def _some_tables(self, user: str) -> list[str]:
        """Tables of this identity on which no work has been done yet; running games come first."""
        sql = "SELECT table_id FROM members WHERE user_id = $1 ORDER BY ended, table_id LIMIT $2"
        return await self._store.column(sql, user, PAGE + self._passing.resting)

    async def _pass_on(self, table: str, user: str, into: str) -> bool:
        """Do the work at one table and delete its ``members`` row; False where it must be tried
        again."""
        try:
            found = await self._tables.open(table)
            for _ in range(RETRIES):
                async with found.lock:
                    try:
                        new = await self._events(found, user, into)
                        if new:
                            await self._tables.append(found, new, None)
                        break
                    except Conflict:
                        await self._tables.catch_up(found)
            else:
                return False
            self._tables.told(found)
        except Refusal as refusal:
            if refusal.retry_after:
                return False
            _log.warning("table %s is not passed on: %s", table, refusal.reason)
        if into:
            sql = (
                "UPDATE members SET user_id = $1 WHERE user_id = $2 AND table_id = $3 AND NOT"
                " EXISTS (SELECT 1 FROM members AS o WHERE o.user_id = $1 AND o.table_id = $3)"
            )
            await self._store.write(sql, into, user, table)
        else:
            for one in await self._once(table, user):
                await self._strike_names(table, one)
        sql = "DELETE FROM members WHERE user_id = $1 AND table_id = $2"
        await self._store.write(sql, user, table)
        return True

    async def _events(self, found: LiveTable, user: str, into: str) -> list[e.Event]:
        """The events that a table gets when one of its people is merged or deleted."""
        table = found.table
        seats = table.seats_of(user)
        if not seats and table.host != user and user not in table.removed:
            return []
        passed = e.Passed(user, into)
        if into and not _makes_two(table, into):
            return [passed]
        if table.status == "open" and not table.tournament:
            freed: list[e.Event] = [e.Freed(seat) for seat in seats]
            closes = not into and table.host == user
            return [e.Closed(), passed] if closes else [*freed, passed]
        ending: list[e.Event] = []
        if table.status == "playing":
            level = await self._tables.games.level(table.game, "")
            trial = table.fork()
            for seat in seats:
                if seat in trial.resigned or trial.status != "playing":
                    continue
                for event in give_up(trial, seat, level):
                    trial.apply(event, self._store.now())
                    ending.append(event)
        return [*ending, passed]

    async def _once(self, table: str, user: str) -> set[str]:
        """This identity, and those that were merged with it at this table."""
        sql = "SELECT body FROM events WHERE table_id = $1 AND body LIKE $2 ORDER BY seq DESC"
        rows = await self._store.read(sql, table, '%"passed"%')
        same = {user}
        for (body,) in rows:
            with contextlib.suppress(e.Unreadable):
                event = decode(body)
                if isinstance(event, e.Passed) and event.to in same:
                    same.add(event.user)
        return same

    async def _strike_names(self, table: str, user: str) -> None:
        """Remove this person's name from the stored events of this table."""
        sql = "SELECT seq, body FROM events WHERE table_id = $1 AND body LIKE $2"
        for seq, body in await self._store.read(sql, table, f'%"seated"%"{user}"%'):
            try:
                struck = nameless(body, user)
            except e.Unreadable:
                continue
            sql = "UPDATE events SET body = $1 WHERE table_id = $2 AND seq = $3"
            await self._store.write(sql, struck, table, seq)


def _makes_two(table: Table, into: str) -> bool:
    """Whether ``into`` may not take over the seat. A person has one seat where the result counts,
    and a person whom the host removed does not come back through a merge."""
    if table.status == "open" and into in table.removed and into != table.host:
        return True
    return bool(table.seats_of(into)) and (table.rated or bool(table.tournament))
