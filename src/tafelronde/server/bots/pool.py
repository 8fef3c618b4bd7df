"""Bots of a node: worker processes with a deadline, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from .compiled import was_compiled
from .worker import Job, Think, Thought, Warm, frame

DEADLINE = 20.0
"""Seconds for a turn of a bot that is compiled."""
COLD_DEADLINE = 240.0
ATTEMPTS = 3


_Maker = Callable[[int], Job]


class BotFailed(Exception):
    """No worker came to an answer."""


@dataclass(eq=False)
class _Worker:
    process: asyncio.subprocess.Process
    warm: set[tuple[str, str]] = field(default_factory=lambda: set[tuple[str, str]]())

    async def ask(self, job: Job, deadline: float) -> Thought:
        """Whatever this raises, the worker is of no use any more."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        async with asyncio.timeout(deadline):
            stdin.write(frame(job))
            await stdin.drain()
            while True:
                size = int.from_bytes(await stdout.readexactly(4), "big")
                thought = msgspec.msgpack.decode(await stdout.readexactly(size), type=Thought)
                if thought.number == job.number:
                    return thought

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotPool:
    """A pool of ``size`` worker processes in which bots think; requests wait for a free worker. One
    more process compiles, so that no bot waits for a game that nobody plays."""

    def __init__(self, workers: int, deadline: float = DEADLINE) -> None:
        self._count = workers
        self._deadline = deadline
        self._free: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._compiler: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count(1)
        self.thinking = 0
        self.replaced = 0
        self.warm: set[tuple[str, str]] = set()
        """(game, bot) that some worker has compiled: now they load from the cache."""

    async def open(self) -> None:
        for _ in range(self._count):
            self._free.put_nowait(None)  # started when it is first needed
        self._compiler.put_nowait(None)

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in list(self._all)), *self._ends)

    def processes(self) -> list[int]:
        """Their ids, for tests and metrics."""
        return [worker.process.pid for worker in self._all]

    async def warm_up(self, game: str, bot: str) -> None:
        """Compile a game's bot, or its rules (``""``); what cannot be compiled is found out when it
        plays. Where that was done before, no worker is needed."""
        if await asyncio.to_thread(was_compiled, game, bot):
            self.warm.add((game, bot))
            return
        try:
            await self._ask(lambda number: Warm(number, game, bot), game, bot, self._compiler)
        except BotFailed:
            pass

    async def end_warm_up(self) -> None:
        """Nothing is left to compile: the compiler's memory is given back."""
        worker = await self._compiler.get()
        self._compiler.put_nowait(None)
        if worker is not None:
            self._let_go(worker)

    async def think(
        self, game: str, bot: str, state: bytes, key: str, seed: int, *, advise: bool = False
    ) -> Thought:
        """A bot's decision. Raises BotFailed when three workers in a row came to none."""
        return await self._ask(
            lambda number: Think(number, game, bot, state, key, seed, advise),
            game,
            bot,
            self._free,
        )

    async def _ask(
        self, make: _Maker, game: str, bot: str, free: asyncio.Queue[_Worker | None]
    ) -> Thought:
        error = ""
        for _ in range(ATTEMPTS):
            worker = await free.get()
            self.thinking += 1
            try:
                if worker is None:
                    worker = await self._start()
                cold = (game, bot) not in worker.warm
                deadline = COLD_DEADLINE if cold else self._deadline
                thought = await worker.ask(make(next(self._numbers)), deadline)
                if not thought.error:
                    worker.warm.add((game, bot))
                    self.warm.add((game, bot))
                    return thought
                error = thought.error
            except Exception as problem:  # hung, killed, or its pipe is gone (loops differ)
                error = type(problem).__name__
                if worker is not None:
                    self._let_go(worker)
                    worker = None
                self.replaced += 1
            except asyncio.CancelledError:  # nobody waits for the answer any more
                if worker is not None:
                    self._let_go(worker)
                    worker = None
                raise
            finally:
                self.thinking -= 1
                free.put_nowait(worker)
        raise BotFailed(error)

    def _let_go(self, worker: _Worker) -> None:
        """Stop a worker in the background: whoever asked may be cancelled, and its process must
        still be waited for."""
        self._all.discard(worker)
        end = asyncio.create_task(worker.stop())
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)

    async def _start(self) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tafelronde.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        worker = _Worker(process)
        self._all.add(worker)
        return worker
