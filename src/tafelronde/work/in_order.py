"""Tasks for an executor, and their results in order.

Any ``concurrent.futures.Executor`` serves: threads, processes (started with ``spawn``), or those of
a cluster. Functions, tasks and results must be such that they can be sent there. Short tasks travel
together, so that sending them costs little beside doing them. Only so many are given away at a
time that every worker has enough to do, and results that come early wait for the others.
"""

import itertools
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from queue import SimpleQueue
from traceback import extract_tb
from typing import Generic, Protocol, TypeVar, TypeVarTuple, runtime_checkable

from ..core.facts.errors import TafelrondeError
from ..extras import NeedsExtra

_R = TypeVar("_R")
Ts = TypeVarTuple("Ts")

BUNDLE_SECONDS = 0.25
"""About how long the tasks take that travel together; one that takes longer travels alone."""
AHEAD = 3
"""Bundles given to an executor for each of its workers, the ones at work included."""
ROOM = 64
"""Bundles given at a time to an executor that does not say how many workers it has."""
EARLY = 4
"""For each bundle that may be given away, so many results may wait for those before them."""
GROWTH = 8
"""Bundles become at most so many times larger from one to the next."""


@runtime_checkable
class Crew(Protocol):
    """An executor that says how many workers it has now; a cluster's number may change."""

    @property
    def workers(self) -> int:
        """The number of tasks that it does at a time now."""
        ...


class WorkFailed(Exception):
    """A worker failed, and not because of bad input, which is told as in this process.

    ``why`` names the error and where it was raised; it is empty where the worker was gone.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why or "a worker was gone before its task was done")
        self.why = why


def in_order(
    executor: Executor | None,
    function: Callable[[*Ts], _R],
    tasks: Iterable[tuple[*Ts]],
    room: int | None = None,
) -> Generator[_R]:
    """``function(*task)`` for every task, in their order; without an executor in this process.

    ``room`` is how many bundles may be given to the executor at a time; by default ``AHEAD`` for
    each worker that it has at the time, or ``ROOM`` where it does not say how many (``Crew``). What
    was not begun is cancelled when the generator is closed or a task fails.

    Raises what a task raises of TafelrondeError, NeedsExtra and OSError, and WorkFailed from any
    other error.

    Examples:
        >>> from concurrent.futures import ThreadPoolExecutor
        >>> with ThreadPoolExecutor(2) as executor:
        ...     list(in_order(executor, pow, [(2, 3), (3, 2), (10, 0)]))
        [8, 9, 1]
        >>> with ThreadPoolExecutor(2) as executor:
        ...     list(in_order(executor, divmod, [(7, 0)]))
        Traceback (most recent call last):
            ...
        WorkFailed: ZeroDivisionError: ...
    """
    if executor is None:
        for task in tasks:
            yield function(*task)
        return
    line = _Line(executor, function, iter(tasks), room)
    try:
        while (future := line.next()) is not None:
            results, seconds = _result(future)
            line.learn(len(results), seconds)
            yield from results
    finally:
        line.cancel()


class _Line(Generic[_R]):
    """Bundles that were given away, the first in front, and what has not been given yet."""

    def __init__(
        self,
        executor: Executor,
        function: Callable[..., _R],
        tasks: Iterable[tuple[object, ...]],
        room: int | None,
    ) -> None:
        self._executor, self._function, self._room = executor, function, room
        self._tasks = iter(tasks)
        self._given: deque[Future[tuple[list[_R], float]]] = deque()
        self._done: SimpleQueue[None] = SimpleQueue()
        self._working = 0
        self._size = 1

    def next(self) -> Future[tuple[list[_R], float]] | None:
        """The first bundle, when it is done; None when there are no more tasks."""
        self._count_done()
        self._give()
        if not self._given:
            return None
        first = self._given[0]
        while not first.done():
            self._done.get()
            self._working -= 1
            self._count_done()
            self._give()
        return self._given.popleft()

    def learn(self, tasks: int, seconds: float) -> None:
        """Adapt the size of a bundle to the time that these tasks took."""
        fitting = int(BUNDLE_SECONDS * tasks / max(seconds, 1e-9))
        self._size = max(1, min(fitting, GROWTH * self._size))

    def cancel(self) -> None:
        for future in self._given:
            future.cancel()

    def _count_done(self) -> None:
        while not self._done.empty():
            self._done.get()
            self._working -= 1

    def _give(self) -> None:
        room = self._room or _room_of(self._executor)
        while self._working < room and len(self._given) < EARLY * room:
            tasks = list(itertools.islice(self._tasks, self._size))
            if not tasks:
                return
            future = self._executor.submit(_bundle, self._function, tasks)
            self._given.append(future)
            self._working += 1
            future.add_done_callback(lambda _: self._done.put(None))


def _room_of(executor: Executor) -> int:
    return AHEAD * max(1, executor.workers) if isinstance(executor, Crew) else ROOM


def _bundle(function: Callable[..., _R], tasks: list[tuple[object, ...]]) -> tuple[list[_R], float]:
    """Do some tasks, in a worker; their results, and how many seconds they took.

    Raises what ``in_order`` raises, so that any error can be sent back, with its place.
    """
    begun = time.perf_counter()
    try:
        results = [function(*task) for task in tasks]
    except (TafelrondeError, NeedsExtra, OSError):
        raise
    except Exception as error:
        raise WorkFailed(_error_text(error)) from error
    return results, time.perf_counter() - begun


def _result(future: Future[tuple[list[_R], float]]) -> tuple[list[_R], float]:
    try:
        return future.result()
    except (TafelrondeError, NeedsExtra, OSError, WorkFailed):
        raise
    except BrokenExecutor as error:
        raise WorkFailed("") from error
    except Exception as error:  # of the executor itself
        raise WorkFailed(_error_text(error)) from error


def _error_text(error: Exception) -> str:
    """An error in one line: what it is, what it says, and where it was raised."""
    says = " ".join(str(error).split())[:300]
    what = f"{type(error).__name__}: {says}" if says else type(error).__name__
    places = extract_tb(error.__traceback__)
    last = places[-1] if places else None
    return f"{what} ({Path(last.filename).name}, line {last.lineno})" if last else what
