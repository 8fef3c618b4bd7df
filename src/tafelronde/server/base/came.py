"""What a game comes to for a seat, from how it stands and who gave up (docs/outcomes.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

Came = Literal["won", "shared", "draw", "lost"]
"""Alone the best; one of several; everybody at the table was the best; neither."""
GaveUp = Literal["", "resigned", "time", "left"]
"""How somebody gave up their seat: they said so, or had to; their time was out; a bot sat in for
them when the game ended."""


class CameTo(Struct, frozen=True):
    """What a game came to for whoever had a seat (docs/outcomes.md)."""

    result: Came
    place: int
    """1 is the best; equals have the same. Who gave up shares the last one."""
    gave_up: GaveUp = ""


def judge(
    results: Sequence[float], scores: Sequence[float], gone: Mapping[int, GaveUp]
) -> tuple[CameTo, ...]:
    """What a game came to, by seat, from the results of its rules (the best win), what it counts
    (which tells places apart, not victories), and who gave up."""
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
    """The seats that won, alone or together; in a draw all; none where all have given up."""
    return tuple(seat for seat, one in enumerate(came) if one.result != "lost")
