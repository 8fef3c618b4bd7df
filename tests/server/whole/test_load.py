"""The load benchmarks run, and no move of theirs is refused."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.load import hall, measure
from benchmarks.load.cost import play
from benchmarks.load.echoes import KINDS
from benchmarks.load.idle import measure as idle
from benchmarks.load.measure import Crowd, bare, moves
from benchmarks.load.opening import measure as opened
from benchmarks.load.process import Process
from benchmarks.load.sockets import measured as served

from server.helpers import serving, sqlite_at
from tafelronde.core.objects.registry import infos, load

GAME = infos()[0].name
SECONDS = 0.3


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "WARM_UP", SECONDS)


@contextlib.contextmanager
def started_at_once(database: str, offer: str) -> Iterator[Process]:
    """A node that need not compile; that for the idle tables starts as those of the benchmarks."""
    with serving(database, offer=offer) as node:
        assert node.process is not None
        yield Process(node.process.pid, node.port)


@pytest.mark.parametrize(
    ("crowd", "rate"), [(Crowd(4, people=1, lobbies=0), 0.0), (Crowd(4, spectators=2), 100.0)]
)
def test_moves_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crowd: Crowd, rate: float
) -> None:
    monkeypatch.setattr(measure, "tafelronde", started_at_once)
    measured = moves(sqlite_at(tmp_path), GAME, crowd, seconds=SECONDS, rate=rate)
    assert measured.rate > 0
    assert measured.p50 <= measured.p99


def test_the_bare_loop_is_measured(tmp_path: Path) -> None:
    assert bare(sqlite_at(tmp_path), sockets=4, seconds=SECONDS).rate > 0


@pytest.mark.parametrize("kind", KINDS)
def test_servers_of_sockets_are_measured(kind: str) -> None:
    if kind == "picows":
        pytest.importorskip("picows")
    found = served(kind, sockets=4, idle=50, seconds=SECONDS)
    assert found.load.rate > 0
    assert found.load.p50 <= found.load.p99


def test_the_cost_beside_network_and_disk_is_measured() -> None:
    microseconds, size = asyncio.run(play(load(GAME), moves=10))
    assert microseconds > 0
    assert size > 100


def test_idle_tables_and_sockets_are_measured() -> None:
    before, after, _ = idle(GAME, tables=10, sockets=20, offer=GAME)
    assert before > 0
    assert after < before + 50


def test_opening_a_long_game_is_measured() -> None:
    (times,) = opened(GAME, tables=1, players=2, steps=40)
    assert min(times) > 0


def test_a_refresh_of_the_hall_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextlib.contextmanager
    def started(database: str, offer: str, tree: Path) -> Iterator[Process]:
        assert tree == hall.ROOT
        with started_at_once(database, offer) as node:
            yield node

    monkeypatch.setattr(hall, "tafelronde", started)
    monkeypatch.setattr(hall, "QUIET", 0.6)
    found = hall.measure(hall.ROOT, "sqlite", open=2, playing=1, sockets=6, games=1)
    assert found.messages >= 6
    assert 6 * 100 < found.bytes < 6 * 5_000
