"""Trips and plans for puzzles, tried out by the rules alone: slow, and plain.

For checking: only for the swap, whose three cards make too many hands, the solver is asked.
"""

import math
from collections.abc import Callable

from ...core.facts.position import Position
from ...core.objects.state import State
from .facts import KINDS
from .last_plans import USEFUL, gold_after_trip
from .state import BUY, HALT, PASS, PLANNING_PHASE, SWAP, TRAVELLING, ElfenRecord

MOST = 40_000
"""Points of trips that are looked at."""


def tried_after(state: Position[ElfenRecord], action: int) -> float:
    """The gold after the best trip that begins with this choice; NaN where there are too many."""
    return _tried(state.after(action), state.current_player)


def planned_after(state: State, action: int) -> float:
    """The gold after the trip that follows this plan, when all pass after it and all others stay at
    home; NaN where there are too many trips."""
    player = state.current_player
    if action == BUY:
        return _average(_all_in_pile(state, player).after(action), player, _travelled)
    if action == SWAP:
        return _average(_all_in_pile(state, player).after(action), player, gold_after_trip)
    return _travelled(state.after(action), player)


def _travelled(state: State, player: int) -> float:
    now = state
    while now.record.elf_phase == PLANNING_PHASE:
        if PASS not in now.legal_actions():
            return float(now.record.gold[player])
        now = now.after(PASS)
    while now.current_player != player:
        now = now.after(HALT)
    return _tried(now, player)


def _tried(state: Position[ElfenRecord], player: int) -> float:
    """The gold after the best way to go on with a trip, by trying them all."""

    def best(now: Position[ElfenRecord], known: dict[tuple[object, ...], float]) -> float:
        record = now.record
        if now.current_player != player or record.elf_phase != TRAVELLING:
            return float(record.gold[player])
        key = (record.at, record.heading, record.guarded, tuple(record.hands[player]),
               tuple(record.visits), record.income, tuple(record.tolls))  # fmt: skip
        if key not in known:
            if len(known) > MOST:
                return math.nan
            known[key] = max(best(now.after(one), known) for one in now.legal_actions())
        return known[key]

    return best(state, {})


def _average(state: State, player: int, worth: Callable[[State, int], float]) -> float:
    """Over all cards that are now drawn; hands that make the same trips are looked at once."""
    hands: dict[tuple[int, ...], tuple[State, float]] = {(): (state, 1.0)}
    while next(iter(hands.values()))[0].is_chance:
        drawn: dict[tuple[int, ...], tuple[State, float]] = {}
        for now, share in hands.values():
            outcomes = now.chance_outcomes()
            total = sum(weight for _, weight in outcomes)
            for outcome, weight in outcomes:
                then = now.after(outcome)
                hand = then.record.hands[player]
                key = (sum(hand), *(hand[kind] for kind in USEFUL))
                first, before = drawn.get(key, (then, 0.0))
                drawn[key] = first, before + share * weight / total
        hands = drawn
    return math.fsum(share * worth(now, player) for now, share in hands.values())


def _all_in_pile(state: State, player: int) -> State:
    """The position in which all cards that the player has not seen lie in the pile."""
    world = state.copy()
    array = world.array
    for other in range(state.players):
        if other != player:
            for kind in range(KINDS):
                hidden = array["hands"][0, other, kind] - array["known"][0, other, kind]
                array["hands"][0, other, kind] -= hidden
                array["held"][0, other] -= hidden
                array["pile"][0, kind] += hidden
                array["piled"][0] += hidden
    return world
