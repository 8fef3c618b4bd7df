"""Programs that play: identities with a bearer token, which belong to a person."""

import secrets
from collections.abc import Awaitable, Callable

from ..base.refusal import Refusal
from ..storage.store import Store
from ..wire.identity import Program, Scope
from .devices import Devices
from .hashes import hash_of
from .person import Person

MOST_TOKENS = 20
VOID = "void "
"""The beginning of what replaces the hash of a void token: its row stays, so that games of the
program are still known as its owner's."""
_VALID = f"hash NOT LIKE '{VOID}%'"


async def is_program(store: Store, user: str) -> bool:
    """Whether this identity is a program, also one whose token is void."""
    return await store.exists("SELECT 1 FROM tokens WHERE user_id = $1", user)


async def owner_of(store: Store, user: str) -> str:
    """The owner of a program, also of one whose token is void; a person themselves."""
    sql = "SELECT owner FROM tokens WHERE user_id = $1"
    return await store.first(sql, user, default=user)


class Programs:
    """All programs, in the database; of their tokens it has only hashes."""

    def __init__(
        self,
        store: Store,
        devices: Devices,
        person: Callable[[str], Awaitable[Person | None]],
        add: Callable[[str, str], Awaitable[Person]],
    ) -> None:
        """``person``: the identity with an id. ``add``: a new identity with a name,
        of an owner."""
        self._store = store
        self._devices = devices
        self._person = person
        self._add = add

    async def by_token(self, token: str) -> Person | None:
        """The program with this token; None where there is none."""
        sql = "SELECT user_id, owner, scope FROM tokens WHERE hash = $1"
        rows = await self._store.read(sql, hash_of(token))
        if not rows:
            return None
        user, owner, scope = map(str, rows[0])
        found = await self._person(user)
        return None if found is None else found._replace(owner=owner, scope=scope)

    async def of(self, owner: str) -> list[Program]:
        """The programs of this person that have a token, the newest first."""
        sql = (
            "SELECT id, name, scope, tokens.created FROM tokens JOIN users ON id = user_id"
            f" WHERE owner = $1 AND {_VALID} ORDER BY tokens.created DESC, id"
        )
        return await self._store.rows(Program, sql, owner)

    async def ever_of(self, owner: str) -> list[str]:
        """All programs of this person, those without a valid token too."""
        return await self._store.column("SELECT user_id FROM tokens WHERE owner = $1", owner)

    async def add(self, owner: Person, name: str, scope: Scope) -> tuple[Person, str]:
        """Make a program of this person; the program and its token. Raises Refusal."""
        if len(await self.of(owner.id)) >= MOST_TOKENS:
            raise Refusal("too-many", f"at most {MOST_TOKENS} bots")
        bot = await self._add(name, owner.id)
        token = secrets.token_urlsafe(32)
        await self._store.write(
            "INSERT INTO tokens (hash, user_id, owner, scope, created) VALUES ($1, $2, $3, $4, $5)",
            hash_of(token),
            bot.id,
            owner.id,
            scope,
            self._store.now(),
        )
        return bot, token

    async def revoke(self, owner: str, user: str) -> bool:
        """Void the token of a program; False where this person has no such program."""
        sql = (
            f"UPDATE tokens SET hash = '{VOID}' || user_id"
            f" WHERE user_id = $1 AND owner = $2 AND {_VALID}"
        )
        changed = await self._store.write(sql, user, owner)
        if changed:
            await self._devices.end_programs(owner, [user])
        return changed > 0

    async def revoke_all(self, owner: str) -> None:
        """Void the tokens of all programs of this person."""
        for program in await self.of(owner):
            await self.revoke(owner, program.user)
