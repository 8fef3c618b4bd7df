"""A Ray cluster as an executor (extra ``tafelronde[ray]``).

Each call is a Ray task that takes one processor. Ray begins the tasks of a lost node again on
another one, and uses nodes that join. Every worker must have the same program: it is compared, not
sent. Ray's runtime environment sends games from outside (``TAFELRONDE_MORE_GAMES``).

Examples:
    >>> with RayExecutor("10.0.0.1:6379") as executor:          # doctest: +SKIP
    ...     standings = hold(contest, executor)
"""

import concurrent.futures
import contextlib
import functools
import hashlib
import importlib
import importlib.util
import logging
import os
import pickle
import re
import socket
import sys
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from .. import __version__
from ..core.facts.errors import TafelrondeError
from ..extras import need
from ..games import OUTSIDE
from .in_order import WorkFailed

_P = ParamSpec("_P")
_R = TypeVar("_R")

AUTO = "auto"
"""The address of the cluster to which this computer belongs."""
ANSWERS = 5.0
"""Seconds in which an address must take a connection."""
JOINS = 30.0
"""Seconds in which the cluster must have taken us in."""
TRIES = 5
"""The number of times that a task is begun again when its worker or node was lost."""
FRESH = 1.0
"""Seconds for which the number of workers is believed."""
MODE = "RAY_AUTH_MODE"
"""The setting without which Ray sends no token to a cluster, although there is one."""

_ADDRESS = re.compile(r"(?P<host>\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):(?P<port>\d{1,5})")


class NoCluster(TafelrondeError):
    """No Ray cluster answers at an address; ``why`` says what happened instead."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"no Ray cluster answers at {address}: {why}")
        self.address, self.why = address, why


def is_address(text: str) -> bool:
    """Whether this is written like the address of a cluster: HOST:PORT, or ``auto``."""
    return text == AUTO or _ADDRESS.fullmatch(text) is not None


class RayExecutor(Executor):
    """The workers of a cluster; leaves it when it is shut down.

    ``address`` is HOST:PORT as ``ray start`` tells it, or ``auto``. Where this process has joined
    a cluster already (``ray.init``), that one is used, and not left.

    Raises NeedsExtra, NoCluster.
    """

    def __init__(self, address: str = AUTO) -> None:
        need("ray")
        self._ray: Any = importlib.import_module("ray")
        self._joined = not self._ray.is_initialized()
        if self._joined:
            _join(self._ray, address)
        self._remote = self._ray.remote(num_cpus=1, max_retries=TRIES)(work_off)
        self._pending: set[Future[Any]] = set()
        self._counted, self._counted_at = 0, -FRESH
        self._over = False

    @property
    def workers(self) -> int:
        """The processors that the cluster has now."""
        now = time.monotonic()
        if now - self._counted_at >= FRESH and not self._over:
            self._counted = int(self._ray.cluster_resources().get("CPU", 0))
            self._counted_at = now
        return self._counted

    def submit(self, fn: Callable[_P, _R], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_R]:
        """Have a worker call a function; both and the result must be such that they can be sent.

        The future has the function's error, or WorkFailed where no worker came to an end with it.
        Where it is cancelled, so is the task, also one that is at work.
        """
        if self._over:
            raise RuntimeError("cannot schedule new futures after shutdown")
        work = self._ray.cloudpickle.dumps((fn, args, kwargs))
        task = self._remote.remote(program(), work)
        future: Future[_R] = Future()

        def end(done: Future[_R]) -> None:
            self._pending.discard(done)
            if done.cancelled():
                with contextlib.suppress(Exception):  # it may be over, or the cluster gone
                    self._ray.cancel(task)

        def take(answer: Future[_R]) -> None:
            if not future.set_running_or_notify_cancel():
                return
            error = answer.exception()
            if error is None:
                future.set_result(answer.result())
            else:
                future.set_exception(_cause(error, self._ray.exceptions))

        self._pending.add(future)
        future.add_done_callback(end)
        task.future().add_done_callback(take)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster when everything is done; without ``wait`` what is not done is lost."""
        if self._over:
            return
        self._over = True
        if cancel_futures or not wait:
            for future in list(self._pending):
                future.cancel()
        concurrent.futures.wait(list(self._pending))
        if self._joined:
            self._ray.shutdown()

    def stop(self) -> None:
        """Leave the cluster at once; it ends what is not done."""
        self.shutdown(wait=False, cancel_futures=True)


