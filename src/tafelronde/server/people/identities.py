"""Identities: guests with a signed cookie, bots with a bearer token."""

import hmac
import secrets
from collections.abc import Iterable

from ..base.bus import Feed, SignedOut
from ..base.refusal import Refusal
from ..base.text import clean_name, fold, visible
from ..storage.store import Store
from .departed import became
from .devices import Devices
from .hashes import hash_of
from .moderation import Moderation
from .names import Names, look
from .passkeys import Passkeys
from .person import Person
from .programs import Programs
from .recovery import LENGTH, plain, random_code, use_code

CODE_AGE = 600.0
RENAMED = "~"
"""The prefix of a message to the other nodes: this person has another name."""


def label_of(agent: str) -> str:
    """The name of a browser from its User-Agent, shortened."""
    return visible(agent)[:160]


class Identities:
    """All identities, with a cache."""

    def __init__(self, store: Store, feed: Feed, moderation: Moderation | None = None) -> None:
        self._store = store
        self.names = Names(store, moderation or Moderation(store, feed))
        self.secret = b""
        """The secret that signs cookies; all nodes of a database share it."""
        self._known: dict[str, Person] = {}
        self._changes = 0
        """Counts changes of identities. A read during which it rises is not cached, since it may be
        from before the change."""
        self.devices = Devices(store, feed)
        self.programs = Programs(store, self.devices, self.person, self.add)
        self.passkeys = Passkeys(store)
        feed.listen(SignedOut, self._forget)
        feed.take(RENAMED, self.heard)

    def _forget(self, event: SignedOut) -> None:
        """Take identities that were merged or deleted out of the cache."""
        self._changes += 1
        for gone in event.devices:
            self._known.pop(gone, None)

    async def open(self) -> None:
        """Get the secret that signs cookies; all nodes of a database share it."""
        sql = "INSERT INTO meta (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING"
        await self._store.write(sql, secrets.token_hex(32))
        secret = await self._store.first("SELECT value FROM meta WHERE name = 'secret'")
        self.secret = bytes.fromhex(secret)

    @property
    def site(self) -> str:
        """A short name of the site, the same at all nodes of a database."""
        return hmac.digest(self.secret, b"tafelronde site 1", "sha256").hex()[:8]

    async def who(self, authorization: str, cookie: str) -> Person | None:
        """The person who sends these headers; None for a visitor. Raises Refusal for an unknown
        token."""
        if authorization.lower().startswith("bearer "):
            found = await self.programs.by_token(authorization[7:].strip()[:200])
            if found is None:
                raise Refusal("no-session", "this token is not known")
            return found
        return await self.by_cookie(cookie) if cookie else None

    # ---- cookies -------------------------------------------------------------------------------

    async def sign_in(self, person: Person, agent: str) -> str:
        """Make a cookie that signs this person in on their present device, or on a new one."""
        device = person.device
        if not device:
            device = secrets.token_urlsafe(9)
            await self.devices.add(person.id, device, label_of(agent))
        body = f"1.{person.id}.{device}"
        return f"{body}.{self._sign(body)}"

    def _sign(self, body: str) -> str:
        return hmac.digest(self.secret, b"tafelronde cookie 1\0" + body.encode(), "sha256").hex()

    async def by_cookie(self, value: str) -> Person | None:
        if len(value) > 300 or not value.isascii():
            return None
        body, _, signature = value.rpartition(".")
        parts = body.split(".")
        if len(parts) != 3 or not hmac.compare_digest(self._sign(body), signature):
            return None
        _, user, device = parts
        person = await self.person(user)
        if person is None or not await self.devices.is_signed_in(device):
            return None
        return person._replace(device=device)

    async def person(self, user: str) -> Person | None:
        """The person with this id, or the one into whom it was merged; None where there is none."""
        found, changes = self._known.get(user), self._changes
        if found is None:
            into = await became(self._store, user)
            if into is not None:
                return await self.person(into) if into else None
            rows = await self._store.read(
                "SELECT id, name, created, EXISTS (SELECT 1 FROM accounts WHERE user_id = users.id)"
                " FROM users WHERE id = $1",
                user,
            )
            if rows:
                id, named, since, account = rows[0]
                found = Person(id, named, since=since, account=bool(account))
                if changes == self._changes:
                    self._known[user] = found
                if len(self._known) > 10_000:
                    self._known.pop(next(iter(self._known)))
        return found

    # ---- people --------------------------------------------------------------------------------

    async def add(self, name: str, owner: str = "") -> Person:
        """A new person, or a new program of this owner. Raises Refusal."""
        settled = await self.names.settle(name, owner, program=bool(owner))
        person = Person(secrets.token_urlsafe(12), settled, since=self._store.now())
        sql = "INSERT INTO users (id, name, created, folded, look) VALUES ($1, $2, $3, $4, $5)"
        await self._store.write(
            sql, person.id, person.name, person.since, fold(person.name), look(person.name)
        )
        try:
            await self.names.keep_apart(person.name, owner)  # taken meanwhile
        except Refusal:
            await self._store.write("DELETE FROM users WHERE id = $1", person.id)
            raise
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name. Raises Refusal where it cannot be theirs."""
        if clean_name(name) == person.name:
            return person
        owner = person.owner or person.id
        renamed = person._replace(
            name=await self.names.settle(name, owner, program=bool(person.owner))
        )
        await self._write_name(renamed)
        try:
            await self.names.keep_apart(renamed.name, owner)  # taken meanwhile
        except Refusal:
            await self._write_name(person)
            raise
        self._known[person.id] = renamed._replace(device="", owner="", scope="")
        return renamed

    async def _write_name(self, person: Person) -> None:
        await self.names.write(person.id, person.name)
        await self.renamed([person.id])

    async def renamed(self, people: Iterable[str]) -> None:
        """Tell all nodes that these people have other names now, or an account."""
        for user in people:
            self.heard(f"{RENAMED} {user}")
            await self._store.broadcast(f"{RENAMED} {user}")

    def heard(self, text: str) -> None:
        """A node has renamed a person: the name here is from before."""
        self._changes += 1
        self._known.pop(text.partition(" ")[2], None)

    # ---- a second device -----------------------------------------------------------------------

    async def new_code(self, person: Person) -> tuple[str, float]:
        code = random_code(10, group=5)
        until = self._store.now() + CODE_AGE
        await self._store.write("DELETE FROM codes WHERE until < $1", self._store.now())
        sql = "INSERT INTO codes (hash, user_id, until) VALUES ($1, $2, $3)"
        await self._store.write(sql, hash_of(plain(code)), person.id, until)
        return code, until

    async def redeem(self, code: str) -> Person:
        """Use up a code (for a device, or for recovery); the person who made it. Raises
        Refusal."""
        if len(plain(code)) == LENGTH:
            return await self.proved(await use_code(self._store, code))
        key = hash_of(plain(code))
        rows = await self._store.read("SELECT user_id, until FROM codes WHERE hash = $1", key)
        used = await self._store.write("DELETE FROM codes WHERE hash = $1", key)
        if not rows or used != 1 or rows[0][1] < self._store.now():
            raise Refusal("bad-code", "this code is wrong, used or too old")
        return await self.proved(rows[0][0])

    async def proved(self, user: str | None) -> Person:
        """The person with this id, which a code or link has proved. Raises Refusal where there is
        none."""
        person = await self.person(user) if user else None
        if person is None:
            raise Refusal("bad-code", "this code is wrong, used or too old")
        return person
