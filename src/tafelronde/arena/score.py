"""The statistics of a contest: shares of the victories with confidence intervals, Elo, and when to
stop. The arena, its sequential test, gates of training and the benchmark all count by these.

The unit is the *round*: all games of one deal, in which every bot has had every seat. The luck of
the deal and of the seat cancels within a round, so the spread over rounds measures what is left to
chance (for two players the pentanomial variance, of rounds worth 0, ¼, ½, ¾ or 1).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.facts.results import share_of

Z95 = 1.959963984540054
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Score:
    """The mean share over rounds, 0 … 1, with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    rounds: int


def score(rounds: Sequence[float], even: float = 0.5) -> Score:
    """The score of a bot from its shares of the victories, one for each round, 0 … 1. ``even`` is
    the share of equal bots, which stands where there are no rounds.

    Examples:
        >>> found = score([1.0, 0.5, 0.75, 0.75])
        >>> found.mean, found.rounds
        (0.75, 4)
        >>> 0.0 < found.low < found.mean < found.high <= 1.0
        True
    """
    if not rounds:
        return Score(even, 0.0, 1.0, 0)
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


def shares_of(results: Sequence[float]) -> list[float]:
    """The share of the victory that each seat had, from the results −1 … 1: 1 for who won alone, 0
    for who won nothing. How far who did not win was behind counts for nothing.

    Examples:
        >>> shares_of([1.0, -1.0]), shares_of([0.0, 0.0]), shares_of([-1.0, 0.0, 0.0, -1.0])
        ([1.0, 0.0], [0.5, 0.5], [0.0, 0.5, 0.5, 0.0])
    """
    return [share_of(result) for result in results]


def elo(share: float, even: float = 0.5) -> float:
    """The difference in Elo points to each of the others that predicts this mean share of the
    victories; infinite at 0 and 1. ``even`` is the share that a bot has by its seats if all are
    equally strong: one half of two players, 1/n of one seat among n.

    Strengths win in proportion (the model of Plackett and Luce); with two players it is the usual
    formula.

    Examples:
        >>> elo(0.5), round(elo(0.75)), elo(1.0)
        (0.0, 191, inf)
        >>> round(elo(0.25, even=0.25)), round(elo(0.5, even=0.25)), elo(0.0, even=0.25)
        (0, 191, -inf)
    """
    if share <= 0.0 or share >= 1.0:
        return math.copysign(math.inf, share - 0.5)
    return 400.0 * math.log10(share * (1.0 - even) / (even * (1.0 - share)))


def finite(value: float) -> float | None:
    """The value as JSON takes it: None where it is infinite."""
    return value if math.isfinite(value) else None


def expected(elo_difference: float, even: float = 0.5) -> float:
    """The mean share of the victories that a difference in Elo points predicts.

    Examples:
        >>> expected(0.0), round(expected(200.0), 2), round(expected(191.0, even=0.25), 2)
        (0.5, 0.76, 0.5)
    """
    return even / (even + (1.0 - even) * 10.0 ** (-elo_difference / 400.0))


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
        return (math.log(self.beta / (1.0 - self.alpha)), math.log((1.0 - self.beta) / self.alpha))

    def llr(self, rounds: Sequence[float], even: float = 0.5) -> float:
        """The generalised log likelihood ratio of the rounds' shares, in its normal approximation
        (Van den Bergh, "A practical introduction to the GSPRT", 2020). ``even`` is the share of
        equal bots."""
        if not rounds:
            return 0.0
        mean, variance = _moments(rounds)
        s0, s1 = expected(self.elo0, even), expected(self.elo1, even)
        return len(rounds) * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)

    def decision(self, rounds: Sequence[float], even: float = 0.5) -> str:
        """The accepted hypothesis, ``elo0`` or ``elo1``; '' while the test is open."""
        low, high = self.bounds
        ratio = self.llr(rounds, even)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else ""
