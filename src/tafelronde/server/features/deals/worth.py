"""Worth of a game at a deal for one of its players."""

from typing import Literal, NamedTuple

from ...storage.stored_card import StoredCard

Result = Literal["resigned", "lost", "shared", "won"]
RESULTS: tuple[Result, ...] = ("resigned", "lost", "shared", "won")
"""The results of a try, the worst first. The index is stored, so the order never changes."""


class Worth(NamedTuple):
    """The worth of a try, by which tries are compared, and its points."""

    result: float
    """An index of ``RESULTS``."""
    lead: float
    """The points beyond those of the best of the others."""
    points: float


def worth_of(card: StoredCard, user: str) -> Worth | None:
    """The worth of a game for this person; None where they did not finish it."""
    seat = next((k for k, placed in enumerate(card.seats) if placed.user == user), None)
    return None if seat is None else worth_at(card, seat)


def worth_at(card: StoredCard, seat: int) -> Worth | None:
    """The worth of a game on this seat; None where it is not over."""
    outcome = card.outcome
    if outcome is None:
        return None
    points = outcome.scores[seat]
    lead = points - max(score for k, score in enumerate(outcome.scores) if k != seat)
    own = outcome.seats[seat]
    result = "resigned" if own.gave_up else "shared" if own.result == "draw" else own.result
    return Worth(float(RESULTS.index(result)), lead, points)
