# pyright: basic
"""Planning (E-5, E-6): what a turn can be, why it cannot, and what it does."""

from __future__ import annotations

import numpy as np

from ....core.compiling import compiled
from ..facts import (
    BUYS,
    CLOSE_PRICE,
    COLUMNS,
    DISCARDED,
    DRAWN,
    KINDS,
    LOCATIONS,
    MOST_PLAYERS,
    PLACES,
    PLANNING,
    PLANNINGS,
    SEA_MONSTER,
    SLOTS,
    TREE,
    WATER,
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
    NOT_A_LOCATION,
    NOTHING_IN_HAND,
    NOTHING_LIES_THERE,
    NOTHING_TO_CLOSE,
    PASS_EMPTY,
    PILES_EMPTY,
    PILES_SMALL,
    REALM_FULL,
    REALM_HAS_LOCATION,
    TREE_IN_WATER,
)
from ..state import (
    ANNOUNCE,
    AWAIT_BUY,
    AWAIT_FETCH,
    AWAIT_SEARCH_DISCARD,
    AWAIT_SWAP,
    AWAIT_SWAP_DISCARD,
    BUY,
    CARD,
    CLOSE,
    DISCARD,
    FETCH,
    LOCATION,
    PASS,
    SWAP,
)
from .common import (
    after,
    await_card,
    await_turn,
    clear_place,
    column_of,
    count_cards,
    out_of_hand,
    take_off,
    to_discard,
)

# ---- what stands in the way --------------------------------------------------------------------


@compiled
def holds_location(state, player):
    return has_locations(state.hands[player])


@compiled
def has_locations(cards):
    """Whether there is a location among these counts of kinds."""
    return count_locations(cards) > 0


@compiled
def count_locations(cards):
    found = 0
    for terrain in range(LOCATIONS):
        found += cards[terrain]
    return found


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
def close_price(state, place):
    """E-6.18"""
    return CLOSE_PRICE + count_cards(state, place)


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


# ---- what is legal -----------------------------------------------------------------------------


@compiled
def list_turn(state, out):
    """E-5.1"""
    player, count = state.player, 0
    for terrain in range(LOCATIONS):
        if state.hands[player, terrain] == 0:
            continue
        for realm in range(state.players):
            if state.realm[realm] < state.room:
                out[count] = LOCATION + terrain * MOST_PLAYERS + realm
                count += 1
    if swap_refusal(state) == LEGAL:
        out[count] = SWAP
        count += 1
    if buy_refusal(state) == LEGAL:
        out[count] = BUY
        count += 1
    if state.arms[player] > 0:
        count = _list_cards(state, out, count)
    for place in range(player * SLOTS, player * SLOTS + state.realm[player]):
        if close_refusal(state, place) == LEGAL:
            out[count] = CLOSE + place
            count += 1
    if pass_refusal(state) == LEGAL:
        out[count] = PASS
        count += 1
    elif announce_refusal(state) == LEGAL:
        out[count] = ANNOUNCE
        count += 1
    return count


@compiled
def _list_cards(state, out, count):
    for card in range(PLANNINGS):
        if state.hands[state.player, PLANNING + card] == 0:
            continue
        for realm in range(state.players):
            for place in range(realm * SLOTS, realm * SLOTS + state.realm[realm]):
                if card_refusal(state, card, place) == LEGAL:
                    out[count] = CARD + card * PLACES + place
                    count += 1
    return count


@compiled
def list_fetches(state, out):
    count = 0
    for terrain in range(LOCATIONS):
        if fetch_refusal(state, terrain) == LEGAL:
            out[count] = FETCH + terrain
            count += 1
    return count


@compiled
def list_planning_discards(state, out):
    count = 0
    for kind in range(KINDS):
        if planning_discard_refusal(state, kind) == LEGAL:
            out[count] = DISCARD + kind
            count += 1
    return count


# ---- what it does ------------------------------------------------------------------------------


@compiled
def plan(state, action):
    """A whole turn but for a pass, or its first part."""
    player = np.int64(state.player)
    state.passes = 0  # E-5.4
    if action == SWAP:  # E-6.6
        state.due = DRAWN
        await_card(state, player, AWAIT_SWAP)
        return
    if action == BUY:  # E-6.9
        state.bought[player] += 1
        state.gold[player] -= state.bought[player]
        await_card(state, player, AWAIT_BUY)
        return
    if action == ANNOUNCE:  # E-6.24
        for kind in range(KINDS):
            state.known[player, kind] = state.hands[player, kind]
        state.awaits = AWAIT_FETCH
        return
    if action < SWAP:
        _play_location(state, action // MOST_PLAYERS, action % MOST_PLAYERS)
    elif action < CLOSE:
        _place_card(state, (action - CARD) // PLACES, (action - CARD) % PLACES)
    else:
        _close(state, action - CLOSE)
    await_turn(state, after(state, player))


@compiled
def _play_location(state, terrain, realm):
    """E-6.1, E-6.3: left of those that lie there"""
    place = realm * SLOTS + state.realm[realm]
    out_of_hand(state, state.player, terrain, 1)
    state.terrain[place] = terrain
    state.realm[realm] += 1


@compiled
def _place_card(state, card, place):
    """E-6.13"""
    out_of_hand(state, state.player, PLANNING + card, 1)
    state.owner[column_of(card), place] = state.player
    state.arms[state.player] -= 1


@compiled
def _close(state, place):
    """E-6.18, E-6.19; the rest moves up (E-6.4)"""
    player = state.player
    state.gold[player] -= close_price(state, place)
    take_off(state, place)
    state.realm[player] -= 1
    last = player * SLOTS + state.realm[player]
    for moved in range(place, last):
        state.terrain[moved] = state.terrain[moved + 1]
        for column in range(COLUMNS):
            state.owner[column, moved] = state.owner[column, moved + 1]
    clear_place(state, last)


@compiled
def receive_drawn(state):
    """The swap or the purchase goes on after a card from chance."""
    player = state.drawer
    if state.awaits == AWAIT_BUY:
        await_turn(state, after(state, player))
        return
    state.due -= 1
    if state.due > 0:
        await_card(state, player, AWAIT_SWAP)
        return
    await_turn(state, player)
    state.awaits = AWAIT_SWAP_DISCARD
    state.due = DISCARDED


@compiled
def fetch(state, terrain):
    """E-6.25: the card comes openly from the pile, or from the discards (E-6.27)"""
    player = state.player
    if has_locations(state.pile):
        state.pile[terrain] -= 1
        state.piled -= 1
    else:
        state.discard[terrain] -= 1
        state.discarded -= 1
    others = state.held[player]
    state.hands[player, terrain] += 1
    state.known[player, terrain] += 1
    state.held[player] += 1
    if others == 0:  # E-6.26
        await_turn(state, after(state, player))
    else:
        state.awaits = AWAIT_SEARCH_DISCARD
        state.due = 1


@compiled
def discard_planning(state, kind):
    """One of the four of a swap, or the one of a search; after the last the turn is over."""
    player = state.player
    to_discard(state, player, kind, 1)
    state.due -= 1
    if state.due == 0:
        await_turn(state, after(state, player))
