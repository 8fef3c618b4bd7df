# pyright: basic
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

from ...core.compiling import compiled
from ...core.dispatch import kernel
from ...core.state import State
from .deck import TRANSPORTS
from .facts import (
    BODYGUARD,
    BONUS,
    COST,
    DIRECTION_CHANGE,
    MOST_VISITS,
    NOBODY,
    SLOTS,
    TOLL,
    TRAVEL,
    TRAVELS,
    place_name,
)
from .solver import (
    AT,
    BEST,
    CARDS,
    COLUMNS,
    DEPTH,
    EARNED,
    GUARDED,
    HAND,
    HEADING,
    HELD,
    INCOME,
    LEFT,
    MEMO_COLUMNS,
    MEMO_ROWS,
    NO_MOVE,
    OBSTACLES,
    PLACE,
    ROAD,
    ROBBER,
    ROWS,
    STOCK,
    VISITS,
    ahead_of,
    best_trip,
    make,
    saw_all,
)
from .state import PLANNING_PHASE, STATE

LIMIT = np.int64(100_000)
"""Visits tried, about 30 ms: exact but for the largest hands (docs/architecture.md)."""

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


_ROW = 7
_FACTS = 4 + TRAVELS


@kernel
def _reach(states, seat, work, memo, rows, facts):
    """A row for each visit; ``facts``: what the trip earns, whether it sees all, the place ahead,
    if the stock is too small for it, and the missing cards of each transport. How many rows."""
    state = states[0]
    best_trip(state, seat, 1, 1, LIMIT, work, memo)
    length = 0
    for realm in range(state.players):
        length += np.int64(state.realm[realm])
    depth = 0
    while depth < DEPTH and work[depth, BEST] != NO_MOVE:
        move = work[depth, BEST]
        make(state, seat, work, length, depth, move)
        below = depth + 1
        at = work[below, AT]
        rows[depth, 0] = work[ROAD + at, PLACE]
        rows[depth, 1] = move >> 2
        rows[depth, 2] = work[depth, LEFT] - work[below, LEFT]
        rows[depth, 3] = move >> 1 & 1
        rows[depth, 4] = move & 1
        rows[depth, 5] = work[ROAD + at, INCOME]
        rows[depth, 6] = work[ROAD + at, ROBBER] if not work[below, GUARDED] else NOBODY
        depth = below
    facts[0] = work[depth, EARNED]
    facts[1] = saw_all(work[depth, VISITS], length)
    _look_ahead(state, seat, work, length, depth, facts)
    return depth


@compiled
def _look_ahead(state, seat, work, length, depth, facts):
    """What is missing for the next visit after the last one."""
    facts[2] = -1
    facts[3] = 0
    at = work[depth, AT]
    ahead = ahead_of(state, seat, work, length, at, work[depth, HEADING])
    if ahead < 0 or work[depth, VISITS] >> 2 * ahead & 3 == MOST_VISITS:
        return
    place = work[ROAD + ahead, PLACE]
    facts[2] = place
    entry = at < 0 or work[ROAD + at, PLACE] // SLOTS != place // SLOTS
    bare = entry or not work[depth, GUARDED]
    if bare and work[ROAD + ahead, ROBBER] >= 0 and work[depth, STOCK] < TOLL:
        facts[3] = 1
    for transport in range(TRAVELS):
        cost = np.int64(COST[transport, state.terrain[place]])
        if cost > 0:
            cost += work[ROAD + ahead, OBSTACLES] if bare else 0
            held = work[depth, HAND] >> CARDS * transport & HELD
            facts[4 + transport] = max(0, cost - held)
        else:
            facts[4 + transport] = -1


def find_reach(states: Any, seat: int) -> ReachView:
    """The best trip of a seat over the table as it lies; ``states`` is ``State.array``."""
    work = np.zeros((ROWS, COLUMNS), np.int64)
    memo = np.zeros((MEMO_ROWS, MEMO_COLUMNS), np.int64)
    rows, facts = np.zeros((DEPTH, _ROW), np.int64), np.zeros(_FACTS, np.int64)
    count = _reach(states, np.int64(seat), work, memo, rows, facts)
    visits = tuple(
        StopView(place_name(place), TRANSPORTS[transport], cards, bool(guard), bool(turn), *paid)
        for place, transport, cards, guard, turn, *paid in rows[:count].tolist()
    )
    earned, bonus, ahead, poor, *lacks = facts.tolist()
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
