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
        sql = (
            "SELECT user_id, id, kind, reason, words, begun, until FROM bans"
            " WHERE until > $1 AND lifted = 0"
        )
        bans: dict[str, list[Ban]] = {}
        for user, *row in await self._store.read(sql, now):
            bans.setdefault(user, []).append(ban_of(row))
        sql = (
            "SELECT DISTINCT user_id, owner FROM tokens WHERE owner IN"
            " (SELECT user_id FROM bans WHERE until > $1 AND lifted = 0)"
        )
        programs = await self._store.read(sql, now)
        return Rules(
            {user: role for user, role in roles if role in ROLES},  # a newer one gives none
            bans,
            tuple(await self._store.column("SELECT word FROM unwanted")),
            dict(programs),
        )
