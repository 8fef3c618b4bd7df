# pyright: basic
"""Parts that planning and travelling share: neighbours, discards, cards at a location, turns."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.facts.constants import CHANCE
from ..facts import (
    CLOSE_PRICE,
    COLUMNS,
    KINDS,
    LOCATIONS,
    MOST_JOURNEYS,
    MOST_PLAYERS,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    PLACES,
    PLANNING,
    SEA_MONSTER,
    SLOTS,
)
from ..state import AWAIT_TURN
from .tables import WATER


@compiled
def count_journeys(state):
    """E-2.1"""
    return min(np.int64(state.players), MOST_JOURNEYS)


@compiled
def after(state, player):
    """The left neighbour (E-2.3)."""
    return (player + 1) % state.players


@compiled
def to_discard(state, player, kind, count):
    """Cards of a kind from a hand to the discard pile; one less of them is known to be there."""
    state.discard[kind] += count
    state.discarded += count
    out_of_hand(state, player, kind, count)


@compiled
def out_of_hand(state, player, kind, count):
    """Cards of a kind leave a hand, openly."""
    state.hands[player, kind] -= count
    state.held[player] -= count
    state.known[player, kind] = max(0, np.int64(state.known[player, kind]) - count)


@compiled
def is_entry(state, place):
    """Whether a visit there begins a stay in a realm (E-10.1)."""
    return state.at < 0 or state.at // SLOTS != place // SLOTS


@compiled
def column_of(card):
    """Where a planning card lies: trees and sea monsters exclude each other (E-6.14)."""
    return min(card, OBSTACLE)


@compiled
def kind_in(state, column, place):
    """The kind of the action card in a column: the obstacle follows from the terrain (E-6.15)."""
    if column == OBSTACLE and WATER[state.terrain[place]]:
        return PLANNING + SEA_MONSTER
    return PLANNING + column


@compiled
def count_cards(state, place):
    """Action cards at a location."""
    count = 0
    for column in range(COLUMNS):
        count += state.owner[column, place] >= 0
    return count


@compiled
def clear_place(state, place):
    state.terrain[place] = NOWHERE
    for column in range(COLUMNS):
        state.owner[column, place] = NOBODY


@compiled
def take_off(state, place):
    """Discard a location and its action cards; the arms go to their owners (E-6.19)."""
    for column in range(COLUMNS):
        owner = state.owner[column, place]
        if owner >= 0:
            state.discard[kind_in(state, column, place)] += 1
            state.arms[owner] += 1
    state.discard[state.terrain[place]] += 1
    state.discarded += 1 + count_cards(state, place)
    clear_place(state, place)


@compiled
def clear_trip(state):
    """Nobody has set out."""
    state.at = NOWHERE
    state.heading = 1  # E-11.7
    state.guarded = 0
    state.income = 0
    state.aim = NOWHERE
    state.escort = 0
    for place in range(PLACES):
        state.visits[place] = 0
    for player in range(MOST_PLAYERS):
        state.tolls[player] = 0


@compiled
def clear_planning(state):
    """Nobody has passed or bought."""
    state.passes = 0
    for player in range(MOST_PLAYERS):
        state.bought[player] = 0


@compiled
def await_turn(state, player):
    """``player`` has a whole turn."""
    state.player = player
    state.awaits = AWAIT_TURN
    state.due = 0
    state.drawer = 0


@compiled
def await_card(state, player, awaits):
    """Chance gives ``player`` a card of the pile, which is made of the discards first where it is
    empty (E-6.12)."""
    if state.piled == 0:
        gather(state)
    state.drawer = player
    state.awaits = awaits
    state.player = CHANCE


@compiled
def gather(state):
    """The discards are shuffled into the pile."""
    for kind in range(KINDS):
        state.pile[kind] += state.discard[kind]
        state.discard[kind] = 0
    state.piled += state.discarded
    state.discarded = 0


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
def close_price(state, place):
    """E-6.18"""
    return CLOSE_PRICE + count_cards(state, place)
