"""An event loop whose time is made up: nothing is waited for, and the same seed does the same."""

import asyncio
import contextlib
import random
import selectors
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

BEGIN = 1_700_000_000.0


class _Selector(selectors.SelectSelector):
    """A selector that moves the clock instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = BEGIN

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "nothing will ever happen again"
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that jumps from one event to the next."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)
        self._clock_resolution = 1e-6  # floats of this size tell no less
        self._rate = 1.0
        self._from = BEGIN, BEGIN

    def time(self) -> float:
        return self._clock.now

    def wall(self) -> float:
        """The time on the wall clock: the loop's time, or more where it runs faster."""
        began, shown = self._from
        return shown + (self.time() - began) * self._rate

    def run_faster(self, rate: float, ahead: float = 0.0) -> None:
        """Make this number of seconds pass on the wall while the loop waits for one: days pass, and
        what is done each second is done less often. ``ahead``: the clock is put forward."""
        self._from = self.time(), self.wall() + ahead
        self._rate = rate


@contextlib.contextmanager
def virtual(seed: int) -> Iterator[VirtualLoop]:
    """A loop; while it lasts, all clocks show its time, and all that is random follows the seed."""
    loop = VirtualLoop()
    rng = random.Random(seed)
    with (
        patch.object(time, "time", loop.wall),
        patch.object(time, "monotonic", loop.time),
        patch.object(random, "_urandom", rng.randbytes),
    ):
        try:
            yield loop
        finally:
            tasks = asyncio.all_tasks(loop)
            for task in tasks:
                task.cancel()
            if tasks:
                loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
            loop.close()
