"""Memories of the agents and programs of the host: all that their seats have seen, read
on from turn to turn."""

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

    def of(self, table: Table, seat: int, own: str) -> Memory | None:
        """The memory of the seat at this table, until now, for a bot of this kind (``Turn.own``);
        None where it needs none."""
        if own not in ("py", "exec"):
            return None
        from ...bots.agents.history import Watch

        key = f"{table.id} {seat}"
        watch = self._kept.pop(key, None) or Watch(table.state_at(0), seat)
        self._kept[key] = watch
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        history = watch.read([ply.action for ply in table.log])
        return history.pack() if own == "py" else history.pack_events()
