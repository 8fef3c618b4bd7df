"""Copies a whole site from an SQLite file to an empty PostgreSQL database. One transaction copies
everything or nothing; the source is only read."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
import sqlalchemy as sa

from .faults import postgres_fault, sqlite_fault
from .migrate import HEAD, connect, migrate, version
from .schema import METADATA

LEFT = frozenset({"nodes", "rounds", "backups"})
"""Tables that are not copied. They describe the old place, not the site: its nodes, whose turn work
is there, its backups."""
SLICE = 10_000
"""The number of rows in memory at a time."""
Say = Callable[[str, int], None]


class NotMoved(Exception):
    """Nothing was moved; the argument says why."""


class _Sum(NamedTuple):
    """The number of rows, and a checksum of their contents that does not depend on their order."""

    rows: int = 0
    sum: int = 0

    def more(self, rows: Iterable[Sequence[Any]]) -> _Sum:
        count, total = self.rows, self.sum
        for row in rows:
            digest = hashlib.blake2b(msgspec.msgpack.encode(tuple(row)), digest_size=16).digest()
            total += int.from_bytes(digest, "big")
            count += 1
        return _Sum(count, total % 2**128)


async def move_all(source: Path, target: str, say: Say) -> int:
    """Copy all rows; returns their number. Calls ``say(table, rows)`` for each table. After any
    error the target is empty. Raises NotMoved, NoDatabase, EarlierSchema, NewerSchema, OSError."""
    found = await version(str(source))
    if found != HEAD:
        raise NotMoved(f"the source has schema {found or '–'}, not {HEAD}: migrate it first")
    await migrate(target)
    base = await connect(target)
    try:
        with contextlib.closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        ) as file:
            file.execute("BEGIN")  # a snapshot, even if other programs write meanwhile
            async with base.transaction():
                return await _copy(file, base, say)
    except sqlite3.Error as error:
        raise NotMoved(str(sqlite_fault(error, source) or error)) from None
    except (asyncpg.DataError, asyncpg.UniqueViolationError) as error:
        raise NotMoved(f"PostgreSQL does not take a row: {error}") from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise postgres_fault(error, target) from None
    finally:
        await base.close()


async def _copy(file: sqlite3.Connection, base: Any, say: Say) -> int:
    tables = list(METADATA.tables.values())
    names = ", ".join(table.name for table in tables)
    await base.execute(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
    for table in tables:
        if await base.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table.name})"):
            raise NotMoved(f"the target is not empty: there is something in {table.name}")
    moved = 0
    for table in tables:
        if table.name in LEFT:
            continue
        sent = await _send(file, base, table)
        kept = await _read_back(base, table)
        if sent != kept:
            raise NotMoved(f"{table.name} came to be different: {kept.rows} of {sent.rows} rows")
        say(table.name, sent.rows)
        moved += sent.rows
    return moved


async def _send(file: sqlite3.Connection, base: Any, table: sa.Table) -> _Sum:
    """Copy a table, slice by slice; the sum of the rows that were sent."""
    columns = [column.name for column in table.columns]
    as_they_are = [_python_type(column) for column in table.columns]
    sent = _Sum()
    with contextlib.closing(file.execute(f"SELECT {', '.join(columns)} FROM {table.name}")) as rows:
        while part := rows.fetchmany(SLICE):
            records = [
                tuple(
                    None if value is None else kind(value)
                    for kind, value in zip(as_they_are, row, strict=True)
                )
                for row in part
            ]
            await base.copy_records_to_table(table.name, records=records, columns=columns)
            sent = sent.more(records)
    return sent


def _python_type(column: sa.Column[Any]) -> Callable[[Any], Any]:
    """The Python type of a column's values in PostgreSQL; SQLite stores several types as
    numbers."""
    return column.type.python_type


async def _read_back(base: Any, table: sa.Table) -> _Sum:
    columns = ", ".join(column.name for column in table.columns)
    kept = _Sum()
    part: list[Sequence[Any]] = []
    async for row in base.cursor(f"SELECT {columns} FROM {table.name}", prefetch=SLICE):
        part.append(tuple(row))
        if len(part) == SLICE:
            kept, part = kept.more(part), []
    return kept.more(part)
