"""Work that a node does beside its answers: tasks that end together, and whose faults are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from .metrics import Metrics
from .storage.outage import Outage

_log = logging.getLogger("tafelronde")


class Background:
    """The tasks of one service. What fails is counted and logged; where it is the database, that is
    told to the node's ``Outage``."""

    def __init__(self, outage: Outage, metrics: Metrics) -> None:
        self._outage = outage
        self._metrics = metrics
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
        task = asyncio.create_task(self._done(work, fault))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _done(self, work: Awaitable[Any], fault: str) -> None:
        await self.succeeds(work, fault)

    async def succeeds(self, work: Awaitable[Any], fault: str) -> bool:
        """Do this here and now; False where it failed, which is told."""
        try:
            await work
        except OSError as error:
            self._outage.fails(error)
            return False
        except Exception:
            self._metrics.errors += 1
            _log.exception(fault)
            return False
        return True

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
        while True:
            wait = every if await self.succeeds(work(), fault) else retry
            if woken is None:
                await asyncio.sleep(wait)
                continue
            try:
                await asyncio.wait_for(woken.wait(), wait)
            except TimeoutError:
                pass
            woken.clear()
