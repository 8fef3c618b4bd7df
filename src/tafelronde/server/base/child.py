"""A process beside the node that does one job at a time: both ends of the line to it.

Jobs come by standard input, answers leave by standard output; each message is MessagePack after a
length of four bytes. When its input ends, its node is gone, and the process ends at once.
"""

import asyncio
import contextlib
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO, TypeVar

import msgspec

T = TypeVar("T")
_WINDOWS: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0) | getattr(
    subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0
)
"""On Windows, in place of a session of its own and ``os.nice``."""


class TooLong(Exception):
    """A message is longer than it may be; the rest of the line cannot be read."""


def frame(message: Any) -> bytes:
    """A message as it goes over the line."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


def _read_message(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end of the stream."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None


def work(jobs: Any, answer: Callable[[Any], object | None]) -> None:
    """In the process: do jobs of this type until the input ends. ``answer``: the message for a job,
    or None where it gets none."""
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # so that no ``print`` mixes with answers
    waiting: queue.SimpleQueue[Any] = queue.SimpleQueue()

    def receive() -> None:
        decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(jobs)
        while (body := _read_message(sys.stdin.buffer)) is not None:
            waiting.put(decoder.decode(body))
        os._exit(0)

    threading.Thread(target=receive, daemon=True).start()
    while True:
        message = answer(waiting.get())
        if message is not None:
            output.write(frame(message))
            output.flush()


async def start_process(
    module: str, environment: Mapping[str, str] | None = None
) -> asyncio.subprocess.Process:
    """Start ``python -m module``, with pipes, and with the node's environment or this one. The
    caller must stop it."""
    given = os.environ if environment is None else environment
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C must reach only the server
        creationflags=_WINDOWS,
        env={**given, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


@dataclass(eq=False)
class Child:
    """One process, seen from the node."""

    process: asyncio.subprocess.Process

    async def send(self, message: Any) -> None:
        """Give it a message."""
        stdin = self.process.stdin
        assert stdin is not None
        stdin.write(frame(message))
        await stdin.drain()

    async def receive(self, kind: type[T], most: int | None = None) -> T:
        """Its next message. ``most``: the bytes that it may have. Raises IncompleteReadError where
        the process has ended, TooLong."""
        stdout = self.process.stdout
        assert stdout is not None
        size = int.from_bytes(await stdout.readexactly(4), "big")
        if most is not None and size > most:
            raise TooLong(f"it answered with {size >> 20} MB")
        return msgspec.msgpack.decode(await stdout.readexactly(size), type=kind)

    async def stop(self) -> None:
        """Kill the process, and wait for its end."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
