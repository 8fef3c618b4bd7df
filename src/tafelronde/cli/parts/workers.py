"""Who does long work: this process, processes of this computer, or a cluster."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .options import whole_number
from .problems import Problem
from .signals import endings_interrupt

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from ...work.local import Processes, Threads
    from ...work.on_ray import RayExecutor


@dataclass(frozen=True)
class Hands:
    """What ``--workers`` and ``--ray`` said. Raises Problem for both at once."""

    workers: int | None = None
    ray: str | None = None

    def __post_init__(self) -> None:
        if self.ray is not None and self.workers is not None:
            raise Problem("ray-or-workers")

    @contextlib.contextmanager
    def crew(
        self, most: int | None = None, default: int | None = None, *, threads: bool = False
    ) -> Generator[Executor | None]:
        """An executor of processes, at most ``most``, or None for this process alone; of threads
        where the work is compiled code that lets others go on (``threads``).

        ``default`` is how many there are where nothing was said: by default one for each core.
        While it is open, other signals that end the program interrupt as Ctrl-C does; when it is
        left by an error nothing goes on. Raises Problem where there is no such cluster, or a worker
        failed.
        """
        from ...work.order import WorkFailed

        executor = self._executor(most, default, threads)
        try:
            with endings_interrupt():
                yield executor
        except BaseException as error:
            if executor is not None:
                executor.stop()
            if isinstance(error, WorkFailed):
                if error.why:
                    raise Problem("worker-failed", why=error.why) from error
                raise Problem("worker-gone") from error
            raise
        if executor is not None:
            executor.shutdown(cancel_futures=True)

    def _executor(
        self, most: int | None, default: int | None, threads: bool
    ) -> Processes | Threads | RayExecutor | None:
        if self.ray is not None:
            from ...work.on_ray import NoCluster, RayExecutor

            try:
                return RayExecutor(self.ray)
            except NoCluster as error:
                raise Problem("ray-no-cluster", address=error.address, why=error.why) from error
        from ...work.local import Processes, Threads, cores

        wanted = self.workers or default or cores()
        workers = wanted if most is None else min(wanted, most)
        if workers <= 1:
            return None
        return Threads(workers) if threads else Processes(workers)


def hands(workers: str | None, ray: str | None) -> Hands:
    """Who does the work, by ``--workers`` and ``--ray``. Raises Problem."""
    return Hands(whole_number("--workers", workers, 1), ray)
