"""A rolling restart behind each proxy of deploy/, one node after the other: nobody gets a 502."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.company import wait_until
from server.helpers import Browser, Server, serving, sqlite_at
from server.proxies import ROADS, sockets
from tables import daily
from tafelronde.server.node.run import waiting

PEOPLE = 6


class Visitors:
    """People with open sockets, who come back when one ends, and others who ask all the time."""

    def __init__(self, address: str) -> None:
        self.answers: Counter[int] = Counter()
        """How often each status was answered; 0: a connection broke."""
        self.failed: list[tuple[int, object]] = []
        """Answers of 500 and more, with what they said."""
        self.connected = 0
        self._stop = threading.Event()
        people = [Browser(address, f"P{at}") for at in range(PEOPLE)]
        self._threads = [
            threading.Thread(target=self._ask, args=(people[0],)),
            threading.Thread(target=asyncio.run, args=(self._hold_all(people),)),
        ]

    def __enter__(self) -> Visitors:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def _ask(self, who: Browser) -> None:
        seat = {"game": "rosenkoenig", "seats": [{"kind": "me"}, {"kind": "open"}]}
        while not self._stop.is_set():
            try:
                self._count(*who.get("/api/games"))
                self._count(*who.post("/api/tables", seat))
            except OSError:
                self.answers[0] += 1

    def _count(self, status: int, told: object) -> None:
        self.answers[status] += 1
        if status >= 500:
            self.failed.append((status, told))

    async def _hold_all(self, people: list[Browser]) -> None:
        await asyncio.gather(*map(self._hold, people))

    async def _hold(self, who: Browser) -> None:
        while not self._stop.is_set():
            try:
                async with who.open() as page:
                    self.connected += 1
                    while not self._stop.is_set():
                        try:
                            async with asyncio.timeout(0.1):
                                await page.wire.wait_closed()
                            break
                        except TimeoutError:
                            pass
            except InvalidStatus as refused:
                self._count(refused.response.status_code, refused.response.body)
            except (OSError, ConnectionClosed):
                self.answers[0] += 1


@contextlib.contextmanager
def going_on(nodes: tuple[Server, Server], seconds: int) -> Iterator[None]:
    """The nodes go on for so long when they stop, as their proxy asks for (docs/hosting.md)."""
    if not seconds:
        yield
        return
    for node in nodes:
        node.stop()
        node.settings["TAFELRONDE_DRAIN"] = str(seconds)
        node.start()
    try:
        yield
    finally:
        for node in nodes:
            node.stop()
            del node.settings["TAFELRONDE_DRAIN"]
            node.start()


@pytest.mark.parametrize("road", daily(ROADS, ["nginx of compose"]))
def test_a_rolling_restart_is_noticed_by_nobody(
    nodes: tuple[Server, Server], road: str, tmp_path: Path
) -> None:
    way = ROADS[road]
    if way.program is None:
        pytest.skip(f"no {road.partition(' ')[0]} here")
    if way.path:
        pytest.skip("its nodes need --path; it has the upstream of the others")
    with (
        going_on(nodes, way.drain),
        way.run(tmp_path, *nodes) as address,
        Visitors(address) as visitors,
    ):
        wait_until(lambda: sum(map(sockets, nodes)) >= PEOPLE)
        for node in nodes:
            before = visitors.connected, visitors.answers[200]
            assert node.stop() == 0
            node.start()  # it returns when /health answers
            wait_until(lambda before=before: visitors.answers[200] > before[1] + 5)
            wait_until(lambda: sum(map(sockets, nodes)) >= PEOPLE)
    assert visitors.connected > PEOPLE, "no socket had to come back"
    assert not visitors.failed
    assert visitors.answers.keys() <= {200, 201, 429}, visitors.answers


def test_connections_that_wait_are_taken_up_before_the_door_closes() -> None:
    """Closing would reset them, also where a request was sent."""
    with socket.socket() as listening, contextlib.ExitStack() as stack:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.setblocking(False)
        come = [
            stack.enter_context(socket.create_connection(listening.getsockname())) for _ in range(3)
        ]
        taken = [stack.enter_context(one) for one in waiting([listening])]
        assert [one.getpeername() for one in taken] == [one.getsockname() for one in come]
        assert not any(one.getblocking() for one in taken)


def test_a_node_that_stops_says_so_before_it_stops(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), more=("--drain", "3")) as node:
        person = Browser(node.url, "Ada")
        stops = threading.Thread(target=node.stop)
        stops.start()
        wait_until(lambda: person.get("/health")[0] == 503)
        assert person.get("/health")[1]["status"] == "closing"
        assert person.get("/api/games")[0] == 200
        stops.join()
        with pytest.raises(OSError, match="refused"):
            person.get("/api/games")
