"""A real Ray cluster of two nodes: the same results as here, whatever happens to the second.

Skipped where Ray is not installed; CI has a job for it (docs/cluster.md).
"""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import COMMAND, complaint, tafelronde
from tafelronde.arena.contest import Contest, hold
from tafelronde.work.in_order import WorkFailed, in_order
from tafelronde.work.on_ray import RayExecutor, is_address, why_not, work_off
from work.jobs import compile_one, fail

# Ray reads this when it is imported; without it, it takes a token that lies in the home folder.
os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "0123456789abcdef" * 4}
ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

ROOT = Path(__file__).resolve().parents[2]
RAY = Path(sys.executable).with_name("ray")


@dataclass
class Node:
    """All processes of a node, in one group."""

    group: int
    cache: Path

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.group, signal.SIGKILL)


@dataclass
class Cluster:
    folder: Path
    address: str
    nodes: list[Node] = field(default_factory=list)

    def start(self, *options: str) -> Node:
        """Start a node with a cache of kernels of its own."""
        cache = self.folder / f"kernels{len(self.nodes)}"
        command = [RAY, "start", "--object-store-memory=80000000", "--disable-usage-stats"]
        with (self.folder / "log").open("ab") as log:
            started = subprocess.Popen(
                [*map(str, command), *options],
                start_new_session=True, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={
                    **os.environ, "TAFELRONDE_CACHE": str(cache), "TAFELRONDE_MORE_GAMES": "",
                    "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")]),
                    "RAY_health_check_period_ms": "500",
                    "RAY_health_check_failure_threshold": "4",
                },
            )  # fmt: skip
            node = Node(started.pid, cache)
            self.nodes.append(node)
            assert started.wait(120) == 0, (self.folder / "log").read_text()
        return node

    def join(self) -> Node:
        return self.start(f"--address={self.address}", "--num-cpus=1")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head and a second node, two processors and one."""
    folder = Path(tempfile.mkdtemp(prefix="ray"))  # not below tmp_path: names of sockets are short
    with socket.socket() as free:
        free.bind(("", 0))
        port = free.getsockname()[1]
    made = Cluster(folder, f"127.0.0.1:{port}")
    try:
        made.start(
            "--head", f"--port={port}", "--num-cpus=2", "--include-dashboard=false",
            f"--temp-dir={folder}",
        )  # fmt: skip
        made.join()
        yield made
    finally:
        for node in made.nodes:
            node.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def workers(cluster: Cluster) -> Iterator[RayExecutor]:
    with RayExecutor(cluster.address) as executor:
        yield executor


def test_a_kernel_is_compiled_once_a_node(workers: RayExecutor) -> None:
    assert workers.workers == 3
    found = list(in_order(workers, compile_one, [(2.0,)] * 6))
    compiled = {(node, process): misses for node, process, misses in found}
    assert len({process for _, process in compiled}) == 3
    nodes = {node for node, _ in compiled}
    assert {sum(n for (at, _), n in compiled.items() if at == node) for node in nodes} == {1}
    assert len(nodes) == 2


def test_the_commands_say_the_same_as_here(cluster: Cluster, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    far = ("--ray", cluster.address)

    def both(*command: object) -> tuple[Any, Any]:
        outcomes = [tafelronde(*command, *more) for more in ((), far)]
        assert [outcome.code for outcome in outcomes] == [0, 0], outcomes
        assert outcomes[1].err == ""
        return json.loads(outcomes[0].out), json.loads(outcomes[1].out)

    timed = ("seconds", "games_per_second", "actions_per_second")
    for bot in ((), ("--bot", "greedy")):
        here, there = both(
            "simulate", "rosenkoenig", "--games", 2_500 if not bot else 9, "--json", *bot
        )
        assert {k: v for k, v in here.items() if k not in timed} == {
            k: v for k, v in there.items() if k not in timed
        }
    for name, more in (("here", ()), ("there", far)):
        made = tafelronde("dataset", "make", "rosenkoenig", "--games", 7, "--shard", 2,
                          "--out", tmp_path / name, *more)  # fmt: skip
        assert (made.code, made.err) == (0, "")
    shards = [{f.name: f.read_bytes() for f in (tmp_path / name).glob("*.parquet")}
              for name in ("here", "there")]  # fmt: skip
    assert len(shards[0]) == 8
    assert shards[0] == shards[1]


def test_a_course_learns_the_same_as_here(cluster: Cluster, tmp_path: Path) -> None:
    pytest.importorskip("optax")
    for name, more in (("here", ("--workers", 1)), ("there", ("--ray", cluster.address))):
        course = tafelronde("train", "kaiser_koenig_edelmann", "--out", tmp_path / name,
                            "--table", "2:32", "--simulations", 100, "--gate-games", 2,
                            "--generations", 1, *more)  # fmt: skip
        assert (course.code, course.err) == (0, "")
    learned = [(tmp_path / name / "generation-01/network.json").read_bytes()
               for name in ("here", "there")]  # fmt: skip
    assert learned[0] == learned[1]


def test_games_of_ones_own_reach_the_workers(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that no node has, as a folder that only we see."""
    own = tmp_path / "own_briscola"
    shutil.copytree(
        ROOT / "examples" / "briscola", own, ignore=shutil.ignore_patterns("tests", "web")
    )
    code = (own / "__init__.py").read_text("utf-8")
    (own / "__init__.py").write_text(code.replace('"briscola"', '"own_briscola"', 1), "utf-8")
    environment = {**os.environ, "TAFELRONDE_MORE_GAMES": str(own)}
    command = [*COMMAND, "simulate", "own_briscola", "--games", "2000", "--json"]
    found = [
        subprocess.run([*command, *more], env=environment, capture_output=True, text=True,
                       timeout=240, check=False)
        for more in ((), ("--ray", cluster.address))
    ]  # fmt: skip
    assert [ran.returncode for ran in found] == [0, 0], found[1].stderr
    assert json.loads(found[0].stdout)["wins"] == json.loads(found[1].stdout)["wins"]
    assert found[1].stderr == ""


