"""Work in order: the same results through any executor, so much at a time, and errors told."""

import itertools
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from multiprocessing import connection
from typing import Any

import pytest

from cli.helpers import complaint, process, tafelronde
from tafelronde import BadOption
from tafelronde.core.objects.registry import load
from tafelronde.school.finding.make import make_puzzles
from tafelronde.work import in_order as order
from tafelronde.work.in_order import WorkFailed, in_order
from tafelronde.work.local import Processes
from work.jobs import fail, sleep, square


def test_results_come_in_order_through_any_executor() -> None:
    expected = [number * number for number in range(500)]
    tasks = [(number,) for number in range(500)]
    assert list(in_order(None, square, tasks)) == expected
    with ThreadPoolExecutor(3) as threads:
        assert list(in_order(threads, square, tasks)) == expected
        assert list(in_order(threads, square, tasks, 1)) == expected
    with Processes(2) as processes:
        assert list(in_order(processes, square, tasks)) == expected
        assert list(in_order(processes, square, [])) == []


class Counted(ThreadPoolExecutor):
    """Notes how much it was given at a time."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.workers = workers
        self.given = self.most = self.bundles = 0
        self._counting = threading.Lock()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        with self._counting:
            self.given += 1
            self.bundles += 1
            self.most = max(self.most, self.given)
        return super().submit(self._do, fn, *args, **kwargs)

    def _do(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        """Do it; it is given no more when its result can be seen."""
        try:
            return fn(*args, **kwargs)
        finally:
            with self._counting:
                self.given -= 1


def test_only_so_much_is_given_at_a_time_and_no_task_is_made_early() -> None:
    made: list[int] = []

    def tasks() -> Iterator[tuple[int]]:
        for number in itertools.count():
            made.append(number)
            yield (number,)

    def slowly(number: int) -> int:
        time.sleep(0.002)
        return number

    with Counted(2) as executor:
        results = in_order(executor, slowly, tasks(), 4)
        assert [next(results) for _ in range(8)] == list(range(8))
        results.close()
        assert executor.most <= 4
        assert len(made) < 10_000
    with Counted(2) as executor:
        assert list(in_order(executor, slowly, [(n,) for n in range(100)])) == list(range(100))
        assert executor.most <= order.AHEAD * 2


def test_short_tasks_travel_together() -> None:
    with Counted(1) as executor:
        assert sum(in_order(executor, square, [(1,)] * 20_000)) == 20_000
        assert executor.bundles < 2_000


def test_a_slow_task_in_front_does_not_stop_the_others() -> None:
    others = threading.Semaphore(0)

    def wait(number: int) -> int:
        if number:
            others.release()
        else:  # until more are done than may be at work at a time
            assert all(others.acquire(timeout=30) for _ in range(5))
        return number

    with ThreadPoolExecutor(2) as threads:
        assert list(in_order(threads, wait, [(n,) for n in range(7)], 2)) == list(range(7))


def test_what_fails_is_told_with_its_place() -> None:
    executors: list[Executor] = [ThreadPoolExecutor(2), Processes(2)]
    for executor in executors:
        with executor:
            with pytest.raises(WorkFailed, match=r"KeyError: 'the third' \(jobs\.py, line"):
                list(in_order(executor, fail, [(1,), (3,)]))
            with pytest.raises(BadOption, match="another one"):
                list(in_order(executor, fail, [(4,)]))
            with pytest.raises(WorkFailed, match=r"pickle|local object"):
                list(in_order(Processes(1), lambda: 1, [()]))


def test_a_worker_that_is_gone_is_told() -> None:
    with Processes(1) as processes, pytest.raises(WorkFailed) as told:
        list(in_order(processes, fail, [(5,)]))
    assert told.value.why == ""


def test_processes_are_stopped_at_once() -> None:
    processes = Processes(2)
    results = in_order(processes, sleep, [(0.0,), (120.0,), (120.0,)])
    next(results)
    running = list(processes._processes.values())
    begun = time.monotonic()
    results.close()
    processes.stop()
    assert time.monotonic() - begun < 30
    assert running
    # not is_alive(): while the executor's own thread notes how one ended, that says it still runs
    assert all(connection.wait([process.sentinel], 30) for process in running)


def test_the_commands_say_who_works() -> None:
    wanted = ("arena", "rosenkoenig", "greedy", "random")
    both = process(*wanted, "--workers", 2, "--ray", "127.0.0.1:6379")
    assert "--workers is for processes" in complaint(both)


def test_a_program_of_ones_own_needs_its_whole_path_on_a_cluster() -> None:
    wanted = ("arena", "rosenkoenig", "greedy", "exec:./mybot", "--ray")
    assert "./mybot" in complaint(process(*wanted))


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelronde.extras._is_there", lambda module: module != "ray")
    said = complaint(tafelronde("simulate", "rosenkoenig", "--ray"))
    assert 'pip install "tafelronde[ray]"' in said


def test_simulations_are_the_same_on_any_number_of_workers() -> None:
    def counts(*more: object) -> object:
        report = json.loads(tafelronde("simulate", "rosenkoenig", "--json", *more).out)
        return {key: value for key, value in report.items() if "second" not in key}

    for wanted in (("--games", 1_500, "--seed", 3), ("--games", 7, "--bot", "greedy")):
        assert counts(*wanted, "--workers", 2) == counts(*wanted)


@pytest.mark.nightly
def test_puzzles_are_the_same_on_any_number_of_workers() -> None:
    game = load("rosenkoenig")
    with Processes(2) as processes:
        there = list(make_puzzles(game, 1, 1, 60.0, processes, "odds"))
    here = list(make_puzzles(game, 1, 1, 60.0, None, "odds"))
    assert [(one.found.line, one.rating, one.solved) for one in there] == [
        (one.found.line, one.rating, one.solved) for one in here
    ]
