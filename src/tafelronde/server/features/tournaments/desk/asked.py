"""The answer to sockets: whether there are acts of directors that a person has not read of."""

from ....socket.asked import Notices
from ....storage.store import Store
from ..act_rows import untold


class UntoldRulings(Notices):
    """The acts in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def has_notices(self, user: str) -> bool:
        return bool(await untold(self._store, user, 1))
