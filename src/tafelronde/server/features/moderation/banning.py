"""Roles, bans and unwanted words in the database: changes, and what the person is told of them."""

import secrets
from collections.abc import Iterable

from ...base.refusal import Refusal
from ...people.hashes import hash_of
from ...people.moderation import NEVER, Moderation, ban_of
from ...storage.store import Store
from ...wire.identity import Ban, Role
from . import wire

INVITE_AGE = 86_400.0
"""Seconds for which an invitation to a role can be used."""
DAY = 86_400.0


class Banning:
    """Changes roles, bans and words. The caller logs the act first (``audit.note``)."""

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation

    # ---- roles ---------------------------------------------------------------------------------

    async def invite(self, role: Role) -> str:
        """Make a one-time token that gives this role to the person who uses it."""
        now = self._store.now()
        token = secrets.token_urlsafe(24)
        await self._store.write("DELETE FROM invites WHERE until < $1", now)
        sql = "INSERT INTO invites (hash, role, until) VALUES ($1, $2, $3)"
        await self._store.write(sql, hash_of(token), role, now + INVITE_AGE)
        return token

    async def first_invite(self) -> str:
        """A token for the host at the first start of a site; '' later, and on all other nodes."""
        sql = "INSERT INTO meta (name, value) VALUES ('invited', $1) ON CONFLICT DO NOTHING"
        first = await self._store.write(sql, str(self._store.now()))
        return await self.invite("host") if first else ""

    async def role_in(self, token: str) -> Role:
        """Use up a token; the role that it gives. Raises Refusal."""
        key = hash_of(token)
        rows = await self._store.read("SELECT role, until FROM invites WHERE hash = $1", key)
        used = await self._store.write("DELETE FROM invites WHERE hash = $1", key)
        if not rows or used != 1 or rows[0][1] < self._store.now():
            raise Refusal("bad-invite", "this link is wrong, used or too old")
        return rows[0][0]

    async def give_role(self, user: str, role: Role, by: str) -> None:
        """Give this person a role; '' takes their role away."""
        if role:
            sql = (
                "INSERT INTO roles (user_id, role, since, given_by) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (user_id) DO UPDATE SET role = excluded.role,"
                " since = excluded.since, given_by = excluded.given_by"
            )
            await self._store.write(sql, user, role, self._store.now(), by)
        else:
            await self._store.write("DELETE FROM roles WHERE user_id = $1", user)
        await self._moderation.changed()

    # ---- bans ----------------------------------------------------------------------------------

    async def ban(self, user: str, payload: wire.NewBan, by: str) -> str:
        """Ban this person; the id of the ban."""
        id, now = secrets.token_hex(8), self._store.now()
        until = now + payload.days * DAY if payload.days else NEVER
        said = payload.kind, payload.reason, payload.words.strip()
        sql = (
            "INSERT INTO bans (id, user_id, kind, reason, words, begun, until, given_by, lifted,"
            " lifted_by, told) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, '', $9)"
        )
        await self._store.write(sql, id, user, *said, now, until, by, False)
        await self._moderation.changed()
        return id

    async def who(self, ban: str) -> tuple[str, str]:
        """The banned person and the moderator who banned them. Raises Refusal where the ban has
        ended."""
        sql = "SELECT user_id, given_by FROM bans WHERE id = $1 AND lifted = 0 AND until > $2"
        rows = await self._store.read(sql, ban, self._store.now())
        if not rows:
            raise Refusal("not-found", "there is no such ban")
        return rows[0]

    async def lift(self, ban: str, by: str) -> None:
        sql = "UPDATE bans SET lifted = $1, lifted_by = $2 WHERE id = $3 AND lifted = 0"
        await self._store.write(sql, self._store.now(), by, ban)
        await self._moderation.changed()

    async def all_of(self, user: str) -> tuple[wire.PastBan, ...]:
        """The latest 50 bans of this person, each with the name of the moderator."""
        sql = (
            "SELECT coalesce(name, ''), lifted, bans.id, kind, reason, words, begun, until"
            " FROM bans LEFT JOIN users ON users.id = given_by WHERE user_id = $1"
            " ORDER BY begun DESC LIMIT 50"
        )
        rows = await self._store.read(sql, user)
        return tuple(wire.PastBan(ban_of(row), by, lifted) for by, lifted, *row in rows)

    async def untold(self, user: str) -> tuple[Ban, ...]:
        """The bans in force that this person has not read yet; a ban from signing in always
        counts as unread."""
        sql = (
            "SELECT id, kind, reason, words, begun, until FROM bans WHERE user_id = $1"
            " AND until > $2 AND lifted = 0 AND (told = $3 OR kind = 'sign-in') ORDER BY begun"
        )
        rows = await self._store.read(sql, user, self._store.now(), False)
        return tuple(ban_of(row) for row in rows)

    async def told(self, user: str, ids: Iterable[str]) -> None:
        """Note that this person has read of these bans."""
        for id in ids:
            sql = "UPDATE bans SET told = $1 WHERE id = $2 AND user_id = $3"
            await self._store.write(sql, True, id, user)

    # ---- words ---------------------------------------------------------------------------------

    async def words(self) -> tuple[wire.UnwantedWord, ...]:
        sql = "SELECT word, added FROM unwanted ORDER BY word LIMIT 2000"
        return tuple(await self._store.rows(wire.UnwantedWord, sql))

    async def set_words(self, payload: wire.NewWords, by: str) -> None:
        for word in payload.remove:
            await self._store.write("DELETE FROM unwanted WHERE word = $1", word)
        for word in filter(None, (" ".join(word.split()) for word in payload.add)):
            sql = (
                "INSERT INTO unwanted (word, added, added_by) VALUES ($1, $2, $3)"
                " ON CONFLICT DO NOTHING"
            )
            await self._store.write(sql, word, self._store.now(), by)
        await self._moderation.changed()
