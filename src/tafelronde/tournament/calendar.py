"""A league by the calendar: its rounds end at fixed times, whatever came of their tables."""

from __future__ import annotations

from math import ceil

DAY = 86_400.0


def round_end(begun: float, round_begun: float, days: int) -> float:
    """When a round ends, in seconds since 1970, in a tournament that began at ``begun`` and whose
    rounds take so many ``days``: a whole number of rounds after its beginning. A round that begins
    late, since no server was there, has half of its time at least."""
    length = days * DAY
    return begun + length * ceil((round_begun - begun) / length + 0.5)


def calendar(begun: float, rounds: list[float], days: int, planned: int) -> tuple[float, ...]:
    """When each of the ``planned`` rounds ends; ``rounds``: when those began that have begun."""
    ends = [round_end(begun, at, days) for at in rounds]
    while ends and len(ends) < planned:
        ends.append(ends[-1] + days * DAY)
    return tuple(ends)
