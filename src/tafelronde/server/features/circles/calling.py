"""Tables of a circle: opened with a seat for who opens it, told to those who are here, and entered
by one tap."""

import secrets

from ....match.chance import new_seed
from ...base.fair import Owner
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.boards import Boards
from ...live.commands import Commands
from ...live.free_seat import take_free_seat
from ...live.new_table import create
from ...live.settling import settle
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.person import Person
from ...people.presence import Presence
from ...table.table import Table
from ...wire.requests import NewTable
from ..notifications.inviting import Inviting
from . import evening_rows, wire
from . import rows as stored
from .service import NOBODY, Circles

MOST_OPEN = 12
"""The most tables of a circle that look for people at a time."""


class Calling:
    """Opens tables for circles, and lets members sit down there. Its methods raise Refusal."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._circles = parts[Circles]
        self._store = tables.store
        self._boards = parts[Boards]
        self._moderation = parts[Moderation]
        self._presence = parts[Presence]
        self._commands = parts[Commands]
        self._inviting = parts[Inviting]

    async def open(
        self, person: Person, circle: str, payload: wire.NewCircleTable, owner: Owner
    ) -> str:
        """Open a table for a circle, with a seat for this person, and tell the members who are
        here; the table."""
        self._moderation.check(person, "play")
        await self._circles.member(person.id, circle)
        plan = NewTable(
            payload.game, payload.players, payload.options, time=payload.time, nonce=payload.nonce
        )
        settle(plan, self._tables.games.offered)
        await self._boards.try_out(owner, plan.game, plan.players, plan.options)
        waiting = await evening_rows.unfinished_tables(self._store, circle)
        if sum(one.status == "open" for one in waiting) >= MOST_OPEN:
            raise Refusal("too-many", f"at most {MOST_OPEN} tables look for people")
        id = secrets.token_urlsafe(12)
        await evening_rows.add_table(self._store, circle, id)
        try:
            table = await create(self._tables, person, plan, Table(id, new_seed()))
        except Refusal:
            await evening_rows.drop_table(self._store, id)
            raise
        here = [
            user
            for user in await stored.to_call(self._store, circle, person.id)
            if self._presence.is_there(user)
        ]
        await self._inviting.call(person, table.id, here)
        return table.id

    async def sit(self, person: Person, circle: str, table: str) -> str:
        """Take a free seat at a table of a circle, ready to begin; the table."""
        await self._circles.member(person.id, circle)
        if not 0 < len(table) <= 64 or not await evening_rows.is_of(self._store, circle, table):
            raise NOBODY
        return await take_free_seat(self._tables, self._commands, person, table)
