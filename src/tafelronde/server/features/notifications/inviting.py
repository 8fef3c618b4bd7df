"""Invitations to a seat at an open table, and so challenges.

The host of a table names a person, who is told live and when away, and accepts, declines, or lets
it lapse.

Whom the host may not meet (``Relations``: one blocks the other; a ban) is answered like nobody. A
person who has muted the host, or said "not now" to them, hears nothing of it, and the host is not
told so. Whoever takes no challenges of the host (``Ties.challenges``) is told to take none.
"""

import contextlib
from collections.abc import Iterable

from ...base.bus import Feed, ForPerson
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.commands import Commands
from ...live.free_seat import fresh_id, take_free_seat
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.asked import Acquaintance
from ...people.moderation import Moderation
from ...people.mutes import Mutes
from ...people.person import Person
from ...people.relations import Relations, Ties
from ...storage.store import name_of
from ...table.checks import need, need_host
from ...table.table import Table
from ...wire.commands import Close
from ...wire.messages import Invited
from . import invitation_rows as stored
from . import wire
from .challenges import INVITED, TERM, Challenges, tell_invited
from .invitation_rows import Invitation
from .kinds import invitation
from .service import Notifications
from .settings import settings_of

MOST_OPEN, MOST_FROM_ONE, MOST_TABLES, MOST_AT_TABLE = 20, 3, 30, 24
"""The most invitations that wait for one person, and from one host to them; the most tables in a
term to which a host invites, and the most people invited to one."""


