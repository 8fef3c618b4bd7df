"""Striking decisions: those that may have hurt somebody else, and are worth measuring, by the
searches."""

from __future__ import annotations

from collections.abc import Sequence

from .decision import Decision
from .moments import MOST, TELLING


def struck(decisions: Sequence[Decision]) -> dict[int, int]:
    """The plies that may have cost another seat most, and that seat: at most ``MOST`` for each
    seat.

    What a seat expects is compared under one and the same knowledge, that of who decided.
    """
    found: dict[int, int] = {}
    players = len(decisions[0].before) if decisions else 0
    for seat in range(players):
        costs = [
            (decision.otherwise_shares[seat] - decision.searched[seat], -decision.ply)
            for decision in decisions
            if decision.player != seat and decision.otherwise.action != decision.played.action
        ]
        for cost, ply in sorted(costs, reverse=True)[:MOST]:
            if cost >= TELLING:
                found.setdefault(-ply, seat)
    return found
