"""A table as it was some decisions ago, for spectators of a game with a delay.

It is a fold of fewer events, so a reader of it can learn nothing of the later ones, not even how
many there are. It goes on at the ticks of a steady clock, so it does not tell either when they
happen.
"""

import math
from collections import deque
from collections.abc import Iterable

from ..table import events as e
from ..table.events import Happened
from ..table.table import Table
from .cache import ViewCache

TICK = 2.0
"""Seconds between two moments at which spectators may see more; the same on all nodes."""

_ENDING = e.Moved | e.Drawn | e.Resigned | e.TimedOut | e.Closed
"""With one of these a game ends."""


def last_tick(now: float) -> float:
    """The last such moment, in seconds since 1970."""
    return math.floor(now / TICK) * TICK


def shown_over(ended: float) -> float:
    """When spectators may know of a game that ended then."""
    return last_tick(ended) + TICK


def opening(table: Table) -> int:
    """The ply at which the first decision of a game was, or will be, made."""
    given = len(table.given)
    plies = range(given, table.ply)
    return next((k for k in plies if table.log[k].player >= 0), table.ply)


class DelayedTable:
    """Follows ``ahead``; keeps the last decisions back while the game runs."""

    def __init__(self, ahead: Table) -> None:
        self._ahead = ahead
        self._table = Table(ahead.id, ahead.secret)
        self._table.shown_late = True
        self.views = ViewCache(self._table)
        self._kept: deque[Happened] = deque()
        self._heard = 0
        self._ended = math.inf
        """When the game ended."""
        self._news = False

    @property
    def status(self) -> str:
        """The status that is shown: whether it is open, played or over."""
        return self._table.status

    @property
    def is_late(self) -> bool:
        """Whether something is kept back, or was shown and nobody has been told yet."""
        return bool(self._kept) or self._news

    def follow(self, happened: Iterable[Happened], now: float) -> None:
        """Take up the events that were added to the table, in order; known ones are skipped."""
        played, begun = 0.0, self._heard > 0
        for new in happened:
            if new.seq == self._heard + 1:
                self._heard = new.seq
                self._kept.append(new)
                if isinstance(new.event, _ENDING):
                    played = new.at
        if self._ahead.status in ("over", "closed"):
            self._ended = min(self._ended, played or self._ended)
        self._show(last_tick(now))
        self._news = self._news and begun

    def _waits_for_nothing(self, event: e.Event) -> bool:
        """Whether it tells of no decision that is kept back: all before the game, and what chance
        does then. (Who leaves, asks or gives up before the first decision waits, too.)"""
        return self._table.status == "open" or isinstance(event, e.Drawn)

    def announces(self, now: float) -> bool:
        """Show what may be seen since the last tick; whether that is more than at the last
        call."""
        self._show(last_tick(now))
        news, self._news = self._news, False
        return news

    def _show(self, until: float) -> None:
        """Show what does not depend on anything that happened after ``until``."""
        decisions = sum(isinstance(new.event, e.Moved) and new.at <= until for new in self._kept)
        spare = len(self._kept) if self._ended <= until else decisions - self._ahead.delay
        while self._kept and (spare > 0 or self._waits_for_nothing(self._kept[0].event)):
            _, event, at = self._kept.popleft()
            spare -= isinstance(event, e.Moved)
            self._table.apply(event, at)
            self._news = self._news or self._table.status != "open"
        if self._ended <= until:
            self._table.settle()
