"""Identities: guests with a signed cookie, bots with a bearer token."""

from __future__ import annotations

import hmac
import secrets

from ..news import Feed
from ..refusal import Refusal
from ..storage.store import Store
from ..text import clean_name, visible
from .devices import Devices
from .person import Person
from .programs import Programs, hash_of

COOKIE = "tafelronde"
COOKIE_AGE = 400 * 86_400
"""Seconds; browsers allow no more."""
CODE_AGE = 600.0
_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def label_of(agent: str) -> str:
    """The name of a browser in its User-Agent, in a short form for people."""
    return visible(agent)[:160]


class Identities:
    """All people known to the store."""

    def __init__(self, store: Store, feed: Feed) -> None:
        self._store = store
        self._secret = b""
        self._known: dict[str, Person] = {}
        self.devices = Devices(store, feed)
        self.programs = Programs(self, store, self.devices)

    async def open(self) -> None:
        """Get the secret that signs cookies; all nodes of a database share it."""
        await self._store.write(
            "INSERT INTO meta (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING",
            secrets.token_hex(32),
        )
        rows = await self._store.read("SELECT value FROM meta WHERE name = 'secret'")
        self._secret = bytes.fromhex(str(rows[0][0]))

    async def who(self, authorization: str, cookie: str, agent: str) -> Person | None:
        """The person who sends these headers; None for a visitor. Raises Refusal for an unknown
        token."""
        if authorization.lower().startswith("bearer "):
            found = await self.programs.by_token(authorization[7:].strip()[:200])
            if found is None:
                raise Refusal("no-session", "this token is not known")
            return found
        return await self.by_cookie(cookie, agent) if cookie else None

    # ---- cookies -------------------------------------------------------------------------------

    async def sign_in(self, person: Person, agent: str) -> str:
        """A cookie that signs this person in, on the device that they use or on a new one."""
        device = person.device
        if not device:
            device = secrets.token_urlsafe(9)
            await self.devices.add(person.id, device, label_of(agent))
        body = f"1.{person.id}.{device}"
        return f"{body}.{self._sign(body)}"

    def _sign(self, body: str) -> str:
        return hmac.digest(self._secret, b"tafelronde cookie 1\0" + body.encode(), "sha256").hex()

    async def by_cookie(self, value: str, agent: str) -> Person | None:
        if len(value) > 300 or not value.isascii():
            return None
        body, _, signature = value.rpartition(".")
        parts = body.split(".")
        if len(parts) != 3 or not hmac.compare_digest(self._sign(body), signature):
            return None
        _, user, device = parts
        person = await self.person(user)
        if person is None or not await self.devices.is_signed_in(user, device, label_of(agent)):
            return None
        return person._replace(device=device)

    async def person(self, user: str) -> Person | None:
        found = self._known.get(user)
        if found is None:
            rows = await self._store.read("SELECT id, name FROM users WHERE id = $1", user)
            if rows:
                found = self._known[user] = Person(str(rows[0][0]), str(rows[0][1]))
                if len(self._known) > 10_000:
                    self._known.pop(next(iter(self._known)))
        return found

    # ---- people --------------------------------------------------------------------------------

    async def add(self, name: str) -> Person:
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        await self._store.write(
            "INSERT INTO users (id, name, created) VALUES ($1, $2, $3)",
            person.id,
            person.name,
            self._store.now(),
        )
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = person._replace(name=clean_name(name))
        await self._store.write("UPDATE users SET name = $1 WHERE id = $2", renamed.name, person.id)
        self._known[person.id] = renamed._replace(device="", owner="", scope="")
        return renamed

    # ---- a second device -----------------------------------------------------------------------

    async def new_code(self, person: Person) -> tuple[str, float]:
        code = "".join(secrets.choice(_ALPHABET) for _ in range(10))
        until = self._store.now() + CODE_AGE
        await self._store.write("DELETE FROM codes WHERE until < $1", self._store.now())
        await self._store.write(
            "INSERT INTO codes (hash, user_id, until) VALUES ($1, $2, $3)",
            hash_of(code),
            person.id,
            until,
        )
        return f"{code[:5]}-{code[5:]}", until

    async def redeem(self, code: str) -> Person:
        """The person who made the code; it is good once. Raises Refusal."""
        key = hash_of(code.replace("-", "").replace(" ", "").upper())
        rows = await self._store.read("SELECT user_id, until FROM codes WHERE hash = $1", key)
        used = await self._store.write("DELETE FROM codes WHERE hash = $1", key)
        if not rows or used != 1 or float(str(rows[0][1])) < self._store.now():
            raise Refusal("bad-code", "this code is wrong, used or too old")
        person = await self.person(str(rows[0][0]))
        if person is None:
            raise Refusal("bad-code", "this code is wrong, used or too old")
        return person
