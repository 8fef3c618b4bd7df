"""A node that has just begun learns who may come in before it answers anybody."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from server.stores import FrozenStore, on_store
from tafelronde.server.base.background import Background
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.outage import Outage
from tafelronde.server.features.house.door import Door
from tafelronde.server.features.house.record import Record, change_house
from tafelronde.server.people.moderation import Moderation


def test_the_house_is_read_before_the_first_caller(tmp_path: Path) -> None:
    async def story(store: FrozenStore) -> None:
        feed = Feed()
        hub: Any = SimpleNamespace(sockets=[])

        def begun() -> Door:
            beside = Background(Outage(store))
            return Door(store, Moderation(store, feed), hub, beside, feed)

        door = begun()
        await door.learn()
        assert door.is_open
        assert await door.admits(None)
        await change_house(store, lambda record: Record(record.name, "members"))
        door = begun()
        await door.learn()
        assert not door.is_open
        assert not await door.admits(None)

    on_store(tmp_path, story)
