"""The one scale of a review: shares of the victory, a distribution over the seats.

All shares of a review are whole multiples of ``GRAIN``, and together exactly 1. Sums of such
numbers are exact, so what is added up over a game comes out to the last digit, in any order."""

import math

from ...search.shares import Shares

PARTS = 1 << 20
"""Parts of a whole victory."""
GRAIN = 1.0 / PARTS
"""The smallest share; a power of two, so that floats hold all multiples exactly."""
LEAST = 1e-9
"""A share that is taken for 0 where something is divided by it."""


def exact(shares: Shares) -> Shares:
    """The nearest distribution whose shares are multiples of ``GRAIN``.

    Examples:
        >>> sum(exact((1 / 3, 1 / 3, 1 / 3))) == 1.0
        True
        >>> exact((1.5, -0.5))
        (1.0, 0.0)
    """
    inside = [max(0.0, share) for share in shares]
    whole = math.fsum(inside)
    if whole <= 0.0:
        inside, whole = [1.0] * len(inside), float(len(inside))
    scaled = [PARTS * share / whole for share in inside]
    parts = [int(one) for one in scaled]
    order = sorted(range(len(parts)), key=lambda seat: (parts[seat] - scaled[seat], seat))
    for seat in order[: PARTS - sum(parts)]:
        parts[seat] += 1
    return tuple(part * GRAIN for part in parts)


def mixed(first: Shares, second: Shares, weight: float) -> Shares:
    """The first distribution, with ``weight`` of the second one in it.

    Examples:
        >>> mixed((1.0, 0.0), (0.0, 1.0), 0.25)
        (0.75, 0.25)
    """
    return tuple(a + weight * (b - a) for a, b in zip(first, second, strict=True))


def shifted(level: Shares, begin: Shares, end: Shares, seat: int) -> Shares:
    """The level after the change from ``begin`` to ``end``, which was measured at another level.

    What this seat loses is the same part of what it holds, what it gains the same part of what it
    lacks; so it never loses more than it holds. The others share the rest, each by how its part of
    their rest has changed. At the level ``begin`` it is ``end``.

    Examples:
        >>> shifted((0.2, 0.8), (0.5, 0.5), (0.25, 0.75), 0)  # half of what it held
        (0.1, 0.9)
        >>> level = (0.5, 0.3, 0.2)
        >>> [round(share, 3) for share in shifted(level, level, (0.3, 0.3, 0.4), 0)]
        [0.3, 0.3, 0.4]
    """
    if end[seat] <= begin[seat]:
        share = level[seat] * end[seat] / max(begin[seat], LEAST)
    else:
        share = 1.0 - (1.0 - level[seat]) * (1.0 - end[seat]) / max(1.0 - begin[seat], LEAST)
    share = max(0.0, min(1.0, share))
    others = [of for of in range(len(level)) if of != seat]

    def parts(found: Shares) -> dict[int, float]:
        rest = math.fsum(found[of] for of in others)
        return {of: found[of] / rest if rest > LEAST else 1.0 / len(others) for of in others}

    now, before, after = parts(level), parts(begin), parts(end)
    weights = {
        of: now[of] * after[of] / before[of] if before[of] > LEAST else after[of] for of in others
    }
    whole = math.fsum(weights.values())
    if whole <= LEAST:
        weights, whole = after, 1.0
    return tuple(
        share if of == seat else (1.0 - share) * weights[of] / whole for of in range(len(level))
    )
