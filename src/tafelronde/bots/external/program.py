"""A program that is asked in lines on its standard input and answers on its standard output.

It may do what it likes: never answer, never stop, write megabytes, leave children behind. Nothing
waits for it longer than was said, and nothing of it is left when it is closed. It leads a session
and a process group of its own, so that Ctrl-C is not for it and its children end with it. A guard,
a small shell, waits for the end of a pipe that only this process holds: should this process be
killed, the guard kills the group. The program begins when the guard is there: a shell in its place
reads a first line, and then becomes the program.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence

from ..fault import BotFault

LINE_LIMIT = 65_536
"""Bytes of an answer."""
ERRORS_KEPT = 4_096
"""Bytes of standard error that are kept, the last ones."""
GRACE = 1.0
"""Seconds to leave in after the last line."""
_PIECE = 65_536
_BEGIN = 'read -r _ && exec "$@"'
_GUARD = 'read -r _; kill -s KILL -- "-$1"'
HANDED_ON = frozenset(
    "PATH HOME USER LOGNAME SHELL PWD LANG LANGUAGE TZ TERM TMPDIR TMP TEMP"
    " LD_LIBRARY_PATH DYLD_LIBRARY_PATH VIRTUAL_ENV CONDA_PREFIX PYTHONPATH PYTHONHOME"
    " PYTHONUNBUFFERED NODE_PATH JAVA_HOME GOPATH CARGO_HOME RUSTUP_HOME DOTNET_ROOT"
    " OMP_NUM_THREADS CUDA_VISIBLE_DEVICES TAFELRONDE_CACHE TAFELRONDE_MORE_GAMES".split()
)
"""Variables of the environment that a program gets; all others may hold passwords of the host."""
HANDED_ON_BY_NAME = ("LC_", "NUMBA_", "XDG_", "TAFELRONDE_BOT_")
"""Beginnings of the names of further ones. What a host wants a program to know is called
``TAFELRONDE_BOT_…``."""


def handed_on(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that a program gets."""
    return {
        name: value
        for name, value in environment.items()
        if name in HANDED_ON or name.startswith(HANDED_ON_BY_NAME)
    }


class Program:
    """The running program. Raises BotFault where it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                ["/bin/sh", "-c", _BEGIN, "sh", *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=handed_on(os.environ),
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault("not-started", why=error.strerror or "?", code=0) from None
        try:
            self._guard, self._life = _start_guard(self._process.pid)
        except BaseException:
            self._kill()
            raise
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._in = process.stdin.fileno()
        self._out, self._err = process.stdout.fileno(), process.stderr.fileno()
        for number in (self._in, self._out, self._err):
            os.set_blocking(number, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._outgoing = b"begin\n"
        self._incoming = b""
        self._errors = b""
        self._out_ended = False

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def errors(self) -> str:
        """The end of what it wrote to standard error."""
        return self._errors.decode("utf-8", "replace")

    def ask(self, line: bytes, seconds: float, allowed: float | None = None) -> bytes:
        """Write a line and read one within so many ``seconds``, without their ends. ``allowed`` is
        what the fault tells, if it had more time at first. Raises BotFault."""
        self._send(line)
        end, milliseconds = time.monotonic() + seconds, round(1000 * (allowed or seconds))
        if seconds <= 0:  # what it wrote unasked comes too late, too
            raise self._fault("too-late", milliseconds=milliseconds)
        while b"\n" not in self._incoming:
            if len(self._incoming) > LINE_LIMIT:
                raise self._fault("long-line", limit=LINE_LIMIT)
            if self._out_ended:
                raise self._ended()
            left = end - time.monotonic()
            if left <= 0:
                raise self._fault("too-late", milliseconds=milliseconds)
            self._exchange(left)
        answer, _, self._incoming = self._incoming.partition(b"\n")
        if len(answer) > LINE_LIMIT:
            raise self._fault("long-line", limit=LINE_LIMIT)
        return answer

    def close(self, line: bytes | None = None) -> bool:
        """End it, after a last line if there is one; whether it left by itself in time."""
        left = False
        try:
            if line is not None:
                left = self._say_goodbye(line)
        finally:
            self._kill()
        return left

    def _say_goodbye(self, line: bytes) -> bool:
        self._send(line)
        end = time.monotonic() + GRACE
        while not self._out_ended and (left := end - time.monotonic()) > 0:
            self._incoming = b""
            self._exchange(left)
            if not self._outgoing and self._process.stdin is not None:
                self._close_input()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, end - time.monotonic()))
            return True
        return False

    def _send(self, line: bytes) -> None:
        self._outgoing += line + b"\n"
        if self._process.stdin is not None and self._in not in self._selector.get_map():
            self._selector.register(self._in, selectors.EVENT_WRITE)

    def _exchange(self, seconds: float) -> None:
        """Read and write what can be read and written within this time."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._in:
                self._write()
            elif (piece := self._read(key.fd)) is None:
                continue
            elif not piece:
                self._selector.unregister(key.fd)
                self._out_ended = self._out_ended or key.fd == self._out
            elif key.fd == self._out:
                self._incoming += piece
            else:
                self._errors = (self._errors + piece)[-ERRORS_KEPT:]

    def _write(self) -> None:
        try:
            written = os.write(self._in, self._outgoing[:_PIECE])
        except BlockingIOError:
            return
        except OSError:  # it reads no more; whether it still answers is found by reading
            written = len(self._outgoing)
        self._outgoing = self._outgoing[written:]
        if not self._outgoing:
            self._selector.unregister(self._in)

    def _read(self, number: int) -> bytes | None:
        try:
            return os.read(number, _PIECE)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def _close_input(self) -> None:
        stdin = self._process.stdin
        if stdin is not None:
            if self._in in self._selector.get_map():
                self._selector.unregister(self._in)
            stdin.close()
            self._process.stdin = None

    def _ended(self) -> BotFault:
        """Its output has ended: did the program?"""
        for _ in range(8):  # what it said last
            self._exchange(0)
        try:
            code = self._process.wait(0.5)
        except subprocess.TimeoutExpired:
            return self._fault("closed")
        return self._fault("died", code=code)

    def _fault(self, reason: str, **arguments: str | int) -> BotFault:
        return BotFault(reason, self.errors, **arguments)

    def _kill(self) -> None:
        """Kill the group, then wait for its leader; until then nobody else can have its number."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        guard = getattr(self, "_guard", None)
        if guard is not None:
            guard.kill()
            guard.wait()
            os.close(self._life)
            self._guard = None
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
        if hasattr(self, "_selector"):
            self._selector.close()


def _start_guard(group: int) -> tuple[subprocess.Popen[bytes], int]:
    """The guard of a process group, and the pipe that holds it back."""
    waits, life = os.pipe()
    try:
        guard = subprocess.Popen(
            ["/bin/sh", "-c", _GUARD, "sh", str(group)],
            stdin=waits,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except BaseException:
        os.close(life)
        raise
    finally:
        os.close(waits)
    return guard, life
