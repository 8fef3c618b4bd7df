"""The limits of a rated game, so that its result says how well its people play (docs/ratings.md).

A person has one seat, the bots are characters of the court, and nobody gets hints, takes back, or
lets a bot play for them (``origin.RATED``). A deal of the day and a game that begins with given
steps are never rated.
"""

from collections.abc import Sequence

from ...core.facts.levels import LEVELS
from ..base.refusal import Refusal
from ..wire.requests import NewTable, SeatPlan
from .table import Table


def check_plan(plan: NewTable, seats: Sequence[SeatPlan]) -> None:
    """Raise Refusal where a rated table cannot have this plan and these seats."""
    if plan.hints:
        raise _bad("hints", "a rated game has no hints")
    if all(seat.kind == "bot" for seat in seats):
        raise _bad("rated", "a rated game needs a person")
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Refusal("rated", "in a rated game a person has one seat")
    if any(seat.level and seat.level not in LEVELS for seat in seats if seat.kind == "bot"):
        raise Refusal("rated", "in a rated game the bots are of the court")


def _bad(field: str, message: str) -> Refusal:
    return Refusal("bad-option", f"{field}: {message}", args={"field": field})


def check_sit(table: Table, user: str) -> None:
    """Raise Refusal where this person has a seat at a rated table already."""
    if table.rated and table.seats_of(user):
        raise Refusal("rated", "in a rated game a person has one seat")


def check_bot(table: Table, seat: int, level: str) -> None:
    """Raise Refusal for a bot at a rated table if its strength is not known, or if it would leave
    no seat for a person."""
    if not table.rated:
        return
    if level not in LEVELS:
        raise Refusal("rated", "in a rated game the bots are of the court")
    if all(place.level for other, place in enumerate(table.places) if other != seat):
        raise Refusal("rated", "a rated game needs a person")
