"""Tiles that the next player may hold: for puzzles about the odds of a victory next turn.

At a table of three the next player may lay a tile that lets the one after them spoil the victory;
what that one lays comes too late, since a laid tile takes nobody's way. Only by magical shift could
they use a tile of theirs, to put it in the place of another one: they are given one without arrows,
which fits everywhere.
"""

import math
from collections.abc import Collection, Sequence

from ...core.facts.position import Position
from ...core.facts.puzzling import Deals
from ...core.facts.telling import Telling
from ...core.objects.state import State
from .facts import ARROWS, BITS, COUNT_OF_LOOK, FIRST_CODE, LOOK, LOOKS, LOW_BIT
from .state import MAIN, DrakonRecord

PLAYERS = 3


def deals(state: State, seat: int) -> Deals | None:
    """The hands that the next player may have; None where the odds cannot be told."""
    record = state.record
    if state.players != PLAYERS or record.phase != MAIN or record.assigned or record.escape:
        return None
    others = [player for player in range(PLAYERS) if player != seat]
    if record.sunk or any(record.known[seat][other] for other in others):
        return None
    unseen = _unseen(state, seat)
    held = record.hands[_next(seat)].bit_count()
    fitting = [look for look in unseen if not ARROWS[FIRST_CODE[look]]]
    if not held or not fitting:
        return None

    def world(looks: Collection[int]) -> State:
        """The next player holds one tile of each of these looks, the other one a tile that fits."""
        made = state.copy()
        array = made.array
        array["hands"][0, others] = 1 << LOW_BIT[fitting[0]]
        array["hands"][0, _next(seat)] = sum(1 << LOW_BIT[look] for look in looks)
        array["known"], array["pile"] = 0, 0
        return made

    return Deals(unseen, held, world)


def _next(seat: int) -> int:
    return (seat + 1) % PLAYERS


def _unseen(state: Position[DrakonRecord], seat: int) -> dict[int, int]:
    """The number of tiles of each look that the seat does not see."""
    record = state.record
    laid = [LOOK[one & 255] for one in record.laid[: record.count]]
    counts = {
        look: COUNT_OF_LOOK[look] - laid.count(look) - (record.hands[seat] & BITS[look]).bit_count()
        for look in range(LOOKS)
    }
    return {look: count for look, count in counts.items() if count}


def told(
    state: Position[DrakonRecord], idea: str, answer: int, worth: float, second: float
) -> Sequence[Telling]:
    """In how many of the hands that the next player may have one wins."""
    if idea != "deal":
        return ()
    seat = state.current_player
    unseen = sum(_unseen(state, seat).values())
    held = state.record.hands[_next(seat)].bit_count()
    hands = math.comb(unseen, held)
    return (
        Telling(
            "wins-by-deal",
            {
                "other": _next(seat),
                "held": held,
                "unseen": unseen,
                "hands": hands,
                "wins": round(worth * hands),
                "percent": round(100 * worth),
                "second": round(second * hands),
            },
        ),
    )
