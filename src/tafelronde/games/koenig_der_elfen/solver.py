# pyright: basic
"""The best trip over a fixed table: an exact depth-first search with bounds, on an own stack.

What a trip is worth: its income, the bonus, minus the tolls, and what is left in the hand at fixed
values, in sixteenths of a gold piece. Spells are left out: a search of the game finds those.
Bodyguards are tried only where they keep a thief or an obstacle away; elsewhere they only cost.
"""

from __future__ import annotations

import numpy as np

from ...core.contract import compiled
from .facts import (
    BODYGUARD,
    BONUS,
    COST,
    DIRECTION_CHANGE,
    GOLD,
    MOST_VISITS,
    NOWHERE,
    OBSTACLE,
    SLOTS,
    THIEF,
    TOLL,
    TRAVEL,
    TRAVELS,
)
from .record import TRAVELLING
from .travel import entry_of, next_place

UNIT = 16
"""Of all values: gold pieces · UNIT."""

DEPTH = 40
"""The longest trip that is looked at."""

AT, HEADING, GUARDED, EARNED, OWED, SEEN, TWICE, STOCK, NEXT, MOVE, PLACE_COST, LEFT = range(12)
FRAME = 12
"""A row of the stack: where the trip is, what it earned (less tolls, in gold), tolls of each owner
(a byte each), places seen, and seen twice (bits), stock, the next move to try, the move that led
here and its cards, and travel cards left."""

MOVES = TRAVELS * 4
"""transport · 4 + guard · 2 + turn, as in the actions."""

NO_MOVE = -1


@compiled
def all_places(state):
    """The places of all locations, as bits."""
    places = 0
    for realm in range(state.players):
        for slot in range(state.realm[realm]):
            places |= 1 << (realm * SLOTS + slot)
    return places


@compiled
def threatens(state, player, realm):
    """Whether a foreign thief or obstacle lies in a realm."""
    for place in range(realm * SLOTS, realm * SLOTS + state.realm[realm]):
        for column in (THIEF, OBSTACLE):
            owner = state.owner[column, place]
            if owner >= 0 and owner != player:
                return True
    return False


@compiled
def _ahead(state, player, at, heading):
    if at < 0:
        return np.int64(entry_of(state, player))
    return np.int64(next_place(state, at, heading))


@compiled
def _income(state, player, place):
    value = np.int64(state.worth[state.terrain[place]])
    return 2 * value if state.owner[GOLD, place] == player else value


@compiled
def _foreign(state, column, place, player):
    """The owner of a card there, where it is not the player's; else −1."""
    owner = np.int64(state.owner[column, place])
    return -1 if owner == player else owner


@compiled
def _begin(state, player, stack):
    """The first row: the running trip of the traveller, or a trip not yet begun."""
    runs = state.elf_phase == TRAVELLING and state.player == player
    stack[0, AT] = state.at if runs else NOWHERE
    stack[0, HEADING] = state.heading if runs else 1
    stack[0, GUARDED] = state.guarded if runs else 0
    stack[0, EARNED] = state.income if runs else 0
    stack[0, OWED] = 0
    stack[0, SEEN] = stack[0, TWICE] = 0
    stack[0, STOCK] = state.gold[player]
    stack[0, NEXT] = 0
    stack[0, MOVE] = NO_MOVE
    stack[0, LEFT] = 0
    for transport in range(TRAVELS):
        stack[0, LEFT] += state.hands[player, TRAVEL + transport]
    if runs:
        for owner in range(state.players):
            stack[0, EARNED] -= state.tolls[owner]
            stack[0, STOCK] -= state.tolls[owner]
            stack[0, OWED] += np.int64(state.tolls[owner]) // TOLL << 8 * owner
        for place in range(state.players * SLOTS):
            if state.visits[place] > 0:
                stack[0, SEEN] |= 1 << place
            if state.visits[place] == MOST_VISITS:
                stack[0, TWICE] |= 1 << place


