"""Rows of the house about a person: exported, merged, deleted."""

from ...base.owned import OTHERS, SECRET, OwnedRows, because
from ...people.asked import Departing
from ...storage.store import Store
from .record import note_gone
from .rows import membership

_INVITE = ("id", "note", "made", "until", "uses", "used")

OWNED = (
    OwnedRows(
        "house_members",
        (),
        ("since", "ended"),
        deleted=because(OTHERS, "invite", "let_in_by", "ended_by"),
    ),
    OwnedRows("house_invites", ("id",), _INVITE, kept=because(SECRET, "hash"), stays=True),
    OwnedRows("house_requests", (), ("at", "words", "state"), deleted=because(OTHERS, "seen_by")),
)


class DepartingHouse(Departing):
    """Nobody gets back in by a merge: where one of two memberships has ended, so has the other."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settle(self, user: str, to: str) -> None:
        found = await membership(self._store, user)
        if found is None or not found.ended:
            return
        sql = "UPDATE house_members SET ended = $1 WHERE user_id = $2 AND ended = 0"
        await self._store.write(sql, found.ended, to)
        await note_gone(self._store)
