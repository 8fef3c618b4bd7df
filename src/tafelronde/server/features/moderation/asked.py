"""Answers to base rooms about moderation: roles, bans and unwanted words."""

from typing import get_args

from ...people.asked import Rules, Sanctions
from ...people.moderation import ban_of
from ...storage.store import Store
from ...wire.identity import Ban, Role

ROLES = frozenset(get_args(Role))


class StoredSanctions(Sanctions):
    """The rules in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, now: float) -> Rules:
        roles = await self._store.read("SELECT user_id, role FROM roles")
        rows = await self._store.read(
            "SELECT user_id, id, kind, reason, words, begun, until FROM bans"
            " WHERE until > $1 AND lifted = 0",
            now,
        )
        programs = await self._store.read(
            "SELECT DISTINCT user_id, owner FROM tokens WHERE owner IN"
            " (SELECT user_id FROM bans WHERE until > $1 AND lifted = 0)",
            now,
        )
        words = await self._store.read("SELECT word FROM unwanted")
        bans: dict[str, list[Ban]] = {}
        for user, *row in rows:
            bans.setdefault(str(user), []).append(ban_of(row))
        return Rules(
            {str(user): role for user, role in roles if role in ROLES},  # a newer one gives none
            bans,
            tuple(str(row[0]) for row in words),
            {str(program): str(owner) for program, owner in programs},
        )
