"""A beat in an event loop: late by as much as anybody there would have had to wait."""

import asyncio
import gc
import sys
import threading
import time
import traceback
from collections import Counter

from msgspec import Struct

STEP = 0.001
"""Seconds between two beats."""
LATE, LOOK = 0.02, 0.005
"""Seconds without a beat after which the lines are noted at which the loop is; seconds between two
such looks."""
MOST, DEEP = 6, 5
"""Places that are told, and the lines of each."""


class Longest(Struct, frozen=True):
    """The longest stall since the last question, in milliseconds."""

    wall: float = 0.0
    """Milliseconds by the clock on the wall: others waited as long, also for a processor that was
    taken."""
    cpu: float = 0.0
    """Milliseconds by the processor's clock of the loop's own thread."""
    collecting: float = 0.0
    """The longest that garbage was looked for in one piece: a part of the other two."""
    beats: int = 0
    where: tuple[str, ...] = ()
    """The places at which the loop was most often when no beat came."""


class Beat:
    """Beats for ever, and keeps the longest pauses."""

    def __init__(self) -> None:
        self._longest = Longest()
        self._last = time.perf_counter()
        self._where = Counter[str]()
        self._began = self._collecting = 0.0
        gc.callbacks.append(self._collect)

    async def run(self) -> None:
        """Beat until it is cancelled."""
        while True:
            used = time.thread_time()
            self._last = before = time.perf_counter()
            await asyncio.sleep(STEP)
            late = 1000 * (time.perf_counter() - before - STEP)
            cpu = 1000 * (time.thread_time() - used)
            known = self._longest
            longest = max(known.wall, late), max(known.cpu, cpu), self._collecting
            self._longest = Longest(*longest, known.beats + 1)

    def taken(self) -> Longest:
        """The longest stall since this was last asked."""
        found, self._longest, self._collecting = self._longest, Longest(), 0.0
        where, self._where = self._where, Counter[str]()
        told = tuple(f"{count} × {place}" for place, count in where.most_common(MOST))
        return Longest(found.wall, found.cpu, found.collecting, found.beats, told)

    def _collect(self, phase: str, _: object) -> None:
        now = 1000 * time.thread_time()
        if phase == "start":
            self._began = now
        else:
            self._collecting = max(self._collecting, now - self._began)

    def look_on(self) -> None:
        """Note from a thread beside it where the loop of this thread is when no beat comes."""
        watched = threading.get_ident()

        def look() -> None:
            while True:
                time.sleep(LOOK)
                if time.perf_counter() - self._last > LATE:
                    self._where[_place(watched)] += 1

        threading.Thread(target=look, daemon=True).start()


def _place(thread: int) -> str:
    """The lines at which a thread is, the innermost first."""
    frame = sys._current_frames().get(thread)
    lines = traceback.extract_stack(frame) if frame is not None else []
    ours = [line for line in lines if "/asyncio/" not in line.filename][-DEEP:]
    named = (f"{line.filename.rpartition('/')[2]}:{line.lineno} {line.name}" for line in ours)
    return " < ".join(reversed([*named]))
