# pyright: basic
"""Why a decision is illegal now, as a number of ``refusals``; of a trip: ``travel_legality``."""

from ....core.compile.compiler import compiled
from ..facts import (
    BUYS,
    DISCARDED,
    DRAWN,
    LOCATIONS,
    MOST_PLAYERS,
    PLACES,
    PLANNING,
    SEA_MONSTER,
    SLOTS,
    TREE,
)
from ..refusals import (
    BOUGHT_OUT,
    BUY_DEAR,
    CARD_LIES_THERE,
    CLOSE_DEAR,
    FOREIGN_REALM,
    HOLDS_LOCATION,
    LAST_CARD,
    LAST_LOCATION,
    LEGAL,
    MONSTER_ON_LAND,
    NO_ARMS,
    NO_CARD,
    NO_DISCARD,
    NO_LOCATION,
    NO_LOCATION_LEFT,
    NO_REALM,
    NO_SUCH_TERRAIN,
    NOT_A_CHOICE,
    NOT_A_LOCATION,
    NOT_DISCARDING,
    NOT_FETCHING,
    NOTHING_IN_HAND,
    NOTHING_LIES_THERE,
    NOTHING_TO_CLOSE,
    PASS_EMPTY,
    PILES_EMPTY,
    PILES_SMALL,
    REALM_FULL,
    REALM_HAS_LOCATION,
    TREE_IN_WATER,
    TURN_IS_BEGUN,
    WHILE_PLANNING,
    WHILE_TRAVELLING,
)
from ..state import (
    AWAIT_FETCH,
    AWAIT_SEARCH_DISCARD,
    AWAIT_SPELL_DISCARD,
    AWAIT_TURN,
    BUY,
    CARD,
    CLOSE,
    DECISIONS,
    DISCARD,
    FETCH,
    HALT,
    LOCATION,
    PASS,
    SWAP,
    TRAVELLING,
)
from .common import close_price, column_of, count_locations, has_locations, holds_location
from .tables import WATER
from .travel_legality import spell_discard_refusal, travel_refusal


@compiled
def refusal(state, action):
    if action < 0 or action >= DECISIONS:
        return NOT_A_CHOICE
    awaits = state.awaits
    if DISCARD <= action < FETCH:
        if awaits == AWAIT_TURN or awaits == AWAIT_FETCH:
            return NOT_DISCARDING
        if awaits == AWAIT_SPELL_DISCARD:
            return spell_discard_refusal(state, action - DISCARD)
        return planning_discard_refusal(state, action - DISCARD)
    if FETCH <= action < HALT:
        return fetch_refusal(state, action - FETCH) if awaits == AWAIT_FETCH else NOT_FETCHING
    if awaits != AWAIT_TURN:  # E-7.7
        return TURN_IS_BEGUN
    if action < DISCARD:
        travelling = state.elf_phase == TRAVELLING
        return WHILE_TRAVELLING if travelling else _planning_refusal(state, action)
    return WHILE_PLANNING if state.elf_phase != TRAVELLING else travel_refusal(state, action)


@compiled
def _planning_refusal(state, action):
    if action < SWAP:
        place = action - LOCATION
        return location_refusal(state, place // MOST_PLAYERS, place % MOST_PLAYERS)
    if action == SWAP:
        return swap_refusal(state)
    if action == BUY:
        return buy_refusal(state)
    if action < CLOSE:
        return card_refusal(state, (action - CARD) // PLACES, (action - CARD) % PLACES)
    if action < PASS:
        return close_refusal(state, action - CLOSE)
    return pass_refusal(state) if action == PASS else announce_refusal(state)


# ---- planning (E-5, E-6) ------------------------------------------------------------------------


@compiled
def location_refusal(state, terrain, realm):
    if realm >= state.players:
        return NO_REALM
    if state.hands[state.player, terrain] == 0:
        return NO_LOCATION
    return LEGAL if state.realm[realm] < state.room else REALM_FULL  # E-6.2


@compiled
def swap_refusal(state):
    held = state.held[state.player]
    if held < DISCARDED - DRAWN:  # E-6.7
        return NOTHING_IN_HAND
    if held == DISCARDED - DRAWN and state.realm[state.player] == 0:  # what is left may be needed
        return LAST_CARD
    return LEGAL if state.piled + state.discarded >= DRAWN else PILES_SMALL  # E-6.8


@compiled
def buy_refusal(state):
    bought = state.bought[state.player]
    if bought == BUYS:  # E-6.9
        return BOUGHT_OUT
    if state.piled + state.discarded == 0:  # E-6.11
        return PILES_EMPTY
    return LEGAL if state.gold[state.player] > bought else BUY_DEAR


@compiled
def card_refusal(state, card, place):
    player = state.player
    if state.hands[player, PLANNING + card] == 0:
        return NO_CARD
    if state.arms[player] == 0:  # E-6.16
        return NO_ARMS
    terrain = state.terrain[place]
    if terrain < 0:
        return NOTHING_LIES_THERE
    if card == TREE and WATER[terrain]:  # E-6.15
        return TREE_IN_WATER
    if card == SEA_MONSTER and not WATER[terrain]:
        return MONSTER_ON_LAND
    free = state.owner[column_of(card), place] < 0  # E-6.14
    return LEGAL if free else CARD_LIES_THERE


@compiled
def close_refusal(state, place):
    if place // SLOTS != state.player:  # E-6.20
        return FOREIGN_REALM
    if state.terrain[place] < 0:
        return NOTHING_TO_CLOSE
    return LEGAL if state.gold[state.player] >= close_price(state, place) else CLOSE_DEAR


@compiled
def announce_refusal(state):
    player = state.player
    if state.realm[player] > 0:  # E-6.24
        return REALM_HAS_LOCATION
    if holds_location(state, player):
        return HOLDS_LOCATION
    if has_locations(state.pile) or has_locations(state.discard):  # E-6.29: however often
        return LEGAL
    return NO_LOCATION_LEFT  # E-6.28


@compiled
def pass_refusal(state):
    if state.realm[state.player] > 0:  # E-6.22
        return LEGAL
    stuck = not holds_location(state, state.player) and announce_refusal(state) != LEGAL
    return LEGAL if stuck else PASS_EMPTY  # E-6.28


@compiled
def fetch_refusal(state, terrain):
    """E-6.25, E-6.27"""
    if has_locations(state.pile):
        return LEGAL if state.pile[terrain] > 0 else NO_SUCH_TERRAIN
    return LEGAL if state.discard[terrain] > 0 else NO_SUCH_TERRAIN


@compiled
def planning_discard_refusal(state, kind):
    if state.awaits == AWAIT_SEARCH_DISCARD and kind < LOCATIONS:  # E-6.25
        return NOT_A_LOCATION
    if state.hands[state.player, kind] == 0:
        return NO_DISCARD
    return LAST_LOCATION if kind < LOCATIONS and needs_location(state) else LEGAL


@compiled
def needs_location(state):
    """Whether the one location in the hand of the player to act must stay there (E-6.32)."""
    player = state.player
    return state.realm[player] == 0 and count_locations(state.hands[player]) == 1
