"""The clock of a table: the time that each seat has left, and the time that does not count.

A pure fold of the table's events; all times are the database's. It needs no rules: a person who
decides pays for the time since the decision before. Decisions of bots, of chance and forced ones
cost nothing. Some time does not count: while nobody could play (``stand``), during a pause by
agreement, and a little for the connection (``lag``). A person whose bot decides pays nothing; one
who comes back and decides pays for the whole time.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ...match.clock import Accounts, TimeControl, Timed

MAX_LAG = 0.5
"""Seconds of a decision that the connection may have taken; one that is late by less counts."""
RESUMES_IN = 10.0
"""Seconds from the end of a pause until the clocks run."""
ALL = -1
"""Every seat."""


class Stand(NamedTuple):
    """A time that does not count, since a clock stands still."""

    seat: int
    """The seat whose clock stands; ``ALL``: of all seats."""
    begin: float
    until: float


class Clock:
    """The clocks of all seats. Only ``Table.apply`` changes them."""

    def __init__(self, time: TimeControl, players: int, at: float) -> None:
        self.accounts = Accounts(time, players)
        self.since = at
        """The begin of the present decision."""
        self.paused = 0.0
        """The begin of the present pause; 0: there is none."""
        self.asked: frozenset[int] = frozenset()
        """The seats that have asked for a pause."""
        self.resumed = -1
        """The seat that has ended a pause since this decision began; −1: none."""
        self._stands: dict[tuple[int, float], Stand] = {}
        """The stands that had not ended when the present decision began."""

    def copy(self) -> Clock:
        """An independent copy."""
        other = Clock(self.accounts.time, 0, self.since)
        other.accounts = self.accounts.copy()
        other.paused, other.asked, other.resumed = self.paused, self.asked, self.resumed
        other._stands = self._stands.copy()
        return other

    @property
    def time(self) -> TimeControl:
        return self.accounts.time

    # ---- reading -------------------------------------------------------------------------------

    def spent(self, seat: int, at: float) -> float:
        """Seconds that the present decision has cost this seat so far."""
        end = self.paused if self.paused else at
        free, known = 0.0, self.since
        for begin, until in self._free(seat):
            begin, until = max(begin, known), min(until, end)
            if until > begin:
                free, known = free + until - begin, until
        return max(0.0, end - self.since - free)

    def left(self, seat: int) -> float:
        """Seconds that the seat had at the begin of the present decision."""
        return self.accounts.left[seat] / 1000

    def due(self, seat: int) -> float:
        """When the time of this seat is out, if it has to decide now; infinite in a pause."""
        if self.paused:
            return math.inf
        due = self.since + self.left(seat)
        known = self.since
        for begin, until in self._free(seat):
            begin = max(begin, known)
            if begin > due:
                break
            if until > begin:
                due, known = due + until - begin, until
        return due

    def knows(self, stand: Stand) -> bool:
        """Whether the clock has this stand already, or it ended before the present decision."""
        if stand.until <= self.since:
            return True
        known = self._stands.get((stand.seat, stand.begin))
        return known is not None and known.until == stand.until

    def own_stands(self, seat: int) -> list[Stand]:
        """The stands of this seat alone for the present decision."""
        return [stand for stand in self._stands.values() if stand.seat == seat]

    def _free(self, seat: int) -> list[tuple[float, float]]:
        """(begin, until) of the times that do not count for this seat, sorted."""
        stands = self._stands.values()
        return sorted((s.begin, s.until) for s in stands if s.seat in (seat, ALL))

    # ---- changes -------------------------------------------------------------------------------

    def begin(self, at: float) -> None:
        """Begin a new decision."""
        self.since, self.resumed = at, -1
        self._stands = {key: s for key, s in self._stands.items() if s.until > at}

    def decided(self, seat: int, ply: int, at: float, lag: float) -> None:
        """Make this seat pay for the decision of this ply."""
        self._pay("decided", seat, ply, at, max(0.0, min(lag, MAX_LAG)))

    def taken_back(self, seat: int, to: int, at: float, own: bool) -> None:
        """The log was cut to ply ``to`` for this seat; ``own``: the seat itself had to decide then,
        and pays for the time."""
        if own:
            self._pay("back", seat, to, at)
        else:  # nobody pays for the takeback of another
            self.accounts.add(Timed("back", to, seat))
            self.begin(at)

    def timed_out(self, seat: int, ply: int, at: float) -> None:
        """The seat has no time left."""
        self._pay("out", seat, ply, at)

    def _pay(self, what: str, seat: int, ply: int, at: float, lag: float = 0.0) -> None:
        spent = round(1000 * max(0.0, self.spent(seat, at) - lag))
        self.accounts.add(Timed(what, ply, seat, min(spent, self.accounts.left[seat])))
        self.begin(at)

    def stand(self, stand: Stand) -> None:
        """Add a time that does not count; one with the same begin replaces the former."""
        self._stands[stand.seat, stand.begin] = stand

    def ask_pause(self, seat: int, on: bool) -> None:
        """A seat asks for a pause (``on``), or declines one: then the question is over."""
        self.asked = self.asked | {seat} if on else frozenset()

    def pause(self, at: float) -> None:
        """Stop all clocks until ``resume``."""
        self.paused, self.asked, self.resumed = at, frozenset(), -1

    def resume(self, seat: int, at: float) -> None:
        """This seat ends the pause: the clocks run ``RESUMES_IN`` seconds later."""
        if self.paused:
            self.stand(Stand(ALL, self.paused, at + RESUMES_IN))
            self.paused, self.resumed = 0.0, seat
