"""Processes and threads of this computer."""

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import Process, get_context, parent_process
from multiprocessing.connection import wait

MOST = 61 if os.name == "nt" else 1 << 16
"""Windows waits for no more processes."""


def cores() -> int:
    """The number of processors that this process may use.

    Examples:
        >>> cores() >= 1
        True
    """
    counted = getattr(os, "sched_getaffinity", None)
    return len(counted(0)) if counted else os.cpu_count() or 1


class Processes(ProcessPoolExecutor):
    """Fresh processes, since it is not safe to fork one with threads and compiled code.

    Ctrl-C at a terminal does not end them: the program that made the executor decides.
    """

    def __init__(self, workers: int) -> None:
        self.workers = min(workers, MOST)
        spawn = get_context("spawn")
        super().__init__(self.workers, mp_context=spawn, initializer=_begin)

    def stop(self) -> None:
        """End the workers at once; to wait for a game of strong bots could take minutes."""
        running: dict[int, Process] = getattr(self, "_processes", None) or {}
        processes = list(running.values())  # shutdown forgets them
        self.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(2.0)


class Threads(ThreadPoolExecutor):
    """Threads of this process, for short tasks of compiled code, which runs without the GIL.

    Examples:
        >>> with Threads(2) as executor:
        ...     executor.workers, executor.submit(pow, 2, 10).result()
        (2, 1024)
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        super().__init__(workers, thread_name_prefix="tafelronde")

    def stop(self) -> None:
        """Begin nothing more, and wait for nothing: what is being done goes on, at most until the
        process ends."""
        self.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """At the beginning of a process: Ctrl-C is not for it, and it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    """End when the parent has, however it did: the other end of this pipe is the parent's alone."""
    wait([sentinel])
    os._exit(1)
