"""Moves a second, against a node and against the bare loop."""

from __future__ import annotations

import asyncio
import http.client
import json
import sys
import time
from contextlib import closing
from dataclasses import dataclass

import msgspec

from .link import Link
from .people import Board, Pace
from .process import GAME, Process, free_port, running, tafelronde

WARM_UP = 1.0
"""Seconds of play before the clock starts."""


@dataclass
class Load:
    """What came out of a run."""

    rate: float
    """Durable moves a second."""
    p50: float
    """Milliseconds until a move is acknowledged."""
    p99: float
    server: float
    """Microseconds of the server's processor time for a move."""
    client: float
    """The same of the client's, which has its own core where there are two."""


def _load(times: list[float], seconds: float, server: float, client: float) -> Load:
    if not times:
        raise SystemExit("no move was acknowledged")
    ordered = sorted(times)
    p50, p99 = (1e3 * ordered[int(len(ordered) * q)] for q in (0.5, 0.99))
    share = 1e6 / len(times)
    return Load(len(times) / seconds, p50, p99, server * share, client * share)


def guest(node: Process, name: str) -> str:
    """A new guest's cookie."""
    json_type = {"Content-Type": "application/json"}
    with closing(http.client.HTTPConnection("127.0.0.1", node.port)) as connection:
        connection.request("POST", "/api/session", json.dumps({"name": name}), json_type)
        answer = connection.getresponse()
        answer.read()
    return answer.headers["set-cookie"].partition(";")[0]


def new_tables(node: Process, cookie: str, count: int, people: int) -> list[str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    seats = [{"kind": "me"}, {"kind": "me" if people == 1 else "open"}]
    body = json.dumps({"game": GAME, "seats": seats})
    tables: list[str] = []
    with closing(http.client.HTTPConnection("127.0.0.1", node.port)) as connection:
        for _ in range(count):
            connection.request("POST", "/api/tables", body, headers)
            tables.append(json.loads(connection.getresponse().read())["id"])
    return tables


async def _play(node: Process, tables: int, people: int, seconds: float, rate: float) -> Load:
    cookies = [guest(node, f"P{k}") for k in range(people)]
    ids = new_tables(node, cookies[0], tables, people)
    pace = Pace(tables, rate)
    boards = [Board(pace, "127.0.0.1", node.port, pace.first(k, tables)) for k in range(tables)]
    for board, table in zip(boards, ids, strict=True):
        await board.sit(cookies, table)
    await asyncio.sleep(WARM_UP)
    pace.measuring = True
    begun, server, client = time.monotonic(), node.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    pace.measuring = False
    spent = time.monotonic() - begun
    load = _load(pace.times, spent, node.cpu() - server, time.process_time() - client)
    for board in boards:
        board.close()
    if pace.refused:
        raise SystemExit(f"{len(pace.refused)} refused: {pace.refused[0]}")
    return load


class _Pusher:
    """A client of the bare loop: the next move when the last is done."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.measuring = False

    async def open(self, port: int) -> None:
        self._count = 0
        self._link = await Link.connect("127.0.0.1", port, {}, self._heard)
        self._send()

    def _send(self) -> None:
        self._count += 1
        action = {"t": "play", "card": "NE2", "hero": False}
        move = {"t": "move", "id": f"m{self._count}", "table": "k3", "seat": 0, "action": action}
        self._sent = time.monotonic()
        self._link.send(msgspec.json.encode(move))

    def _heard(self, text: bytes) -> None:
        if self.measuring:
            self.times.append(time.monotonic() - self._sent)
        self._send()

    def close(self) -> None:
        self._link.close()


async def _push(node: Process, sockets: int, seconds: float) -> Load:
    pushers = [_Pusher() for _ in range(sockets)]
    for pusher in pushers:
        await pusher.open(node.port)
    await asyncio.sleep(WARM_UP)
    for pusher in pushers:
        pusher.measuring = True
    begun, server, client = time.monotonic(), node.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    spent = time.monotonic() - begun
    times = [t for pusher in pushers for t in pusher.times]
    load = _load(times, spent, node.cpu() - server, time.process_time() - client)
    for pusher in pushers:
        pusher.close()
    return load


def _run(work: object) -> Load:
    import uvloop

    return uvloop.run(work)  # type: ignore[arg-type]


def moves(database: str, tables: int, people: int, seconds: float, rate: float = 0.0) -> Load:
    """Rosenkönig at so many tables; ``rate`` moves a second in all, 0: as fast as it goes."""
    with tafelronde(database) as node:
        return _run(_play(node, tables, people, seconds, rate))


def bare(database: str, sockets: int, seconds: float) -> Load:
    """The bare loop with so many tables."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load.bare", str(port), database]
    with running(command, port) as node:
        return _run(_push(node, sockets, seconds))
