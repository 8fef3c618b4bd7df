"""How far a hand reaches over the table as it lies: for the own view of a player who plans.

``find_reach(state.array, seat)`` solves the seat's best trip (most gold; of equals the one that
keeps most cards) as if planning ended now, or goes on from where the trip is that he is making. It
uses the table, this seat's own hand and its own gold, and nothing else: what it says may be shown
to that seat, and to no other. Magic spells are left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from msgspec import Struct

from ...core.state import State
from .deck import TRANSPORTS
from .facts import BODYGUARD, BONUS, DIRECTION_CHANGE, TRAVEL, TRAVELS, place_name
from .state import PLANNING_PHASE, STATE
from .trips.memory import COLUMNS, DEPTH, MEMO_COLUMNS, MEMO_ROWS, ROWS
from .trips.report import FACTS, STOP_ROW, write_best_trip

KEPT = 1024
"""So many hands and tables are remembered: the same ones are looked at many times."""


class StopView(Struct, frozen=True):
    """A visit of the best trip."""

    place: str
    """``2.1``: the first location of the second prince's realm."""
    transport: str
    cards: int
    """So many of them are paid."""
    guard: bool
    """Whether a bodyguard comes along into this realm."""
    turn: bool
    """Whether he changes direction before it."""
    income: int
    toll: int
    """The seat to whose thief 2 gold go; −1: none."""


class ReachView(Struct, frozen=True):
    """The best trip that a hand makes over the table as it lies."""

    visits: tuple[StopView, ...]
    """In their order; those still to come, where the trip is being made."""
    gold: int
    """What the whole trip earns: income and bonus, less the tolls."""
    bonus: bool
    """Whether it sees every location."""
    ahead: str
    """The location at which it ends short: the next on the route; '' where there is none, or it was
    seen twice."""
    missing: dict[str, int]
    """Transport → how many more cards of it, beside what the trip leaves in hand, would lead on to
    ``ahead``, for each that goes there. Empty where the hand has them and going on does not pay."""
    poor: bool
    """Whether it is the stock that does not suffice for the thief there."""


def find_reach(states: Any, seat: int) -> ReachView:
    """The best trip of a seat over the table as it lies; ``states`` is ``State.array``."""
    work = np.zeros((ROWS, COLUMNS), np.int64)
    memo = np.zeros((MEMO_ROWS, MEMO_COLUMNS), np.int64)
    rows, facts = np.zeros((DEPTH, STOP_ROW), np.int64), np.zeros(FACTS, np.int64)
    count = write_best_trip(states, np.int64(seat), work, memo, rows, facts)
    stops: list[list[int]] = rows[:count].tolist()
    visits = tuple(
        StopView(place_name(place), TRANSPORTS[transport], cards, bool(guard), bool(turn), *paid)
        for place, transport, cards, guard, turn, *paid in stops
    )
    numbers: list[int] = facts.tolist()
    earned, bonus, ahead, poor, *lacks = numbers
    lacking = dict(zip(TRANSPORTS, lacks, strict=True))
    reached = ahead < 0 or 0 in lacks
    return ReachView(
        visits=visits,
        gold=earned + (BONUS if bonus else 0),
        bonus=bool(bonus),
        ahead=place_name(ahead) if ahead >= 0 else "",
        missing={} if reached else {kind: more for kind, more in lacking.items() if more > 0},
        poor=bool(poor),
    )


def planned_reach(state: State, seat: int | None) -> ReachView | None:
    """How far a seat's hand reaches while all plan; None at other times, and for spectators."""
    if seat is None or int(state.record.elf_phase) != PLANNING_PHASE or state.is_terminal:
        return None
    return _remembered(_known(state, seat), seat)


def _known(state: State, seat: int) -> bytes:
    """The table with this seat's travelling cards and gold; all else is blank, so that nothing that
    he does not know can play a part."""
    known, seen = np.zeros(1, STATE), state.array
    for field in ("players", "worth", "realm", "terrain", "owner"):
        known[field] = seen[field]
    for kind in (*range(TRAVEL, TRAVEL + TRAVELS), BODYGUARD, DIRECTION_CHANGE):
        known["hands"][0, seat, kind] = seen["hands"][0, seat, kind]
    known["gold"][0, seat] = seen["gold"][0, seat]
    return known.tobytes()


@lru_cache(KEPT)
def _remembered(known: bytes, seat: int) -> ReachView:
    return find_reach(np.frombuffer(known, STATE).copy(), seat)
