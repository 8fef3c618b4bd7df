"""The clocks of an evening's tables as the reference reckons them, from docs/record.md, docs/api.md
and "Clocks" of docs/server.md.

What counts for nobody is known from the evening itself: when no node was up, and who went away for
how long. Pauses follow from the table's events.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

CREDIT = 1.0
"""Seconds of the line for which nobody loses on time (at most half a second a decision, there and
back)."""
LATE = 40.0
"""Seconds that the nodes may take until they see that somebody's time is out; a node may have to
come back first."""
AFTER_A_PAUSE = 10.0
"""Seconds until the clocks run again when somebody ends a pause."""
NOTICED = 5.0
"""Seconds at both ends of an outage in which it is not clear whether anybody could play."""
DAY = 86_400.0
Span = tuple[float, float]


@dataclass
class Evening:
    """The time of an evening, beside the events of its tables."""

    outages: list[Span] = field(default_factory=list[Span])
    """When no node was up."""
    away: dict[str, list[Span]] = field(default_factory=dict[str, list[Span]])
    """Vacations, by person."""
    planned: list[tuple[str, float, float]] = field(default_factory=list[tuple[str, float, float]])
    """The same as they were planned, before somebody came back early."""
    hurried: list[tuple[float, float, float]] = field(
        default_factory=list[tuple[float, float, float]]
    )
    """Spans of time, and how much faster the time went than the nodes looked."""

    def late(self, at: float) -> float:
        """The delay with which the nodes may see something then."""
        rates = [rate for begin, end, rate in self.hurried if begin <= at <= end + LATE * rate]
        return LATE * max(rates, default=1.0)


@dataclass
class Clocks:
    """The clocks of one table."""

    time: dict[str, Any]
    players: int
    started: float
    known: Evening
    since: float = field(init=False)
    """Since when it is whoever's turn it is."""
    left: list[float] = field(init=False)
    """The time that everybody has in a live game; by days, the time beyond the days."""
    doubts: list[float] = field(init=False)
    """The uncertainty of that: a short outage, or its ends, may have counted."""
    pauses: list[Span] = field(default_factory=list[Span])
    unsure: bool = False
    """Whether what it comes to is told nowhere, so that it is not reckoned any more."""

    def __post_init__(self) -> None:
        self.since = self.started
        self.left = [float(self.time.get("bank", 0))] * self.players
        self.doubts = [0.0] * self.players

    @property
    def _days(self) -> float:
        return self.time["days"] * DAY if self.time["kind"] == "days" else 0.0

    @property
    def _earned(self) -> float:
        return self.time.get("increment", 0) if self.time["kind"] == "live" else 0.0

    @property
    def is_paused(self) -> bool:
        return bool(self.pauses) and math.isinf(self.pauses[-1][1])

    def _spent(self, user: str, at: float) -> float:
        """Seconds since it is this person's turn, without what counts for nobody."""
        free: list[Span] = [*self.pauses, *self.known.outages]
        if self.time["kind"] == "days":
            free += self.known.away.get(user, [])
        return at - self.since - _overlap(free, self.since, at)

    def _doubt(self, seat: int, at: float) -> float:
        """The uncertainty of that, and the time that the seat has left."""
        outages = sum(begin < at and end > self.since for begin, end in self.known.outages)
        return self.doubts[seat] + 2 * NOTICED * outages

    def decides(self, seat: int, user: str, at: float) -> None:
        """A person decides, in time."""
        spent = self._spent(user, at)
        if not self.unsure:
            over = spent - self._days - self.left[seat] - self._doubt(seat, at)
            assert over < CREDIT, f"a decision {over} seconds too late"
        self._pay(seat, spent, at)
        self.left[seat] += self._earned

    def runs_out(self, seat: int, user: str, at: float) -> None:
        """Somebody's time is out."""
        assert not self.is_paused, "out of time in a pause"
        left = self._days + self.left[seat] - self._spent(user, at)
        if not self.unsure:
            doubt = self._doubt(seat, at)
            early, late = CREDIT + doubt, self.known.late(at) + doubt
            assert -late < left < early, f"out of time with {left} seconds left"
        self.left[seat] = 0.0

    def takes_back(
        self, seat: int, user: str, at: float, *, own: bool, earners: Iterable[int]
    ) -> None:
        """Somebody takes back; ``own``: it was their turn. ``earners``: who made the decisions that
        are undone, the last first: what these earned is gone, whoever takes them back."""
        if own:  # else the time since then is nobody's
            self._pay(seat, self._spent(user, at), at)
        for earner in earners:
            kept = min(self.left[earner], self._earned)
            self.left[earner] = max(self.left[earner] - self._earned, kept)

    def _pay(self, seat: int, spent: float, at: float) -> None:
        self.doubts[seat] = self._doubt(seat, at)
        self.left[seat] = max(0.0, self.left[seat] - max(0.0, spent - self._days))

    def pauses_at(self, at: float) -> None:
        self.pauses.append((at, math.inf))

    def resumes_at(self, at: float) -> None:
        begin, _ = self.pauses[-1]
        self.pauses[-1] = begin, at + AFTER_A_PAUSE

    def stands(self, user: str, begin: float, until: float) -> None:
        """It is said that somebody's clock, or all ('') stood: for a reason."""
        before = -math.inf, self.started + NOTICED
        """Before anybody could play a game first, nobody could."""
        planned = [(begin, end) for who, begin, end in self.known.planned if who == user]
        away = [*self.known.away.get(user, []), *planned]
        reasons = away if user else [before, *self.known.outages]
        noticed = [(known - NOTICED, end + NOTICED) for known, end in reasons]
        assert _overlap(noticed, begin, until) > until - begin - 0.001, (
            f"a clock stood from {begin} to {until}, {self.started}: {reasons}"
        )


def _overlap(spans: Iterable[Span], since: float, until: float) -> float:
    """The part of that time that these cover together."""
    total, known = 0.0, since
    for begin, end in sorted(spans):
        begin, end = max(begin, known), min(end, until)
        if end > begin:
            total, known = total + end - begin, end
    return total
