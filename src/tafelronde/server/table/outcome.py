"""What a game came to for the person of each seat (docs/outcomes.md).

Who gave up their seat did not win with it, whatever a bot made of it: they share the last place.
The others stand among themselves as the rules say. Lists, profiles, ratings, tournaments, the deal
of the day, notices and records all ask here.
"""

from __future__ import annotations

from ...match import ending
from ..base.came import CameTo, GaveUp, judge
from .table import Table


def gave_up(table: Table) -> dict[int, GaveUp]:
    """The seats of this table whose people have given them up, or would have if it ended now."""
    found: dict[int, GaveUp] = {
        seat: "left"
        for seat, place in enumerate(table.places)
        if place.is_bot and (place.user or place.gone)
    }
    found.update((seat, "resigned") for seat in table.resigned)
    found.update((seat, "time") for seat in table.out_of_time)
    return found


def outcome(table: Table) -> tuple[CameTo, ...]:
    """What a game that is over came to, by seat."""
    resigned = table.resigned if table.ended_by >= 0 else ()
    results = ending.returns(table.state, resigned)
    scores = [0.0] * table.players if resigned else [float(s) for s in table.state.scores()]
    return judge(results, scores, gave_up(table))
