"""The time that players have, and how it is counted: the same at a server's table and for
whoever checks a record.

Times are whole milliseconds. The server measures the time that is spent; this module adds it up.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

from msgspec import Struct

DAY = 86_400_000
"""Milliseconds."""


class TimeControl(Struct, frozen=True):
    """The time of every player.

    Servers keep it for ever, as JSON: so its fields keep their names and meanings, and a new one
    has a default, which is what older rows mean. A word that a newer version has stored is not
    read as another one: then the table cannot be read here.
    """

    kind: Literal["live", "days"]
    """``live``: a bank for the whole game; ``days``: so many days for each decision, and a bank
    from which what a decision takes beyond them is paid."""
    bank: int = 0
    """Seconds."""
    increment: int = 0
    """Seconds that a decision earns, for ``live``."""
    days: int = 0
    """For ``days``."""
    out: Literal["bot", "resign", "stand-in"] = "bot"
    """``bot``, ``resign`` or ``stand-in``: what is done when a player has no time left."""

    @property
    def first(self) -> int:
        """The time of a player at the start, in milliseconds.

        Examples:
            >>> TimeControl("live", bank=300, increment=5).first
            300000
            >>> TimeControl("days", days=2).first == 2 * DAY
            True
        """
        return 1000 * self.bank + DAY * self.days


class Timed(NamedTuple):
    """An event that took time."""

    what: str
    """``decided``; ``back``, the log was cut; ``out``, the seat had no time left."""
    ply: int
    """The ply of a decision; how many plies stayed; the length of the log."""
    seat: int
    spent: int = 0
    """Milliseconds that it cost the seat."""


class Accounts:
    """The time that every player has left, in milliseconds.

    Examples:
        Five minutes for each player, and five seconds more for each decision:

        >>> accounts = Accounts(TimeControl("live", bank=300, increment=5), players=2)
        >>> accounts.add(Timed("decided", ply=10, seat=0, spent=20_000))
        >>> accounts.left
        [285000, 300000]
        >>> accounts.add(Timed("back", ply=10, seat=0))  # what the decision earned is gone
        >>> accounts.left
        [280000, 300000]
    """

    def __init__(self, time: TimeControl, players: int) -> None:
        self.time = time
        self.left = [time.first] * players
        self.log: list[Timed] = []

    def copy(self) -> Accounts:
        """An independent copy."""
        other = Accounts(self.time, 0)
        other.left, other.log = self.left.copy(), self.log.copy()
        return other

    def add(self, timed: Timed) -> None:
        """Count an event. Nobody pays more time than they have.

        A takeback gives no time back. Its own cost is paid first; then the increments of the
        decisions that it undoes are taken away, but a rest of up to one increment stays. So nobody
        gains time by taking back, and nobody loses the game by it.
        """
        earns = 1000 * self.time.increment if self.time.kind == "live" else 0
        left, days = self.left[timed.seat], DAY * self.time.days  # none in a live game
        self.left[timed.seat] = max(min(left, days), left - max(0, timed.spent - days))
        if timed.what == "back":
            for undone in self._undone(timed.ply):
                had = self.left[undone.seat]
                self.left[undone.seat] = max(had - earns, min(had, earns))
        elif timed.what == "out":
            self.left[timed.seat] = 0
        elif timed.what == "decided":
            self.left[timed.seat] += earns
        self.log.append(timed)

    def _undone(self, to: int) -> Iterator[Timed]:
        """The decisions that stand, from this ply on, the last one first."""
        stand = math.inf
        for timed in reversed(self.log):
            if stand <= to:
                return
            if timed.what == "back":
                stand = min(stand, timed.ply)
            elif timed.what == "decided" and to <= timed.ply < stand:
                yield timed
