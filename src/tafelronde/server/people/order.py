"""Who looks after the site, who is banned, and which words are not wanted: kept in memory by every
node, and read anew by all of them as soon as one has changed something.

What changes it writes the database and then calls ``Order.changed``. A node that does not hear of
it finds it within ``LOOK`` seconds; so does a running node when the command line has changed it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import cast

from ..base.bus import ChatHidden, Feed, ForPerson, OrderChanged, SignedOut
from ..base.faults import beside, tell
from ..base.refusal import Refusal
from ..storage.store import Store
from ..wire.identity import Ban, BanKind, Role
from ..wire.messages import NoticesNews
from .person import Person
from .unwanted import Unwanted

LOOK = 5.0
"""Seconds between two looks whether something has changed."""
NOTICE = "#"
TO = "@"
"""Before a person in such a notice; otherwise it is about a table."""
"""How a notice to the other nodes begins that something has changed."""
NEVER = 1e12
"""The end of a ban that has none, in seconds since 1970."""
CLOSE = "close:"
"""A row of ``meta`` that begins so names a table that is to be closed."""


class Order:
    """The order of the site, as it is in the store."""

    def __init__(self, store: Store, feed: Feed, newcomer: float = 600.0) -> None:
        """``newcomer``: for so many seconds somebody counts as new."""
        self._store = store
        self._feed = feed
        self._newcomer = newcomer
        feed.take(NOTICE, self.heard)
        self._state = ""
        self.roles: dict[str, Role] = {}
        self.bans: dict[str, list[Ban]] = {}
        """Those that hold, by the user."""
        self.unwanted = Unwanted()
        self.unwanted_refused = 0
        """How often this node refused a text for such a word."""
        self.to_close: list[str] = []
        """Tables that somebody wants closed."""
        self._reading = asyncio.Lock()
        self._looker: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.read()

    def start(self) -> None:
        self._looker = beside(self._look(), "bans and roles are not heard of")

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._looker] if self._looker else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- what holds ----------------------------------------------------------------------------

    def role_of(self, user: str) -> Role:
        return self.roles.get(user, "")

    def need_role(self, person: Person | None, *, keeper: bool = False) -> Person:
        """The person, if they look after the site. Raises Refusal: for others there is nothing
        there; a helper is told where only the keeper may act."""
        role = "" if person is None or person.owner else self.role_of(person.id)
        if person is None or not role:
            raise Refusal("not-found", "there is no such route")
        if keeper and role != "keeper":
            raise Refusal("not-helper", "only the host of this site may do this")
        return person

    def bans_of(self, user: str) -> list[Ban]:
        """The bans of this person that hold now."""
        known = self.bans.get(user)
        if not known:
            return []
        now = self._store.now()
        return [ban for ban in known if not ban.until or ban.until > now]

    def check(self, person: Person, *kinds: BanKind) -> None:
        """Raise Refusal where this person, or whose program it is, is banned from one of these."""
        for user in (person.id, person.owner) if person.owner else (person.id,):
            for ban in self.bans_of(user):
                if ban.kind in kinds:
                    raise banned(ban)

    def check_words(self, text: str) -> None:
        """Raise Refusal where a word stands in this text that is not wanted."""
        try:
            self.unwanted.check(text)
        except Refusal:
            self.unwanted_refused += 1
            raise

    def is_out(self, person: Person) -> bool:
        """Whether this person, or whose program it is, may only look on."""
        try:
            self.check(person, "sign-in")
        except Refusal:
            return True
        return False

    def is_new(self, person: Person) -> bool:
        """Whether this person came only just now."""
        return bool(person.since) and self._store.now() - person.since < self._newcomer

    # ---- reading -------------------------------------------------------------------------------

    async def read(self) -> None:
        """Take everything in anew, and sign out who is banned from signing in."""
        async with self._reading:
            state = await self._state_now()
            now = self._store.now()
            roles = await self._store.read("SELECT user_id, role FROM roles")
            rows = await self._store.read(
                "SELECT user_id, id, kind, reason, words, begun, until FROM bans"
                " WHERE until > $1 AND lifted = 0",
                now,
            )
            words = await self._store.read("SELECT word FROM unwanted")
            closing = await self._store.read(
                "SELECT name FROM meta WHERE name >= $1 AND name < $2", CLOSE, CLOSE[:-1] + ";"
            )
            before = {user for user in self.bans if self._signs_out(user)}
            self.roles = {str(user): cast("Role", role) for user, role in roles}
            self.bans = {}
            for user, *row in rows:
                self.bans.setdefault(str(user), []).append(ban_of(row))
            self.unwanted = Unwanted(str(row[0]) for row in words)
            self.to_close = [str(row[0]).removeprefix(CLOSE) for row in closing]
            self._state = state
            out = {user for user in self.bans if self._signs_out(user)} - before
        if out:
            await self._sign_out(out)
        self._feed.tell(OrderChanged())

    def _signs_out(self, user: str) -> bool:
        return any(ban.kind == "sign-in" for ban in self.bans[user])

    async def _sign_out(self, users: set[str]) -> None:
        """Close the sockets of these people and of their programs, at this node."""
        gone = set(users)
        for user in users:
            rows = await self._store.read("SELECT user_id FROM tokens WHERE owner = $1", user)
            gone |= {str(row[0]) for row in rows}
        self._feed.tell(SignedOut(frozenset(gone)))

    async def _state_now(self) -> str:
        rows = await self._store.read("SELECT value FROM meta WHERE name = 'order'")
        return str(rows[0][0]) if rows else ""

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                if await self._state_now() != self._state:
                    await self.read()
            except OSError:  # that is told elsewhere
                continue
            except Exception as error:
                tell("bans and roles are not heard of", error)

    # ---- changes -------------------------------------------------------------------------------

    async def changed(self) -> None:
        """Something was written: take it in, here and at every node."""
        await self._store.write(
            "INSERT INTO meta (name, value) VALUES ('order', $1)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            secrets.token_hex(8),
        )
        await self.read()
        with contextlib.suppress(OSError):  # then they look
            await self._store.broadcast(NOTICE)

    async def chat_changed(self, table: str) -> None:
        """A line of chat was hidden or is shown again: tell it, here and at every node."""
        self._feed.tell(ChatHidden(table))
        with contextlib.suppress(OSError):  # who looks next sees it
            await self._store.broadcast(f"{NOTICE} {table}")

    async def notice_given(self, user: str) -> None:
        """This person is to be told something: tell their sockets, here and at every node."""
        self._feed.tell(ForPerson(user, NoticesNews()))
        with contextlib.suppress(OSError):  # they are told when they come back
            await self._store.broadcast(f"{NOTICE} {TO}{user}")

    def heard(self, notice: str) -> None:
        """Take in a notice of a node."""
        _, _, of = notice.partition(" ")
        if of:
            if of.startswith(TO):
                self._feed.tell(ForPerson(of.removeprefix(TO), NoticesNews()))
            else:
                self._feed.tell(ChatHidden(of))
            return
        task = beside(self._read_soon(), "bans and roles are not read")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_soon(self) -> None:
        with contextlib.suppress(OSError):  # the look comes soon
            if await self._state_now() != self._state:
                await self.read()


def banned(ban: Ban) -> Refusal:
    """The refusal that tells of a ban, with its reason and its end in milliseconds (0: none)."""
    args = {
        "kind": ban.kind, "why": ban.reason, "words": ban.words, "until": int(1000 * ban.until),
    }  # fmt: skip
    return Refusal("banned", f"banned from this ({ban.kind}): {ban.reason}", args=args)


def ban_of(row: object) -> Ban:
    """A row of ``bans``: its columns from the id to the end."""
    id, kind, reason, words, begun, until = cast("tuple[str, BanKind, str, str, float, float]", row)
    return Ban(id, kind, cast("object", reason), words, begun, 0.0 if until >= NEVER else until)  # pyright: ignore[reportArgumentType]
