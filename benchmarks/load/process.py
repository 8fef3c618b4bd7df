"""Server processes: started, measured, stopped."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.server.helpers import free_port

_TICK = os.sysconf("SC_CLK_TCK")
START = 120.0
"""Seconds in which a server must answer; the first start compiles."""


class Process:
    """A server under load."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of processor time used so far, by all its threads."""
        return sum(_times(self.pid)[:2])

    def rss(self) -> float:
        """Resident memory, MB."""
        for line in Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1000
        raise AssertionError("no VmRSS")


def _times(pid: int) -> list[float]:
    """Seconds of processor time of a process and of its children that have ended: user, system,
    children's user, children's system. Raises OSError."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return [int(field) / _TICK for field in fields[11:15]]


def family_cpu(parent: int) -> float:
    """Seconds of processor time used so far by a process and all its children."""
    used = sum(_times(parent))
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8")
    for child in children.split():
        with contextlib.suppress(OSError):  # it has ended just now
            used += sum(_times(int(child)))
    return used


@contextlib.contextmanager
def running(command: list[str], port: int, tree: Path | None = None) -> Iterator[Process]:
    """A server that answers /health, until the block ends. ``tree``: the folder of the build that
    runs; None: this one."""
    env = None if tree is None else {**os.environ, "PYTHONPATH": str(tree / "src")}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tree, env=env)
    node = Process(process.pid, port)
    try:
        _wait(process, node.url)
        yield node
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(url + "/health"):
            return
        if process.poll() is not None:
            raise SystemExit(f"the server ended: {process.returncode}")
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


@contextlib.contextmanager
def tafelronde(
    database: str, workers: int = 1, offer: str = "", tree: Path | None = None
) -> Iterator[Process]:
    """A node as a host runs it, without its limit on one person's messages. It prepares the game
    ``offer``, or, where that is '', all there are; when the block begins, they are compiled.
    ``tree``: the folder of its build; None: this one."""
    port = free_port()
    command = [sys.executable, "-m", "tafelronde", "serve", "--no-browser", "--port", str(port)]
    command += [
        "--database",
        database,
        "--rate",
        "1000000",
        "--workers",
        str(workers),
        "--offer",
        offer,
    ]
    with running(command, port, tree) as node:
        warm(node, offer)
        yield node


def warm(node: Process, offer: str) -> None:
    """Wait until the node has compiled the games that it was told to offer; '': all."""
    names = offer.split(",") if offer else []
    while not all(game["warm"] for game in _games(node) if not names or game["name"] in names):
        time.sleep(0.2)


def _games(node: Process) -> list[dict[str, object]]:
    with urllib.request.urlopen(node.url + "/api/games") as answer:
        return json.load(answer)