def _cause(error: Any, known: Any) -> BaseException:
    """The exception that the function raised; WorkFailed where the cause lies elsewhere."""
    if isinstance(error, known.RayTaskError) and not isinstance(error.cause, known.RayError):
        return error.cause
    gone = (
        known.WorkerCrashedError,
        known.NodeDiedError,
        known.OwnerDiedError,
        known.ObjectLostError,
    )
    if isinstance(error, gone):
        return WorkFailed("")
    return WorkFailed(f"{type(error).__name__}: {' '.join(str(error).split())[:300]}")


# ---- on the worker's side ----------------------------------------------------------------------


def work_off(expected: str, work: bytes) -> Any:
    """Do what ``submit`` sent. Raises WorkFailed where the program is not the ``expected`` one."""
    if program() != expected:
        here, there = program().rpartition(" ")[0], expected.rpartition(" ")[0]
        differs = f"{here}, not {there}" if here != there else f"{here} with other sources"
        raise WorkFailed(f"the node {socket.gethostname()} has {differs}")
    function, arguments, keywords = pickle.loads(work)
    return function(*arguments, **keywords)


@functools.cache
def program() -> str:
    """The identity of this program: version and Python, and a hash of the sources that decide how
    games go."""
    top = Path(__file__).resolve().parents[1]
    digest = hashlib.sha256()
    for folder in ("core", "games", "match", "bots", "corpus", "work"):
        for file in sorted((top / folder).rglob("*")):
            if file.suffix in (".py", ".json") and file.is_file():
                digest.update(f"{file.relative_to(top).as_posix()}\n".encode())
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    python = ".".join(map(str, sys.version_info[:2]))
    return f"tafelronde {__version__} on Python {python} {digest.hexdigest()}"


# ---- joining -----------------------------------------------------------------------------------


def _join(ray: Any, address: str) -> None:
    """Join the cluster as who gives tasks, in bounded time: Ray itself would try for minutes where
    nothing listens, or something else does. Raises NoCluster."""
    found = _ADDRESS.fullmatch(address)
    if found is None and address != AUTO:
        raise NoCluster(address, "an address is HOST:PORT")
    joined: Future[Any] = Future()

    def join() -> None:
        try:
            if found is not None:
                at = found["host"].strip("[]"), int(found["port"])
                socket.create_connection(at, ANSWERS).close()
            quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
            joined.set_result(ray.init(address=address, runtime_env=games_sent(), **quiet))
        except BaseException as error:
            joined.set_exception(error)

    with _silence():
        threading.Thread(target=join, name="tafelronde-ray", daemon=True).start()
        concurrent.futures.wait([joined], JOINS)
    if not joined.done():
        raise NoCluster(address, f"it took none of us in within {JOINS:.0f} s")
    error = joined.exception()
    if error is not None:
        raise NoCluster(address, why_not(error)) from error


def why_not(error: BaseException) -> str:
    """The first line of what Ray says, without the full stop that a sentence around it has."""
    said = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0].rstrip(" .")
    if isinstance(error, ConnectionError) and error.errno is None and MODE not in os.environ:
        said += f"; where it asks for a token, set {MODE}=token"
    return said or type(error).__name__


@contextlib.contextmanager
def _silence() -> Generator[None]:
    """Nothing on stderr: Ray writes there whatever it tries, and we report the result."""
    try:
        kept = os.dup(2)
    except OSError:  # closed
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def games_sent() -> dict[str, Any]:
    """The runtime environment that brings games from outside the package to the workers.

    Raises ImportError for a module that there is not.
    """
    names: list[str] = []
    modules: list[str] = []
    for place in os.environ.get(OUTSIDE, "").split(os.pathsep):
        folder = Path(place)
        if place and (folder / "__init__.py").is_file():
            names.append(folder.resolve().name)
            modules.append(str(folder.resolve()))
        elif place:
            names.append(place)
            modules += _places(place.partition(".")[0])
    if not names:
        return {}
    return {"py_modules": modules, "env_vars": {OUTSIDE: os.pathsep.join(names)}}


def _places(package: str) -> list[str]:
    """Where the files of a module or package lie."""
    spec = importlib.util.find_spec(package)
    if spec is None:
        raise ImportError(f"there is no module {package}")
    if spec.submodule_search_locations is not None:
        return [str(Path(place).resolve()) for place in spec.submodule_search_locations]
    return [str(Path(spec.origin).resolve())] if spec.origin else []
