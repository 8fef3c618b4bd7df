"""Dividing players into tables of three or more: equal points together, few repeated meetings."""

from collections.abc import Sequence

from .history import History
from .lot import shuffled

_STARTS = 6
"""The number of starting orders that the search tries where points do not matter."""


def grouped(
    players: Sequence[int], history: History, seed: bytes, round: int, *, by_points: bool
) -> list[tuple[int, ...]]:
    """Divide the players, ranked by points, into tables. Their number is a multiple of the table's
    size.

    Two players change places as long as that improves the tables: first in meetings, then
    (``by_points``) in the difference of points at a table. Without points the search starts from
    several orders that the lot draws.
    """
    if by_points:
        starts = [list(players)]
    else:
        starts = [shuffled(seed, f"groups {round} {k}", players) for k in range(_STARTS)]
    found = [_improved(start, history, by_points) for start in starts]
    _, best = min(found, key=lambda one: one[0])
    size = history.rules.size
    return [tuple(best[at : at + size]) for at in range(0, len(best), size)]


def _improved(order: list[int], history: History, by_points: bool) -> tuple[float, list[int]]:
    """The order after all exchanges that help, and its cost."""
    size, met, points = history.rules.size, history.met, history.points

    def cost(a: int, b: int) -> float:
        apart = points[a] - points[b] if by_points else 0.0
        # Each further meeting of the same two costs more; a meeting outweighs any points.
        return 1000.0 * (2 * met[a, b] + 1) * (met[a, b] > 0) + 10 * apart * apart

    costs = {a: {b: cost(a, b) for b in order if b != a} for a in order}

    def gain(i: int, j: int) -> float:
        """The decrease of the cost after the players at places ``i`` and ``j`` change."""
        a, b = order[i], order[j]
        here = [n for n in order[i - i % size : i - i % size + size] if n != a]
        there = [n for n in order[j - j % size : j - j % size + size] if n != b]
        own, other = costs[a], costs[b]
        before = sum(own[n] for n in here) + sum(other[n] for n in there)
        return before - sum(other[n] for n in here) - sum(own[n] for n in there)

    improved = True
    while improved:
        improved = False
        for i in range(len(order)):
            for j in range(i - i % size + size, len(order)):
                if gain(i, j) > 1e-6:
                    order[i], order[j] = order[j], order[i]
                    improved = True
    total = 0.0
    for at in range(0, len(order), size):
        table = order[at : at + size]
        total += sum(costs[a][b] for a in table for b in table if a < b)
    return total, order
