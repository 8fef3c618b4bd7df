"""Tables that nobody uses leave the memory; those with sockets stay."""

import asyncio
from collections.abc import Collection
from typing import Any

import pytest

from server.helpers import WAIT
from tafelronde.match.chance import commitment
from tafelronde.server.base.bus import Feed
from tafelronde.server.live import table_memory as module
from tafelronde.server.live.tables import Tables
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table


class _Store:
    """Keeps nothing."""

    def now(self) -> float:
        return 1.0

    async def append(self, batch: object) -> None:
        del batch


class _Games:
    """Knows no rules, and needs none: nothing begins here."""


def _house(watched: Collection[str] = ()) -> Tables:
    store: Any = _Store()
    games: Any = _Games()
    return Tables(store, games, Feed(), watched)


async def _make(tables: Tables, *names: str) -> None:
    for name in names:
        seed = bytes(32)
        made = e.Created("ada", "rosenkoenig", 2, {}, False, commitment(seed).hex())
        await tables.add(Table(name, seed), [made])


def test_no_more_tables_are_kept_than_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 3)

    async def fill() -> None:
        tables = _house()
        await _make(tables, "a", "b", "c")
        assert tables.at_hand("a") is not None  # it is used later than b
        await _make(tables, "d")
        assert tables.kept() == ["c", "a", "d"]

    asyncio.run(fill())


def test_tables_with_sockets_stay_but_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 3)

    async def fill() -> None:
        watched = {"a", "b"}
        tables = _house(watched)
        await _make(tables, *"abcdef")
        assert sorted(tables.kept()) == ["a", "b", "f"]
        watched |= {*"fgh"}
        await _make(tables, *"ghij")
        assert sorted(tables.kept()) == [*"abfghj"]  # nothing else can go
        watched.clear()
        await _make(tables, "k")
        assert len(tables.kept()) == 3

    asyncio.run(fill())


def test_a_table_in_work_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 1)

    async def fill() -> None:
        tables = _house()
        await _make(tables, "a")
        a = tables.known("a")
        assert a is not None
        async with a.lock:
            await _make(tables, "b")
        assert "a" in tables.kept()
        a.waiting = "bot-thinks"
        await _make(tables, "c")
        assert "a" in tables.kept()

    asyncio.run(fill())


def test_what_nobody_uses_for_a_while_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP", 0.01)
    given: list[bool] = []
    monkeypatch.setattr(module, "give_back", lambda: given.append(True))

    async def fill() -> None:
        tables = _house({"watched"})
        tables.start()
        await _make(tables, "watched", *(f"t{k}" for k in range(200)))
        await asyncio.sleep(0.1)
        assert len(tables.kept()) == 201
        monkeypatch.setattr(module, "IDLE", 0.01)
        async with asyncio.timeout(WAIT):
            while len(tables.kept()) > 1 or not given:
                await asyncio.sleep(0.01)
        assert tables.kept() == ["watched"]
        await tables.close()

    asyncio.run(fill())
