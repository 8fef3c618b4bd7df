"""Work that a node does beside its answers: tasks that end together, and whose faults are told."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, NamedTuple, TypeVar

from . import faults
from .backoff import Backoff
from .outage import Outage

RESTS = Backoff(2.0, 300.0)
"""The time that a row rests after it failed."""
MOST = 8
"""Tries in a row after which a row is given up."""
KEPT = 10_000
"""Rows that have failed and are remembered."""
T = TypeVar("T")


class Background:
    """The tasks of one service. What fails is told (``faults``); where it is the database, that is
    told to the node's ``Outage`` (None: others tell it)."""

    def __init__(self, outage: Outage | None = None) -> None:
        self._outage = outage
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    async def close(self) -> None:
        """End all that is being done."""
        self.closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any], fault: str) -> asyncio.Task[None]:
        """Do this once. ``fault``: what the log says where it fails."""
        task = faults.beside(self._done(work, fault), fault)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it ended before it had begun
        return task

    async def _done(self, work: Awaitable[Any], fault: str) -> None:
        await self.succeeds(work, fault)

    async def succeeds(self, work: Awaitable[Any], fault: str) -> bool:
        """Do this here and now; False where it failed, which is told."""
        try:
            await work
        except OSError as error:
            if self._outage is not None:
                self._outage.fails(error)
            return False
        except Exception as error:
            faults.tell(fault, error)
            return False
        return True

    def one_at_a_time(
        self, work: Callable[[], Coroutine[Any, Any, Any]], fault: str
    ) -> Callable[[], None]:
        """A function that begins this work, unless it is being done just now."""
        task: asyncio.Task[None] | None = None

        def begin() -> None:
            nonlocal task
            if task is None or task.done():
                task = self.spawn(work(), fault)

        return begin

    def repeat(
        self,
        work: Callable[[], Awaitable[Any]],
        every: float,
        fault: str,
        *,
        retry: float | None = None,
        woken: asyncio.Event | None = None,
    ) -> None:
        """Do this now and then again and again: after ``every`` seconds, after ``retry`` seconds
        where it failed, and as soon as ``woken`` is set."""
        self.spawn(self._repeat(work, every, fault, retry or every, woken), fault)

    async def _repeat(
        self,
        work: Callable[[], Awaitable[Any]],
        every: float,
        fault: str,
        retry: float,
        woken: asyncio.Event | None,
    ) -> None:
        while not self.closed:
            wait = every if await self.succeeds(work(), fault) else retry
            if self.closed:  # what it waited for came as it was cancelled (``wait_for`` of 3.11)
                return
            if woken is None:
                await asyncio.sleep(wait)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await woken.wait()
            woken.clear()

    def queue(self, fault: str, give_up: Callable[[str], Awaitable[Any]] | None = None) -> Queue:
        """A queue of rows that this service sees to. ``give_up(key)`` is done to a row that is
        given up."""
        assert self._outage is not None
        return Queue(self._outage, fault, give_up)


class InBackground:
    """A part whose work in the background ends with it."""

    _background: Background

    async def close(self) -> None:
        await self._background.close()


class _Failed(NamedTuple):
    """The memory of a row that has failed."""

    tries: int
    until: float
    """It rests until then, by ``time.monotonic()``; infinite: it is given up."""


class Queue:
    """Rows that are seen to each for itself, so that none keeps another from its turn.

    A row that fails is told, and rests, twice as long each time. After ``MOST`` tries in a row it
    is given up: this node does not look at it any more until it is started again. Where it is the
    database that fails, no row is to blame, and the whole round ends.
    """

    def __init__(
        self, outage: Outage, fault: str, give_up: Callable[[str], Awaitable[Any]] | None = None
    ) -> None:
        self._outage = outage
        self._fault = fault
        self._give_up = give_up
        self._failed: dict[str, _Failed] = {}

    @property
    def resting(self) -> int:
        """The number of rows that rest or are given up: a query for the first some asks for as many
        more."""
        return len(self._failed)

    def rests(self, key: str) -> bool:
        """Whether this row is not to be looked at now."""
        known = self._failed.get(key)
        return known is not None and time.monotonic() < known.until

    def forgive(self, key: str) -> None:
        """Something has happened to this row: it may go well now."""
        self._failed.pop(key, None)

    def ready(self, rows: Iterable[T], key: Callable[[T], str]) -> list[T]:
        """The rows among these that do not rest."""
        return [row for row in rows if not self.rests(key(row))]

    async def see_to(self, key: str, work: Callable[[], Awaitable[T]]) -> T | None:
        """See to one row now, unless it rests; the result of ``work``, None where it rests or that
        failed. Raises OSError where the database fails."""
        if self.rests(key):
            return None
        try:
            found = await work()
        except OSError as error:
            if await self._outage.is_to_blame(error):
                raise
            await self._fails(key, error)
            return None
        except Exception as error:
            await self._fails(key, error)
            return None
        self.forgive(key)
        return found

    async def each(
        self, rows: Iterable[T], key: Callable[[T], str], work: Callable[[T], Awaitable[Any]]
    ) -> None:
        """See to these rows, one after the other. Raises OSError where the database fails."""
        for row in rows:
            await self.see_to(key(row), lambda row=row: work(row))

    async def _fails(self, key: str, error: Exception) -> None:
        known = self._failed.pop(key, None)
        tries = 1 if known is None else known.tries + 1
        wait = math.inf if tries >= MOST else RESTS.after(tries)
        self._failed[key] = _Failed(tries, time.monotonic() + wait)
        if len(self._failed) > KEPT:
            del self._failed[next(iter(self._failed))]
        if isinstance(error, OSError) and tries == 1:
            return  # a line that was cut once is nobody's fault
        then = "it is given up" if wait == math.inf else f"it is tried again in {wait:.0f} s"
        faults.tell(f"{self._fault}: {key}; {then}", error)
        if wait == math.inf and self._give_up is not None:
            try:
                await self._give_up(key)
            except OSError as outage:
                self._outage.fails(outage)
            except Exception as another:
                faults.tell(f"{self._fault}: {key} could not be given up", another)
