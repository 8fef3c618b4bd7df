"""Closing a table for its players: the game ends there, and nobody wins."""

import contextlib

from ..base.refusal import Refusal
from ..storage.store import Conflict
from ..table import events as e
from .tables import Tables

TRIES = 8


async def close_table(tables: Tables, table: str, *, only_open: bool = False) -> None:
    """Close a table that is open or played at (``only_open``: not that). One that cannot be read is
    left: nobody plays there either."""
    with contextlib.suppress(Refusal):
        await _close(tables, table, ("open",) if only_open else ("open", "playing"))


async def _close(tables: Tables, table: str, states: tuple[str, ...]) -> None:
    found = await tables.open(table)
    for _ in range(TRIES):
        async with found.lock:
            if found.table.status not in states:
                return
            try:
                await tables.append(found, [e.Closed()], None)
            except Conflict:
                await tables.catch_up(found)
                continue
        tables.told(found)
        return
