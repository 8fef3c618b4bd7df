"""The state of moderation: roles, bans and unwanted words. Every node has all of it in memory.

Code that changes it in the database then calls ``Moderation.changed``, and all nodes read it anew.
A node that misses this message finds the change within ``LOOK`` seconds; so does a running node
where the command line has made the change.
"""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

from ..base.answers import Answers
from ..base.background import Background, InBackground
from ..base.bus import ChatHidden, Feed, ForPerson, ModerationChanged, SignedOut
from ..base.refusal import Refusal
from ..storage.store import Store
from ..wire.identity import Ban, BanKind, Role
from ..wire.messages import NoticesNews
from .asked import Admission, Sanctions
from .person import Person
from .unwanted import Unwanted

LOOK = 5.0
"""Seconds between two checks for changes in the database."""
NOTICE = "#"
"""The prefix of a message to the other nodes: alone, that roles, bans or words have changed; with a
table, that a line of its chat was hidden or shown; with a person, that they have a warning."""
TO = "@"
"""The prefix of the person in such a message; without it the message names a table."""
NEVER = 1e12
"""The end of a ban that has none, in seconds since 1970."""
CLOSE = "close:"
"""The prefix of the name of a row of ``meta`` that asks for a table to be closed."""


class Moderation(InBackground):
    """Roles, bans and unwanted words, as they are in the database."""

    def __init__(
        self, store: Store, feed: Feed, newcomer: float = 600.0, answers: Answers | None = None
    ) -> None:
        """``newcomer``: seconds for which a person counts as new. ``answers``: what features
        answer; None: nothing, and then nobody has a role or a ban."""
        self._store = store
        self._feed = feed
        self._answers = answers or Answers()
        self._newcomer = newcomer
        feed.take(NOTICE, self.heard)
        self._state = ""
        self.roles: dict[str, Role] = {}
        self.bans: dict[str, list[Ban]] = {}
        """Person → the bans in force."""
        self.programs: dict[str, str] = {}
        """Program of a banned person → the person."""
        self.outside: frozenset[str] = frozenset()
        """People whose membership of the house has ended, where only members may play."""
        self.unwanted = Unwanted()
        self.unwanted_refused = 0
        """Texts that this node has refused for an unwanted word."""
        self.to_close: list[str] = []
        """Tables that a moderator or the command line wants closed."""
        self._reading = asyncio.Lock()
        self._background = Background()

    def start(self) -> None:
        self._background.repeat(self._look, LOOK, "bans and roles are not heard of")

    # ---- questions -----------------------------------------------------------------------------

    def role_of(self, user: str) -> Role:
        return self.roles.get(user, "")

    def need_role(self, person: Person | None, *, host: bool = False) -> Person:
        """The person, if they are the host of the site or (without ``host``) a moderator. Raises
        Refusal: to people without a role the route does not exist."""
        role = "" if person is None or person.owner else self.role_of(person.id)
        if person is None or not role:
            raise Refusal("not-found", "there is no such route")
        if host and role != "host":
            raise Refusal("not-moderator", "only the host of this site may do this")
        return person

    def bans_of(self, user: str) -> list[Ban]:
        """The bans of this person that are in force now."""
        known = self.bans.get(user)
        if not known:
            return []
        now = self._store.now()
        return [ban for ban in known if not ban.until or ban.until > now]

    def check(self, person: Person, *kinds: BanKind) -> None:
        """Raise Refusal where this person, or the owner of this program, is banned from one of
        these."""
        for user in (person.id, person.owner) if person.owner else (person.id,):
            for ban in self.bans_of(user):
                if ban.kind in kinds:
                    raise banned(ban)

    def may_play(self, user: str) -> bool:
        """Whether neither this person nor the owner of this program is banned from playing, or
        outside the house."""
        owner = self.programs.get(user, user)
        return owner not in self.outside and not any(
            ban.kind in ("play", "sign-in") for ban in self.bans_of(owner)
        )

    def may_not_play(self) -> set[str]:
        """The people, and the programs of people, who are banned from playing now, or outside the
        house."""
        known = {*self.bans, *self.programs, *self.outside}
        return {user for user in known if not self.may_play(user)}

    def check_words(self, text: str) -> None:
        """Raise Refusal where this text has an unwanted word."""
        try:
            self.unwanted.check(text)
        except Refusal:
            self.unwanted_refused += 1
            raise

    def is_out(self, person: Person) -> bool:
        """Whether this person, or the owner of this program, is banned from signing in, and so may
        only look on."""
        try:
            self.check(person, "sign-in")
        except Refusal:
            return True
        return False

    def is_new(self, person: Person) -> bool:
        """Whether this person first came less than ``newcomer`` seconds ago."""
        return bool(person.since) and self._store.now() - person.since < self._newcomer

    # ---- reading -------------------------------------------------------------------------------

    async def read(self) -> None:
        """Read everything anew, and sign out people who are newly banned from signing in."""
        async with self._reading:
            state = await self._state_now()
            rules = await self._answers[Sanctions].read(self._store.now())
            outside = await self._answers[Admission].outside()
            sql = "SELECT name FROM meta WHERE name >= $1 AND name < $2"
            closing = await self._store.column(sql, CLOSE, CLOSE[:-1] + ";")
            before = {user for user in self.bans if self._signs_out(user)}
            self.roles, self.bans, self.programs = rules.roles, rules.bans, rules.programs
            self.unwanted = Unwanted(rules.unwanted)
            self.outside = outside
            self.to_close = [name.removeprefix(CLOSE) for name in closing]
            self._state = state
            out = {user for user in self.bans if self._signs_out(user)} - before
        if out:
            await self._sign_out(out)
        self._feed.tell(ModerationChanged())

    def _signs_out(self, user: str) -> bool:
        return any(ban.kind == "sign-in" for ban in self.bans[user])

    async def _sign_out(self, users: set[str]) -> None:
        """Close the sockets of these people and of their programs, at this node."""
        gone = set(users)
        for user in users:
            gone.update(
                await self._store.column("SELECT user_id FROM tokens WHERE owner = $1", user)
            )
        self._feed.tell(SignedOut(frozenset(gone)))

    async def _state_now(self) -> str:
        return await self._store.first("SELECT value FROM meta WHERE name = 'order'", default="")

    async def _look(self) -> None:
        if await self._state_now() != self._state:
            await self.read()

    # ---- changes -------------------------------------------------------------------------------

    async def changed(self) -> None:
        """Have every node read the state anew; call it after a change of the database."""
        await self._store.write(
            "INSERT INTO meta (name, value) VALUES ('order', $1)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            secrets.token_hex(8),
        )
        await self.read()
        await self._store.announce(NOTICE)  # the others then find it within ``LOOK`` seconds

    async def chat_changed(self, table: str) -> None:
        """Tell every node that a line of chat was hidden or is shown again."""
        self._feed.tell(ChatHidden(table))
        await self._store.announce(f"{NOTICE} {table}")  # a page that loads the chat anew sees it

    async def notice_given(self, user: str) -> None:
        """Tell this person's sockets, at every node, that there is a warning for them; ``Welcome``
        tells them when they come back."""
        self._feed.tell(ForPerson(user, NoticesNews()))
        await self._store.announce(f"{NOTICE} {TO}{user}")

    def heard(self, notice: str) -> None:
        """Take in a message of another node."""
        _, _, of = notice.partition(" ")
        if of:
            if of.startswith(TO):
                self._feed.tell(ForPerson(of.removeprefix(TO), NoticesNews()))
            else:
                self._feed.tell(ChatHidden(of))
            return
        self._background.spawn(self._look(), "bans and roles are not read")


def banned(ban: Ban) -> Refusal:
    """The refusal for a ban, with its reason and its end in milliseconds since 1970 (0: none)."""
    args = {
        "kind": ban.kind, "why": ban.reason, "words": ban.words, "until": int(1000 * ban.until),
    }  # fmt: skip
    return Refusal("banned", f"banned from this ({ban.kind}): {ban.reason}", args=args)


def ban_of(row: Sequence[Any]) -> Ban:
    """A ban from its row of ``bans``: the columns id, kind, reason, words, begun, until."""
    id, kind, reason, words, begun, until = row
    return Ban(id, kind, reason, words, begun, 0.0 if until >= NEVER else until)
