"""The tries of a person at the deals of the days: exported, merged, deleted."""

from ...base.owned import OwnedRows
from ...people.asked import Departing
from ...storage.store import Store

OWNED = (
    OwnedRows(
        "deal_tries", ("day",), ("day", "table_id", "begun", "result", "lead", "points"), stays=True
    ),
)


class DepartingTries(Departing):
    """The earlier one of two tries at the deal of a day counts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settle(self, user: str, to: str) -> None:
        sql = (
            "DELETE FROM deal_tries WHERE user_id = $1 AND EXISTS (SELECT 1 FROM deal_tries o"
            " WHERE o.user_id = $2 AND o.day = deal_tries.day AND o.begun < deal_tries.begun)"
        )
        await self._store.write(sql, to, user)
