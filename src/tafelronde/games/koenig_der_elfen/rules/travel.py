# pyright: basic
"""Travelling (E-7 to E-12, E-14): the route, what a visit costs and brings, the payout."""

from __future__ import annotations

import numpy as np

from ....core.compiling import compiled
from ..facts import (
    BODYGUARD,
    BONUS,
    COST,
    DIRECTION_CHANGE,
    GOLD,
    MOST_PLAYERS,
    MOST_VISITS,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    PLACES,
    SLOTS,
    SPELL_CARDS,
    SPELL_PRICE,
    THIEF,
    TOLL,
    TRAVEL,
    TRAVELS,
)
from ..refusals import (
    CANNOT_TRAVEL_THERE,
    GUARD_INSIDE,
    LEGAL,
    NO_BODYGUARD,
    NO_DIRECTION_CHANGE,
    NO_SPELL,
    NOT_A_TRAVEL_CARD,
    NOTHING_AHEAD,
    OBSTACLE_NEEDS_MORE,
    SEEN_TWICE,
    SPELL_DEAR,
    SPELL_GUARD_INSIDE,
    SPELL_HERE,
    SPELL_NEEDS_CARDS,
    SPELL_NOWHERE,
    SPELL_STOCK,
    SPELL_TWICE,
    STOCK_TOO_SMALL,
    TOO_FEW_CARDS,
    TURN_BEFORE_FIRST,
)
from ..state import AWAIT_SPELL_DISCARD, DISCARD, HALT, SPELL, VISIT
from .common import await_turn, clear_trip, is_entry, to_discard

# ---- the route ---------------------------------------------------------------------------------


@compiled
def next_place(state, place, heading):
    """The neighbour on the route; realms without a location are passed over (E-7.2, E-7.6)."""
    realm = place // SLOTS
    if heading > 0:
        if place % SLOTS + 1 < state.realm[realm]:
            return place + 1
        return entry_of(state, (realm + 1) % state.players)
    if place % SLOTS > 0:  # E-11.4
        return place - 1
    for back in range(1, state.players + 1):
        other = (realm - back) % state.players
        if state.realm[other] > 0:
            return other * SLOTS + state.realm[other] - 1
    return NOWHERE


@compiled
def entry_of(state, realm):
    """The first location of a realm, or the next one clockwise (E-7.3, E-7.5)."""
    for ahead in range(state.players):
        other = (realm + ahead) % state.players
        if state.realm[other] > 0:
            return other * SLOTS
    return NOWHERE


@compiled
def place_ahead(state, turn):
    """Where the traveller's next visit leads, after a direction change or without (E-11.2)."""
    if state.at < 0:
        return np.int64(entry_of(state, np.int64(state.player)))
    heading = -state.heading if turn else state.heading
    return np.int64(next_place(state, np.int64(state.at), heading))


# ---- what a visit costs and brings -------------------------------------------------------------


@compiled
def is_shielded(state, place, guard):
    """Whether thieves and obstacles there do not touch him (E-10.2, E-10.4)."""
    return guard != 0 or (state.guarded != 0 and not is_entry(state, place))


@compiled
def obstacle_cards(state, place, guard):
    """Further cards of the same kind for a foreign obstacle (E-8.2, E-8.3)."""
    owner = state.owner[OBSTACLE, place]
    foreign = owner >= 0 and owner != state.player
    return 1 if foreign and not is_shielded(state, place, guard) else 0


@compiled
def toll_owner(state, place, guard):
    """To whom a toll falls due there, or NOBODY (E-9.2, E-9.3)."""
    owner = state.owner[THIEF, place]
    if owner == state.player or is_shielded(state, place, guard):
        return NOBODY
    return np.int64(owner)


@compiled
def stock(state):
    """The gold that the traveller can still pay with on this trip (E-9.4, E-9.5)."""
    gold = np.int64(state.gold[state.player])
    for owner in range(state.players):
        gold -= state.tolls[owner]
    return gold


@compiled
def income_at(state, place):
    """What a visit brings at the end of the trip (E-9.1, E-12.1)."""
    value = np.int64(state.worth[state.terrain[place]])
    return 2 * value if state.owner[GOLD, place] == state.player else value


@compiled
def count_travel_cards(state, player):
    count = 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        count += state.hands[player, kind]
    return count


# ---- what stands in the way --------------------------------------------------------------------


@compiled
def visit_refusal(state, transport, guard, turn):
    player = state.player
    if turn and state.at < 0:  # E-11.3
        return TURN_BEFORE_FIRST
    if turn and state.hands[player, DIRECTION_CHANGE] == 0:
        return NO_DIRECTION_CHANGE
    place = place_ahead(state, turn)
    if place < 0:
        return NOTHING_AHEAD
    if state.visits[place] == MOST_VISITS:  # E-7.8
        return SEEN_TWICE
    if guard and state.hands[player, BODYGUARD] == 0:
        return NO_BODYGUARD
    if guard and not is_entry(state, place):  # E-10.3
        return GUARD_INSIDE
    cost = COST[transport, state.terrain[place]]
    held = state.hands[player, TRAVEL + transport]
    if cost == 0:
        return CANNOT_TRAVEL_THERE
    if held < cost:
        return TOO_FEW_CARDS
    if held < cost + obstacle_cards(state, place, guard):
        return OBSTACLE_NEEDS_MORE
    if toll_owner(state, place, guard) >= 0 and stock(state) < TOLL:  # E-9.4
        return STOCK_TOO_SMALL
    return LEGAL


@compiled
def spell_refusal(state, place, guard):
    player = state.player
    if not state.magic:
        return NO_SPELL
    if state.terrain[place] < 0:
        return SPELL_NOWHERE
    if place == state.at:  # E-14.5
        return SPELL_HERE
    if state.visits[place] == MOST_VISITS:  # E-7.8
        return SPELL_TWICE
    if guard and state.hands[player, BODYGUARD] == 0:
        return NO_BODYGUARD
    if guard and not is_entry(state, place):  # E-14.8
        return SPELL_GUARD_INSIDE
    if count_travel_cards(state, player) < SPELL_CARDS:
        return SPELL_NEEDS_CARDS
    left = stock(state) - SPELL_PRICE
    if left < 0:  # E-14.6
        return SPELL_DEAR
    return SPELL_STOCK if toll_owner(state, place, guard) >= 0 and left < TOLL else LEGAL


@compiled
def spell_discard_refusal(state, kind):
    is_travel = TRAVEL <= kind < TRAVEL + TRAVELS
    return LEGAL if is_travel and state.hands[state.player, kind] > 0 else NOT_A_TRAVEL_CARD


# ---- what is legal -----------------------------------------------------------------------------


@compiled
def list_trip(state, out):
    """E-7.7, E-8.1, E-14.2"""
    out[0] = HALT
    count = 1
    for transport in range(TRAVELS):
        if state.hands[state.player, TRAVEL + transport] == 0:
            continue
        for guard in range(2):
            for turn in range(2):
                if visit_refusal(state, transport, guard, turn) == LEGAL:
                    out[count] = VISIT + transport * 4 + guard * 2 + turn
                    count += 1
    if state.magic and count_travel_cards(state, state.player) >= SPELL_CARDS:
        for guard in range(2):
            for place in range(SLOTS * state.players):
                if spell_refusal(state, place, guard) == LEGAL:
                    out[count] = SPELL + guard * PLACES + place
                    count += 1
    return count


@compiled
def list_spell_discards(state, out):
    count = 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        if state.hands[state.player, kind] > 0:
            out[count] = DISCARD + kind
            count += 1
    return count


# ---- what it does ------------------------------------------------------------------------------


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