@compiled
def _try(state, player, stack, depth, move):
    """Make a move on the stack's next row if it is possible; whether it was."""
    hand = state.hands[player]
    transport, guard, turn = move >> 2, move >> 1 & 1, move & 1
    at = stack[depth, AT]
    if hand[TRAVEL + transport] == 0 or (guard and hand[BODYGUARD] == 0):
        return False
    if turn and (at < 0 or hand[DIRECTION_CHANGE] == 0):
        return False
    heading = -stack[depth, HEADING] if turn else stack[depth, HEADING]
    place = _ahead(state, player, at, heading)
    if place < 0 or stack[depth, TWICE] >> place & 1:  # E-7.8
        return False
    cost = np.int64(COST[transport, state.terrain[place]])
    if cost == 0:
        return False
    entry = at < 0 or at // SLOTS != place // SLOTS
    if guard and not (entry and threatens(state, player, place // SLOTS)):
        return False
    shielded = guard if entry else stack[depth, GUARDED]
    thief = -1
    if not shielded:
        thief = _foreign(state, THIEF, place, player)
        cost += _foreign(state, OBSTACLE, place, player) >= 0
    if hand[TRAVEL + transport] < cost or (thief >= 0 and stack[depth, STOCK] < TOLL):
        return False
    toll = TOLL if thief >= 0 else 0
    below = depth + 1
    stack[below, AT] = place
    stack[below, HEADING] = heading
    stack[below, GUARDED] = shielded
    stack[below, EARNED] = stack[depth, EARNED] + _income(state, player, place) - toll
    stack[below, OWED] = stack[depth, OWED] + (1 << 8 * thief if thief >= 0 else 0)
    stack[below, SEEN] = stack[depth, SEEN] | 1 << place
    stack[below, TWICE] = stack[depth, TWICE] | stack[depth, SEEN] & 1 << place
    stack[below, STOCK] = stack[depth, STOCK] - toll
    stack[below, NEXT] = 0
    stack[below, MOVE] = move
    stack[below, PLACE_COST] = cost
    stack[below, LEFT] = stack[depth, LEFT] - cost
    _spend(state, player, move, cost)
    return True


@compiled
def _spend(state, player, move, cost):
    """Take the cards of a move out of the hand; with a negative cost, put them back."""
    one = 1 if cost > 0 else -1
    state.hands[player, TRAVEL + (move >> 2)] -= cost
    if move >> 1 & 1:
        state.hands[player, BODYGUARD] -= one
    if move & 1:
        state.hands[player, DIRECTION_CHANGE] -= one


@compiled
def _value(state, player, stack, depth, everything, travel_worth, other_worth):
    """What stopping here is worth."""
    gold = stack[depth, EARNED]
    if stack[depth, SEEN] == everything and everything != 0:
        gold += BONUS
    others = np.int64(state.hands[player, BODYGUARD]) + state.hands[player, DIRECTION_CHANGE]
    return gold * UNIT + stack[depth, LEFT] * travel_worth + others * other_worth


@compiled
def _cheapest(state, player, place, more):
    """The fewest cards with which some transport of the hand reaches a place; 0: none does."""
    best = 0
    for transport in range(TRAVELS):
        cost = np.int64(COST[transport, state.terrain[place]])
        held = state.hands[player, TRAVEL + transport]
        if cost > 0 and held >= cost + more and (best == 0 or cost + more < best):
            best = cost + more
    return best


@compiled
def _bound(state, player, stack, depth, everything, travel_worth):
    """At most so much can be gained by going on from here (UNIT to the gold piece)."""
    left, seen = stack[depth, LEFT], stack[depth, SEEN]
    bonus = 0 if seen == everything else BONUS * UNIT
    if state.hands[player, DIRECTION_CHANGE] > 0:
        best = 0
        for place in range(state.players * SLOTS):
            if everything >> place & 1:
                best = max(best, _income(state, player, place))
        return bonus + left * max(0, best * UNIT - travel_worth)
    guards = state.hands[player, BODYGUARD] > 0
    place, guarded = stack[depth, AT], stack[depth, GUARDED]
    gain, most = 0, 0
    while left > 0:
        before = place
        place = _ahead(state, player, place, stack[depth, HEADING])
        if place < 0:
            break
        if before < 0 or before // SLOTS != place // SLOTS:
            guarded = 0
        exposed = not guards and not guarded
        more = 1 if exposed and _foreign(state, OBSTACLE, place, player) >= 0 else 0
        cost = _cheapest(state, player, place, more)
        if cost == 0 or cost > left:
            break
        left -= cost
        gain += _income(state, player, place) * UNIT - cost * travel_worth
        if exposed and _foreign(state, THIEF, place, player) >= 0:
            gain -= TOLL * UNIT
        seen |= 1 << place
        if seen == everything:
            gain += bonus
            bonus = 0
        most = max(most, gain)
    return most


@compiled
def best_trip(state, player, travel_worth, other_worth, limit, stack):
    """The best way to go on: (value · UNIT, first move or NO_MOVE, tolls of each owner as bytes).

    ``travel_worth`` and ``other_worth`` are what a travel card, and a bodyguard or direction
    change, is worth when it is kept; ``stack`` int64[DEPTH + 1, FRAME] is a buffer. After
    ``limit`` visits tried, the best so far is told: with a high limit it is exact. The hand is
    changed on the way and as it was in the end.
    """
    everything = all_places(state)
    _begin(state, player, stack)
    depth = np.int64(0)
    best = _value(state, player, stack, depth, everything, travel_worth, other_worth)
    best_move, best_owed = NO_MOVE, stack[0, OWED]
    tried = 0
    while depth >= 0:
        move = stack[depth, NEXT]
        if move == MOVES or tried >= limit:
            if depth > 0:
                _spend(state, player, stack[depth, MOVE], -stack[depth, PLACE_COST])
            depth -= 1
            continue
        stack[depth, NEXT] += 1
        if not _try(state, player, stack, depth, move):
            continue
        tried += 1
        depth += 1
        value = _value(state, player, stack, depth, everything, travel_worth, other_worth)
        if value > best:
            best, best_move, best_owed = value, stack[1, MOVE], stack[depth, OWED]
        hope = _bound(state, player, stack, depth, everything, travel_worth)
        if depth == DEPTH or value + hope <= best:
            stack[depth, NEXT] = MOVES
    return best, best_move, best_owed
