"""A worker process, seen from the node: start it, give it jobs with a deadline, stop it."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

from ..base.child import Child, frame, start_process
from .jobs import End, Job, Thought

FAREWELL = 3.0
"""Seconds that programs have to end when the node stops."""
GOODBYE = 1 << 62
"""The number of the last job of a worker."""
_GameAndBot = tuple[str, str]
_KeyAndProgram = tuple[str, str]


@dataclass(eq=False)
class WorkerProcess(Child):
    """One process in which bots think."""

    warm: set[_GameAndBot] = field(default_factory=set[_GameAndBot])
    """The bots that it has loaded or compiled."""
    programs: set[_KeyAndProgram] = field(default_factory=set[_KeyAndProgram])
    """The programs that it runs: (key of the seat, name)."""

    @classmethod
    async def start(cls) -> WorkerProcess:
        """Start a process. The caller must stop it."""
        return cls(await start_process("tafelronde.server.bots.worker"))

    async def ask(self, job: Job, deadline: float) -> Thought:
        """Give it a job; the answer. If this raises, the worker cannot be used again."""
        async with asyncio.timeout(deadline):
            await self.send(job)
            while True:
                thought = await self.receive(Thought)
                if thought.number == job.number:
                    return thought

    def end(self, key: str, results: tuple[float, ...] | None) -> None:
        """Have it end the programs of a seat, after its present job."""
        self.programs = {one for one in self.programs if one[0] != key}
        if self.process.stdin is not None and not self.process.stdin.is_closing():
            self.process.stdin.write(frame(End(key, results)))

    async def say_goodbye(self) -> None:
        """End all its programs; if a job takes longer than ``FAREWELL``, ``stop`` ends them."""
        if self.programs:
            self.programs = set()
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await self.ask(End("", None, GOODBYE), FAREWELL)
