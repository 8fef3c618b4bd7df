"""Statements to the database of a test, past the program."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from tafelronde.server.storage.address import is_postgres, sqlite_file


def execute(address: str, statements: str) -> None:
    if is_postgres(address):
        asyncio.run(_in_postgres(address, lambda base: base.execute(statements)))
        return
    sqlite_file(address).parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(sqlite_file(address), 60)) as base:
        base.executescript(statements)


def rows(address: str, query: str) -> list[tuple[Any, ...]]:
    if is_postgres(address):
        found = asyncio.run(_in_postgres(address, lambda base: base.fetch(query)))
        return [tuple(row) for row in found]
    with contextlib.closing(sqlite3.connect(sqlite_file(address), 60)) as base:
        return base.execute(query).fetchall()


async def _in_postgres(address: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    base = await asyncpg.connect(address)
    try:
        return await work(base)
    finally:
        await base.close()
