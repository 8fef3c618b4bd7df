"""Presence: the people who are online, at this node and at the other nodes of its database.

Nodes tell one another when people come and go, and repeat every ``BEAT`` seconds who is there. So a
node that missed a message learns it later, and the people of a node that died expire. Nothing is
stored.
"""

import asyncio
import contextlib
import time
from collections import Counter

from ..base.bus import Feed, PersonCameOrWent
from ..base.faults import beside
from ..storage.store import Store

BEAT = 20.0
"""Seconds between two messages that name everybody at this node."""
BELIEVED = 2.5 * BEAT
"""Seconds after which a person expires whom their node no longer names."""
_PEOPLE = 200
"""People whom one message names at most; a notification of PostgreSQL has at most 8,000 bytes."""
_COME, _GONE, _WHO = "+", "-", "?"


class Presence:
    """All people with a socket open at any node."""

    def __init__(self, store: Store, feed: Feed) -> None:
        self._store = store
        self._feed = feed
        for sign in (_COME, _GONE, _WHO):
            feed.take(sign, self.heard)
        self._node = store.node
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, float]] = {}
        """Person → node that named them → when that expires, by ``time.monotonic()``."""
        self._news: dict[str, bool] = {}
        """People who have come (True) or gone (False) since the last message."""
        self._broadcasting: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._store.shared:
            self._beating = beside(self._beat(), "other nodes are not told who is here")

    async def close(self) -> None:
        """Tell the other nodes that all people of this node are gone."""
        tasks = [task for task in (self._beating, self._broadcasting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._store.shared:
            self._news = dict.fromkeys([*self._news, *self._here], False)
            with contextlib.suppress(OSError):
                await self._broadcast()

    def is_there(self, user: str) -> bool:
        return user in self._here or user in self._elsewhere

    def come(self, user: str) -> None:
        """Count a socket of this person that was opened here."""
        self._here[user] += 1
        if self._here[user] == 1:
            self._tell(user, True)

    def go(self, user: str) -> None:
        """Discount a socket of this person that was closed here."""
        self._here[user] -= 1
        if self._here[user] <= 0:
            del self._here[user]
            self._tell(user, False)

    # ---- to the other nodes ----------------------------------------------------------------------

    def _tell(self, user: str, here: bool) -> None:
        if self._beating is None:
            return
        self._news[user] = here
        if self._broadcasting is None:
            self._broadcasting = beside(self._broadcast_all(), "others are not told who is here")

    async def _broadcast_all(self) -> None:
        """Send messages until there is nothing to tell; changes meanwhile go into the next one. If
        the database does not take a message, the next beat repeats who is here, and people who are
        gone expire."""
        try:
            with contextlib.suppress(OSError):
                while self._news:
                    await self._broadcast()
        finally:
            self._broadcasting = None

    async def _broadcast(self) -> None:
        news, self._news = self._news, {}
        for sign, here in ((_COME, True), (_GONE, False)):
            people = [user for user, is_here in news.items() if is_here is here]
            for k in range(0, len(people), _PEOPLE):
                await self._store.broadcast(" ".join((sign, self._node, *people[k : k + _PEOPLE])))

    async def _beat(self) -> None:
        await self._store.announce(f"{_WHO} {self._node}")
        while True:
            await asyncio.sleep(BEAT)
            for user in self._here:
                self._tell(user, True)
            self._forget()

    # ---- from the other nodes --------------------------------------------------------------------

    def heard(self, notice: str) -> None:
        """Take in a message of a node about its people (a callback of ``Store.open``)."""
        sign, node, *people = notice.split(" ")
        if node == self._node:
            return
        if sign == _WHO:
            for user in self._here:
                self._tell(user, True)
        for user in people:
            was = self.is_there(user)
            nodes = self._elsewhere.setdefault(user, {})
            if sign == _COME:
                nodes[node] = time.monotonic() + BELIEVED
            else:
                nodes.pop(node, None)
            self._settle(user, was)

    def _forget(self) -> None:
        """Forget people whom no node has named for ``BELIEVED`` seconds."""
        now = time.monotonic()
        for user, nodes in list(self._elsewhere.items()):
            for node in [node for node, until in nodes.items() if until < now]:
                del nodes[node]
            self._settle(user, True)

    def _settle(self, user: str, was: bool) -> None:
        if not self._elsewhere[user]:
            del self._elsewhere[user]
        if self.is_there(user) != was:
            self._feed.tell(PersonCameOrWent(user))
