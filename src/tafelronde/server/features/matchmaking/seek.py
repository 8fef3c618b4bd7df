"""A seek, and which seeks can share a table.

Strength is on the scale of ``ratings.scale``: at a difference of 5.9 the two win 73 % and 27 %.
"""

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple


class Patience(NamedTuple):
    """The steps in which a seek gives way as its person waits; times are seconds."""

    size: float
    """The time after which a smaller table than the person likes best will do."""
    bots: float
    """The time after which bots take the free seats, where all agree."""
    long: float
    """The time after which seating this person counts more than seating more people."""
    distance: float
    """The difference in strength that is allowed at first …"""
    growth: float
    """… and by how much it grows each second."""


LIVE = Patience(size=15.0, bots=60.0, long=600.0, distance=4.0, growth=0.1)
DAYS = Patience(size=3600.0, bots=86_400.0, long=3 * 86_400.0, distance=4.0, growth=1.0 / 3600.0)


class Seek(NamedTuple):
    """A seek, as pairing knows it."""

    id: str
    user: str
    game: str
    least: int
    """The smallest table that will do …"""
    most: int
    """… and the largest, which the person likes best."""
    time: str
    """The clock as text; equal texts are equal clocks. '': none."""
    live: bool
    """Whether people sit at the table together; False: a game by days."""
    rated: bool
    near: bool
    """Only with people of about the same strength; waiting widens the distance."""
    bots: bool
    """Whether bots may take free seats after a while."""
    strength: float
    since: float
    """Seconds since 1970."""

    @property
    def patience(self) -> Patience:
        return LIVE if self.live else DAYS

    @property
    def kind(self) -> tuple[str, str, bool, bool]:
        """The part of a seek that must be the same for all people at a table."""
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
"""Pairs of people who are not paired."""


def in_turn(seeks: Iterable[Seek]) -> list[Seek]:
    """Sort seeks, the longest wait first."""
    return sorted(seeks, key=lambda seek: (seek.since, seek.id))


def together(one: Seek, other: Seek, apart: Apart, now: float) -> bool:
    """Whether these two seeks can share a table now."""
    return (
        one.user != other.user
        and abs(one.strength - other.strength) <= min(one.reach(now), other.reach(now))
        and max(one.least, other.least) <= min(one.most, other.most)
        and one.kind == other.kind
        and (not apart or frozenset((one.user, other.user)) not in apart)
    )
