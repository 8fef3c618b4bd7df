"""Running the command: in this process, in one of its own, and at a terminal of its own."""

import codecs
import contextlib
import io
import os
import re
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from server.forked import Forked, can_fork
from tafelronde.cli.run import run

COMMAND = (sys.executable, "-m", "tafelronde")
FORKED = """
import runpy
runpy.run_module("tafelronde", run_name="__main__", alter_sys=True)
"""
"""A program that does the same as ``-m tafelronde``."""
OWN_SESSION = """
import fcntl, os, termios
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
"""
"""Make the pseudo terminal the one that Ctrl-C comes from."""

ON_INPUT = re.compile("(?:0 0x0|23 0x1|270 0x1) ")
"""A process that reads its standard input, or waits for it: read, select and pselect6."""


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
    variables = {**os.environ, **environment}
    if can_fork(variables):
        return _forked([*map(str, arguments)], typed, variables)
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=variables,
        timeout=240,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def _forked(arguments: list[str], typed: str, environment: dict[str, str]) -> Outcome:
    with contextlib.ExitStack() as stack:
        streams = [stack.enter_context(tempfile.TemporaryFile()) for _ in range(3)]
        streams[0].write(typed.encode())
        streams[0].seek(0)
        numbers = [stream.fileno() for stream in streams]
        forked = Forked(FORKED, arguments, environment, numbers)
        try:
            code = forked.wait(240)
        finally:
            forked.kill()
        for stream in streams:
            stream.seek(0)
        out, err = (stream.read().decode() for stream in streams[1:])
    return Outcome(code, out, err)


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
        variables |= environment
        self._process: Forked | subprocess.Popen[bytes]
        if can_fork(variables):
            program = OWN_SESSION + FORKED
            self._process = Forked(program, [*map(str, arguments)], variables, [slave] * 3)
        else:
            program = OWN_SESSION + "import sys\nos.execv(sys.argv[1], sys.argv[1:])"
            self._process = subprocess.Popen(
                [sys.executable, "-c", program, *COMMAND, *map(str, arguments)],
                stdin=slave, stdout=slave, stderr=slave, env=variables,
            )  # fmt: skip
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.seen = ""
        """All that came out so far."""
        self._read_to = 0

    def expect(self, pattern: str, timeout: float = 240) -> str:
        """Wait for the pattern; the output up to its end, since the last time."""
        end = time.monotonic() + timeout
        while True:
            found = re.compile(pattern).search(self.seen, self._read_to)
            if found:
                text = self.seen[self._read_to : found.end()]
                self._read_to = found.end()
                return text
            if not self._more(end - time.monotonic()):
                raise AssertionError(f"{pattern!r} did not come; last: {self.seen[-2000:]!r}")

    def pauses(self) -> None:
        """Wait until the process sleeps on its input: a signal that comes a moment before, when the
        prompt is out already, would not wake it."""
        state = Path(f"/proc/{self._process.pid}/syscall")
        if os.uname().machine != "x86_64" or not os.access(state, os.R_OK):
            time.sleep(0.5)  # as well as it can be done here
            return
        while not ON_INPUT.match(state.read_text(encoding="utf-8")):
            time.sleep(0.01)

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


@contextlib.contextmanager
def at_terminal(*arguments: object, **environment: str) -> Iterator[Terminal]:
    terminal = Terminal(*arguments, **environment)
    try:
        yield terminal
    finally:
        if terminal._process.poll() is None:
            terminal._process.kill()
            terminal._process.wait()
