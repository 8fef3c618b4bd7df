"""SQLite: one thread writes, many wishes a commit (group commit), WAL, synchronous=FULL."""

from __future__ import annotations

import asyncio
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from .migrate import migrate
from .store import (
    CHAT_COLUMNS,
    EVENT_COLUMNS,
    TABLE_COLUMNS,
    Append,
    ChatRow,
    Conflict,
    Heard,
    OnBroadcast,
    Repeated,
    Value,
)

_MOST = 128
"""Wishes in one commit."""

Work = Callable[[sqlite3.Connection], Any]
Wish = Work | Append


class _Thread:
    """A connection in a thread of its own, with a queue of work."""

    def __init__(self, path: Path, steady: Callable[[], float], *, writes: bool) -> None:
        self._path = path
        self._steady = steady
        self._writes = writes
        self._wishes: queue.SimpleQueue[tuple[Wish, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._loop = asyncio.get_running_loop()
        name = "tafelronde-writer" if writes else "tafelronde-reader"
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, work: Wish) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._wishes.put((work, future))
        return future

    async def stop(self) -> None:
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    def _run(self) -> None:
        base = sqlite3.connect(self._path, isolation_level=None, timeout=30, cached_statements=1024)
        base.execute("PRAGMA synchronous = FULL")
        base.create_function("steady_clock", 0, self._steady)
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
            moves = [wish for wish, _ in work if isinstance(wish, Append) and _is_plain(wish)]
            together = len(moves) > 1 and _together(base, moves)
            for wish, future in work:
                if together and isinstance(wish, Append) and _is_plain(wish):
                    answers.append((future, None, None))
                else:
                    answers.append((future, *_alone(base, wish)))
            base.execute("COMMIT")
        except sqlite3.Error as error:  # a full disk, say: nothing of this was written
            if base.in_transaction:
                base.execute("ROLLBACK")
            return [(future, None, OSError(str(error))) for _, future in work]
        return answers


def _alone(base: sqlite3.Connection, wish: Wish) -> tuple[Any, BaseException | None]:
    """A wish that leaves nothing behind when it fails."""
    base.execute("SAVEPOINT wish")
    if isinstance(wish, Append):
        result, error = _try(base, partial(_append, batch=wish))
    else:
        result, error = _try(base, wish)
    if error is not None:
        base.execute("ROLLBACK TO wish")
    base.execute("RELEASE wish")
    return result, error


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
    clock = "steady_clock()"

    def __init__(self, path: Path, steady: Callable[[], float] | None = None) -> None:
        """``steady`` tells the seconds since 1970, and never jumps."""
        self._path = path
        ahead = time.time() - time.monotonic()
        self._steady = steady or (lambda: time.monotonic() + ahead)

    def now(self) -> float:
        return time.time()

    async def open(self, heard: Heard, on_broadcast: OnBroadcast) -> None:
        del heard  # nobody else writes here
        self._on_broadcast = on_broadcast
        await migrate(str(self._path))
        self._writer = _Thread(self._path, self._steady, writes=True)
        self._reader = _Thread(self._path, self._steady, writes=False)
        await self._reader.ask(lambda base: base.execute("PRAGMA journal_mode = WAL").fetchall())

    async def close(self) -> None:
        await self._writer.stop()
        await self._reader.stop()

    async def append(self, batch: Append) -> None:
        await self._writer.ask(batch)

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            found = base.execute(
                "SELECT 1 FROM chats WHERE table_id = ? AND command = ?", (table, command)
            )
            if found.fetchone():
                raise Repeated
            row = (
                table, line.number, line.time, line.user, line.name, line.seat, line.text, command,
            )  # fmt: skip
            try:
                base.execute(
                    f"INSERT INTO chats ({CHAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row
                )
            except sqlite3.IntegrityError:
                raise Conflict from None

        await self._writer.ask(work)

    async def broadcast(self, text: str) -> None:
        self._on_broadcast(text)

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        text = _numbered(sql)
        return await self._reader.ask(lambda base: base.execute(text, values).fetchall())

    async def write(self, sql: str, *values: Value) -> int:
        text = _numbered(sql)
        return await self._writer.ask(lambda base: base.execute(text, values).rowcount)


def _numbered(sql: str) -> str:
    return re.sub(r"\$(\d)", r"?\1", sql)


# ---- moves of many tables at once ---------------------------------------------------------------
# Every step of a statement gives the interpreter's lock away and waits for it again, which costs
# more than the step; so one statement writes all that a commit holds.


def _is_plain(batch: Append) -> bool:
    """Whether it only goes on where the table stood."""
    return batch.seq > 0 and not batch.members and batch.status != "over"


@cache
def _set_heads(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)
    return (
        "UPDATE tables SET seq = column3, status = column4, changed = column5, card = column6,"
        f" bot_turn = column7, lease_until = 0 FROM (VALUES {rows})"
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


def _together(base: sqlite3.Connection, moves: Sequence[Append]) -> bool:
    """Append all, or nothing where one of them cannot be."""
    heads: list[Value] = []
    for m in moves:
        heads += (m.table, m.seq, m.seq + len(m.bodies), m.status, m.changed, m.card, m.bot_turn)
    rows = [row for batch in moves for row in _rows(batch)]
    base.execute("SAVEPOINT moves")
    try:
        changed = base.execute(_set_heads(len(moves)), heads).rowcount
        if changed == len(moves):
            base.execute(_add_events(len(rows)), [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        changed = -1
    if changed != len(moves):
        base.execute("ROLLBACK TO moves")
    base.execute("RELEASE moves")
    return changed == len(moves)


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
            f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 0)",
            (
                table, batch.seed, new, batch.status, batch.public, batch.at, batch.card,
                batch.bot_turn,
            ),
        )  # fmt: skip
    else:
        changed = base.execute(
            "UPDATE tables SET seq = ?, status = ?, changed = ?, card = ?, bot_turn = ?,"
            " lease_until = 0 WHERE id = ? AND seq = ?",
            (new, batch.status, batch.changed, batch.card, batch.bot_turn, table, seq),
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
    if batch.status == "over":
        base.execute(
            "UPDATE members SET ended = ? WHERE table_id = ? AND ended = 0", (batch.at, table)
        )
