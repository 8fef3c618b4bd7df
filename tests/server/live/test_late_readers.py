"""Spectators of games with a delay are told at the ticks of one clock, whatever happens when."""

import asyncio
from typing import Any, cast

import pytest

from tafelronde.server.base.bus import TableShown
from tafelronde.server.live import late_readers
from tafelronde.server.live.late_readers import LateReaders
from tafelronde.server.views.delayed import TICK


class Late:
    """A table of which spectators see more at each of the next ticks."""

    def __init__(self, statuses: list[str]) -> None:
        self.table = type("Table", (), {"id": "t"})
        self.left = statuses
        self.shown_status = ""
        self.at: list[float] = []

    @property
    def is_late(self) -> bool:
        return bool(self.left)

    def follow(self, happened: object, now: float) -> None:
        del happened, now

    def announces(self, now: float) -> bool:
        self.at.append(now)
        self.shown_status = self.left.pop(0)
        return True


@pytest.mark.parametrize("begins", [1000.0, 1000.3, 1001.9])
def test_they_are_told_at_each_tick_until_they_see_all(
    begins: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, now, late = list[Any](), begins, Late(["playing", "playing", "over"])

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def run() -> None:
        store: Any = type("Store", (), {"now": lambda self: now})()
        feed: Any = type("Feed", (), {"tell": lambda self, message: told.append(message)})()
        readers = LateReaders(store, cast("Any", {"t": late}), feed)
        monkeypatch.setattr(late_readers.asyncio, "sleep", sleep)
        readers.follow(cast("Any", late), ())
        [ticking] = readers._background._tasks
        await ticking
        readers.announce()  # nobody is late any more
        await readers.close()

    asyncio.run(run())
    assert late.at == pytest.approx([1000.0 + TICK * k for k in (1, 2, 3)])
    assert told == [TableShown("t", begun) for begun in (True, False, True)]
