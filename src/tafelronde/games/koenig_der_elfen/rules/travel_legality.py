# pyright: basic
"""Why a decision of a trip is illegal now, as a number of ``refusals`` (E-7 to E-11, E-14)."""

from ....core.compile.compiler import compiled
from ..facts import (
    BODYGUARD,
    DIRECTION_CHANGE,
    MOST_VISITS,
    PLACES,
    SPELL_CARDS,
    SPELL_PRICE,
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
from ..state import HALT, SPELL, VISIT
from .common import is_entry
from .route import count_travel_cards, obstacle_cards, place_ahead, stock, toll_owner
from .tables import COST


@compiled
def travel_refusal(state, action):
    if action == HALT:
        return LEGAL
    if action >= SPELL:
        return spell_refusal(state, (action - SPELL) % PLACES, (action - SPELL) // PLACES)
    visit = action - VISIT
    return visit_refusal(state, visit // 4, visit // 2 % 2, visit % 2)


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
