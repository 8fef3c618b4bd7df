"""The door of the house: who is let in at this node, and who has to leave."""

import asyncio

from ...base.background import Background, InBackground
from ...base.bus import Feed, ModerationChanged
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.guard import PICTURES
from ...live.tables import Tables
from ...people.asked import Admission
from ...people.moderation import Moderation
from ...people.person import Person
from ...socket.hub import Hub
from . import rows
from .record import Record, Stored, read_house

AGAIN = 60.0
"""Seconds between two looks of a node that has heard of no change."""
OWN = "own:"
"""The prefix of an emblem that is the host's own picture."""
KNOWN = 10_000
"""The most people whom a node remembers to be let in."""
LEFT = 4403
"""The code with which a socket is closed whose person may not be here."""


class Door(Admission, InBackground):
    """The record of the house as this node knows it, and the people whom it lets in.

    A node reads the record at its start, when it hears of a change (``ModerationChanged``), and
    from time to time. Then it closes the sockets of all who may not be here any more.
    """

    def __init__(self, parts: Parts) -> None:
        self._store = parts[Tables].store
        self._moderation = parts[Moderation]
        self._hub = parts[Hub]
        self._background = Background(parts[Tables].outage)
        self._stored: Stored | None = None
        """None: not read yet; then nobody is let in."""
        self._known: dict[str, None] = {}
        """People who are let in, as the database said since the last change."""
        self.changes = 0
        self._reading = asyncio.Lock()
        self._woken = asyncio.Event()
        parts[Feed].listen(ModerationChanged, lambda _: self._woken.set())

    def start(self) -> None:
        fault = "the house is not read"
        self._background.repeat(self.refresh, AGAIN, fault, retry=1.0, woken=self._woken)

    @property
    def house(self) -> Record:
        """The settings of the host, as this node knows them."""
        return Record() if self._stored is None else self._stored.house

    # ---- who is let in -------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._stored is not None and self._stored.house.access == "open"

    async def admits(self, person: Person | None) -> bool:
        if self.is_open:
            return True
        if self._stored is None or person is None or self._moderation.is_out(person):
            return False
        user = person.owner or person.id
        if self._moderation.role_of(user) or user in self._known:
            return True
        changes = self.changes
        if not await self._is_in(user):
            return False
        if changes == self.changes:  # or it may be from before the change
            self._known[user] = None
            if len(self._known) > KNOWN:
                del self._known[next(iter(self._known))]
        return True

    async def _is_in(self, user: str) -> bool:
        if self.house.access == "accounts":
            return await rows.has_way_back(self._store, user)
        found = await rows.membership(self._store, user)
        return found is not None and not found.ended

    def refusal(self) -> Refusal:
        if self.house.access == "accounts":
            return Refusal("accounts-only", "make an account first: /api/account")
        return Refusal("members-only", "only members come in here: POST /api/house/join")

    async def outside(self) -> frozenset[str]:
        if (await read_house(self._store)).house.access != "members":
            return frozenset()
        return frozenset(await rows.put_out_ever(self._store))

    # ---- changes -------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the record anew, and close the sockets of all who may not be here. Raises
        OSError."""
        async with self._reading:
            stored = await read_house(self._store)
            before, self._stored = self._stored, stored
            if before is None or (before.gone, before.house.access) != (
                stored.gone, stored.house.access,
            ):  # fmt: skip
                self.changes += 1
                self._known.clear()
            for socket in list(self._hub.sockets):
                if not await self.admits(socket.person):
                    socket.dismiss(LEFT, self.refusal().reason)


def house_picture(record: Record) -> str:
    """The path of the host's own emblem; '' where it is one of the program's."""
    _, own, digest = record.emblem.partition(OWN)
    return f"{PICTURES}{digest}.png" if own else ""
