"""Appends of SQLite: events of one table, or the moves of many tables at once.

Each step of a statement releases the interpreter's lock and waits for it again, which takes longer
than the step. So one statement writes all moves of a commit.
"""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from .store import (
    ALONE,
    CHAT_COLUMNS,
    EVENT_COLUMNS,
    TABLE_COLUMNS,
    Append,
    ChatRow,
    Conflict,
    Repeated,
    Statement,
    Value,
)


@lru_cache(maxsize=2000)
def numbered(sql: str) -> str:
    """The statement with placeholders for SQLite: ``?1`` for ``$1``."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


@cache
def _set_heads(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * count)
    return (
        "UPDATE tables SET seq = column3, status = column4, changed = column5, card = column6,"
        f" bot_turn = column7, lease_until = 0, clock_due = column8 FROM (VALUES {rows})"
        " WHERE id = column1 AND seq = column2"
    )


@cache
def _add_events(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO events ({EVENT_COLUMNS}) VALUES {rows}"


def _rows(batch: Append) -> Iterator[tuple[Value, ...]]:
    for k, body in enumerate(batch.bodies):
        command = batch.command if k == 0 else None
        yield batch.table, batch.seq + 1 + k, batch.at, body, command


def append_together(base: sqlite3.Connection, moves: Sequence[Append]) -> bool:
    """Append all moves; or, if one of them fails, none, and begin the transaction anew. This must
    be the first statement of the transaction."""
    heads: list[Value] = []
    for m in moves:
        new = m.seq + len(m.bodies)
        heads += (m.table, m.seq, new, m.status, m.changed, m.card, m.bot_turn, m.due)
    rows = [row for batch in moves for row in _rows(batch)]
    try:
        changed = base.execute(_set_heads(len(moves)), heads).rowcount
        if changed == len(moves):
            base.execute(_add_events(len(rows)), [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        changed = -1
    if changed == len(moves):
        return True
    base.execute("ROLLBACK")
    base.execute("BEGIN IMMEDIATE")
    return False


def append(base: sqlite3.Connection, batch: Append) -> None:
    """Append a batch of events to its table. Raises Conflict, Repeated."""
    table, seq = batch.table, batch.seq
    new = seq + len(batch.bodies)
    if batch.command is not None:
        found = base.execute(
            "SELECT 1 FROM events WHERE table_id = ? AND command = ?", (table, batch.command)
        )
        if found.fetchone():
            raise Repeated
    if batch.basis is not None:
        sql, values, rows = batch.basis
        if base.execute(numbered(sql), values).fetchall() != rows:
            raise Conflict
    if seq == 0:
        row = (
            table, batch.seed, new, batch.status, batch.public, batch.at, batch.card,
            batch.bot_turn, batch.due,
        )  # fmt: skip
        insert = (
            f"INSERT INTO tables ({TABLE_COLUMNS}, clock_due)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0, ?)"
        )
        try:
            base.execute(insert, row)
        except sqlite3.IntegrityError:
            raise Conflict from None
    else:
        changed = base.execute(
            "UPDATE tables SET seq = ?, status = ?, changed = ?, card = ?, bot_turn = ?,"
            " lease_until = 0, clock_due = ? WHERE id = ? AND seq = ?",
            (new, batch.status, batch.changed, batch.card, batch.bot_turn, batch.due, table, seq),
        ).rowcount
        if changed != 1:
            raise Conflict
    try:
        base.executemany(_add_events(1), _rows(batch))
    except sqlite3.IntegrityError:
        raise Conflict from None
    for user in batch.members:
        base.execute(
            "INSERT OR IGNORE INTO members (user_id, table_id) VALUES (?, ?)", (user, table)
        )
    if batch.mark:
        base.execute(
            "INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", (ALONE + table, batch.mark)
        )
    if batch.ends:
        base.execute("DELETE FROM meta WHERE name = ?", (ALONE + table,))
    if batch.status == "over":
        base.execute(
            "UPDATE members SET ended = ? WHERE table_id = ? AND ended = 0", (batch.at, table)
        )
    for sql, values in batch.along:
        base.execute(numbered(sql), values)


def say(base: sqlite3.Connection, table: str, line: ChatRow, command: str) -> None:
    """Store a line of chat, as ``Store.say``."""
    said = base.execute("SELECT 1 FROM chats WHERE table_id = ? AND command = ?", (table, command))
    if said.fetchone():
        raise Repeated
    row = (
        table, line.number, line.time, line.user, line.name, line.seat, line.text, command,
        line.phrase,
    )  # fmt: skip
    places = ", ".join("?" * len(row))
    _once(base, f"INSERT INTO chats ({CHAT_COLUMNS}) VALUES ({places})", row)


def change_together(base: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """Run all statements, as ``Store.write_together``; the caller undoes what a Conflict leaves."""
    for sql, values in statements:
        if _once(base, numbered(sql), values) != 1:
            raise Conflict


def _once(base: sqlite3.Connection, sql: str, values: Sequence[Value]) -> int:
    """The number of rows that the statement changed. Raises Conflict where a row exists already."""
    try:
        return base.execute(sql, values).rowcount
    except sqlite3.IntegrityError:
        raise Conflict from None
