"""Running the command: in this process, in one of its own, and at a terminal of its own."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from unittest import mock

from tafelronde.cli.run import run

COMMAND = (sys.executable, "-m", "tafelronde")


@dataclass
class Outcome:
    code: int
    out: str
    err: str


def tafelronde(*arguments: object, typed: str = "") -> Outcome:
    """Run a command line in this process, with what comes in from a pipe."""
    stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(typed.encode())), "utf-8")
    out = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    err = io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True)
    with (
        mock.patch.object(sys, "stdin", stdin),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = run([str(argument) for argument in arguments])
    texts = [stream.buffer.getvalue().decode() for stream in (out, err)]  # type: ignore[attr-defined]
    return Outcome(code, *texts)


def process(*arguments: object, typed: str = "", **environment: str) -> Outcome:
    """Run a command line in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=240,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def complaint(outcome: Outcome) -> str:
    """The one sentence on stderr of a refused command."""
    assert outcome.code == 2, outcome
    assert "Traceback" not in outcome.err
    lines = outcome.err.splitlines()
    assert len(lines) == 1, outcome.err
    name, colon, text = lines[0].partition(": ")
    assert (name, colon) == ("tafelronde", ": ")
    assert text
    assert text[-1] in ".!?)", text
    return text


class Terminal:
    """A process at a pseudo terminal of 80 × 24."""

    def __init__(self, *arguments: object, **environment: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        variables = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        self._process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**variables, **environment},
            preexec_fn=_own_session,
            close_fds=True,
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.seen = ""
        """All that came out so far."""
        self._read_to = 0

    def expect(self, pattern: str, timeout: float = 240) -> str:
        """Wait until the pattern comes; what came up to its end, since the last time."""
        end = time.monotonic() + timeout
        while True:
            found = re.compile(pattern).search(self.seen, self._read_to)
            if found:
                text = self.seen[self._read_to : found.end()]
                self._read_to = found.end()
                return text
            if not self._more(end - time.monotonic()):
                raise AssertionError(f"{pattern!r} did not come; last: {self.seen[-2000:]!r}")

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    def finish(self, timeout: float = 60) -> int:
        """Wait for the end; the exit code."""
        while self._more(timeout):
            pass
        code = self._process.wait(timeout)
        os.close(self._master)
        return code

    def _more(self, timeout: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(timeout, 0))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other side is closed
            return False
        self.seen += self._decoder.decode(data)
        return bool(data)


def _own_session() -> None:
    """Make the pseudo terminal the one that Ctrl-C comes from."""
    import fcntl
    import termios

    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextlib.contextmanager
def at_terminal(*arguments: object, **environment: str) -> Iterator[Terminal]:
    terminal = Terminal(*arguments, **environment)
    try:
        yield terminal
    finally:
        if terminal._process.poll() is None:
            terminal._process.kill()
            terminal._process.wait()
