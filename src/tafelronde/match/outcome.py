"""The outcome of a game for each seat, from the results and from who gave up (docs/outcomes.md).

This module alone decides it. The end screen, lists, profiles, ratings, tournaments, the deal of the
day, records and the terminal all read its answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from ..core.facts.results import LOST
from . import ending

if TYPE_CHECKING:
    from ..core.objects.state import State

SeatResult = Literal["won", "shared", "draw", "lost"]
"""The seat alone was the best; it was one of several best; all seats were equal; it was not the
best."""
GaveUp = Literal["", "resigned", "time", "left"]
"""The way in which a player gave up the seat: by resigning (or a ban), by running out of time, or
because a bot sat in for the player when the game ended."""


class SeatOutcome(Struct, frozen=True):
    """The result of a game for the player on a seat (docs/outcomes.md)."""

    result: SeatResult
    place: int
    """1 is the best; equal seats have the same place. A seat that gave up shares the last place."""
    gave_up: GaveUp = ""


def judge(
    results: Sequence[float], order: Sequence[float], gone: Mapping[int, GaveUp]
) -> tuple[SeatOutcome, ...]:
    """The outcome for each seat.

    ``results``: the results by the rules, −1 … 1, by seat. ``order``: the game's own count, by
    seat: it separates places, and decides who has won where everybody who came first on the board
    gave up. ``gone``: the seats that gave up, and how.

    Examples:
        The seat that came first ran out of time, so the better one of the two others has won:

        >>> [one.result for one in judge([1.0, -1.0, -1.0], [5, 3, 2], {0: "time"})]
        ['lost', 'won', 'lost']
    """
    seats = range(len(results))
    worth = [
        (False, 0.0, 0.0) if seat in gone else (True, results[seat], float(order[seat]))
        for seat in seats
    ]
    best = max((worth[seat] for seat in seats if seat not in gone), default=None)
    won_on_board = best is not None and best[1] > LOST
    first = [
        seat
        for seat in seats
        if best is not None and worth[seat][0] and worth[seat][1] == best[1]
        and (won_on_board or worth[seat] == best)
    ]  # fmt: skip
    best_result: SeatResult = (
        "draw" if len(first) == len(seats) else "shared" if len(first) > 1 else "won"
    )
    return tuple(
        SeatOutcome(
            best_result if seat in first else "lost",
            1 + sum(other > worth[seat] for other in worth),
            gone.get(seat, ""),
        )
        for seat in seats
    )


def shares(outcomes: Sequence[SeatOutcome]) -> tuple[float, ...]:
    """The result of each seat on the scale of results, −1 … 1, after who gave up: the winners
    share the victory."""
    count = len(winners(outcomes))
    return tuple(2.0 / count - 1.0 if one.result != "lost" else LOST for one in outcomes)


def outcome(
    state: State, resigned: Sequence[int], gone: Mapping[int, GaveUp]
) -> tuple[SeatOutcome, ...]:
    """The outcome of a finished game for each seat. ``resigned``: the seats whose giving up ended
    it; empty where the rules did. ``gone``: all seats that gave up, and how."""
    results = ending.returns(state, resigned)
    return judge(results, [0.0] * state.players if resigned else ranking(state), gone)


def winning(state: State, resigned: Sequence[int] = (), gone: Sequence[int] = ()) -> list[int]:
    """The seats that have won; empty while the match runs. ``resigned``: the seats whose giving up
    ended it; ``gone``: the others that gave up.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> winning(state), winning(state, resigned=[0])
        ([], [1])
    """
    if not state.is_terminal and not resigned:
        return []
    left: dict[int, GaveUp] = dict.fromkeys((*resigned, *gone), "resigned")
    return list(winners(outcome(state, resigned, left)))


def ranking(state: State) -> list[float]:
    """The game's own count by seat, by which equal results are placed."""
    own_count = state.game.ranking
    return [float(count) for count in (state.scores() if own_count is None else own_count(state))]


def winners(outcomes: Sequence[SeatOutcome]) -> tuple[int, ...]:
    """The winning seats, one or several; in a draw all seats; none where all have given up."""
    return tuple(seat for seat, one in enumerate(outcomes) if one.result != "lost")
