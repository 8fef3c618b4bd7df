"""A rolling restart behind each proxy of deploy/, one node after the other: nobody gets a 502."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.company import wait_until
from server.helpers import Browser, Server
from server.proxies import ROADS, sockets

PEOPLE = 6


class Visitors:
    """People with open sockets, who come back when one ends, and others who ask all the time."""

    def __init__(self, address: str) -> None:
        self.answers: Counter[int] = Counter()
        """How often each status was answered; 0: a connection broke."""
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
                self.answers[who.get("/api/games")[0]] += 1
                self.answers[who.post("/api/tables", seat)[0]] += 1
            except OSError:
                self.answers[0] += 1

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
                self.answers[refused.response.status_code] += 1
            except (OSError, ConnectionClosed):
                self.answers[0] += 1


@pytest.mark.parametrize("road", ROADS)
def test_a_rolling_restart_is_noticed_by_nobody(
    nodes: tuple[Server, Server], road: str, tmp_path: Path
) -> None:
    way = ROADS[road]
    if way.program is None:
        pytest.skip(f"no {road.partition(' ')[0]} here")
    if way.path:
        pytest.skip("its nodes need --path; it has the upstream of the others")
    with way.run(tmp_path, *nodes) as address, Visitors(address) as visitors:
        wait_until(lambda: sum(map(sockets, nodes)) >= PEOPLE)
        for node in nodes:
            before = visitors.connected, visitors.answers[200]
            assert node.stop() == 0
            node.start()  # it returns when /health answers
            wait_until(lambda before=before: visitors.answers[200] > before[1] + 5)
            wait_until(lambda: sum(map(sockets, nodes)) >= PEOPLE)
    assert visitors.connected > PEOPLE, "no socket had to come back"
    assert visitors.answers.keys() <= {200, 201, 429}, visitors.answers