def test_a_node_that_dies_costs_its_unfinished_tasks_and_one_that_joins_helps(
    cluster: Cluster, workers: RayExecutor
) -> None:
    contest = Contest.of("rosenkoenig", ["mcts:simulations=200", "greedy"], games=40, seed=3)
    told: list[int] = []

    def tell(standing: Any) -> None:
        told.append(standing.games)
        if len(told) == 4:
            cluster.nodes[1].kill()

    (there,) = hold(contest, workers, progress=tell)
    (here,) = hold(contest)
    assert there.rounds == here.rounds
    assert told == list(range(2, 41, 2))
    wait_for(lambda: workers.workers == 2)
    cluster.join()
    wait_for(lambda: workers.workers == 3)
    nodes = {node for node, _, _ in in_order(workers, compile_one, [(1.0,)] * 9)}
    assert len(nodes) == 2


def wait_for(reached: Any, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_ctrl_c_ends_it_and_it_goes_on_from_there(cluster: Cluster, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    out = tmp_path / "set"
    command = [*COMMAND, "dataset", "make", "rosenkoenig", "--bot", "mcts:simulations=2500",
               "--games", "20", "--shard", "1", "--out", str(out)]  # fmt: skip
    making = subprocess.Popen(
        [*command, "--ray", cluster.address], stderr=subprocess.PIPE, text=True
    )
    wait_for(lambda: list(out.glob("games-*")), 120)
    making.send_signal(signal.SIGINT)
    assert making.stderr is not None
    with making, making.stderr:
        assert making.wait(30) == 130
        assert "Traceback" not in making.stderr.read()
    assert not list(out.glob("*.part"))
    assert len(list(out.glob("games-*"))) < 20
    kept = {file: file.stat().st_mtime_ns for file in out.glob("games-*")}
    done = tafelronde(*command[3:], "--ray", cluster.address)
    assert (done.code, done.err) == (0, "")
    assert len(list(out.glob("games-*"))) == 20
    assert all(file.stat().st_mtime_ns == at for file, at in kept.items())


def test_what_fails_in_a_worker_is_one_sentence(
    workers: RayExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(WorkFailed, match=r"KeyError: 'the third' \(jobs\.py, line"):
        list(in_order(workers, fail, [(3,)]))
    with pytest.raises(WorkFailed) as told:
        list(in_order(workers, fail, [(5,)]))
    assert told.value.why == ""
    monkeypatch.setattr("tafelronde.work.on_ray.program", lambda: "tafelronde 9 on Python 3.99 abc")
    with pytest.raises(WorkFailed, match=r"has tafelronde .*, not tafelronde 9 on Python 3\.99"):
        workers.submit(fail, 3).result(60)


def test_addresses_that_do_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ("simulate", "rosenkoenig", "--games", 5, "--ray")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        begun = time.monotonic()
        said = complaint(tafelronde(*wanted, f"127.0.0.1:{silent.getsockname()[1]}"))
        assert "No Ray cluster answers at 127.0.0.1:" in said
        assert time.monotonic() - begun < 30
    assert "HOST:PORT" in complaint(tafelronde(*wanted[:-1], "--ray=nonsense"))
    assert [is_address(a) for a in ("auto", "h:1", "[::1]:9")] == [True] * 3
    others = ("rosenkoenig", "", "ray://h:1", "mcts:simulations=3", "exec:./a")
    assert not any(is_address(text) for text in others)


def test_the_reason_ends_without_a_full_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence around it brings one."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    assert why_not(ConnectionError("Found no cluster. Say which one.\nHelp: …")) == (
        "Found no cluster. Say which one"
    )
    assert why_not(OSError(111, "Connection refused")) == "Connection refused"
    assert why_not(TimeoutError()) == "TimeoutError"


def test_a_cluster_that_asks_for_a_token(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN"):
        monkeypatch.delenv(name)
    found = tafelronde("simulate", "rosenkoenig", "--games", 5, "--ray", cluster.address)
    assert "set RAY_AUTH_MODE=token" in complaint(found)


def test_a_worker_without_the_same_program_does_nothing() -> None:
    with pytest.raises(WorkFailed, match=r"not tafelronde 0 on Python 2\.7"):
        work_off("tafelronde 0 on Python 2.7 abc", b"not looked at")
