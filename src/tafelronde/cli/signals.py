"""Ctrl-C and the like: never between a move and its place in the log."""

from __future__ import annotations

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
    """Whoever ends the process or closes the terminal has pressed Ctrl-C, as it were.

    Ctrl-C itself is listened to here as well: a process that was started in the background of a
    script inherits that it be ignored.
    """
    with _handled((signal.SIGINT, *_ENDINGS), _interrupt):
        yield


def leave_to_main_thread() -> None:
    """Called in another thread: signals that came to it would not wake the one that reads."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, *_ENDINGS})


@contextlib.contextmanager
def shielded() -> Generator[None]:
    """What is done in here is done whole; an interruption waits until after it."""
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
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old if old is not None else signal.SIG_DFL)
