"""What a rating is, how it is shown, and how it grows uncertain while nobody plays."""

from __future__ import annotations

import math
from typing import NamedTuple

DAY = 86_400.0
"""Seconds."""
START = 25.0
"""The strength of somebody of whom nothing is known, and of every game's ``medium`` bot."""
UNKNOWN = 25.0 / 3.0
"""How uncertain that is; nothing is ever more uncertain."""
BETA = 25.0 / 6.0
"""How much luck there is in a game."""
SPREAD = math.sqrt(2.0) * BETA
"""Who is stronger by so much wins e times as often as the other."""
FADING = 3.0 / 365.0
"""So much uncertainty a day without a game adds."""
PROVISIONAL = 5.0
"""A rating that is less certain is provisional, and stands in no list."""
SURE = 2.0
"""Lists go by the strength minus so many times the uncertainty."""
_MIDDLE, _STEP = 1500.0, 30.0


class Ladder(NamedTuple):
    """What is rated apart from all others."""

    game: str
    players: int
    """How many play together."""
    pace: str
    """``live`` or ``days``."""


class Rating(NamedTuple):
    """How strong somebody is, as far as that is known: a normal distribution."""

    mu: float = START
    sigma: float = UNKNOWN
    games: int = 0
    """How many counted."""
    changed: float = 0.0
    """When the last of them ended, in seconds since 1970; 0: there was none."""

    def at(self, now: float) -> Rating:
        """The same at a later time: less certain."""
        if not self.games:
            return self
        idle = max(0.0, now - self.changed) / DAY
        return self._replace(sigma=min(UNKNOWN, self.sigma + FADING * idle))

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    @property
    def number(self) -> int:
        """As it is shown."""
        return shown(self.mu)

    @property
    def deviation(self) -> int:
        """The uncertainty on the scale of ``number``."""
        return round(_STEP * self.sigma)

    @property
    def sure(self) -> int:
        """What it is at least, almost certainly, on the scale of ``number``."""
        return shown(self.mu - SURE * self.sigma)

    @property
    def standing(self) -> float:
        """The key of lists: of two people whose ratings are not provisional, the one with the
        larger key stands higher, at whatever time one looks. For uncertainty grows evenly, and so
        all sink alike."""
        return self.mu - SURE * self.sigma + SURE * FADING * self.changed / DAY

    @property
    def settled_until(self) -> float:
        """Until when it is not provisional without a further game."""
        return self.changed + (PROVISIONAL - self.sigma) / FADING * DAY


def standing_now(rating: Rating, now: float) -> float:
    """The key of a rating that never changes, among those of people now."""
    return rating.mu - SURE * rating.sigma + SURE * FADING * now / DAY


def shown(mu: float) -> int:
    """A strength on the scale that people see."""
    return round(_MIDDLE + _STEP * (mu - START))


def expected(ours: float, theirs: float, spread: float = SPREAD) -> float:
    """The chance to be ahead of somebody of strength ``theirs``, 0 … 1."""
    return 1.0 / (1.0 + math.exp((theirs - ours) / spread))


def foreseen(one: Rating, other: Rating) -> float:
    """The chance of the first to be ahead of the other, as far as their ratings tell, 0 … 1: the
    less is known, the nearer to a half."""
    spread = math.sqrt(SPREAD**2 + one.sigma**2 + other.sigma**2)
    return expected(one.mu, other.mu, spread)
