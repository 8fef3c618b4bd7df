"""A Ray cluster as an executor (extra ``tafelronde[ray]``).

    >>> with RayExecutor("10.0.0.1:6379") as executor:          # doctest: +SKIP
    ...     standings = hold(contest, executor)

Each call is a Ray task that takes one processor. Where a node is lost, Ray begins its tasks again
on another one; nodes that join are used from then on. Every worker must have the very same
program, so that results do not depend on where they were made: it is compared, not sent. Games
from outside the package (``TAFELRONDE_MORE_GAMES``) are sent, by Ray's runtime environment.
"""

from __future__ import annotations

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

from ..core.facts.errors import TafelrondeError
from ..extras import need
from ..games import OUTSIDE
from .order import WorkFailed

_P = ParamSpec("_P")
_R = TypeVar("_R")

AUTO = "auto"
"""The address of the cluster to which this computer belongs."""
ANSWERS = 5.0
"""Seconds in which an address must take a connection."""
JOINS = 30.0
"""Seconds in which the cluster must have taken us in."""
TRIES = 5
"""How often a task is begun again when its worker or node was lost."""
FRESH = 1.0
"""Seconds for which the number of workers is believed."""

_ADDRESS = re.compile(r"(?P<host>\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):(?P<port>\d{1,5})")


class NoCluster(TafelrondeError):
    """No Ray cluster answers at an address; ``why`` says what happened instead."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"no Ray cluster answers at {address}: {why}")
        self.address, self.why = address, why
        self.arguments = (address, why)


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
        self._ray = _library()
        self._joined = not self._ray.is_initialized()
        if self._joined:
            _join(self._ray, address)
        self._remote = self._ray.remote(num_cpus=1, max_retries=TRIES)(_carrier())
        self._pending: set[_RayFuture] = set()
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
        """
        if self._over:
            raise RuntimeError("cannot schedule new futures after shutdown")
        work = self._ray.cloudpickle.dumps((fn, args, kwargs))
        future = _RayFuture(self._ray, self._remote.remote(program(), work))
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        future.follow()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster when everything is done; without ``wait`` what is not done is lost."""
        if self._over:
            return
        self._over = True
        pending = list(self._pending)
        if cancel_futures or not wait:
            for future in pending:
                future.cancel()
        for future in pending:
            if not future.cancelled():
                with contextlib.suppress(Exception):
                    future.exception()
        if self._joined:
            self._ray.shutdown()

    def stop(self) -> None:
        """Leave the cluster at once; it ends what is not done."""
        self.shutdown(wait=False, cancel_futures=True)


class _RayFuture(Future[Any]):
    """What a task will have brought."""

    def __init__(self, ray: Any, task: Any) -> None:
        super().__init__()
        self._ray, self._task = ray, task

    def follow(self) -> None:
        self._task.future().add_done_callback(self._take)

    def cancel(self) -> bool:
        """Cancel the task, also one that is at work."""
        if not super().cancel():
            return False
        with contextlib.suppress(Exception):  # it may be over, or the cluster gone
            self._ray.cancel(self._task)
        return True

    def _take(self, answer: Future[bytes]) -> None:
        if not self.set_running_or_notify_cancel():
            return
        try:
            kind, brought = pickle.loads(answer.result())
        except Exception as error:
            self.set_exception(_of_ray(error, self._ray))
            return
        if kind == "done":
            self.set_result(brought)
        else:
            self.set_exception(brought if kind == "raised" else WorkFailed(brought))


def _of_ray(error: Exception, ray: Any) -> Exception:
    gone = (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.OwnerDiedError,
        ray.exceptions.ObjectLostError,
    )
    if isinstance(error, gone):
        return WorkFailed("")
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return WorkFailed(f"{type(error).__name__}: {' '.join(lines)[:300]}")


# ---- on the worker's side ----------------------------------------------------------------------


def _carrier() -> Callable[[str, bytes], bytes]:
    """What a worker calls. It is sent as it is, since the worker may lack this package."""

    def carry_out(expected: str, work: bytes) -> bytes:
        import pickle

        try:
            from tafelronde.work.on_ray import work_off
        except ImportError as error:
            return pickle.dumps(("failed", f"on a node of the cluster: {error}"))
        return work_off(expected, work)

    return carry_out


def work_off(expected: str, work: bytes) -> bytes:
    """Do what ``submit`` sent, where the program is the ``expected`` one; the answer to it."""
    if program() != expected:
        here, there = program().rpartition(" ")[0], expected.rpartition(" ")[0]
        differs = f"{here}, not {there}" if here != there else f"{here} with other sources"
        return pickle.dumps(("failed", f"the node {socket.gethostname()} has {differs}"))
    try:
        function, arguments, keywords = pickle.loads(work)
        return pickle.dumps(("done", function(*arguments, **keywords)))
    except Exception as error:
        with contextlib.suppress(Exception):
            answer = pickle.dumps(("raised", error))
            pickle.loads(answer)
            return answer
        return pickle.dumps(("failed", f"{type(error).__name__}: {error}"))


@functools.cache
def program() -> str:
    """Which program this is: version and Python, and a hash of what decides how games go."""
    from .. import __version__

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


def _library() -> Any:
    need("ray")
    return importlib.import_module("ray")


def _join(ray: Any, address: str) -> None:
    """Join the cluster as who gives tasks, in bounded time. Raises NoCluster."""
    if not is_address(address):
        raise NoCluster(address, "an address is HOST:PORT")
    found = _ADDRESS.fullmatch(address)
    if found is not None:
        _knock(address, found["host"].strip("[]"), int(found["port"]))
    errors: list[BaseException] = []

    def join() -> None:
        try:
            ray.init(
                address=address,
                runtime_env=games_sent(),
                log_to_driver=False,
                logging_level=logging.CRITICAL,
            )
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=join, name="tafelronde-ray", daemon=True)
    with _silence():
        thread.start()
        thread.join(JOINS)
    if thread.is_alive():
        raise NoCluster(address, f"it took none of us in within {JOINS:.0f} s")
    if errors:
        said = next((line for line in str(errors[0]).splitlines() if line.strip()), "")
        raise NoCluster(address, said.strip() or type(errors[0]).__name__) from errors[0]


@contextlib.contextmanager
def _silence() -> Generator[None]:
    """Nothing on stderr: Ray writes there whatever it tries, and we say what came of it."""
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


def _knock(address: str, host: str, port: int) -> None:
    """Raise NoCluster where nothing takes a connection: Ray itself would try for minutes."""
    try:
        socket.create_connection((host, port), ANSWERS).close()
    except (OSError, OverflowError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise NoCluster(address, why) from error


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
