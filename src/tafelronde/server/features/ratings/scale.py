"""Scale of ratings: how they are shown, and how they grow uncertain while nobody plays."""

from __future__ import annotations

import math
from typing import NamedTuple

DAY = 86_400.0
"""Seconds in a day."""
START = 25.0
"""The strength of a person who has not played yet, and of every game's ``medium`` bot."""
UNKNOWN = 25.0 / 3.0
"""The uncertainty of a person who has not played yet; no rating is more uncertain."""
BETA = 25.0 / 6.0
"""The luck in a game: how far a player's play strays from their strength."""
SPREAD = math.sqrt(2.0) * BETA
"""With this much more strength, a player wins e times as often as the other."""
FADING = 3.0 / 365.0
"""The uncertainty that a day without a game adds."""
PROVISIONAL = 5.0
"""A rating with more uncertainty is provisional and stands in no list."""
SURE = 2.0
"""Lists are ordered by the strength minus so many times the uncertainty."""
_MIDDLE, _STEP = 1500.0, 30.0


class Ladder(NamedTuple):
    """Games that are rated together, apart from all others."""

    game: str
    players: int
    """The number of players at the table."""
    pace: str
    """``live`` or ``days``."""


class Rating(NamedTuple):
    """The strength of a person as far as it is known: a normal distribution."""

    mu: float = START
    sigma: float = UNKNOWN
    games: int = 0
    """The number of games that counted."""
    changed: float = 0.0
    """When the last of them ended, in seconds since 1970; 0: there was none."""

    def at(self, now: float) -> Rating:
        """The rating at a later time, with more uncertainty."""
        if not self.games:
            return self
        idle = max(0.0, now - self.changed) / DAY
        return self._replace(sigma=min(UNKNOWN, self.sigma + FADING * idle))

    @property
    def is_provisional(self) -> bool:
        return self.sigma > PROVISIONAL

    @property
    def number(self) -> int:
        """The strength on the scale that people see."""
        return shown(self.mu)

    @property
    def deviation(self) -> int:
        """The uncertainty on the scale of ``number``."""
        return round(_STEP * self.sigma)

    @property
    def sure(self) -> int:
        """A lower bound that the strength almost certainly exceeds, on the scale of ``number``."""
        return shown(self.mu - SURE * self.sigma)

    @property
    def standing(self) -> float:
        """The key of lists: a larger one stands higher, whenever the list is read (provisional
        ratings aside). The time need not be known, since the uncertainty of all ratings grows by
        the same amount each day."""
        return self.mu - SURE * self.sigma + SURE * FADING * self.changed / DAY

    @property
    def settled_until(self) -> float:
        """When the rating becomes provisional if no further game counts."""
        return self.changed + (PROVISIONAL - self.sigma) / FADING * DAY


def standing_now(rating: Rating, now: float) -> float:
    """The key, at this time, of a rating that does not grow uncertain, such as a bot's."""
    return rating.mu - SURE * rating.sigma + SURE * FADING * now / DAY


def shown(mu: float) -> int:
    """A strength on the scale that people see."""
    return round(_MIDDLE + _STEP * (mu - START))


def strength(number: float) -> float:
    """The strength that is shown as this number."""
    return START + (number - _MIDDLE) / _STEP


def expected(ours: float, theirs: float, spread: float = SPREAD) -> float:
    """The chance to be ahead of an opponent of strength ``theirs``, 0 … 1."""
    return 1.0 / (1.0 + math.exp((theirs - ours) / spread))


def foreseen(one: Rating, other: Rating) -> float:
    """The chance of the first to be ahead of the other, 0 … 1: nearer to a half the less certain
    their ratings are."""
    spread = math.sqrt(SPREAD**2 + one.sigma**2 + other.sigma**2)
    return expected(one.mu, other.mu, spread)
