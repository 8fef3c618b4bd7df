"""The clock of a table: whose time runs since when, and what does not count.

A pure fold of the table's events; all times are those of the database. It needs no rules: whoever
decides pays for the time since the decision before theirs. Only a person who decides pays: a
bot's decisions, those of chance and forced ones cost nothing, nor does the time while nobody could
play (``stand``), while the players have agreed to a pause, and a little for the line (``lag``). Who
lets a bot sit in pays nothing for what the bot decides; who comes back and decides themselves pays
for the whole time.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ...match.clock import Accounts, TimeControl, Timed

MAX_LAG = 0.5
"""Seconds of a decision that may be the line's: so much later than in time it still counts."""
RESUMES_IN = 10.0
"""Seconds after which the clocks go on when somebody ends a pause."""
ALL = -1
"""Every seat."""


class Stand(NamedTuple):
    """Time that does not count."""

    seat: int
    """Whose clock stands; ``ALL``."""
    begin: float
    until: float


class Clock:
    """The clocks of all seats. Changed by ``Table.apply`` only."""

    def __init__(self, time: TimeControl, players: int, at: float) -> None:
        self.accounts = Accounts(time, players)
        self.since = at
        """When the decision that is asked for now began."""
        self.paused = 0.0
        """Since when there is a pause; 0: there is none."""
        self.asked: frozenset[int] = frozenset()
        """The seats that would like a pause."""
        self.resumed = -1
        """The seat that has ended a pause since this decision began; −1: none."""
        self._stands: dict[tuple[int, float], Stand] = {}
        """Those that are not over when the decision begins."""

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
        """Seconds that the decision which is asked for now has taken this seat."""
        end = self.paused if self.paused else at
        free, known = 0.0, self.since
        for begin, until in self._free(seat):
            begin, until = max(begin, known), min(until, end)
            if until > begin:
                free, known = free + until - begin, until
        return max(0.0, end - self.since - free)

    def left(self, seat: int) -> float:
        """Seconds that the seat had when this decision began."""
        return self.accounts.left[seat] / 1000

    def due(self, seat: int) -> float:
        """When the seat's time will be out if it is this seat that decides; infinite in a
        pause."""
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

    def stands_until(self, seat: int, at: float) -> float:
        """Until when the seat's clock stands now; 0: it does not."""
        now = [s.until for s in self._stands.values() if s.seat in (seat, ALL) and s.begin <= at]
        return max((until for until in now if until > at), default=0.0)

    def knows(self, stand: Stand) -> bool:
        """Whether this time, or as much of it as matters for this decision, is passed over."""
        if stand.until <= self.since:
            return True
        known = self._stands.get((stand.seat, stand.begin))
        return known is not None and known.until == stand.until

    def own_stands(self, seat: int) -> list[Stand]:
        """The time of this seat alone that does not count for this decision."""
        return [stand for stand in self._stands.values() if stand.seat == seat]

    def _free(self, seat: int) -> list[tuple[float, float]]:
        """What does not count for this seat, in the order of the beginnings."""
        stands = self._stands.values()
        return sorted((s.begin, s.until) for s in stands if s.seat in (seat, ALL))

    # ---- what happens --------------------------------------------------------------------------

    def begin(self, at: float) -> None:
        """A new decision is asked for."""
        self.since, self.resumed = at, -1
        self._stands = {key: s for key, s in self._stands.items() if s.until > at}

    def decided(self, seat: int, ply: int, at: float, lag: float) -> None:
        """The person of this seat has made the decision of this ply."""
        self._pay("decided", seat, ply, at, max(0.0, min(lag, MAX_LAG)))

    def taken_back(self, seat: int, to: int, at: float, own: bool) -> None:
        """The log was cut; with ``own`` it was who asked for it that had to decide then."""
        if own:
            self._pay("back", seat, to, at)
        else:  # nobody pays for what another takes back
            self.accounts.add(Timed("back", to, seat))
            self.begin(at)

    def timed_out(self, seat: int, ply: int, at: float) -> None:
        """The seat had no time left."""
        self._pay("out", seat, ply, at)

    def _pay(self, what: str, seat: int, ply: int, at: float, lag: float = 0.0) -> None:
        spent = round(1000 * max(0.0, self.spent(seat, at) - lag))
        self.accounts.add(Timed(what, ply, seat, min(spent, self.accounts.left[seat])))
        self.begin(at)

    def stand(self, stand: Stand) -> None:
        """This time does not count. Said again with the same beginning, it ends otherwise."""
        self._stands[stand.seat, stand.begin] = stand

    def ask_pause(self, seat: int, on: bool) -> None:
        """A person would like a pause; or one of them does not, and then nobody is asked."""
        self.asked = self.asked | {seat} if on else frozenset()

    def pause(self, at: float) -> None:
        """All clocks stand until ``resume``."""
        self.paused, self.asked, self.resumed = at, frozenset(), -1

    def resume(self, seat: int, at: float) -> None:
        """This seat has ended the pause: the clocks go on, a moment later."""
        if self.paused:
            self.stand(Stand(ALL, self.paused, at + RESUMES_IN))
            self.paused, self.resumed = 0.0, seat
