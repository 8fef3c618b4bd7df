"""Rows of a person in circles: exported, merged, deleted."""

from ...base.owned import WORK, OwnedRows, because
from ...people.asked import Departing
from ...people.moderation import Moderation
from ...storage.store import Store
from . import rows as stored

OWNED = (
    OwnedRows("circle_members", ("circle",), ("circle", "since", "removed")),
    OwnedRows(
        "circles",
        ("id",),
        ("id", "name", "made"),
        deleted={
            **because("it lets whoever has it into the circle", "code"),
            **because(WORK, "evening", "last"),
        },
        owner="maker",
    ),
)


class DepartingMembers(Departing):
    """Circles of somebody who leaves go to another member, or end; a removal outlasts a merge."""

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation

    async def settle(self, user: str, to: str) -> None:
        own = "SELECT id FROM circles WHERE maker IN ($1, $2)"
        sql = f"UPDATE circle_members SET removed = 0 WHERE user_id = $2 AND circle IN ({own})"
        await self._store.write(sql, user, to)
        sql = (
            "UPDATE circle_members SET removed = $3 WHERE user_id = $2 AND removed = 0"
            " AND circle IN (SELECT circle FROM circle_members WHERE user_id = $1 AND removed > 0)"
            f" AND circle NOT IN ({own})"
        )
        await self._store.write(sql, user, to, self._store.now())

    async def forget(self, user: str) -> None:
        for circle in await stored.made_by(self._store, user):
            await hand_on(self._store, self._moderation, circle, user)


async def hand_on(store: Store, moderation: Moderation, circle: str, user: str) -> None:
    """Hand a circle of somebody who leaves over to the member who has been there longest and may
    play; where there is nobody, delete it."""
    others = [
        one.user
        for one in await stored.members(store, circle)
        if one.user != user and one.name and not one.removed
    ]
    for other in sorted(others, key=lambda one: not moderation.may_play(one)):
        if await stored.set_maker(store, circle, user, other):
            return
    found = await stored.circle_of(store, circle)
    if found is not None and found.maker == user:
        await stored.drop_circle(store, circle)
