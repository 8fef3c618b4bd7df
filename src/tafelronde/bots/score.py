"""The statistics of a contest: scores with confidence intervals, Elo, and when to stop.

The unit is the *round*: all games of one deal, in which every bot has had every seat. The luck of
the deal and of the seat cancels within a round, so the spread over rounds measures what is left to
chance (for two players the pentanomial variance, of rounds worth 0, ¼, ½, ¾ or 1).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Score:
    """The mean over rounds, 0 … 1, with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    rounds: int


def score(rounds: Sequence[float]) -> Score:
    """The score of a bot from its shares of the points, one for each round, 0 … 1.

    Examples:
        >>> found = score([1.0, 0.5, 0.75, 0.75])
        >>> found.mean, found.rounds
        (0.75, 4)
        >>> 0.0 < found.low < found.mean < found.high <= 1.0
        True
    """
    if not rounds:
        return Score(0.5, 0.0, 1.0, 0)
    mean, variance = _moments(rounds)
    half = Z95 * math.sqrt(variance / len(rounds))
    return Score(mean, max(0.0, mean - half), min(1.0, mean + half), len(rounds))


def _moments(rounds: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of the rounds. The variance counts one more lost and one more won round:
    otherwise a short contest whose rounds all end alike would have an interval of width 0."""
    n = len(rounds)
    mean = math.fsum(rounds) / n
    spread = math.fsum((value - mean) ** 2 for value in (*rounds, 0.0, 1.0))
    return mean, spread / (n + 1)


def points_of(returns: Sequence[float]) -> list[float]:
    """The points of each seat, from the returns −1 … 1: ½ is an even result, 1 a victory alone.

    What a seat has above the mean of the table counts in units of a victory, whether or not the
    returns of the game add up to 0. With two players the points are ½ + (own − other) / 4.
    """
    players = len(returns)
    mean = sum(returns) / players
    least = min(returns) if players > 2 else -1.0
    victory = (1.0 - least) * (1.0 - 1.0 / players)
    return [0.5 + (value - mean) / (2.0 * victory) if victory else 0.5 for value in returns]


def elo(mean: float) -> float:
    """The difference in Elo points that predicts this mean score; infinite at 0 and 1.

    Examples:
        >>> elo(0.5), round(elo(0.75)), elo(1.0)
        (0.0, 191, inf)
    """
    if mean <= 0.0 or mean >= 1.0:
        return math.copysign(math.inf, mean - 0.5)
    return 400.0 * math.log10(mean / (1.0 - mean))


def expected(elo_difference: float) -> float:
    """The mean score that a difference in Elo points predicts.

    Examples:
        >>> expected(0.0), round(expected(200.0), 2)
        (0.5, 0.76)
    """
    return 1.0 / (1.0 + 10.0 ** (-elo_difference / 400.0))


@dataclass(frozen=True)
class Sprt:
    """The sequential probability ratio test (Wald 1945) between two Elo differences.

    ``alpha`` is the probability of accepting ``elo1`` although ``elo0`` is true, ``beta`` that of
    the opposite error. Raises ValueError unless ``elo0 < elo1``, both finite.

    Examples:
        >>> test = Sprt(elo0=0.0, elo1=50.0)
        >>> test.decision([0.75, 0.5] * 5), test.decision([0.75, 0.5] * 100)
        ('', 'elo1')
        >>> test.decision([0.25, 0.5] * 100)
        'elo0'
        >>> Sprt(elo0=50.0, elo1=0.0)
        Traceback (most recent call last):
            ...
        ValueError: elo0 must be less than elo1, both finite
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ValueError("elo0 must be less than elo1, both finite")

    @property
    def bounds(self) -> tuple[float, float]:
        """The limits of the log likelihood ratio: below the first ``elo0`` is accepted, above the
        second ``elo1``."""
        return (
            math.log(self.beta / (1.0 - self.alpha)),
            math.log((1.0 - self.beta) / self.alpha),
        )

    def llr(self, rounds: Sequence[float]) -> float:
        """The generalised log likelihood ratio of the rounds' scores, in its normal approximation
        (Van den Bergh, "A practical introduction to the GSPRT", 2020)."""
        if not rounds:
            return 0.0
        mean, variance = _moments(rounds)
        s0, s1 = expected(self.elo0), expected(self.elo1)
        return len(rounds) * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)

    def decision(self, rounds: Sequence[float]) -> str:
        """The accepted hypothesis, ``elo0`` or ``elo1``; '' while the test is open."""
        low, high = self.bounds
        ratio = self.llr(rounds)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else ""