class Inviting:
    """Sends invitations from this node, and passes on those of other nodes."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._relations = parts[Relations]
        self._moderation = parts[Moderation]
        self._mutes = Mutes(tables.store)
        self._notifications = parts[Notifications]
        self._commands = parts[Commands]
        self._challenges = parts[Challenges]
        self._feed = parts[Feed]

    # ---- of the host ---------------------------------------------------------------------------

    async def invite(self, person: Person, table: str, user: str) -> str:
        """Invite somebody to an open table of this person's; the table where they meet, another one
        where that person has challenged this one to the same. Raises Refusal."""
        return await self._invite(person, await self._own(person, table), user)

    async def challenge(self, person: Person, table: str, user: str) -> str:
        """``invite`` to a table that is there for this alone: it is closed where this is refused,
        is declined, withdrawn or lapses. Raises Refusal."""
        found = await self._own(person, table)
        await self._challenges.mark(table)
        try:
            return await self._invite(person, found, user)
        except Refusal:
            await self._challenges.see_to(table)
            raise

    async def _own(self, person: Person, table: str) -> LiveTable:
        """An open table of this person's. Raises Refusal."""
        found = await self._tables.open_for(table, person.id)
        need_host(found.table, person.id)
        need(found.table, "open")
        return found

    async def _invite(self, person: Person, found: LiveTable, user: str) -> str:
        self._moderation.check(person, "play")
        await self._check_person(person, user)
        table = found.table.id
        if found.table.seats_of(user):
            return table
        own = next((o for o in await stored.invited_to(self._store, table) if o.user == user), None)
        if own is None:
            own = await self._note(person, found.table, user)
            await self._check_person(person, user)  # one may have blocked the other meanwhile
        return await self._met(person, found, own) or table

    async def call(self, person: Person, table: str, users: Iterable[str]) -> None:
        """Invite all of these people whom this person may invite to an open table of theirs."""
        found = (await self._tables.open_for(table, person.id)).table
        for user in users:
            with contextlib.suppress(Refusal):
                await self._check_person(person, user)
                await self._note(person, found, user)

    async def _check_person(self, person: Person, user: str) -> None:
        """Raise Refusal where this person cannot invite ``user``."""
        if user == person.id:
            raise Refusal("malformed", "user: somebody else")
        unknown = Refusal("not-found", "there is no such person")
        known = 0 < len(user) <= 64 and "\0" not in user and await name_of(self._store, user)
        if not known or not self._moderation.may_play(user):
            raise unknown
        if user in (await self._relations.read(person.id)).shuns:
            raise Refusal("apart", "you block this person")
        ties = await self._relations.read(user)
        if person.id in ties.apart:
            raise unknown
        if not await self._takes_challenges_of(person, user, ties):
            raise Refusal("no-challenges", "this person takes no challenges of yours")

    async def _takes_challenges_of(self, person: Person, user: str, ties: Ties) -> bool:
        """Whether ``user``, whose relations these are, lets this person challenge them."""
        if ties.challenges == "everybody":
            return True
        if ties.challenges != "known":  # "nobody", or a wish that a newer version has stored
            return False
        if person.id in ties.follows:
            return True
        known = self._tables.answers.all(Acquaintance)
        return any([await one.share(user, person.id) for one in known])

    async def _note(self, person: Person, table: Table, user: str) -> Invitation:
        """Note an invitation and tell of it. Raises Refusal."""
        now = self._store.now()
        pending, quiet = await self._before(person.id, user, now)
        if pending >= MOST_FROM_ONE:
            raise Refusal("too-many", f"at most {MOST_FROM_ONE} invitations wait for one person")
        if len(await stored.invited_to(self._store, table.id)) >= MOST_AT_TABLE:
            raise Refusal("too-many", f"at most {MOST_AT_TABLE} people are invited to a table")
        if await stored.tables_inviting(self._store, person.id, now - TERM) >= MOST_TABLES:
            raise Refusal("too-many", f"at most {MOST_TABLES} tables a day")
        quiet = quiet or person.id in await self._mutes.of(user)
        one = Invitation(table.id, user, "unheard" if quiet else "invited", now)
        settings = await settings_of(self._store, user)
        reached = not quiet and await self._notifications.can_be_told(user, settings)
        way = settings.way("invited") if reached else "none"
        await stored.invite(self._store, person.id, invitation(*one, way))
        if not quiet:
            self._notifications.wake()
            await tell_invited(self._store, user, table, "invited", person.name)
        return one

    async def _before(self, host: str, user: str, now: float) -> tuple[int, bool]:
        """The number of invitations of this host's that wait for ``user``, and whether they hear of
        no further one."""
        every = await stored.invitations_to(self._store, user, now - TERM)
        waiting = [one for one in every if one.state in ("invited", "unheard")]
        pending, quiet = 0, sum(one.state == "invited" for one in waiting) >= MOST_OPEN
        for one in every:
            table = await self._table(one.table)
            if table is None or table.host != host:
                continue
            pending += one in waiting and table.status == "open"
            quiet = quiet or one.state == "not-now"
        return pending, quiet

    async def _met(self, person: Person, found: LiveTable, own: Invitation) -> str:
        """The table of a challenge by the invited person to the same game, which is taken up in
        place of one's own; '': there is none."""
        table = found.table
        if table.players != 2:
            return ""
        now = self._store.now()
        for other in await stored.invitations_to(self._store, person.id, now - TERM):
            there = await self._table(other.table)
            if there is None or there.host != own.user or other.state not in ("invited", "unheard"):
                continue
            if there.status != "open" or _terms(there) != _terms(table):
                continue
            if await stored.meet(self._store, own, other):
                await self._commands.command(person, Close(fresh_id(), table.id))
                try:
                    return await take_free_seat(self._tables, self._commands, person, other.table)
                except Refusal:  # one may have blocked the other meanwhile: nobody waits there now
                    await self._challenges.see_to(other.table)
                    raise
        return ""

    async def invited(self, person: Person, table: str) -> list[wire.InvitedPerson]:
        """The people who were invited to a table of this person's. Raises Refusal."""
        need_host((await self._tables.open_for(table, person.id)).table, person.id)
        found: list[wire.InvitedPerson] = []
        for one in await stored.invited_to(self._store, table):
            waits: wire.InvitationState = "lapsed" if self._is_old(one) else "waits"
            state = "declined" if one.state in ("declined", "not-now") else waits
            name = await name_of(self._store, one.user)
            found.append(wire.InvitedPerson(one.user, name, state))
        return found

    async def withdraw(self, person: Person, table: str, user: str) -> None:
        """Withdraw an invitation that was not answered. Raises Refusal."""
        found = (await self._tables.open_for(table, person.id)).table
        need_host(found, person.id)
        await stored.withdraw(self._store, table, user)
        await tell_invited(self._store, user, found, "withdrawn", person.name)
        await self._challenges.see_to(table)

    # ---- of the invited person -----------------------------------------------------------------

    async def mine(self, user: str) -> list[wire.Invitation]:
        """The invitations that this person may accept now, the latest first."""
        shown: list[wire.Invitation] = []
        apart = (await self._relations.know(user)).apart
        now = self._store.now()
        for one in await stored.invitations_to(self._store, user, now - TERM):
            table = await self._table(one.table)
            if one.state != "invited" or table is None or not _is_free(table, user):
                continue
            if table.host in apart:
                continue
            name = await name_of(self._store, table.host)
            shown.append(
                wire.Invitation(
                    table.id, table.game, table.host, name, one.at, one.at + TERM,
                    table.players, table.rated, wire.sent_time(table.time), dict(table.options),
                )
            )  # fmt: skip
        return shown

    async def accept(self, person: Person, table: str) -> str:
        """Sit down where this person is invited, ready to begin; the table. Raises Refusal."""
        one = await self._mine(person, table)
        sat = await take_free_seat(self._tables, self._commands, person, table)
        await stored.withdraw(self._store, one.table, one.user)
        return sat

    async def decline(self, person: Person, table: str, *, not_now: bool) -> None:
        """Decline an invitation; ``not_now``: and hear of no other of this host's for a day.
        Raises Refusal."""
        one = await self._mine(person, table)
        if await stored.answer(self._store, one, "not-now" if not_now else "declined"):
            found = await self._table(table)
            if found is not None:
                await tell_invited(self._store, found.host, found, "declined", person.name)
            await self._challenges.see_to(table)

    async def _mine(self, person: Person, table: str) -> Invitation:
        """An invitation that stands. Raises Refusal."""
        for one in await stored.invited_to(self._store, table):
            if one.user == person.id and one.state == "invited" and not self._is_old(one):
                return one
        raise Refusal("no-invitation", "you are not invited to this table any more")

    # ---- telling -------------------------------------------------------------------------------

    async def _table(self, table: str) -> Table | None:
        """A table as it is; None where it cannot be opened."""
        try:
            return (await self._tables.open(table)).table
        except Refusal:
            return None

    def _is_old(self, one: Invitation) -> bool:
        return one.at + TERM <= self._store.now()

    def heard(self, notice: str) -> None:
        """Take in a message of a node about an invitation (a callback of ``Store.open``)."""
        user, table, state, game, name = notice.removeprefix(INVITED).split(" ", 4)
        self._feed.tell(ForPerson(user, Invited(table, state, game, name)))


def _terms(table: Table) -> tuple[object, ...]:
    """The terms of a game that two challenges must share to be one."""
    return table.game, table.players, dict(table.options), table.rated, table.time


def _is_free(table: Table, user: str) -> bool:
    """Whether this person could sit down at the table now."""
    if table.status != "open" or user in table.removed or table.seats_of(user):
        return False
    return any(place.is_open for place in table.places)
