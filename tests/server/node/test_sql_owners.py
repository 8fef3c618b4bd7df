"""Only a feature's own files name its tables in SQL: each statement lies with its table's owner."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import tafelronde
from tafelronde.server.node.node import ALL

SOURCE = Path(tafelronde.__file__).parent
FEATURES = SOURCE / "server" / "features"
OWNERS = {table: feature.name for feature in ALL for table in feature.tables}
STEPS = SOURCE / "server" / "storage" / "migrations"
"""They make and change the tables of all."""
_SQL = re.compile(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN)\s")
_AFTER = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+(?:\s+(?:AS\s+)?\w+)?(?:\s*,\s*\w+)*)")
_TAKING = {"take", "tie", "untie", "tied"}
"""Functions that make SQL of the name of a table."""


class Mention(NamedTuple):
    """A table that a file names in SQL."""

    file: Path
    line: int
    table: str


def mentions(file: Path, text: str) -> Iterator[Mention]:
    """The tables of features that this file names in its SQL, or gives to who makes SQL of it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if not _SQL.search(node.value + " "):
                continue
            for found in _AFTER.findall(node.value):
                for word in re.findall(r"\w+", found):
                    if word in OWNERS:
                        yield Mention(file, node.lineno, word)
        elif isinstance(node, ast.Call) and _name(node.func) in _TAKING:
            for given in node.args:
                if isinstance(given, ast.Constant) and given.value in OWNERS:
                    yield Mention(file, node.lineno, str(given.value))


def _name(function: ast.expr) -> str:
    return getattr(function, "id", getattr(function, "attr", ""))


def is_owner(mention: Mention) -> bool:
    return FEATURES / OWNERS[mention.table] in mention.file.parents


def test_each_table_is_named_by_its_owner_alone() -> None:
    files = [file for file in SOURCE.rglob("*.py") if STEPS not in file.parents]
    found = [one for file in files for one in mentions(file, file.read_text("utf-8"))]
    assert {one.table for one in found} == OWNERS.keys()
    assert [one for one in found if not is_owner(one)] == []


@pytest.mark.parametrize(
    "text",
    [
        '"SELECT 1 FROM results r WHERE r.seat = 0"',
        '"SELECT 1 FROM users u, results WHERE TRUE"',
        '"UPDATE results SET seat = 0"',
        'f"INSERT INTO results ({COLUMNS}) VALUES {values}"',
        'f"{HEAD} JOIN results o ON o.table_id = $1"',
        '"EXISTS (SELECT 1 FROM results)"',
        'take(store, "results", node, 1.0, "TRUE")',
    ],
)
def test_another_file_that_names_it_is_found(text: str) -> None:
    for room in ("profiles/rows.py", "../storage/store.py"):
        (found,) = set(mentions((FEATURES / room).resolve(), text))
        assert (found.table, is_owner(found)) == ("results", False)
    (own,) = mentions(FEATURES / "ratings" / "rows.py", text)
    assert is_owner(own)
