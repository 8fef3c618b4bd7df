"""The one estimator of a review: shares of the victory after each action that was looked at.

At a decision a search looks at the best action and at the one that was played. Where the latter
seems worse, both are played on from the same worlds with the same random numbers. The two findings
are weighed by their errors, with the same weight for both actions, so that what is expected of each
is a distribution of the victory. What the search finds is told as it was measured to come true
(``GameDefinition.trust``).

The action that was played counts as the best one unless continuations show that another is better
by more than the error of the difference; and a difference that was looked for is on average smaller
than it was found to be, so that it is told less the part that its own error explains (James & Stein
1961)."""

import math
from typing import NamedTuple

from ...core.facts.definition import Trust
from ...search.shares import Shares
from ..chances import trusted
from ..judge import Judgement
from .comparing import Comparing
from .decision import NOTHING_LOST
from .scale import mixed

SEARCH_ERROR = 0.06
"""The error of a search about two actions, whatever its samples show (standard deviation; see
docs/experiments/review.md)."""


class Estimate(NamedTuple):
    """The shares that are expected of the actions of a decision."""

    best: Shares
    played: Shares
    """The same as ``best`` where nothing is known to be lost."""
    other: Shares
    """The other good idea: the one that seemed best, or where that was played the second-best."""
    second: Shares
    """The second-best idea of the judge."""
    error: float
    """The standard error of the difference of the first two."""


def estimate(
    judged: Judgement, played: int, mover: int, trust: Trust, comparing: Comparing | None
) -> Estimate:
    """The shares that are expected of the actions of a decision.

    ``judged``: what the judge says of it; ``comparing``: what the continuations say of the best
    action and of the one that was played, None where the search saw nothing lost.
    """
    best, after = trusted(trust, judged.before, mover), trusted(trust, judged.after, mover)
    second = trusted(trust, judged.second_shares, mover) if judged.second_shares else best
    if judged.best == played:
        return Estimate(after, after, second, second, 0.0)
    if comparing is None or not comparing.count:
        return Estimate(after, after, best, second, 0.0)
    best, after, error = weighed(best, after, mover, comparing)
    lost, carried = best[mover] - after[mover], comparing.carried
    if min(lost, carried) < NOTHING_LOST:
        return Estimate(after, after, best, second, error)
    value = mixed(after, best, min(1.0, carried / lost))
    return Estimate(value, after, value, second, error)


def weighed(
    first: Shares, second: Shares, seat: int, comparing: Comparing
) -> tuple[Shares, Shares, float]:
    """The shares of two actions by searches and by continuations, each as far as its error lets it
    count; and the error that is left for this seat."""
    error = comparing.errors[seat]
    weight = SEARCH_ERROR**2 / (SEARCH_ERROR**2 + error**2)
    return (
        mixed(first, comparing.first, weight),
        mixed(second, comparing.second, weight),
        math.sqrt(weight) * error,
    )
