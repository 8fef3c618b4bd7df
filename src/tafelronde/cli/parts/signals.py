"""Ctrl-C and other signals that end the program; some work must not be interrupted by them."""

import contextlib
import signal
import threading
from collections.abc import Generator
from types import FrameType
from typing import Any

_ENDINGS = tuple(getattr(signal, n) for n in ("SIGTERM", "SIGHUP") if hasattr(signal, n))


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextlib.contextmanager
def endings_interrupt() -> Generator[None]:
    """Treat SIGTERM and SIGHUP like Ctrl-C: they raise KeyboardInterrupt.

    Ctrl-C is set here too, because a process that a script started in the background ignores it.
    What is ignored otherwise stays so: ``nohup`` keeps a long work from ending with its terminal.
    """
    with _handled((signal.SIGINT, *_ENDINGS), _interrupt):
        yield


def leave_to_main_thread() -> None:
    """Block these signals in the calling thread, so that they wake the main thread when it
    reads."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *_ENDINGS})


@contextlib.contextmanager
def shielded() -> Generator[None]:
    """Delay KeyboardInterrupt until the end of this block."""
    waiting: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    with _handled((signal.SIGINT, *_ENDINGS), note):
        yield
    if waiting:
        raise KeyboardInterrupt


@contextlib.contextmanager
def _handled(numbers: tuple[int, ...], handler: Any) -> Generator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = [n for n in numbers if n == signal.SIGINT or signal.getsignal(n) != signal.SIG_IGN]
    before = {number: signal.signal(number, handler) for number in heard}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old if old is not None else signal.SIG_DFL)
