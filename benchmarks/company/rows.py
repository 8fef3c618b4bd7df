"""Tools that fill a database."""

import itertools
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")
NOW = 1_790_000_000.0
"""When it is, in seconds since 1970."""
DAY = 86_400.0
_BATCH = 20_000

Value = str | int | float | bytes | None


def person(number: int) -> str:
    """The id of a person."""
    return f"person-{number:08}"


def batches(rows: Iterable[T]) -> Iterator[tuple[T, ...]]:
    """These, so many at a time as are written in one transaction."""
    left = iter(rows)
    while batch := tuple(itertools.islice(left, _BATCH)):
        yield batch


def insert(base: sqlite3.Connection, table: str, rows: Sequence[Mapping[str, Value]]) -> None:
    """Write rows that all have the same columns."""
    if rows:
        columns = list(rows[0])
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        base.executemany(sql, [tuple(row.values()) for row in rows])
