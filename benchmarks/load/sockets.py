"""Four ways to serve WebSockets, compared: ``python -m benchmarks.load.sockets --help``.

Every server (``echoes``) answers the same moves from the same client, in turn, so that what else
the machine does disturbs all alike. `picows` is no dependency; without it the others are measured.
"""

import argparse
import asyncio
import contextlib
import importlib.metadata
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec

import uvloop

from .echoes import HOST, KINDS
from .link import Link
from .measure import AT_ONCE, Load, allow_sockets, push
from .process import START, Process, free_port


@dataclass(frozen=True)
class Found:
    """The load that a server bears."""

    load: Load
    memory: float
    """Bytes of resident memory for a socket that only listens."""


@contextlib.contextmanager
def _serving(kind: str) -> Iterator[Process]:
    """A server of this kind, until the block ends."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load.echoes", kind, str(port)]
    with subprocess.Popen(command) as process:
        try:
            _wait(port)
            yield Process(process.pid, port)
        finally:
            process.kill()


def _wait(port: int) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port)):
            return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


async def _idle(node: Process, sockets: int) -> float:
    """Bytes of memory for each of so many sockets."""
    first = await _open(node, AT_ONCE)  # what is imported or made once
    before = node.rss()
    links = await _open(node, sockets)
    memory = 1e6 * (node.rss() - before) / sockets
    for link in [*first, *links]:
        link.close()
    return memory


async def _open(node: Process, sockets: int) -> list[Link]:
    links: list[Link] = []
    while len(links) < sockets:
        some = range(min(AT_ONCE, sockets - len(links)))
        opening = (Link.connect(HOST, node.port, {}, lambda text: None) for _ in some)
        links += await asyncio.gather(*opening)
    return links


async def _measure(node: Process, sockets: int, idle: int, seconds: float) -> Found:
    load = await push(node, sockets, seconds, last=b'{"t":"table"')
    return Found(load, await _idle(node, idle))


def measured(kind: str, sockets: int, idle: int, seconds: float) -> Found:
    """A fresh server of this kind, with so many sockets that send moves, then so many idle ones."""
    with _serving(kind) as node:
        return uvloop.run(_measure(node, sockets, idle, seconds))


def _line(kind: str, found: list[Found]) -> str:
    loads = [one.load for one in found]
    rate, p50, p99, server = (
        statistics.median(getattr(load, what) for load in loads)
        for what in ("rate", "p50", "p99", "server")
    )
    memory = statistics.median(one.memory for one in found)
    return (
        f"{kind:12} {rate:8,.0f} moves/s  p50 {p50:5.2f} ms  p99 {p99:5.2f} ms"
        f"  server {server:5.1f} µs a move  {memory / 1000:6.1f} kB a socket"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.sockets", description=__doc__)
    parser.add_argument("kinds", nargs="*", help=f"of {', '.join(KINDS)}; all")
    parser.add_argument("--sockets", type=int, default=64, help="that send moves")
    parser.add_argument("--idle", type=int, default=1_000, help="sockets whose memory is taken")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    kinds: list[str] = wanted.kinds or list(KINDS)
    if "picows" in kinds and find_spec("picows") is None:
        print("picows is not installed and left out: uv pip install picows")
        kinds.remove("picows")
    for name in ("uvicorn", "uvloop", "websockets", *(["picows"] if "picows" in kinds else [])):
        print(f"{name} {importlib.metadata.version(name)}", end="  ")
    print()
    allow_sockets()
    found: dict[str, list[Found]] = {kind: [] for kind in kinds}
    for _ in range(wanted.rounds):
        for kind in kinds:
            found[kind].append(measured(kind, wanted.sockets, wanted.idle, wanted.seconds))
    print("\n".join(_line(kind, found[kind]) for kind in kinds))


if __name__ == "__main__":
    main()
