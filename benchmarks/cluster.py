"""Growth of an arena on a Ray cluster from one worker to two: docs/cluster.md.

python -m benchmarks.cluster [--games N] [--rounds N] [--bot SPEC]

Two clusters are started on this computer, of one node and of two, with one worker a node, and the
same contest is held on both in turn. On a busy machine the wall's clock says little, so these are
told too, and the efficiency is their product:

- *fed*: the share of its time in which a worker was at a task, of two workers beside one;
- *same cost*: the processor time of a game with one worker beside that with two, which share
  caches and memory.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from tafelronde.arena.contest import Contest, play_round
from tafelronde.work.in_order import in_order
from tafelronde.work.on_ray import RayExecutor

ROOT = Path(__file__).resolve().parents[1]


def timed_round(contest: Contest, number: int) -> tuple[float, float]:
    """Play a round; the seconds that it took, by the wall and by the processor."""
    wall, processor = time.perf_counter(), time.process_time()
    play_round(contest, (0, 1), number)
    return time.perf_counter() - wall, time.process_time() - processor


class Counting(RayExecutor):
    tasks = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.tasks += 1
        return super().submit(fn, *args, **kwargs)


@dataclass
class Run:
    seconds: float
    fed: float
    """The share of the workers' time in which they were at tasks."""
    cost: float
    """Processor seconds of a round."""
    given: float
    """Processor seconds of this process for each task that it gave away."""
    ahead: float
    """Seconds of work in a task."""


def measure(contest: Contest, address: str, rounds: int) -> Run:
    with Counting(address) as executor:
        workers = executor.workers
        list(in_order(executor, timed_round, [(contest, n) for n in range(8 * workers)]))
        executor.tasks = 0
        begun, own = time.perf_counter(), time.process_time()
        found = list(in_order(executor, timed_round, [(contest, n) for n in range(rounds)]))
        seconds, own = time.perf_counter() - begun, time.process_time() - own
    worked = sum(wall for wall, _ in found)
    return Run(
        seconds, worked / (workers * seconds), sum(cost for _, cost in found) / rounds,
        own / executor.tasks, worked / executor.tasks,
    )  # fmt: skip


class Cluster:
    """Nodes with one worker each, on this computer."""

    def __init__(self, nodes: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ray"))
        self.groups: list[int] = []
        with socket.socket() as free:
            free.bind(("", 0))
            port = free.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        self._start("--head", f"--port={port}", "--include-dashboard=false",
                    f"--temp-dir={self.folder}")  # fmt: skip
        for _ in range(nodes - 1):
            self._start(f"--address={self.address}")

    def _start(self, *options: str) -> None:
        command = [str(Path(sys.executable).with_name("ray")), "start", "--num-cpus=1",
                   "--object-store-memory=80000000", "--disable-usage-stats"]  # fmt: skip
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        started = subprocess.Popen(
            [*command, *options], start_new_session=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        self.groups.append(started.pid)
        if started.wait(120):
            raise SystemExit("Ray could not be started")

    def end(self) -> None:
        for group in self.groups:
            os.killpg(group, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of a run with one worker")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each cluster")
    parser.add_argument("--bot", default="mcts:simulations=200")
    options = parser.parse_args()
    contest = Contest.of("rosenkoenig", [options.bot, "greedy"], seed=1)
    clusters = [Cluster(1), Cluster(2)]
    try:
        runs: list[list[Run]] = [[], []]
        for _ in range(options.rounds):
            for number, cluster in enumerate(clusters):
                rounds = options.games // 2 * (number + 1)
                runs[number].append(measure(contest, cluster.address, rounds))
    finally:
        for cluster in clusters:
            cluster.end()
    pairs = list(zip(*runs, strict=True))
    fed = median(two.fed / one.fed for one, two in pairs)
    cost = median(one.cost / two.cost for one, two in pairs)
    given, ahead = (median(getattr(run, name) for run in runs[1]) for name in ("given", "ahead"))
    print(
        json.dumps(
            {
                "by_the_wall": round(median(one.seconds / two.seconds for one, two in pairs), 3),
                "fed": round(fed, 3),
                "fed_alone": round(median(one.fed for one, _ in pairs), 3),
                "same_cost": round(cost, 3),
                "efficiency": round(fed * cost, 3),
                "task_seconds": round(ahead, 3),
                "giver_ms_a_task": round(1000 * given, 2),
                "workers_that_one_giver_feeds": round(ahead / given),
                "load_1min": os.getloadavg()[0],
            }
        )
    )


if __name__ == "__main__":
    main()
