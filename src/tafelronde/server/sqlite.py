"""SQLite: one thread writes, many wishes a commit (group commit), WAL, synchronous=FULL."""

from __future__ import annotations

import asyncio
import queue
import re
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .store import DDL, SCHEMA, Append, Conflict, Heard, NewerSchema, Repeated, Said, Value

_TYPES = {"bytes": "BLOB", "boolean": "INTEGER", "double": "REAL"}
_MOST = 512
"""Wishes in one commit."""

Work = Callable[[sqlite3.Connection], Any]


class _Thread:
    """A connection in a thread of its own, and what it is asked to do."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        self._path = path
        self._writes = writes
        self._wishes: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._loop = asyncio.get_running_loop()
        name = "tafelronde-writer" if writes else "tafelronde-reader"
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, work: Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._wishes.put((work, future))
        return future

    async def stop(self) -> None:
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    def _run(self) -> None:
        base = sqlite3.connect(self._path, isolation_level=None, timeout=30)
        base.execute("PRAGMA synchronous = FULL")
        try:
            while True:
                wishes = [self._wishes.get()]
                while self._writes and len(wishes) < _MOST:
                    try:
                        wishes.append(self._wishes.get_nowait())
                    except queue.Empty:
                        break
                work = [wish for wish in wishes if wish is not None]
                answers = self._write(base, work) if self._writes else self._read(base, work)
                if answers:
                    self._loop.call_soon_threadsafe(_answer, answers)
                if None in wishes:
                    return
        finally:
            base.close()

    def _read(self, base: sqlite3.Connection, work: list[Any]) -> list[Any]:
        return [(future, *_try(base, wish)) for wish, future in work]

    def _write(self, base: sqlite3.Connection, work: list[Any]) -> list[Any]:
        """All wishes in one transaction; each fails alone. Answered after the commit."""
        if not work:
            return []
        answers: list[Any] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            for wish, future in work:
                base.execute("SAVEPOINT wish")
                result, error = _try(base, wish)
                if error is not None:
                    base.execute("ROLLBACK TO wish")
                base.execute("RELEASE wish")
                answers.append((future, result, error))
            base.execute("COMMIT")
        except sqlite3.Error as error:  # a full disk, say: nothing of this was written
            if base.in_transaction:
                base.execute("ROLLBACK")
            return [(future, None, OSError(str(error))) for _, future in work]
        return answers


def _try(base: sqlite3.Connection, wish: Work) -> tuple[Any, BaseException | None]:
    try:
        return wish(base), None
    except Exception as error:
        return None, error


def _answer(answers: list[Any]) -> None:
    for future, result, error in answers:
        if future.done():  # whoever asked has gone
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


class SqliteStore:
    """A file, for one node."""

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path

    async def open(self, heard: Heard) -> None:
        del heard  # nobody else writes here
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._writer = _Thread(self._path, writes=True)
        self._reader = _Thread(self._path, writes=False)
        await self._reader.ask(lambda base: base.execute("PRAGMA journal_mode = WAL").fetchall())
        await self._writer.ask(_migrate)

    async def close(self) -> None:
        await self._writer.stop()
        await self._reader.stop()

    async def append(self, batch: Append) -> None:
        await self._writer.ask(lambda base: _append(base, batch))

    async def say(self, table: str, said: Said, command: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            found = base.execute(
                "SELECT 1 FROM chats WHERE table_id = ? AND command = ?", (table, command)
            )
            if found.fetchone():
                raise Repeated
            row = (
                table, said.number, said.at, said.user, said.name, said.seat, said.body, command,
            )  # fmt: skip
            try:
                base.execute("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise Conflict from None

        await self._writer.ask(work)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        text = _numbered(sql)
        return await self._reader.ask(lambda base: base.execute(text, values).fetchall())

    async def write(self, sql: str, *values: Value) -> int:
        text = _numbered(sql)
        return await self._writer.ask(lambda base: base.execute(text, values).rowcount)


def _numbered(sql: str) -> str:
    return re.sub(r"\$(\d)", r"?\1", sql)


def _migrate(base: sqlite3.Connection) -> None:
    for statement in DDL:
        base.execute(statement.format(**_TYPES))
    base.execute("INSERT OR IGNORE INTO meta VALUES ('schema', ?)", (str(SCHEMA),))
    found = int(base.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()[0])
    if found > SCHEMA:
        raise NewerSchema(f"the database has schema {found}; this program knows {SCHEMA}")


def _append(base: sqlite3.Connection, batch: Append) -> None:
    table, seq = batch.table, batch.seq
    new = seq + len(batch.bodies)
    if batch.command is not None:
        found = base.execute(
            "SELECT 1 FROM events WHERE table_id = ? AND command = ?", (table, batch.command)
        )
        if found.fetchone():
            raise Repeated
    if seq == 0:
        base.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0)",
            (
                table, batch.seed, new, batch.status, batch.public, batch.at, batch.card,
                batch.bot_turn,
            ),
        )  # fmt: skip
    else:
        changed = base.execute(
            "UPDATE tables SET seq = ?, status = ?, changed = ?, card = ?, bot_turn = ?,"
            " lease_until = 0 WHERE id = ? AND seq = ?",
            (new, batch.status, batch.at, batch.card, batch.bot_turn, table, seq),
        ).rowcount
        if changed != 1:
            raise Conflict
    try:
        base.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?)",
            [
                (table, seq + 1 + k, batch.at, body, batch.command if k == 0 else None)
                for k, body in enumerate(batch.bodies)
            ],
        )
    except sqlite3.IntegrityError:
        raise Conflict from None
    for user in batch.members:
        base.execute("INSERT OR IGNORE INTO members VALUES (?, ?)", (user, table))
