"""The seat of a program that is asked several things at once."""

import threading
from typing import Any

from tafelronde.adapters.mcp.site import Site
from tafelronde.adapters.mcp.table import TableSeat

SOON = 0.2
"""Seconds that an answer waits for another one, where that may not come before it."""


class Uneven(Site):
    """A site with one table, where an entry comes with each answer, and the first answer comes
    late."""

    def __init__(self) -> None:
        super().__init__("http://127.0.0.1:9", "")
        self.asked, self.late, self.told = (threading.Event() for _ in range(3))
        self._count = 0

    def get(self, path: str) -> Any:
        since = int(path.partition("seq=")[2])
        self._count += 1
        seq = self._count
        if seq == 1:
            self.asked.set()
            self.late.wait(SOON)
        elif seq == 3:
            self.late.set()
            self.told.wait(SOON)
        entries = [{"place": place} for place in range(since, seq)]
        return {"head": {"seq": seq}, "since": since, "entries": entries}


def test_looks_at_once_lose_no_entry() -> None:
    site = Uneven()
    seat = TableSeat(site, "table")

    def first() -> None:
        seat.look()
        site.told.set()

    slow = threading.Thread(target=first)
    slow.start()
    site.asked.wait()
    seat.look()
    seat.look()
    slow.join()
    assert [one["place"] for one in seat._entries] == [0, 1, 2]
