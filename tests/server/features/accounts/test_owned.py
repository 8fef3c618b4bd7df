"""Fate of each column that belongs to a person: exported, kept without a name, deleted."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa

from server.owned import owned_data
from server.stores import FrozenStore, on_store
from tafelronde.server.base.feature import Feature
from tafelronde.server.base.owned import OwnedRows
from tafelronde.server.features.accounts.export import exported
from tafelronde.server.features.accounts.wire import Account
from tafelronde.server.live.owned import OWNED as AT_TABLES
from tafelronde.server.node.node import ALL
from tafelronde.server.people.owned import OWNED as BY_PEOPLE
from tafelronde.server.storage.schema import METADATA

ROWS = (*BY_PEOPLE, *AT_TABLES, *(rows for feature in ALL for rows in feature.owned))
PEOPLE = {"user_id", "owner", "other", "about", "added_by", "maker"}
"""Columns that hold the id of the person to whom a row belongs."""


def columns(table: str) -> list[str]:
    return list(METADATA.tables[table].c.keys())


@pytest.mark.parametrize("feature", ALL, ids=lambda feature: feature.name)
def test_a_feature_speaks_of_its_own_tables(feature: Feature) -> None:
    module = f"tafelronde.server.features.{feature.name}.schema"
    made = {name for name, table in METADATA.tables.items() if _module(table) == module}
    assert made == set(feature.tables)
    assert {rows.table for rows in feature.owned} <= made


def _module(table: sa.Table) -> str:
    """The ``schema.py`` of a table."""
    folder = Path("src/tafelronde/server/features")
    for file in folder.glob("*/schema.py"):
        if f'"{table.name}",' in file.read_text("utf-8"):
            return f"tafelronde.server.features.{file.parent.name}.schema"
    return "rooms"


def complaints(rows: OwnedRows, columns: Iterable[str]) -> list[str]:
    """The faults of the statement about a table of these columns."""
    said = [rows.owner, *rows.exported, *rows.kept, *rows.deleted]
    wrong = [f"{rows.table}.{one} is said twice" for one in {*said} if said.count(one) > 1]
    wrong += [f"{rows.table} has no column {one}" for one in said if one not in columns]
    wrong += [
        f"{rows.table}.{one} is neither exported, kept nor deleted"
        for one in columns
        if one not in said
    ]
    if rows.stays and rows.deleted:
        wrong.append(f"{rows.table} stays, but some of its columns are deleted")
    if not rows.stays and rows.kept:
        wrong.append(f"{rows.table} is deleted, but some of its columns are kept")
    return sorted(wrong)


@pytest.mark.parametrize("rows", ROWS, ids=lambda rows: f"{rows.table}.{rows.owner}")
def test_every_column_is_exported_kept_or_deleted(rows: OwnedRows) -> None:
    assert complaints(rows, columns(rows.table)) == []
    assert set(rows.key) <= set(columns(rows.table))
    assert set(rows.emptied) <= {*rows.exported, *rows.kept}


def test_a_column_that_nobody_speaks_of_is_found() -> None:
    given = OwnedRows("t", exported=("a",), kept={"b": "…"}, deleted={"a": "…"})
    assert complaints(given, ("user_id", "a", "c")) == [
        "t has no column b",
        "t is deleted, but some of its columns are kept",
        "t.a is said twice",
        "t.c is neither exported, kept nor deleted",
    ]


def test_every_table_with_people_in_it_is_spoken_of() -> None:
    named = {name for name in METADATA.tables if PEOPLE & set(columns(name))}
    assert named == {rows.table for rows in ROWS} - {"users"}


ACT = '{"number":1,"at":1.0,"by":0,"ruling":{"act":"pause-play"}}'
"""An act of a director, which a deletion reads."""


async def _fill(store: FrozenStore, user: str) -> dict[str, dict[str, Any]]:
    """A row of this person in every table, with another value in every column; what each
    exported table has to say."""
    told: dict[str, dict[str, Any]] = {}
    for rows in ROWS:
        table = METADATA.tables[rows.table]
        values: dict[str, Any] = {}
        for number, column in enumerate(table.c):
            if column.name == rows.owner:
                values[column.name] = user
            elif column.name == "tournament_id":
                values[column.name] = "tournaments user_id id"
            elif (rows.table, column.name) == ("tournament_acts", "body"):
                values[column.name] = ACT
            elif isinstance(column.type, sa.Text):
                values[column.name] = f"{rows.table} {rows.owner} {column.name}"
            elif isinstance(column.type, sa.LargeBinary):
                values[column.name] = f"{rows.table} {column.name}".encode()
            else:
                values[column.name] = number % 2
        places = ", ".join(f"${k + 1}" for k in range(len(values)))
        await store.write(
            f"INSERT INTO {rows.table} ({', '.join(values)}) VALUES ({places})", *values.values()
        )
        if rows.exported:
            told[rows.table] = {name: values[name] for name in rows.exported}
    return told


def test_the_export_is_complete_and_tells_no_secret(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        told = await _fill(store, "ada")
        await _fill_another(store)
        tables: Any = type("T", (), {"store": store})()
        nobody: Any = None
        account = Account("ada", "Ada", "", 0.0, (), 0, "", False)
        parts = [p async for p in exported(tables, nobody, owned_data(store), account, nobody)]
        found = json.loads(b"".join(parts))
        for table, row in told.items():
            (only,) = found[table]
            assert list(only) == list(row), table
            assert {k: v for k, v in only.items() if not isinstance(row[k], bytes)} == {
                k: v for k, v in row.items() if not isinstance(v, bytes)
            }
        text = json.dumps(found)
        for rows in ROWS:
            for column in {**rows.kept, **rows.deleted}:
                assert f'"{rows.table} {rows.owner} {column}"' not in text

    on_store(tmp_path, work)


async def _fill_another(store: FrozenStore) -> None:
    await store.write("INSERT INTO users (id, name, created) VALUES ('zoe', 'Zoë', 1)")
    await store.write("INSERT INTO follows (user_id, other, since) VALUES ('zoe', 'ada', 1)")


def test_a_deletion_leaves_nothing_but_what_is_kept(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await _fill(store, "ada")
        await owned_data(store).give_up("ada", 60.0)
        for rows in ROWS:
            left = await store.read(f"SELECT * FROM {rows.table} WHERE {rows.owner} = 'ada'")
            if rows.table in ("members", "departed"):  # with the events of each table; for ever
                continue
            assert bool(left) == rows.stays, rows.table
            if rows.emptied:
                names = ", ".join(rows.emptied)
                row = await store.read(f"SELECT {names} FROM {rows.table} WHERE user_id = 'ada'")
                assert row == [("",) * len(rows.emptied)], rows.table

    on_store(tmp_path, work)


def test_a_merge_hands_every_row_over(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        told = await _fill(store, "guest")
        await store.write("INSERT INTO users (id, name, created) VALUES ('ada', 'Ada', 1)")
        await owned_data(store).hand_over("guest", "ada", 60.0)
        for rows in ROWS:
            if rows.table in ("users", "members", "departed"):
                continue
            where = f"FROM {rows.table} WHERE {rows.owner} ="
            assert await store.read(f"SELECT 1 {where} 'guest'") == [], rows.table
            assert len(await store.read(f"SELECT 1 {where} 'ada'")) == 1, rows.table
        assert cast(Any, told)["users"]["presence"] != "everybody"

    on_store(tmp_path, work)
