"""What somebody looks for, and with whom it goes together.

Strengths are those of ``rating.scale``: two people with a difference of 5.9 win 73 % and 27 %.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple


class Patience(NamedTuple):
    """How wishes give way while somebody waits; times are seconds."""

    size: float
    """For so long somebody waits for a larger table, where more people may come."""
    bots: float
    """After that bots take the free seats, where all agree."""
    long: float
    """Who has waited for so long comes before the number of people who are seated."""
    distance: float
    """The difference in strength that is allowed at first …"""
    growth: float
    """… and how much more each second."""


LIVE = Patience(size=15.0, bots=60.0, long=600.0, distance=4.0, growth=0.1)
DAYS = Patience(size=3600.0, bots=86_400.0, long=3 * 86_400.0, distance=4.0, growth=1.0 / 3600.0)


class Seek(NamedTuple):
    """A person's wish for a table."""

    id: str
    user: str
    game: str
    least: int
    """The fewest who play together …"""
    most: int
    """… and the most, which is the size that the person likes best."""
    time: str
    """The clock as text; equal texts are equal clocks. '': none."""
    live: bool
    """People sit at the table together; False: each comes by when they like."""
    rated: bool
    near: bool
    """With people of about the same strength; the distance grows with waiting."""
    bots: bool
    """Bots may take free seats after a while."""
    strength: float
    since: float
    """Seconds since 1970."""

    @property
    def patience(self) -> Patience:
        return LIVE if self.live else DAYS

    @property
    def kind(self) -> tuple[str, str, bool, bool]:
        """What must be the same for all at a table."""
        return self.game, self.time, self.live, self.rated

    def waited(self, now: float) -> float:
        return max(0.0, now - self.since)

    def reach(self, now: float) -> float:
        """The largest difference in strength to another person."""
        if not self.near:
            return math.inf
        return self.patience.distance + self.patience.growth * self.waited(now)

    def accepts(self, players: int) -> bool:
        """Whether a table of so many people is right."""
        return self.least <= players <= self.most


Apart = Collection[frozenset[str]]
"""Pairs of people who keep apart."""


def in_turn(seeks: Iterable[Seek]) -> list[Seek]:
    """Those who have waited longest first."""
    return sorted(seeks, key=lambda seek: (seek.since, seek.id))


def together(one: Seek, other: Seek, apart: Apart, now: float) -> bool:
    """Whether these two may sit at one table, now."""
    return (
        one.user != other.user
        and abs(one.strength - other.strength) <= min(one.reach(now), other.reach(now))
        and max(one.least, other.least) <= min(one.most, other.most)
        and one.kind == other.kind
        and (not apart or frozenset((one.user, other.user)) not in apart)
    )
