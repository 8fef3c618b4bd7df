"""What a contest proves: scores with confidence intervals, Elo, and when to stop.

The unit of all statistics is the *round*: all games of one deal, in which everybody has sat
everywhere. Luck of the deal and of the seat cancels within a round, so its spread over rounds
(for two players the pentanomial variance: 0, ¼, ½, ¾, 1) is what is left to chance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Score:
    """A mean of rounds, 0 … 1, with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    rounds: int


def score(rounds: Sequence[float]) -> Score:
    """The score of a bot from its share of the points in each round."""
    if not rounds:
        return Score(0.5, 0.0, 1.0, 0)
    mean, variance = _moments(rounds)
    half = Z95 * math.sqrt(variance / len(rounds))
    return Score(mean, max(0.0, mean - half), min(1.0, mean + half), len(rounds))


def _moments(rounds: Sequence[float]) -> tuple[float, float]:
    """Mean and variance. The variance counts one more round lost and one won, so that a short
    contest in which all rounds end alike is not certain of itself."""
    n = len(rounds)
    mean = math.fsum(rounds) / n
    spread = math.fsum((value - mean) ** 2 for value in (*rounds, 0.0, 1.0))
    return mean, spread / (n + 1)


def elo(mean: float) -> float:
    """The difference in Elo points that predicts this score; infinite at 0 and 1."""
    if mean <= 0.0 or mean >= 1.0:
        return math.copysign(math.inf, mean - 0.5)
    return 400.0 * math.log10(mean / (1.0 - mean))


def expected(elo_difference: float) -> float:
    """The score that a difference in Elo points predicts."""
    return 1.0 / (1.0 + 10.0 ** (-elo_difference / 400.0))


@dataclass(frozen=True)
class Sprt:
    """The sequential probability ratio test (Wald 1945) of two Elo differences.

    ``llr`` is the generalised log likelihood ratio of paired results in its normal approximation
    (Van den Bergh, "A practical introduction to the GSPRT", 2020).
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
        """Below the first, elo0 is accepted; above the second, elo1."""
        return (
            math.log(self.beta / (1.0 - self.alpha)),
            math.log((1.0 - self.beta) / self.alpha),
        )

    def llr(self, rounds: Sequence[float]) -> float:
        if not rounds:
            return 0.0
        mean, variance = _moments(rounds)
        s0, s1 = expected(self.elo0), expected(self.elo1)
        return len(rounds) * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)

    def decision(self, rounds: Sequence[float]) -> str:
        """``elo0``, ``elo1``, or '' while it is open."""
        low, high = self.bounds
        ratio = self.llr(rounds)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else ""
