"""A league by the calendar: its rounds end at fixed times, even if tables are not finished."""

from math import ceil

DAY = 86_400.0


def round_end(begun: float, round_begun: float, days: int) -> float:
    """When a round ends, in seconds since 1970: a whole number of rounds (of ``days`` each) after
    the tournament began at ``begun``. A round that began late, since no server ran, still has at
    least half of its time."""
    length = days * DAY
    return begun + length * ceil((round_begun - begun) / length + 0.5)


def calendar(begun: float, rounds: list[float], days: int, planned: int) -> tuple[float, ...]:
    """When each of the ``planned`` rounds ends. ``rounds``: when each of the rounds so far
    began."""
    ends = [round_end(begun, at, days) for at in rounds]
    while ends and len(ends) < planned:
        ends.append(ends[-1] + days * DAY)
    return tuple(ends)
