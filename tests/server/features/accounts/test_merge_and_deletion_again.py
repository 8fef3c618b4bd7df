"""A table where somebody is to become another, and where that cannot be done at once."""

import asyncio
from typing import Any

import pytest

from server.helpers import WAIT
from server.quick_nodes import one_node
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.accounts import merge_and_deletion as merges
from tafelronde.server.features.accounts.merge_and_deletion import MergesAndDeletions
from tafelronde.server.live import new_table
from tafelronde.server.people.departed import depart
from tafelronde.server.storage.store import Conflict
from tafelronde.server.storage.stored_events import decode
from tafelronde.server.table import events as e
from tafelronde.server.wire.requests import NewTable


@pytest.mark.parametrize("trouble", ["overtaken", "busy"])
def test_a_table_is_passed_on_later(
    trouble: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merges, "SCAN", 0.02)
    monkeypatch.setattr(merges, "LEASE", 0.05)
    troubles = list(range(merges.RETRIES + 1))

    async def story() -> None:
        async with one_node(address) as (node, database):
            tables = node.tables
            ada, guest = [await node.identities.add(name) for name in ("Ada", "Guest")]
            table = await new_table.create(tables, guest, NewTable("rosenkoenig"))
            append, open_table = tables.append, tables.open

            async def overtaken(found: Any, new: list[e.Event], *rest: Any) -> int:
                if troubles and any(isinstance(event, e.Passed) for event in new):
                    troubles.pop()
                    raise Conflict
                return await append(found, new, *rest)

            async def busy(table_id: str) -> Any:
                if troubles:
                    troubles.pop()
                    raise Refusal("busy", "the rules could not be loaded", retry_after=1.0)
                return await open_table(table_id)

            if trouble == "overtaken":
                monkeypatch.setattr(tables, "append", overtaken)
            else:
                monkeypatch.setattr(tables, "open", busy)
            await node.parts[MergesAndDeletions].merge(ada, guest)
            async with asyncio.timeout(WAIT):
                while await database.store.read(
                    "SELECT 1 FROM members WHERE user_id = $1", guest.id
                ):
                    await asyncio.sleep(0.01)
            assert not troubles
            found = await open_table(table.id)
            async with found.lock:  # the database says it a moment before the table knows it
                assert found.table.seats_of(ada.id)
                assert found.table.host == ada.id

    asyncio.run(story())


@pytest.mark.parametrize("deleted", [False, True])
def test_who_departs_during_a_merge_gets_nothing_more(
    deleted: bool, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merges, "SCAN", 0.02)

    async def story() -> list[str]:
        async with one_node(address) as (node, database):
            tables, store = node.tables, database.store
            ada, bea, guest = [await node.identities.add(name) for name in ("Ada", "Bea", "Guest")]
            for _ in range(3):
                await new_table.create(tables, guest, NewTable("rosenkoenig"))
            append, first = tables.append, [True]

            async def departs(found: Any, new: list[e.Event], *rest: Any) -> int:
                seq = await append(found, new, *rest)
                if any(isinstance(event, e.Passed) for event in new) and first:
                    first.clear()
                    assert await depart(store, ada.id, "" if deleted else bea.id)
                return seq

            monkeypatch.setattr(tables, "append", departs)
            await node.parts[MergesAndDeletions].merge(ada, guest)
            async with asyncio.timeout(WAIT):
                while await store.read("SELECT 1 FROM members WHERE user_id = $1", guest.id):
                    await asyncio.sleep(0.01)
            bodies = await store.read("SELECT body FROM events WHERE body LIKE '%\"passed\"%'")
            passed = [event for (body,) in bodies if isinstance(event := decode(body), e.Passed)]
            names = {ada.id: "Ada", bea.id: "Bea", "": ""}
            return [names[event.to] for event in passed if event.user == guest.id]

    assert sorted(asyncio.run(story())) == sorted(["Ada", *([""] if deleted else ["Bea"]) * 2])
