"""The outcome of a game for each seat, from the results and from who gave up (docs/outcomes.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

Came = Literal["won", "shared", "draw", "lost"]
"""The seat alone was the best; it was one of several best; all seats were equal; it was not the
best."""
GaveUp = Literal["", "resigned", "time", "left"]
"""The way in which a player gave up the seat: by resigning (or a ban), by running out of time, or
because a bot sat in for the player when the game ended."""


class CameTo(Struct, frozen=True):
    """The result of a game for the player on a seat (docs/outcomes.md)."""

    result: Came
    place: int
    """1 is the best; equal seats have the same place. A seat that gave up shares the last place."""
    gave_up: GaveUp = ""


def judge(
    results: Sequence[float], scores: Sequence[float], gone: Mapping[int, GaveUp]
) -> tuple[CameTo, ...]:
    """The outcome for each seat, from the results by the rules (the highest win), the points (they
    separate places, not victories), and who gave up."""
    seats = range(len(results))
    worth = [
        (False, 0.0, 0.0) if seat in gone else (True, results[seat], scores[seat]) for seat in seats
    ]
    best = max((results[seat] for seat in seats if seat not in gone), default=None)
    first = [seat for seat in seats if seat not in gone and results[seat] == best]
    came: Came = "draw" if len(first) == len(seats) else "shared" if len(first) > 1 else "won"
    return tuple(
        CameTo(
            came if seat in first else "lost",
            1 + sum(other > worth[seat] for other in worth),
            gone.get(seat, ""),
        )
        for seat in seats
    )


def winners(came: Sequence[CameTo]) -> tuple[int, ...]:
    """The winning seats, one or several; in a draw all seats; none where all have given up."""
    return tuple(seat for seat, one in enumerate(came) if one.result != "lost")
