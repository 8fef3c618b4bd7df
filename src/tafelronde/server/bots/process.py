"""A worker process, seen from the node: start it, give it jobs with a deadline, stop it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from dataclasses import dataclass, field

import msgspec

from .jobs import End, Job, Thought
from .worker import frame

FAREWELL = 3.0
"""Seconds that programs have to end when the node stops."""
GOODBYE = 1 << 62
"""The number of the last job of a worker."""
_WINDOWS: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0) | getattr(
    subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0
)
"""On Windows, in place of a session of its own and ``os.nice``."""

_GameAndBot = tuple[str, str]
_KeyAndProgram = tuple[str, str]


@dataclass(eq=False)
class WorkerProcess:
    """One process, which does one job at a time."""

    process: asyncio.subprocess.Process
    warm: set[_GameAndBot] = field(default_factory=set[_GameAndBot])
    """The bots that it has loaded or compiled."""
    programs: set[_KeyAndProgram] = field(default_factory=set[_KeyAndProgram])
    """The programs that it runs: (key of the seat, name)."""

    @classmethod
    async def start(cls) -> WorkerProcess:
        """Start a process. The caller must stop it."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tafelronde.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C must reach only the server
            creationflags=_WINDOWS,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        return cls(process)

    async def ask(self, job: Job, deadline: float) -> Thought:
        """Give it a job; the answer. If this raises, the worker cannot be used again."""
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

    async def stop(self) -> None:
        """Kill the process, and wait for its end."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
