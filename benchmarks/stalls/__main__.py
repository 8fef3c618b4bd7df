"""The longest stalls of a node while large tournaments are paired: ``python -m benchmarks.stalls``.

Guests join a tournament. It begins, its rounds are drawn, their tables are opened, all games of a
round end at once; meanwhile each of them looks at its page as often as the client does. An arena
gets the rounds of an hour in between. A beat in the node's event loop tells how long the loop did
nothing else, for each step: by the clock on the wall, which on a busy machine also counts what
others take, and by the processor's clock of the loop's thread. The goal is 50 ms at the most.
"""

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import IO

import msgspec

from benchmarks.load.__main__ import database
from benchmarks.load.measure import allow_sockets
from benchmarks.load.process import Process, free_port, warm
from tafelronde.core.objects.registry import infos
from tafelronde.server.features.tournaments.joining import most_in

from .beat import Longest
from .players import Player, all_come, all_give_up, all_sit
from .waves import write_waves

GOAL = 50.0
"""Milliseconds."""
KINDS = ("swiss", "robin", "arena")
ROUNDS = 2
"""Rounds of a Swiss and a round robin that are played."""
SETTLE = 0.3
"""Seconds that a step goes on when it is over for the players."""
GAME = next(info.name for info in infos() if info.min_players == 2)


class Node(Process):
    """A node with a beat."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        super().__init__(process.pid, port)
        assert process.stdin is not None
        assert process.stdout is not None
        self._in: IO[bytes] = process.stdin
        self._out: IO[bytes] = process.stdout

    def longest(self) -> Longest:
        """The longest stall since this was last asked."""
        self._in.write(b"\n")
        self._in.flush()
        return msgspec.json.decode(self._out.readline(), type=Longest)


@contextmanager
def node_on(address: str, game: str, *, where: bool) -> Iterator[Node]:
    """A node on this database, which has compiled this game."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.stalls.node", str(port), address, game]
    command += ["--where"] * where
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        node = Node(process, port)
        if not node._out.readline():
            raise SystemExit("the node ended")
        warm(node, game)
        yield node
    finally:
        process.terminate()
        process.communicate(timeout=60)


class Steps:
    """The steps of a tournament: measured, and told."""

    def __init__(self, node: Node, title: str) -> None:
        self._node = node
        self._title = title

    @asynccontextmanager
    async def step(self, name: str) -> AsyncGenerator[None]:
        """Measure what is done in this block."""
        self._node.longest()
        begun = time.monotonic()
        yield
        await asyncio.sleep(SETTLE)
        seconds, found = time.monotonic() - begun, self._node.longest()
        late = "  LONG" if found.cpu > GOAL else "  long by the wall" if found.wall > GOAL else ""
        print(
            f"{self._title:22} {name:44} {seconds:6.1f} s  wall {found.wall:6.1f} ms"
            f"  processor {found.cpu:6.1f} ms (garbage {found.collecting:5.1f}){late}",
            flush=True,
        )
        for place in found.where:
            print(f"    {place}", flush=True)


async def tournament(
    steps: Steps, players: Sequence[Player], kind: str, game: str, address: str, waves: int
) -> None:
    """A tournament of all these players."""
    host, even = players[0], len(players) // 2 * 2
    rounds = ROUNDS if kind != "arena" else 0
    clock = {"kind": "live", "bank": 600, "increment": 5, "out": "resign"}
    wish = {"name": kind, "kind": kind, "game": game, "rounds": rounds, "time": clock}
    cup = (await host.ask("POST", "/api/tournaments", wish))["card"]["id"]
    path = f"/api/tournaments/{cup}"
    async with steps.step(f"{len(players)} join"):
        await asyncio.gather(*(player.soon("POST", path, {"deed": "join"}) for player in players))
    async with steps.step("it begins, is drawn, and tables open"):
        await host.ask("POST", path, {"deed": "begin"})
        await all_sit(players, cup, even)
    async with steps.step("all look at it"):
        await asyncio.gather(*(player.soon("GET", path) for player in players))
    if kind == "arena":
        async with steps.step(f"{waves} rounds pass"):
            await write_waves(address, cup, waves)
        async with steps.step("all look at it"):
            await host.ask("POST", path, {"deed": "join"})  # it has changed
            await asyncio.gather(*(player.soon("GET", path) for player in players))
    async with steps.step("all games end, the next round is drawn"):
        await all_give_up(players)
        # in an arena the last who are free have just met, and wait
        await all_sit(players, cup, even * 3 // 4 if kind == "arena" else even)
    if kind == "arena":
        return
    async with steps.step("all games end, and it is over"):
        await all_give_up(players)
        while (await host.look(cup))["card"]["status"] != "over":
            await asyncio.sleep(0.1)
    async with steps.step("all read its record"):
        await asyncio.gather(*(player.soon("GET", f"{path}/record") for player in players))


async def measure(node: Node, address: str, title: str, wanted: argparse.Namespace) -> None:
    """Hold the wanted kinds of tournaments, one after the other."""
    steps = Steps(node, title)
    async with steps.step(f"{wanted.people} guests come"):
        players = await all_come(node, wanted.people, wanted.look)
    for kind in wanted.kinds.split(","):
        steps = Steps(node, f"{title}, {kind}")
        some = players[: most_in(kind)]
        await tournament(steps, some, kind, wanted.game, address, wanted.waves)
    for player in players:
        player.go()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stalls", description=__doc__)
    parser.add_argument("--people", type=int, default=128)
    parser.add_argument("--databases", default="sqlite,postgres")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--waves", type=int, default=600, help="rounds of an arena before")
    parser.add_argument(
        "--look", type=float, default=2.5, help="seconds between two looks at the page, as a client"
    )
    parser.add_argument("--where", action="store_true", help="also tell where the loop stalled")
    wanted = parser.parse_args()
    allow_sockets()
    for name in wanted.databases.split(","):
        with database(name) as address, node_on(address, wanted.game, where=wanted.where) as node:
            asyncio.run(measure(node, address, name, wanted))


if __name__ == "__main__":
    main()
