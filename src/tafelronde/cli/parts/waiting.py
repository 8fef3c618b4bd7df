"""Waiting: for compilation, and for typed input."""

import io
import sys
import threading
from collections.abc import Callable
from typing import TextIO, TypeVar

from .echo import no_echo
from .terminal import Terminal

T = TypeVar("T")

SLOW = 2.5
"""A wait of so many seconds is explained."""


def input_comes() -> bool:
    """Whether the script on stdin still has something to read."""
    stdin: TextIO | None = sys.stdin
    if stdin is None:  # it was closed before the start
        return False
    source = stdin.buffer
    return not isinstance(source, io.BufferedReader) or bool(source.peek(1))


def wait_for(work: Callable[[], T], terminal: Terminal) -> T:
    """The result of ``work``. The work may first have to compile; a spinner says so meanwhile."""
    if not terminal.full:
        return work()
    done = threading.Event()
    with no_echo(), terminal.out.status(terminal.say("setting-table")) as status:

        def explain() -> None:
            if not done.wait(SLOW):
                status.update(terminal.say("first-time"))

        threading.Thread(target=explain, name="tafelronde-news", daemon=True).start()
        try:
            return work()
        finally:
            done.set()
