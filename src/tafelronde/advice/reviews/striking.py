"""Striking decisions: those that may have hurt somebody else, and are worth measuring, by the
searches."""

from collections.abc import Sequence
from typing import NamedTuple

from .estimate import Estimate
from .moments import MOST, TELLING


class Seen(NamedTuple):
    """A decision at which another idea was looked at."""

    ply: int
    player: int
    estimate: Estimate


def struck(seen: Sequence[Seen]) -> dict[int, int]:
    """The plies that may have cost another seat most, and that seat: at most ``MOST`` for each
    seat.

    What a seat expects is compared under one and the same knowledge, that of who decided.
    """
    found: dict[int, int] = {}
    players = len(seen[0].estimate.best) if seen else 0
    for seat in range(players):
        costs = [
            (one.estimate.other[seat] - one.estimate.played[seat], -one.ply)
            for one in seen
            if one.player != seat
        ]
        for cost, ply in sorted(costs, reverse=True)[:MOST]:
            if cost >= TELLING:
                found.setdefault(-ply, seat)
    return found
