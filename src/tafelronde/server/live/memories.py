"""Memories of the agents of the host: all that their seats have seen, read on from turn to turn."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from ..table.table import Table

if TYPE_CHECKING:
    from ...bots.agents.history import Memory, Watch

KEPT = 64
"""Seats whose history is kept; that of another is read from the beginning."""


class Memories:
    """Histories by seat."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Watch] = OrderedDict()

    def of(self, table: Table, seat: int) -> Memory:
        """The memory of the seat at this table, until now."""
        from ...bots.agents.history import Watch

        key = f"{table.id} {seat}"
        watch = self._kept.pop(key, None) or Watch(table.state_at(0), seat)
        self._kept[key] = watch
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return watch.read([ply.action for ply in table.log]).pack()
