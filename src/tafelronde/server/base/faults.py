"""The one place for unforeseen faults: all faults of a node are counted and logged here.

A fault goes to the exception handler of the event loop. The loop itself passes on what was raised
in callbacks and protocols; ``tell`` passes on what was caught elsewhere, and ``beside`` what ended
a task. A node listens there (``listening``).
"""

import asyncio
import contextlib
import logging
import sys
import threading
from collections.abc import Coroutine, Generator
from typing import Any, TypeVar

from .metrics import Metrics

T = TypeVar("T")
_log = logging.getLogger("tafelronde")


def tell(what: str, error: BaseException | None = None) -> None:
    """Tell of a fault; ``error``: the exception, where there is one."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # a command, without a node
        _log.error("%s", what, exc_info=error)
        return
    loop.call_exception_handler({"message": what, "exception": error})


def beside(work: Coroutine[Any, Any, T], what: str) -> asyncio.Task[T]:
    """Run this in a task for whose end nobody waits; if it fails, that is told. All tasks are made
    here (a test checks that), since the exception of another task would be lost."""
    task = asyncio.get_running_loop().create_task(work)

    def ended(done: asyncio.Task[T]) -> None:
        if not done.cancelled() and (error := done.exception()) is not None:
            tell(what, error)

    task.add_done_callback(ended)
    return task


@contextlib.contextmanager
def listening(metrics: Metrics) -> Generator[None]:
    """Count and log all faults of the running loop. Of several nodes on one loop, as in tests, it
    is the last one that counts."""
    loop = asyncio.get_running_loop()

    def heard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        metrics.errors += 1
        _log.error("%s", context["message"], exc_info=context.get("exception"))

    before = loop.get_exception_handler()
    loop.set_exception_handler(heard)
    try:
        yield
    finally:
        if loop.get_exception_handler() is heard:
            loop.set_exception_handler(before)


def listen_to_threads(metrics: Metrics) -> None:
    """Count and log also what ends a thread of this process, and exceptions that nobody can
    catch."""

    def ended(args: threading.ExceptHookArgs) -> None:
        metrics.errors += 1
        name = args.thread.name if args.thread is not None else "a thread"
        _log.error("%s ended", name, exc_info=args.exc_value)

    def lost(args: Any) -> None:
        metrics.errors += 1
        _log.error("%s", args.err_msg or "nobody could catch this", exc_info=args.exc_value)

    threading.excepthook = ended
    sys.unraisablehook = lost
