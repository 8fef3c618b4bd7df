"""Reads during a change: a value from before the change is not kept."""

import asyncio
from pathlib import Path
from typing import Any

from server.helpers import sqlite_at
from tafelronde.server.base.bus import Feed
from tafelronde.server.people.departed import depart
from tafelronde.server.people.identities import Identities
from tafelronde.server.people.presence import Presence
from tafelronde.server.people.relations import Relations
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Store, Value


class _Late:
    """A store whose answer to a question is on its way for a while, once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._word = ""
        self.asked, self.arrives = asyncio.Event(), asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def delay(self, word: str) -> None:
        """The next question with this word in it."""
        self._word = word

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        rows = await self._store.read(sql, *values)
        if self._word and self._word in sql:
            self._word = ""
            self.asked.set()
            await self.arrives.wait()
        return rows


async def _store(path: Path) -> _Late:
    store = make_store(sqlite_at(path))
    await store.open(lambda table, seq: None, lambda text: None)
    return _Late(store)


def test_who_merges_while_they_are_looked_up_is_not_known_by_their_former_name(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        store = await _store(tmp_path)
        people = Identities(store, Feed())
        ada, guest = await people.add("Ada"), await people.add("Guest")
        store.delay("FROM users")
        look = asyncio.create_task(people.person(guest.id))
        await store.asked.wait()
        assert await depart(store, guest.id, ada.id)
        await people.devices.end_programs("", [guest.id])
        store.arrives.set()
        await look
        assert await people.person(guest.id) == ada
        await store.close()

    asyncio.run(story())


def test_who_is_renamed_while_they_are_looked_up_has_the_new_name(tmp_path: Path) -> None:
    async def story() -> None:
        store = await _store(tmp_path)
        people = Identities(store, Feed())
        ada = await people.add("Ada")
        store.delay("FROM users")
        look = asyncio.create_task(people.person(ada.id))
        await store.asked.wait()
        renamed = await people.rename(ada, "Lovelace")
        store.arrives.set()
        await look
        assert await people.person(ada.id) == renamed
        await store.close()

    asyncio.run(story())


def test_ties_that_were_read_before_do_not_replace_newer_ones(tmp_path: Path) -> None:
    async def story() -> None:
        store = await _store(tmp_path)
        feed = Feed()
        ada = await Identities(store, feed).add("Ada")
        relations = Relations(store, Presence(store, feed), feed)
        store.delay("presence FROM users")
        look = asyncio.create_task(relations.know(ada.id))
        await store.asked.wait()
        await store.write("UPDATE users SET presence = 'nobody' WHERE id = $1", ada.id)
        await relations.changed(ada.id)
        store.arrives.set()
        assert (await look).wish == "nobody"
        assert (await relations.know(ada.id)).wish == "nobody"
        await store.close()

    asyncio.run(story())
