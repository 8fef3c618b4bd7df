# pyright: basic
"""Travelling (E-7 to E-12, E-14): what a visit, a spell and the end of a trip do."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import (
    BODYGUARD,
    BONUS,
    DIRECTION_CHANGE,
    MOST_PLAYERS,
    NOWHERE,
    PLACES,
    SLOTS,
    SPELL_CARDS,
    SPELL_PRICE,
    TOLL,
    TRAVEL,
)
from ..state import AWAIT_SPELL_DISCARD, SPELL, VISIT
from .common import await_turn, clear_trip, is_entry, to_discard
from .route import income_at, obstacle_cards, place_ahead, toll_owner
from .tables import COST


@compiled
def travel(state, action):
    """A visit, or a spell's first part."""
    player = np.int64(state.player)
    if action >= SPELL:
        guard, place = (action - SPELL) // PLACES, (action - SPELL) % PLACES
        _name_spell(state, player, place, guard)
        return
    transport, guard, turn = (action - VISIT) // 4, (action - VISIT) // 2 % 2, (action - VISIT) % 2
    place = place_ahead(state, turn)
    cost = COST[transport, state.terrain[place]] + obstacle_cards(state, place, guard)
    to_discard(state, player, TRAVEL + transport, cost)  # E-8.4
    if turn:  # E-11.1, E-11.6
        to_discard(state, player, DIRECTION_CHANGE, 1)
        state.heading = -state.heading
    if guard:  # E-10.7
        to_discard(state, player, BODYGUARD, 1)
    _visit(state, place, guard)


@compiled
def _visit(state, place, guard):
    state.income += income_at(state, place)
    owner = toll_owner(state, place, guard)
    if owner >= 0:
        state.tolls[owner] += TOLL
    if is_entry(state, place):
        state.guarded = guard
    state.visits[place] += 1
    state.at = place


@compiled
def _name_spell(state, player, place, guard):
    """E-14.2: the gold and the bodyguard go at once, the travel cards one by one."""
    state.gold[player] -= SPELL_PRICE
    if guard:
        to_discard(state, player, BODYGUARD, 1)
    state.aim = place
    state.escort = guard
    state.awaits = AWAIT_SPELL_DISCARD
    state.due = SPELL_CARDS


@compiled
def discard_for_spell(state, kind):
    """One of the four; after the last the visit follows, and travel goes on from there (E-14.4)."""
    player = state.player
    to_discard(state, player, kind, 1)
    state.due -= 1
    if state.due == 0:
        place, guard = np.int64(state.aim), np.int64(state.escort)
        state.aim = NOWHERE
        state.escort = 0
        await_turn(state, player)
        _visit(state, place, guard)


@compiled
def has_seen_all(state):
    """Whether every location was visited, and there was one (E-12.3 to E-12.5)."""
    if state.at < 0:
        return False
    for realm in range(state.players):
        for place in range(realm * SLOTS, realm * SLOTS + state.realm[realm]):
            if state.visits[place] == 0:
                return False
    return True


@compiled
def pay_out(state):
    """The trip is over: income, bonus, then the tolls (E-12.1 to E-12.3)."""
    player = state.player
    state.gold[player] += state.income
    if has_seen_all(state):
        state.gold[player] += BONUS
    for owner in range(MOST_PLAYERS):
        state.gold[player] -= state.tolls[owner]
        state.gold[owner] += state.tolls[owner]
    clear_trip(state)
