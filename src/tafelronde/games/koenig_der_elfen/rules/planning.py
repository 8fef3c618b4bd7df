# pyright: basic
"""Planning (E-5, E-6): what a turn does."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import COLUMNS, DISCARDED, DRAWN, KINDS, MOST_PLAYERS, PLACES, PLANNING, SLOTS
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
    SWAP,
)
from .common import (
    after,
    await_card,
    await_turn,
    clear_place,
    close_price,
    column_of,
    has_locations,
    out_of_hand,
    take_off,
    to_discard,
)


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
