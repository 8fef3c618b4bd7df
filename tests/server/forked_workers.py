"""Workers of a node, for bots and readings, that are forked, as nodes are (``server.forked``)."""

import asyncio
import contextlib
import os
import signal
import socket
from typing import Any

from server.forked import WAIT, ask
from tafelronde.server.base.child import Child
from tafelronde.server.bots.pool import BotPool
from tafelronde.server.bots.process import WorkerProcess
from tafelronde.server.reading.pool import ReadingPool

WORKER = "import os; os.setsid(); from tafelronde.server.{}.worker import main; main()"


class Worker:
    """Stands in for ``asyncio.subprocess.Process``, for a worker that was forked."""

    def __init__(
        self,
        stdout: asyncio.StreamReader,
        stdin: asyncio.StreamWriter,
        connection: socket.socket,
        pid: int,
    ) -> None:
        self.stdout, self.stdin, self.pid = stdout, stdin, pid
        self._connection = connection
        self._descriptor = os.pidfd_open(pid)
        self._ended = asyncio.Event()
        self.returncode: int | None = None
        asyncio.get_running_loop().add_reader(self._descriptor, self._end)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._descriptor)
        os.close(self._descriptor)
        self._connection.send(WAIT)
        self.returncode = int(self._connection.recv(100))
        self._connection.close()
        self.stdin.close()
        self._ended.set()

    def kill(self) -> None:
        if self._ended.is_set():
            raise ProcessLookupError
        signal.pidfd_send_signal(self._descriptor, signal.SIGKILL)

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode


async def start(self: BotPool, address: str) -> WorkerProcess:
    """In place of ``BotPool._start``."""
    made = WorkerProcess(await _forked("bots", address))
    self._all.add(made)
    return made


async def start_reading(self: ReadingPool, address: str) -> Child:
    """In place of ``ReadingPool._start``."""
    return Child(await _forked("reading", address))


async def _forked(room: str, address: str) -> Any:
    request = {
        "program": WORKER.format(room), "arguments": [], "games": ["rosenkoenig"],
        "folder": os.getcwd(),
        "environment": dict(os.environ), "address": address,
    }  # fmt: skip
    ours, theirs = socket.socketpair()
    streams = [theirs.fileno(), theirs.fileno(), 2]
    asking = asyncio.create_task(asyncio.to_thread(ask, address, request, streams))
    with contextlib.ExitStack() as stack, theirs:
        stack.callback(ours.close)
        try:
            connection, process = await asyncio.shield(asking)
        except asyncio.CancelledError:  # the process is there, or will be in a moment
            connection, _ = await asking
            connection.close()
            raise
        stack.pop_all()
    reader, writer = await asyncio.open_unix_connection(sock=ours)
    return Worker(reader, writer, connection, process)
