"""Who is there: at this node, and at the others on its database.

Nodes hail one another when people come and go, and tell now and then who is there, so that a node
that did not hear it learns it, and the people of one that died are forgotten. Nothing is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter

from ..news import Feed, PersonCameOrWent
from ..storage.store import Store

BEAT = 20.0
"""Seconds between two times that a node tells who is there."""
BELIEVED = 2.5 * BEAT
"""Seconds for which the others believe it."""
_PEOPLE = 200
"""In one hail; a notification of PostgreSQL has at most 8,000 bytes."""
_COME, _GONE, _WHO = "+", "-", "?"


class Presence:
    """All people with a socket open somewhere."""

    def __init__(self, store: Store, feed: Feed) -> None:
        self._store = store
        self._feed = feed
        self._node = secrets.token_hex(8)
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, float]] = {}
        """Of each person the nodes, and until when they are believed."""
        self._news: dict[str, bool] = {}
        """Who has come (True) or gone and was not yet told of."""
        self._hailing: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._store.shared:
            self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """All that were here are gone."""
        tasks = [task for task in (self._beating, self._hailing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._store.shared:
            self._news = dict.fromkeys([*self._news, *self._here], False)
            with contextlib.suppress(OSError):
                await self._hail()

    def is_there(self, user: str) -> bool:
        return user in self._here or user in self._elsewhere

    def come(self, user: str) -> None:
        """A socket of this person's was opened here."""
        self._here[user] += 1
        if self._here[user] == 1:
            self._tell(user, True)

    def go(self, user: str) -> None:
        """A socket of this person's was closed here."""
        self._here[user] -= 1
        if self._here[user] <= 0:
            del self._here[user]
            self._tell(user, False)

    # ---- to the other nodes ----------------------------------------------------------------------

    def _tell(self, user: str, here: bool) -> None:
        if self._beating is None:
            return
        self._news[user] = here
        if self._hailing is None:
            self._hailing = asyncio.create_task(self._hail_on())

    async def _hail_on(self) -> None:
        """What comes up meanwhile goes together. What the database does not take is told with the
        next beat, or forgotten by itself."""
        try:
            with contextlib.suppress(OSError):
                while self._news:
                    await self._hail()
        finally:
            self._hailing = None

    async def _hail(self) -> None:
        news, self._news = self._news, {}
        for sign, here in ((_COME, True), (_GONE, False)):
            people = [user for user, is_here in news.items() if is_here is here]
            for k in range(0, len(people), _PEOPLE):
                await self._store.hail(" ".join((sign, self._node, *people[k : k + _PEOPLE])))

    async def _beat(self) -> None:
        with contextlib.suppress(OSError):
            await self._store.hail(f"{_WHO} {self._node}")
        while True:
            await asyncio.sleep(BEAT)
            for user in self._here:
                self._tell(user, True)
            self._forget()

    # ---- from the other nodes --------------------------------------------------------------------

    def heard(self, hail: str) -> None:
        """Take in what a node said of its people (``Store.open`` is told to call this)."""
        sign, node, *people = hail.split(" ")
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
        """Whom no node has named for long."""
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
