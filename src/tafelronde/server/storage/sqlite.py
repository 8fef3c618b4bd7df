"""SQLite, for one node: a thread writes many batches in one transaction (group commit), with WAL
and synchronous=FULL."""

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from .address import NoDatabase
from .faults import is_fault, sqlite_fault
from .migrate import migrate
from .open_files import OpenFiles
from .sqlite_append import append, append_together, change_together, numbered, say
from .store import Append, ChatRow, Heard, OnBroadcast, OnEvents, Row, Statement, Store, Value

_MOST = 128
"""The most tasks in one commit. A task is a read or write that a caller asked for."""
PATIENCE, IMPATIENCE = 10_000, 50
"""Milliseconds that a write waits while another program locks the file: the first number until a
write has waited in vain, the second from then on until one succeeds, so that callers soon know."""

Work = Callable[[sqlite3.Connection], Any]
Task = Work | Append


class _Thread:
    """A connection with a thread of its own and a queue of work."""

    def __init__(self, files: OpenFiles, base: sqlite3.Connection, *, writes: bool) -> None:
        self._files = files
        self._base = base
        self._writes = writes
        self._is_locked = False
        self._tasks: queue.SimpleQueue[tuple[Task, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._loop = asyncio.get_running_loop()
        name = "tafelronde-writer" if writes else "tafelronde-reader"
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, work: Task) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._tasks.put((work, future))
        return future

    async def stop(self) -> None:
        self._tasks.put(None)
        await asyncio.to_thread(self._thread.join, 10)

    def _run(self) -> None:
        base = self._base
        try:
            while True:
                tasks = [self._tasks.get()]
                while self._writes and len(tasks) < _MOST:
                    try:
                        tasks.append(self._tasks.get_nowait())
                    except queue.Empty:
                        break
                work = [task for task in tasks if task is not None]
                answers = self._write(base, work) if self._writes else self._read(base, work)
                if answers:
                    self._loop.call_soon_threadsafe(_answer, answers)
                if None in tasks:
                    return
        finally:
            with contextlib.suppress(sqlite3.Error):  # a full disk may refuse the checkpoint
                base.close()

    def _read(self, base: sqlite3.Connection, work: list[Any]) -> list[Any]:
        answers: list[Any] = []
        for task, future in work:
            result, error = _try(base, task)
            if error is not None:
                error = self._files.fault(error) or error
            answers.append((future, result, error))
        return answers

    def _write(self, base: sqlite3.Connection, work: list[Any]) -> list[Any]:
        """Carry out all tasks in one transaction; each may fail alone. They are answered after the
        commit."""
        if not work:
            return []
        answers: list[Any] = []
        try:
            self._files.check(base)
            base.execute("BEGIN IMMEDIATE")
            moves = [task for task, _ in work if isinstance(task, Append) and task.is_plain]
            together = bool(moves) and append_together(base, moves)
            for task, future in work:
                if together and isinstance(task, Append) and task.is_plain:
                    answers.append((future, None, None))
                else:
                    answers.append((future, *_alone(base, task)))
            base.execute("COMMIT")
            self._files.check(base)
            self._note_lock(base, locked=False)
        except (sqlite3.Error, OSError) as error:  # a full disk: every caller gets the fault
            with contextlib.suppress(sqlite3.Error):
                if base.in_transaction:
                    base.execute("ROLLBACK")
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                self._note_lock(base, locked=True)
            fault = self._files.fault(error) or OSError(str(error))
            return [(future, None, fault) for _, future in work]
        return answers

    def _note_lock(self, base: sqlite3.Connection, *, locked: bool) -> None:
        if locked != self._is_locked:
            self._is_locked = locked
            set_patience(base, IMPATIENCE if locked else PATIENCE)


def set_patience(base: sqlite3.Connection, milliseconds: int) -> None:
    """Set how long a write waits while another program locks the file."""
    base.execute(f"PRAGMA busy_timeout = {milliseconds}").fetchall()


def _alone(base: sqlite3.Connection, task: Task) -> tuple[Any, BaseException | None]:
    """Carry out one task; if it fails, undo its changes."""
    base.execute("SAVEPOINT task")
    if isinstance(task, Append):
        result, error = _try(base, partial(append, batch=task))
    else:
        result, error = _try(base, task)
    if isinstance(error, sqlite3.Error) and is_fault(error):
        raise error
    if error is not None:
        base.execute("ROLLBACK TO task")
    base.execute("RELEASE task")
    return result, error


def _try(base: sqlite3.Connection, task: Work) -> tuple[Any, BaseException | None]:
    try:
        return task(base), None
    except Exception as error:
        return None, error


def _answer(answers: list[Any]) -> None:
    for future, result, error in answers:
        if future.done():  # the caller was cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


class SqliteStore(Store):
    """An SQLite file, for one node."""

    shared = False
    clock = "steady_clock()"

    def __init__(self, path: Path, steady: Callable[[], float] | None = None) -> None:
        """``steady`` returns the seconds since 1970 and never jumps."""
        self._path = path
        self.node = secrets.token_hex(8)
        ahead = time.time() - time.monotonic()
        self._steady = steady or (lambda: time.monotonic() + ahead)

    def now(self) -> float:
        return time.time()

    async def open(
        self, heard: Heard, on_broadcast: OnBroadcast, on_events: OnEvents | None = None
    ) -> None:
        del heard, on_events  # no other node writes to the file
        self._on_broadcast = on_broadcast
        await migrate(str(self._path))
        try:
            writer, reader = await asyncio.to_thread(self._connect)
        except sqlite3.Error as error:
            raise NoDatabase(str(sqlite_fault(error, self._path) or error)) from None
        files = OpenFiles(self._path)
        self._writer = _Thread(files, writer, writes=True)
        self._reader = _Thread(files, reader, writes=False)

    def _connect(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """Open the two connections, one to write and one to read, and switch the write-ahead log
        on."""
        bases: list[sqlite3.Connection] = []
        for _ in range(2):
            base = sqlite3.connect(
                self._path, isolation_level=None, timeout=PATIENCE / 1000, cached_statements=1024,
                check_same_thread=False,
            )  # fmt: skip
            base.execute("PRAGMA synchronous = FULL")
            base.execute("PRAGMA journal_mode = WAL").fetchall()
            base.execute("SELECT count(*) FROM meta").fetchall()
            base.create_function("steady_clock", 0, self._steady)
            bases.append(base)
        return bases[0], bases[1]

    async def close(self) -> None:
        await self._writer.stop()
        await self._reader.stop()

    async def append(self, batch: Append) -> None:
        await self._writer.ask(batch)

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        await self._writer.ask(partial(say, table=table, line=line, command=command))

    async def broadcast(self, text: str) -> None:
        self._on_broadcast(text)

    async def read(self, sql: str, *values: Value) -> list[Row]:
        text = numbered(sql)
        return await self._reader.ask(lambda base: base.execute(text, values).fetchall())

    async def write(self, sql: str, *values: Value) -> int:
        text = numbered(sql)
        return await self._writer.ask(lambda base: base.execute(text, values).rowcount)

    async def write_together(self, statements: Sequence[Statement]) -> None:
        await self._writer.ask(partial(change_together, statements=statements))
