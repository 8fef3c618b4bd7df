"""The devices on which people are signed in, and signing them out.

A cookie names its device. Every node refuses a device as soon as it is signed out, and closes its
sockets: the node where it happens tells the others. A node that misses this message reads it from
the database within ``LOOK`` seconds.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from ..base.background import Background, InBackground
from ..base.bus import Feed, SignedOut
from ..storage.store import Store
from ..wire.identity import Device

LOOK = 5.0
"""Seconds between two looks for devices that other nodes signed out."""
SEEN = 3600.0
"""Seconds between two notes that a device is in use."""
KEPT = 20_000
MOST_SHOWN = 50
NOTICE = "!"
"""The prefix of a message to the other nodes that names the devices that were signed out."""
_NAMED = 100
"""Devices that one such message names at most."""


class Devices(InBackground):
    """All devices, with a cache."""

    def __init__(self, store: Store, feed: Feed) -> None:
        self._store = store
        self._feed = feed
        feed.take(NOTICE, self.heard)
        self._seen: OrderedDict[str, float] = OrderedDict()
        self._gone: set[str] = set()
        self._background = Background()
        self._since = 0.0
        """Other nodes' devices that were signed out before are known here."""

    def start(self) -> None:
        self._since = self._store.now() - 60
        fault = "devices that are signed out are not heard of"
        self._background.repeat(self._look, LOOK, fault)

    async def _look(self) -> None:
        sql = "SELECT id, gone FROM devices WHERE gone > $1"
        rows = await self._store.read(sql, self._since - 10 * LOOK)
        self._forget(device for device, _ in rows)
        self._since = max([self._since, *(gone for _, gone in rows)])

    def _forget(self, devices: Iterable[str]) -> None:
        fresh = set(devices) - self._gone
        if fresh:
            self._gone |= fresh
            for device in fresh:
                self._seen.pop(device, None)
            self._feed.tell(SignedOut(frozenset(fresh)))

    # ---- devices in use ------------------------------------------------------------------------

    async def add(self, user: str, device: str, label: str) -> None:
        """Add a device on which a person signs in."""
        now = self._store.now()
        sql = (
            "INSERT INTO devices (id, user_id, label, created, seen, gone)"
            " VALUES ($1, $2, $3, $4, $4, 0)"
        )
        await self._store.write(sql, device, user, label, now)
        self._keep(device, now)

    async def is_signed_in(self, device: str) -> bool:
        """Whether a cookie with this device is still valid."""
        now = self._store.now()
        if device in self._gone:
            return False
        noted = self._seen.get(device)
        if noted is not None and now - noted < SEEN:
            return True
        rows = await self._store.read("SELECT gone FROM devices WHERE id = $1", device)
        if not rows:
            return False
        if rows[0][0]:
            self._gone.add(device)
            return False
        await self._store.write("UPDATE devices SET seen = $1 WHERE id = $2", now, device)
        self._keep(device, now)
        return True

    def _keep(self, device: str, now: float) -> None:
        self._seen[device] = now
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    # ---- for the person whose devices they are -------------------------------------------------

    async def of(self, user: str, here: str) -> list[Device]:
        """The devices of this person, the latest used first. ``here``: the device that asks."""
        sql = (
            "SELECT id, label, created, seen FROM devices WHERE user_id = $1 AND gone = 0"
            " ORDER BY seen DESC LIMIT $2"
        )
        rows = await self._store.read(sql, user, MOST_SHOWN)
        return [Device(*row, here=row[0] == here) for row in rows]

    async def sign_out(self, user: str, device: str) -> bool:
        """Sign out a device of this person; False where they have no such device."""
        sql = "UPDATE devices SET gone = $1 WHERE id = $2 AND user_id = $3 AND gone = 0"
        changed = await self._store.write(sql, self._store.now(), device, user)
        if changed:
            await self._tell([device])
        return changed == 1

    async def sign_out_others(self, user: str, here: str) -> None:
        """Sign out every other device of this person."""
        now = self._store.now()
        sql = "SELECT id FROM devices WHERE user_id = $1 AND gone = 0 AND id <> $2"
        others = await self._store.column(sql, user, here)
        sql = "UPDATE devices SET gone = $1 WHERE user_id = $2 AND gone = 0 AND id <> $3"
        await self._store.write(sql, now, user, here)
        await self._tell(others)

    async def end_programs(self, owner: str, users: Sequence[str]) -> None:
        """Close the sockets of programs whose tokens are void, and of merged or deleted identities.
        Each gets a row as a signed-out device, so that nodes find all of them in one place."""
        now = self._store.now()
        for user in users:
            gone = "INSERT INTO devices (id, user_id, label, created, seen, gone)"
            sql = f"{gone} VALUES ($1, $2, '', $3, $3, $3) ON CONFLICT DO NOTHING"
            await self._store.write(sql, user, owner, now)
        await self._tell(users)

    # ---- messages between nodes ----------------------------------------------------------------

    async def _tell(self, gone: Sequence[str]) -> None:
        """Close the sockets of these devices at all nodes; the database has it already."""
        self._forget(gone)
        for first in range(0, len(gone), _NAMED):  # a node that misses it reads it within ``LOOK``
            await self._store.announce(" ".join((NOTICE, *gone[first : first + _NAMED])))

    def heard(self, notice: str) -> None:
        """Take in a message of another node."""
        _, *gone = notice.split(" ")
        self._forget(gone)
