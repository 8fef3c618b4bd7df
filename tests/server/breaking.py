"""Reading that breaks on purpose, by the name of a seat in a record: for the tests of who reads."""

import os
import signal
import time
from pathlib import Path

from msgspec.structs import replace

from tafelronde.server.features.handover import taking
from tafelronde.server.features.handover.taking import Sent, Taken
from tafelronde.server.live import boards
from tafelronde.server.live.boards import Brought

DIES, HANGS, FAILS, GREEDY, LIES = "dies", "hangs", "fails", "greedy", "lies"
TAKE, PLAY = taking.take, boards.play_on_it
FIRST = """
from server import breaking
from tafelronde.server.features.handover import taking
from tafelronde.server.live import boards
from tafelronde.server.reading import pool
taking.take, boards.play_on_it = breaking.take, breaking.play_on_it
pool.DEADLINE = 600.0
"""
"""Lines that a node runs first, so that its reading breaks so."""
FOLDER = "TAFELRONDE_BOT_FOLDER"
"""The variable that names a folder: what hangs leaves the file ``hangs`` there, and goes on to its
end when there is a file ``end``."""


def take(sent: Sent) -> Taken:
    """Take as ``taking.take`` does, or do what a name in the record says."""
    for name, breaks in BREAKS.items():
        if f'"{name}"' in sent.text:
            breaks()
    if f'"{LIES}"' in sent.text:
        sent = replace(sent, owner="somebody-else")
    return TAKE(sent)


def play_on_it(brought: Brought) -> bool:
    """Play as ``boards.play_on_it`` does, or do what the name of a board says."""
    for name, breaks in BREAKS.items():
        if f'"{name}"' in str(brought.options):
            breaks()
    return PLAY(brought)


def _die() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def _hang() -> None:
    folder = Path(os.environ[FOLDER])
    (folder / HANGS).touch()
    while not (folder / "end").exists():
        time.sleep(0.02)
    _die()


def _fail() -> None:
    raise ZeroDivisionError("on purpose")


def _take_memory() -> None:
    taken = [bytearray(1 << 24) for _ in range(1 << 10)]
    raise AssertionError(f"there is memory for {len(taken)}")


BREAKS = {DIES: _die, HANGS: _hang, FAILS: _fail, GREEDY: _take_memory}


def sleep(seconds: float) -> bool:
    """Take this long, and nothing of the processor."""
    time.sleep(seconds)
    return True


def spin(seconds: float) -> bool:
    """Take this long of the processor."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return True


def fail(text: str) -> str:
    """Fail, and quote what was sent."""
    try:
        raise KeyError(text)
    except KeyError as error:
        raise ValueError(f"{text!r} is wrong") from error


def echo(text: str) -> str:
    """Read nothing."""
    return text
