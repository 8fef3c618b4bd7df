"""The actions that a search likes best, tried out: all are played on from the same positions, in
lots, until more of them could hardly change which one comes out best."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from ..core.objects.state import State
from .continuations import play_on

LOT = 8
"""Continuations of each action in a lot."""
HOPE = 0.002
"""An action is tried on as long as the lots that are left may gain so much of the victory by it, in
the mean of all that they may come to (expected improvement; docs/experiments/hints.md)."""
TRIED = 0.75
"""The weight of the results, beside the expectation of a search, while it is open which action is
best."""
SEARCH_ERROR = 0.1
"""The error of a search about a difference between two actions, whatever its samples are
(docs/experiments/review.md)."""
OBVIOUS = 0.3
"""A difference that a search does not err about."""
LEAST_SPREAD = 0.05
"""The least spread of continuations: a few that came out the same prove little."""


class Tried(NamedTuple):
    """The results of trying actions out."""

    best: int
    """The index of the best one."""
    apart: dict[int, float]
    """The loss of each against the best."""
    spreads: list[float]
    """The standard error of the result of each; of the best one, which a search tells, after as
    many as all lots have."""
    played: int
    """The continuations that were played."""


def try_out(
    state: State, actions: Sequence[int], searched: Sequence[float], lots: int, seed: int = 0
) -> Tried:
    """Play legal actions of the player to act on, in at most so many lots. ``searched``: the share
    that a search expects of each. The same seed tries out the same."""
    mover, left, played = state.current_player, list(range(len(actions))), 0
    best = max(left, key=lambda k: searched[k])
    apart = {k: searched[best] - searched[k] for k in left}
    if all(apart[k] >= OBVIOUS for k in left if k != best):
        left = [best]
    ends: list[list[float]] = [[] for _ in actions]
    for lot in range(lots):
        numbers = range(lot * LOT, (lot + 1) * LOT)
        for came in play_on(state, [actions[k] for k in left], numbers, seed):
            for k, shared in zip(left, came, strict=True):
                ends[k].append(shared[mover])
        played += LOT * len(left)
        found = {k: TRIED * fmean(ends[k]) + (1.0 - TRIED) * searched[k] for k in left}
        best = max(left, key=found.__getitem__)
        hopeful = [best]
        for k in left:
            if k != best:
                pairs = [a - b for a, b in zip(ends[best], ends[k], strict=True)]
                apart[k] = _compared(pairs, searched[best] - searched[k])
                missing = TRIED * _spread(pairs) * math.sqrt(1.0 - (lot + 1) / lots)
                if _hope(found[best] - found[k], missing) > HOPE:
                    hopeful.append(k)
        apart[best] = 0.0
        if len(hopeful) == 1:
            break
        left = sorted(hopeful)
    spreads = [_spread(came) for came in ends]
    spreads[best] *= math.sqrt(len(ends[best]) / max(1, lots * LOT))
    return Tried(best, apart, spreads, played)


def _hope(behind: float, missing: float) -> float:
    """The mean of what an action may be ahead at last, 0 where it is not, if it is so much behind
    now and the results that are missing move it by a normal error.

    Examples:
        >>> [round(_hope(behind, 0.02), 4) for behind in (0.0, 0.02, 0.06)]
        [0.008, 0.0017, 0.0]
        >>> _hope(0.01, 0.0)
        0.0
    """
    if missing == 0.0:
        return max(0.0, -behind)
    usual, errors = NormalDist(), behind / missing
    return missing * usual.pdf(errors) - behind * usual.cdf(-errors)


def _compared(apart: Sequence[float], searched: float) -> float:
    """The difference between two actions, from pairs of continuations and from the search, each
    weighed by its error."""
    spread = _spread(apart)
    weight = SEARCH_ERROR**2 / (SEARCH_ERROR**2 + spread**2)
    return weight * fmean(apart) + (1.0 - weight) * searched


def _spread(came: Sequence[float]) -> float:
    """The standard error of the mean of the results, where anything did; else 0."""
    if len(came) < 2:
        return 0.0
    return max(stdev(came), LEAST_SPREAD) / math.sqrt(len(came))
