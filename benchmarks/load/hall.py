"""Costs of a refresh of the hall for all who watch it: ``python -m benchmarks.load.hall [REV]``.

So many sockets watch a full hall, each of another person. Tables open, fill and end, one after the
other; each time all watchers are waited for, until nothing more comes. What the same costs without
watchers is taken off. With a revision the same is measured of that build, too.
"""

import argparse
import asyncio
import http.client
import itertools
import json
import time
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from benchmarks.compare import ROOT, checked_out
from tafelronde.core.objects.registry import infos

from .__main__ import database
from .link import Link
from .measure import AT_ONCE, allow_sockets, guest
from .process import Process, tafelronde

GAME = next(info.name for info in infos() if info.min_players == 2)
QUIET = 1.2
"""Seconds of silence after which all has been said; a node waits half a second between two
lobbies."""


@dataclass
class Heard:
    """All that watchers have heard so far."""

    bytes: int = 0
    messages: int = 0
    at: float = 0.0
    """When the last message came."""
    who: set[int] = field(default_factory=set[int])

    def hearer(self, number: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if text.startswith(b'{"t":"lobby'):
                self.bytes += len(text)
                self.messages += 1
                self.at = time.monotonic()
                self.who.add(number)

        return heard


@dataclass(frozen=True)
class Refresh:
    """A refresh for all watchers together, on the average."""

    cpu: float
    """Seconds of the node's processor."""
    bytes: float
    messages: float
    last: float
    """Seconds until the last of them has it; the longest time of all refreshes."""


class Actors:
    """Two people who open tables, play and give up."""

    def __init__(self, node: Process) -> None:
        self._node = node
        self._cookies = [guest(node, name) for name in ("Ada", "Bo")]
        self._numbers = itertools.count(1)
        self._tables: list[str] = []

    def _post(self, who: int, path: str, body: object) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Cookie": self._cookies[who]}
        with closing(http.client.HTTPConnection("127.0.0.1", self._node.port)) as connection:
            connection.request("POST", path, json.dumps(body), headers)
            answer = json.loads(connection.getresponse().read())
        if answer.get("t") == "refused":
            raise SystemExit(f"{path} was refused: {answer['reason']} {answer['message']}")
        return answer

    def _tell(self, who: int, t: str, **more: object) -> None:
        command = {"t": t, "id": f"c{next(self._numbers)}", **more}
        self._post(who, "/api/command", command)

    def open(self) -> str:
        """A public table with a free seat."""
        plan = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        return self._post(0, "/api/tables", plan)["id"]

    def fill(self, table: str) -> None:
        """The other one sits down, and the game begins."""
        self._tell(1, "sit", table=table, seat=1)
        for seat in (0, 1):
            self._tell(seat, "ready", table=table, seat=seat)

    def end(self, table: str) -> None:
        self._tell(1, "resign", table=table, seat=1)

    def prepare(self, open: int, playing: int) -> None:
        """The tables that are there all the time."""
        for number in range(open + playing):
            table = self.open()
            if number < playing:
                self.fill(table)

    def deeds(self, games: int) -> list[Callable[[], object]]:
        """The deeds of games: each is opened, filled and ended."""
        tables: list[str] = []
        one: list[Callable[[], object]] = [
            lambda: tables.append(self.open()),
            lambda: self.fill(tables[-1]),
            lambda: self.end(tables[-1]),
        ]
        return one * games


async def _watch(node: Process, sockets: int, heard: Heard) -> list[Link]:
    """Open sockets, and wait until each has been shown the hall."""
    links: list[Link] = []
    refused: list[bytes] = []

    async def one(number: int) -> Link:
        cookie = await asyncio.to_thread(guest, node, f"W{number}")
        hear = heard.hearer(number)

        def hear_all(text: bytes) -> None:
            if text.startswith(b'{"t":"refused"'):  # an earlier build knows no changes
                refused.append(text)
                link.send(msgspec.json.encode({"t": "lobby", "id": "w", "on": True}))
            hear(text)

        link = await Link.connect("127.0.0.1", node.port, {"Cookie": cookie}, hear_all)
        link.send(msgspec.json.encode({"t": "lobby", "id": "w", "on": True, "changes": True}))
        return link

    for at in range(0, sockets, AT_ONCE):
        links += await asyncio.gather(*map(one, range(at, min(at + AT_ONCE, sockets))))
    await _all_heard(heard, sockets, time.monotonic())
    return links


async def _all_heard(heard: Heard, sockets: int, since: float) -> None:
    while len(heard.who) < sockets or time.monotonic() < max(heard.at, since) + QUIET:
        if time.monotonic() > since + 120:
            raise SystemExit(f"only {len(heard.who)} of {sockets} were told")
        await asyncio.sleep(0.02)


async def _refreshes(
    node: Process, deeds: Sequence[Callable[[], object]], sockets: int, heard: Heard
) -> Refresh:
    begun, sent, messages, last = node.cpu(), heard.bytes, heard.messages, 0.0
    for deed in deeds:
        heard.who.clear()
        since = time.monotonic()
        await asyncio.to_thread(deed)
        await _all_heard(heard, sockets, since)
        last = max(last, heard.at - since)
    count = len(deeds)
    return Refresh(
        (node.cpu() - begun) / count,
        (heard.bytes - sent) / count,
        (heard.messages - messages) / count,
        last,
    )


async def _measure(node: Process, open: int, playing: int, sockets: int, games: int) -> Refresh:
    actors, heard = Actors(node), Heard()
    await asyncio.to_thread(actors.prepare, open, playing)
    alone = await _refreshes(node, actors.deeds(games), 0, heard)
    links = await _watch(node, sockets, heard)
    watched = await _refreshes(node, actors.deeds(games), sockets, heard)
    for link in links:
        link.close()
    return Refresh(watched.cpu - alone.cpu, watched.bytes, watched.messages, watched.last)


def measure(tree: Path, kind: str, open: int, playing: int, sockets: int, games: int) -> Refresh:
    """A refresh of a hall with so many tables, for so many sockets, by the build in this folder;
    ``kind``: the database, sqlite or postgres."""
    import uvloop

    allow_sockets()
    with database(kind) as address, tafelronde(address, offer=GAME, tree=tree) as node:
        return uvloop.run(_measure(node, open, playing, sockets, games))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.hall", description=__doc__)
    parser.add_argument("revision", nargs="?", metavar="REV", help="a build to compare with")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--open", type=int, default=60, help="tables with a free seat")
    parser.add_argument("--playing", type=int, default=50, help="games that go on")
    parser.add_argument("--sockets", type=int, default=600)
    parser.add_argument("--games", type=int, default=3)
    wanted = parser.parse_args()
    numbers = (wanted.open, wanted.playing, wanted.sockets, wanted.games)
    found: list[Refresh] = []
    before = checked_out(wanted.revision) if wanted.revision else nullcontext(None)
    with before as earlier:
        for name, tree in ((wanted.revision, earlier), ("now", ROOT)):
            if tree is None:
                continue
            one = measure(tree, wanted.database, *numbers)
            found.append(one)
            print(
                f"{name}: a refresh for {wanted.sockets} takes {1e3 * one.cpu:,.0f} ms of the"
                f" processor and {one.bytes / 1e3:,.0f} kB in {one.messages:,.0f} messages; the"
                f" last has it after {one.last:.2f} s",
                flush=True,
            )
    if len(found) == 2:
        cpu, size = found[1].cpu / found[0].cpu, found[1].bytes / found[0].bytes
        print(f"now / before: processor {cpu:.4f}, bytes {size:.4f}")


if __name__ == "__main__":
    main()
