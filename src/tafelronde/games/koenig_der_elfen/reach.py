"""Reach of a hand over the table as it lies: for the own view of a player who plans.

``find_reach(state, seat)`` solves the seat's best trip (most gold; of equals the one that
keeps most cards) as if planning ended now, or goes on from where its present trip is. It uses the
table, this seat's own hand and its own gold, and nothing else: what it says may be shown to that
seat, and to no other. Magic spells are left out.
"""

from msgspec import Struct

from ...core.facts.constants import TERMINAL
from ...core.facts.lru import LruCache
from ...core.facts.position import Position
from .deck import TRANSPORTS
from .facts import (
    BODYGUARD,
    BONUS,
    DIRECTION_CHANGE,
    STOP_ROW,
    TRAVEL,
    TRAVELS,
    TRIP_FACTS,
    place_name,
)
from .state import PLANNING_PHASE, ElfenRecord


class StopView(Struct, frozen=True):
    """A visit of the best trip."""

    place: str
    """``2.1``: the first location of the second prince's realm."""
    transport: str
    cards: int
    """The number of cards that are paid."""
    guard: bool
    """Whether a bodyguard comes along into this realm."""
    turn: bool
    """Whether the traveller changes direction before it."""
    income: int
    toll: int
    """The seat to whose thief 2 gold go; −1: none."""


class ReachView(Struct, frozen=True):
    """The best trip that a hand makes over the table as it lies."""

    visits: tuple[StopView, ...]
    """In their order; those still to come, where the trip is being made."""
    gold: int
    """The earnings of the whole trip: income and bonus, less the tolls."""
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


def find_reach(state: Position[ElfenRecord], seat: int) -> ReachView:
    """The best trip of a seat over the table as it lies."""
    facts = state.ask("best-trip", seat)
    earned, bonus, ahead, poor, *lacks = facts[:TRIP_FACTS]
    stops = [facts[at : at + STOP_ROW] for at in range(TRIP_FACTS, len(facts), STOP_ROW)]
    visits = tuple(
        StopView(place_name(place), TRANSPORTS[transport], cards, bool(guard), bool(turn), *paid)
        for place, transport, cards, guard, turn, *paid in stops
    )
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


def planned_reach(state: Position[ElfenRecord], seat: int | None) -> ReachView | None:
    """The reach of a seat's hand while all plan; None at other times, and for spectators."""
    record = state.record
    if seat is None or record.elf_phase != PLANNING_PHASE or record.player == TERMINAL:
        return None
    return _reaches.get(_known(record, seat), lambda: find_reach(state, seat))


_reaches: LruCache[tuple[object, ...], ReachView] = LruCache(1024)
"""The same hands and tables are looked at many times."""

_USED = (*range(TRAVEL, TRAVEL + TRAVELS), BODYGUARD, DIRECTION_CHANGE)


def _known(record: ElfenRecord, seat: int) -> tuple[object, ...]:
    """All that the best trip depends on: the table, and this seat's travelling cards and gold."""
    table = record.players, record.worth, record.realm, record.terrain, record.owner
    hand = record.hands[seat]
    return seat, record.gold[seat], tuple(hand[kind] for kind in _USED), table
