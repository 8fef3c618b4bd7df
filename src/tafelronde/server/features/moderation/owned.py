"""Rows of moderation about a person: exported, merged, deleted."""

from ...base.owned import OTHERS, OwnedRows, because
from ...base.refusal import Refusal
from ...people.asked import Departing
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.store import Store

_ROLES = ("", "moderator", "host")
_REPORT = (
    *("at", "kind", "reason", "words", "table_id", "number"),
    *("state", "seen_at", "answer", "told"),
)

OWNED = (
    OwnedRows("roles", (), ("role", "since"), deleted=because(OTHERS, "given_by")),
    OwnedRows(
        "bans",
        ("id",),
        ("id", "kind", "reason", "words", "begun", "until", "lifted", "told"),
        kept=because(OTHERS, "given_by", "lifted_by"),
        stays=True,
    ),
    OwnedRows(
        "reports",
        ("id",),
        ("id", "about", *_REPORT),
        kept=because(OTHERS, "evidence", "seen_by"),
        stays=True,
    ),
    OwnedRows(
        "reports",
        ("id",),
        kept=because(OTHERS, "id", "user_id", "evidence", "seen_by", *_REPORT),
        owner="about",
        stays=True,
    ),
    OwnedRows("unwanted", ("word",), ("word", "added"), owner="added_by", stays=True),
    OwnedRows(
        "audit",
        ("id",),
        ("id", "at", "act", "table_id", "why"),
        kept=because(OTHERS, "about", "detail"),
        stays=True,
    ),
    OwnedRows(
        "audit",
        ("id",),
        kept=because(OTHERS, "id", "user_id", "at", "act", "table_id", "why", "detail"),
        owner="about",
        stays=True,
    ),
)


class DepartingModeration(Departing):
    """Nobody gets rid of a ban by a merge, and the higher of two roles stays."""

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation

    async def check(self, person: Person, other: Person) -> None:
        roles, bans = self._has(person.id), self._has(other.id)
        if (roles[0] and bans[1]) or (bans[0] and roles[1]):
            why = "one of the two looks after the site, the other is banned"
            raise Refusal("merge-banned", why)

    def _has(self, user: str) -> tuple[bool, bool]:
        """Whether a person has a role in moderation, and whether they are banned from anything."""
        return bool(self._moderation.role_of(user)), bool(self._moderation.bans_of(user))

    async def settle(self, user: str, to: str) -> None:
        sql = "SELECT user_id, role FROM roles WHERE user_id = $1 OR user_id = $2"
        rows = await self._store.read(sql, user, to)
        roles = dict(rows)
        if to in roles and _ROLES.index(roles.get(user, "")) > _ROLES.index(roles[to]):
            sql = "UPDATE roles SET role = $1 WHERE user_id = $2"
            await self._store.write(sql, roles[user], to)
