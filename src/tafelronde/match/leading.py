"""The lead in a finished game, by the game's own count: since when each seat stood first."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Lead(NamedTuple):
    """The lead of one seat."""

    since: int
    """The ply from which on nobody stood before the seat any more, nor beside it; −1: it did not
    stand first in the end."""
    until: int
    """The last ply at which it stood first; −1: it never did."""


def leads(counts: Iterable[tuple[int, Sequence[float]]], first: Sequence[int]) -> tuple[Lead, ...]:
    """The lead of each seat.

    ``counts``: at each decision and at the end the ply and the count of each seat
    (``outcome.ranking``). ``first``: the seats that share the victory, which lead together.

    Examples:
        >>> leads([(0, (0, 0)), (3, (0, 2)), (5, (4, 2)), (8, (6, 2))], first=[0])
        (Lead(since=5, until=8), Lead(since=-1, until=3))
    """
    found = list[Lead]()
    for ply, count in counts:
        found = found or [Lead(-1, -1)] * len(count)
        for seat, lead in enumerate(found):
            own = first if seat in first else (seat,)
            others = [worth for other, worth in enumerate(count) if other not in own]
            if others and min(count[one] for one in own) > max(others):
                found[seat] = Lead(lead.since if lead.since >= 0 else ply, ply)
            else:
                found[seat] = Lead(-1, lead.until)
    return tuple(found)
