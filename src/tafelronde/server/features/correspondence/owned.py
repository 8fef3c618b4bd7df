"""The answers that a person has left: exported, merged, deleted; and vacations of two who become
one."""

from ...base.owned import OwnedRows
from ...live.clocks import Clocks
from ...people.asked import Departing
from ...people.pauses import Pauses

OWNED = (OwnedRows("answers", ("table_id", "seat"), ("table_id", "seat", "seq", "ply", "lines")),)


class DepartingPauses(Departing):
    """Two who become one have no longer vacations than one person."""

    def __init__(self, pauses: Pauses, clocks: Clocks) -> None:
        self._pauses = pauses
        self._clocks = clocks

    async def settle(self, user: str, to: str) -> None:
        if await self._pauses.bound(user, to):
            await self._clocks.renew(user)
            await self._clocks.renew(to)
