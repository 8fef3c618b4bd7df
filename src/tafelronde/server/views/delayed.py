"""A table as it was some decisions ago, for spectators of a game with a delay.

It is a fold of fewer events, so a reader of it can learn nothing of the later ones, not even how
many there are.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from ..table import events as e
from ..table.events import Happened
from ..table.table import Table
from .cache import ViewCache


class DelayedTable:
    """Follows ``ahead``; keeps the last decisions back while the game runs."""

    def __init__(self, ahead: Table) -> None:
        self._ahead = ahead
        self._table = Table(ahead.id, ahead.secret)
        self.views = ViewCache(self._table)
        self._kept: deque[Happened] = deque()
        self._heard = 0
        self._decisions = 0

    def follow(self, happened: Iterable[Happened]) -> None:
        """Take up the events that were added to the table, in order; known ones are skipped."""
        for new in happened:
            if new.seq == self._heard + 1:
                self._heard = new.seq
                self._kept.append(new)
                self._decisions += isinstance(new.event, e.Moved)
        while self._kept and self._is_free(self._kept[0][1]):
            _, event, at = self._kept.popleft()
            self._decisions -= isinstance(event, e.Moved)
            self._table.apply(event, at)
        if self._ahead.status == "over":
            self._table.settle()

    def ply_after(self, ahead: Table, happened: Iterable[Happened]) -> int:
        """The ply that would be shown if this happened, too, and the table became ``ahead``."""
        trial = DelayedTable(ahead)
        trial._table = self._table.fork()
        trial._kept = self._kept.copy()
        trial._heard, trial._decisions = self._heard, self._decisions
        trial.follow(happened)
        return trial._table.ply

    def _is_free(self, event: e.Event) -> bool:
        """Whether it can be shown. What follows a decision that is kept back is kept back, too."""
        if self._ahead.status != "playing" or not isinstance(event, e.Moved):
            return True
        return self._decisions > self._ahead.delay
