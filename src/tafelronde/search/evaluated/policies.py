"""Policies by the visits and results at the roots: for many positions at once.

In the shapes n is the number of positions and L that of actions; a logit of −inf stands where a
position has no more actions.
"""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


def visit_shares(visits: Counts) -> Floats:
    """float64[n, L]: each action's share of the visits (int64[n, L]) of its position."""
    return visits / np.maximum(1, visits.sum(1, keepdims=True))


def improved_logits(
    visits: Counts,
    sums: Floats,
    logits: npt.NDArray[np.floating],
    root_visits: npt.NDArray[np.integer],
    root_sums: Floats,
    scales: tuple[float, float],
) -> Floats:
    """float64[n, L]: logit + σ(completed q) (Danihelka et al. 2022).

    ``sums`` float64[n, L] of the results of the player to act, ``logits`` float[n, L] as logarithms
    of probabilities, ``root_visits`` int[n] and ``root_sums`` float64[n] of the roots themselves.
    """
    tried, total = visits > 0, visits.sum(1)
    means = np.divide(sums, visits, out=np.zeros_like(sums), where=tried)
    priors = np.where(tried, np.exp(np.float64(logits)), 0.0)
    own: Floats = np.divide(root_sums - sums.sum(1), np.maximum(1, root_visits - total))
    mass = priors.sum(1)
    gathered = np.divide((priors * means).sum(1), mass, out=np.zeros_like(own), where=mass > 0.0)
    blended: Floats = np.divide(own + total * gathered, 1 + total)
    mixed: Floats = np.where(mass > 0.0, blended, own)
    completed = np.where(tried, means, mixed[:, None])
    visit_scale, value_scale = scales
    scale = value_scale * (visit_scale + visits.max(1, initial=0))
    return np.float64(logits) + scale[:, None] * (completed + 1.0) / 2.0


def improved_policy(
    visits: Counts,
    sums: Floats,
    logits: npt.NDArray[np.floating],
    root_visits: npt.NDArray[np.integer],
    root_sums: Floats,
    scales: tuple[float, float],
) -> Floats:
    """float64[n, L]: the softmax of ``improved_logits``."""
    improved = improved_logits(visits, sums, logits, root_visits, root_sums, scales)
    found = np.exp(improved - improved.max(1, keepdims=True))
    return found / found.sum(1, keepdims=True)


def most_visited(visits: Counts, scores: Floats) -> npt.NDArray[np.int64]:
    """int64[n]: the place of the action with the most visits; of equal ones that with the highest
    score (float64[n, L])."""
    best = visits == visits.max(1, keepdims=True)
    ranked: Floats = np.where(best, scores, -np.inf)
    return ranked.argmax(1)
