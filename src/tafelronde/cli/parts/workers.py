"""The workers of long work: this process, processes of this computer, or a cluster."""

from __future__ import annotations

import contextlib
import os
import shlex
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .problems import Problem

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from ...bots.spec import BotSpec
    from ...work.local import Processes, Threads
    from ...work.on_ray import RayExecutor


@dataclass(frozen=True)
class Hands:
    """The options ``--workers`` and ``--ray``. Raises Problem for both at once."""

    workers: int | None = None
    ray: str | None = None

    def __post_init__(self) -> None:
        if self.ray is not None and self.workers is not None:
            raise Problem("ray-or-workers")

    def check_programs(self, bots: Sequence[BotSpec]) -> None:
        """Raise Problem for a program without a full path where a cluster works: each of its
        computers would search for it in another place."""
        for bot in bots if self.ray is not None else ():
            if bot.name == "exec" and not os.path.isabs(shlex.split(bot.command)[0]):
                raise Problem("ray-program", bot=str(bot))

    @contextlib.contextmanager
    def crew(
        self, most: int | None = None, default: int | None = None, *, threads: bool = False
    ) -> Generator[Executor | None]:
        """The executor for long work, open within ``with``: processes, at most ``most``; None
        stands for this process alone. ``threads``: threads instead, for compiled code that lets
        others run.

        ``default`` is the number without an option; None: one for each core. After an error all
        work is stopped. Raises Problem where there is no such cluster, or a worker failed.
        """
        from ...work.in_order import WorkFailed

        executor = self._executor(most, default, threads)
        try:
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
