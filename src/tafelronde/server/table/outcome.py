"""The outcome of a game for the person of each seat (docs/outcomes.md).

A person who gave up their seat did not win, whatever a bot made of it: they share the last place.
The others are ranked among themselves by the rules. Lists, profiles, ratings, tournaments, the deal
of the day, notifications and records all ask here.
"""

from ...match.outcome import GaveUp, SeatOutcome
from ...match.outcome import outcome as outcome_of
from .table import Table


def gave_up(table: Table) -> dict[int, GaveUp]:
    """The seats whose people have given up, or would have if the game ended now, and how."""
    found: dict[int, GaveUp] = {
        seat: "left"
        for seat, place in enumerate(table.places)
        if place.is_bot and (place.user or place.gone)
    }
    found.update((seat, "resigned") for seat in table.resigned)
    found.update((seat, "time") for seat in table.out_of_time)
    return found


def outcome(table: Table) -> tuple[SeatOutcome, ...]:
    """The outcome of a finished game, by seat."""
    resigned = table.resigned if table.ended_by >= 0 else ()
    return outcome_of(table.state, resigned, gave_up(table))
