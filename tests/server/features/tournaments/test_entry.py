"""Conditions on which people may join a tournament, and who is seeded."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from server.cups import SETUP, cup
from server.stores import FrozenStore, on_store
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.tournaments import joining, steps
from tafelronde.server.features.tournaments.entry import StoredEntry, check_entry, set_entry
from tafelronde.server.features.tournaments.joining import join
from tafelronde.server.features.tournaments.rows import add_tournament, set_gone
from tafelronde.server.features.tournaments.standing import read_standing
from tafelronde.server.live.tables import Tables
from tafelronde.server.people.hashes import hash_of
from tafelronde.server.people.person import Person

ADA, GUEST = Person("ada", "Ada", account=True), Person("zoe", "Zoë")


@pytest.mark.parametrize(
    ("code", "told", "ada", "guest"),
    [
        ("", StoredEntry(), "", ""),
        ("open", StoredEntry(), "", ""),
        ("shut", StoredEntry(), "code", "code"),
        ("", StoredEntry(members=True), "", "account"),
        ("", StoredEntry(names=("lovelace",)), "", "list"),
        ("", StoredEntry(names=("zoe",)), "list", ""),
        ("", StoredEntry(least=1400, most=1600), "", ""),
        ("", StoredEntry(least=1600), "rating", "rating"),
        ("", StoredEntry(most=1400), "rating", "rating"),
    ],
)
def test_who_may_join(tmp_path: Path, code: str, told: StoredEntry, ada: str, guest: str) -> None:
    found = dict[str, str]()

    async def work(store: FrozenStore) -> None:
        await store.write(
            "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
            " VALUES ($1, $2, $2, 1, '')",
            ADA.id, "Lovelace",
        )  # fmt: skip
        sql, given = set_entry("a", hash_of(code) if code else "", told)
        await store.write(sql, *given)
        for person in (ADA, GUEST):
            refused = dict[str, object]()
            try:
                await check_entry(store, cup("a"), person, " open ")
            except Refusal as error:
                refused = error.wire().args
            found[person.id] = str(refused.get("why", ""))

    on_store(tmp_path, work)
    assert found == {"ada": ada, "zoe": guest}


@pytest.mark.parametrize(
    ("kind", "size", "counts"),
    [
        ("knockout", 2, True), ("knockout", 4, True), ("swiss", 2, True),
        ("swiss", 4, False), ("round-robin", 2, False), ("arena", 2, False),
    ],
)  # fmt: skip
def test_strength_counts_where_a_kind_seeds(
    monkeypatch: pytest.MonkeyPatch, kind: str, size: int, counts: bool
) -> None:
    async def strongest(*_: object) -> tuple[int, ...]:
        return (2, 1)

    monkeypatch.setattr(steps, "strongest_first", strongest)
    row = cup("a")._replace(setup=replace(SETUP, kind=kind, size=size))
    found = asyncio.run(steps.seeded(cast("Tables", None), row, []))
    assert found == ((2, 1) if counts else ())


def test_who_left_comes_back_only_while_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "MOST_PLAYERS", 2)
    people = [Person(f"p{number}", f"Guest {number}") for number in range(1, 5)]

    async def work(store: FrozenStore) -> None:
        await add_tournament(store, cup("a"))
        for person in people[:2]:  # two friends join, leave, and let two others in
            await join(store, person, await read_standing(store, "a"), "")
        for number in (1, 2):
            await set_gone(store, "a", number, 5.0)
        for person in people[2:]:
            await join(store, person, await read_standing(store, "a"), "")
        for person in people[:2]:
            with pytest.raises(Refusal, match="as many players as can be"):
                await join(store, person, await read_standing(store, "a"), "")
        await join(store, people[2], await read_standing(store, "a"), "")  # is there already
        await set_gone(store, "a", 4, 6.0)
        await join(store, people[0], await read_standing(store, "a"), "")
        assert (await read_standing(store, "a")).present == (1, 3)

    on_store(tmp_path, work)
