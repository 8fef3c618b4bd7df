"""Events of many tables that come into SQLite with one statement, or each by itself."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.helpers import sqlite_at
from tafelronde.server.storage.address import sqlite_file
from tafelronde.server.storage.sqlite_append import append, append_together, numbered
from tafelronde.server.storage.store import Append, Basis
from tafelronde.server.storage.stored_events import nameless

CLOSED = '{"t":"closed"}'


@pytest.fixture
def base(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A database with the tables a, b and c, of one event each."""
    file = sqlite_file(sqlite_at(tmp_path))
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as base:
        for table in "abc":
            append(base, move(table, 0, "new"))
        yield base


def move(table: str, seq: int, command: str | None = None, **more: object) -> Append:
    bodies, card = [CLOSED, CLOSED] if seq else [CLOSED], f"card {seq}"
    plain = Append(table, seq, 9.0, bodies, command, "playing", True, card, bool(seq), (), b"seed")
    return plain._replace(**more)  # type: ignore[arg-type]


def kept(base: sqlite3.Connection) -> dict[str, list[tuple[int, float, str | None]]]:
    """The events of each table: number, time, command."""
    found: dict[str, list[tuple[int, float, str | None]]] = {}
    rows = base.execute("SELECT table_id, seq, at, command FROM events ORDER BY table_id, seq")
    for table, *event in rows:
        found.setdefault(table, []).append(tuple(event))
    return found


def test_moves_of_many_tables_are_written_together(base: sqlite3.Connection) -> None:
    base.execute("BEGIN")
    assert append_together(base, [move("a", 1, "ada 1", due=50.0), move("b", 1, listed=12.0)])
    assert kept(base) == {
        "a": [(1, 9.0, "new"), (2, 9.0, "ada 1"), (3, 9.0, None)],
        "b": [(1, 9.0, "new"), (2, 9.0, None), (3, 9.0, None)],
        "c": [(1, 9.0, "new")],
    }
    heads = "SELECT id, seq, status, changed, card, bot_turn, clock_due FROM tables ORDER BY id"
    assert base.execute(heads).fetchall() == [
        ("a", 3, "playing", 9.0, "card 1", 1, 50.0),
        ("b", 3, "playing", 12.0, "card 1", 1, None),
        ("c", 1, "playing", 9.0, "card 0", 0, None),
    ]


@pytest.mark.parametrize(
    "second", [move("b", 2), move("b", 1, "new"), move("x", 1)], ids=["stale", "repeated", "none"]
)
def test_where_one_of_them_cannot_be_none_is_written(
    base: sqlite3.Connection, second: Append
) -> None:
    before = kept(base)
    base.execute("BEGIN")
    assert not append_together(base, [move("a", 1, "ada 1"), second])
    assert kept(base) == before
    assert base.execute("SELECT seq FROM tables").fetchall() == [(1,)] * 3
    assert base.in_transaction, "what else there is to write can go on"
    assert append_together(base, [move("a", 1, "ada 1"), move("c", 1)])


def test_only_what_goes_on_and_nothing_else_is_plain() -> None:
    assert move("a", 1).is_plain
    for other in (
        move("a", 0),
        move("a", 1, members=("ada",)),
        move("a", 1, status="over"),
        move("a", 1, status="closed"),
        move("a", 1, mark="m"),
        move("a", 1, basis=Basis("", (), [])),
    ):
        assert not other.is_plain
    assert numbered("x = $1 AND y = $12") == "x = ?1 AND y = ?12"


def test_a_name_is_struck_from_what_is_stored() -> None:
    seated = '{"t":"seated","seat":0,"user":"ada","name":"Ada"}'
    assert nameless(seated, "ada") == seated.replace("Ada", "")
    assert nameless(seated, "zoe") == seated
    assert nameless(CLOSED, "ada") == CLOSED
