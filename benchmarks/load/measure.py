"""Moves a second, against a node and against the bare loop."""

import asyncio
import http.client
import json
import resource
import sys
import time
from contextlib import closing
from dataclasses import dataclass

import msgspec

from tafelronde.core.objects.registry import info

from .link import Link
from .people import Board, Pace
from .process import Process, free_port, running, tafelronde

WARM_UP = 1.0
"""Seconds of play before the clock starts."""
AT_ONCE = 50
"""Sockets that are opened at the same time."""


@dataclass(frozen=True)
class Crowd:
    """The size of a crowd: tables, players and spectators."""

    tables: int = 64
    people: int = 0
    """Sockets of players at each table: 1, who plays all seats, or 0: one for each seat."""
    spectators: int = 0
    """Sockets at each table that only look on."""
    lobbies: int = 1
    """Sockets that are shown the list of tables, which are public."""

    def players(self, game: str) -> int:
        """Sockets of players at each table of this game."""
        return self.people or info(game).min_players


@dataclass
class Load:
    """The results of a run."""

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


def new_tables(node: Process, cookie: str, game: str, count: int, people: int) -> list[str]:
    """Make ``count`` public tables of the smallest size, as the person of this cookie, who sits on
    all seats but those that are left open for others. Their ids."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    seats = info(game).min_players
    own = seats - people + 1
    plan = [{"kind": "me" if seat < own else "open"} for seat in range(seats)]
    body = json.dumps({"game": game, "seats": plan, "public": True})
    tables: list[str] = []
    with closing(http.client.HTTPConnection("127.0.0.1", node.port)) as connection:
        for _ in range(count):
            connection.request("POST", "/api/tables", body, headers)
            tables.append(json.loads(connection.getresponse().read())["id"])
    return tables


def allow_sockets() -> None:
    """Let this process and its children open as many files as the system permits."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _lobby(node: Process, cookie: str) -> Link:
    link = await Link.connect("127.0.0.1", node.port, {"Cookie": cookie}, lambda text: None)
    link.send(msgspec.json.encode({"t": "lobby", "id": "l", "on": True}))
    return link


async def _play(node: Process, game: str, crowd: Crowd, seconds: float, rate: float) -> Load:
    tables, people = crowd.tables, crowd.players(game)
    cookies = [guest(node, f"P{k}") for k in range(people)]
    ids = new_tables(node, cookies[0], game, tables, people)
    pace = Pace(tables, rate)
    boards = [Board(pace, "127.0.0.1", (node.port,), pace.first(k, tables)) for k in range(tables)]
    lobbies = [await _lobby(node, cookies[0]) for _ in range(crowd.lobbies)]
    for at in range(0, tables, AT_ONCE):
        some = zip(boards[at : at + AT_ONCE], ids[at : at + AT_ONCE], strict=True)
        await asyncio.gather(*(board.sit(cookies, crowd.spectators, id) for board, id in some))
    await asyncio.sleep(WARM_UP)
    pace.measuring = True
    begun, server, client = time.monotonic(), node.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    while not pace.times and not pace.refused:  # all is very slow
        await asyncio.sleep(0.05)
    pace.measuring = False
    spent = time.monotonic() - begun
    load = _load(pace.times, spent, node.cpu() - server, time.process_time() - client)
    for link in lobbies:
        link.close()
    for board in boards:
        board.close()
    if pace.refused:
        raise SystemExit(f"{len(pace.refused)} refused: {pace.refused[0]}")
    return load


class _Pusher:
    """A client of the bare loop: the next move when the last is done, which the text says that
    begins with ``last``."""

    def __init__(self, last: bytes) -> None:
        self._last = last
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
        if not text.startswith(self._last):
            return
        if self.measuring:
            self.times.append(time.monotonic() - self._sent)
        self._send()

    def close(self) -> None:
        self._link.close()


async def push(node: Process, sockets: int, seconds: float, last: bytes = b"") -> Load:
    """Moves from so many sockets, as fast as they are answered; ``last`` begins the last text of
    each answer."""
    pushers = [_Pusher(last) for _ in range(sockets)]
    for pusher in pushers:
        await pusher.open(node.port)
    await asyncio.sleep(WARM_UP)
    for pusher in pushers:
        pusher.measuring = True
    begun, server, client = time.monotonic(), node.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    while not (times := [t for pusher in pushers for t in pusher.times]):
        await asyncio.sleep(0.05)
    spent = time.monotonic() - begun
    load = _load(times, spent, node.cpu() - server, time.process_time() - client)
    for pusher in pushers:
        pusher.close()
    return load


def _run(work: object) -> Load:
    import uvloop

    return uvloop.run(work)  # type: ignore[arg-type]


def moves(database: str, game: str, crowd: Crowd, seconds: float, rate: float = 0.0) -> Load:
    """A game at its smallest tables; ``rate`` moves a second in all, 0: as fast as it goes."""
    allow_sockets()
    with tafelronde(database, offer=game) as node:
        return _run(_play(node, game, crowd, seconds, rate))


def bare(database: str, sockets: int, seconds: float) -> Load:
    """The bare loop with so many tables."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load.bare", str(port), database]
    with running(command, port) as node:
        return _run(push(node, sockets, seconds))
