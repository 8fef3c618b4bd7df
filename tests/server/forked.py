"""Nodes and commands that are forked from a process that has imported everything already
(``server.forks``): to start one costs a tenth of what it costs to start a Python of its own."""

import atexit
import contextlib
import functools
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import weakref
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

PROGRAM = """
import sys
sys.path.insert(0, {tests!r})
from server import forks
del sys.path[0]
forks.main({number})
"""
WAIT = b"wait"
LONGEST = 1 << 20
"""Bytes of a request."""
READ_AT_START = ("TAFELRONDE_CACHE", "TAFELRONDE_COMPILER", "TAFELRONDE_MORE_GAMES")
"""Variables that a process reads once, like those of coverage, Numba and Python."""
LOCALES = ("LANG", "LC_ALL", "LC_CTYPE")
"""The variables that say how text is encoded; where they are silent it is UTF-8."""


def _at_start(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables that a process would read from this environment while it imports its
    modules."""
    return {
        name: value
        for name, value in environment.items()
        if name in READ_AT_START
        or name.startswith(("COVERAGE_", "NUMBA_", "PYTHON"))
        or (name in LOCALES and not value.upper().replace("-", "").endswith("UTF8"))
    }


class Parent:
    """The process that forks."""

    def __init__(self) -> None:
        folder = tempfile.mkdtemp(prefix="forks-")
        self.address = f"{folder}/socket"
        self.read = _at_start(os.environ)
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listening:
            listening.bind(self.address)
            listening.listen(64)
            number = listening.fileno()
            program = PROGRAM.format(tests=str(Path(__file__).parents[1]), number=number)
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", program], pass_fds=[number],
                stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # a thread that waits is one, too
            )  # fmt: skip
        atexit.register(self._end, folder)

    def _end(self, folder: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def parent() -> Parent:
    return Parent()


def can_fork(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a process of this environment may be forked: only Linux can, coverage is measured in
    processes of their own, and what a module reads when it is imported must be the same."""
    if not hasattr(os, "pidfd_open") or "COVERAGE_PROCESS_CONFIG" in os.environ:
        return False
    return parent().read == _at_start(environment)


def ask(address: str, request: Any, streams: Sequence[int]) -> tuple[socket.socket, int]:
    """A new process; its connection and its id."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        connection.connect(address)
        socket.send_fds(connection, [json.dumps(request).encode()], streams)
        process = int(connection.recv(LONGEST))
    except BaseException:
        connection.close()
        raise
    return connection, process


class Forked:
    """A process that was forked, with what the tests use of ``subprocess.Popen``."""

    def __init__(
        self,
        program: str,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        streams: Sequence[int],
        games: Sequence[str] = ("rosenkoenig",),
    ) -> None:
        """Run the text of a program, with these standard streams; these games are loaded before."""
        request = {
            "program": program, "arguments": arguments, "games": games, "folder": os.getcwd(),
            "environment": dict(environment), "address": parent().address,
        }  # fmt: skip
        self.returncode: int | None = None
        self.stderr: IO[bytes] | None = None
        self._connection, self.pid = ask(parent().address, request, streams)
        self._descriptor = os.pidfd_open(self.pid)
        self._lock = threading.Lock()
        weakref.finalize(self, os.close, self._descriptor)
        weakref.finalize(self, self._connection.close)

    def poll(self) -> int | None:
        return self._code(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._code(timeout)
        if code is None:
            assert timeout is not None
            raise subprocess.TimeoutExpired("what was forked", timeout)
        return code

    def _code(self, seconds: float | None) -> int | None:
        ended = select.poll()
        ended.register(self._descriptor, select.POLLIN)
        if not ended.poll(None if seconds is None else 1000 * seconds):
            return None
        with self._lock:
            if self.returncode is None:
                self._connection.send(WAIT)
                self.returncode = int(self._connection.recv(100))
                self._connection.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._descriptor, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@contextlib.contextmanager
def running(
    program: str, *arguments: str
) -> Iterator[tuple[subprocess.Popen[bytes] | Forked, IO[bytes]]]:
    """A process of its own for the text of a program, and its standard output. It is killed at the
    end, where it still runs."""
    read, write = os.pipe()
    with open(read, "rb") as out, open(os.devnull, "rb") as nothing:
        process: subprocess.Popen[bytes] | Forked
        if can_fork():
            process = Forked(program, arguments, os.environ, [nothing.fileno(), write, 2])
        else:
            process = subprocess.Popen([sys.executable, "-c", program, *arguments], stdout=write)
        os.close(write)
        try:
            yield process, out
        finally:
            process.kill()
            process.wait()
