# pyright: basic
"""Where the next visit leads (E-7, E-11), and what it costs and brings (E-8 to E-10, E-12)."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import GOLD, NOBODY, NOWHERE, OBSTACLE, SLOTS, THIEF, TRAVEL, TRAVELS
from .common import is_entry


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


@compiled
def is_shielded(state, place, guard):
    """Whether thieves and obstacles there do not affect the traveller (E-10.2, E-10.4)."""
    return guard != 0 or (state.guarded != 0 and not is_entry(state, place))


@compiled
def obstacle_cards(state, place, guard):
    """Further cards of the same kind for a foreign obstacle (E-8.2, E-8.3)."""
    owner = state.owner[OBSTACLE, place]
    foreign = owner >= 0 and owner != state.player
    return 1 if foreign and not is_shielded(state, place, guard) else 0


@compiled
def toll_owner(state, place, guard):
    """The player to whom a toll is due there, or NOBODY (E-9.2, E-9.3)."""
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
    """The income of a visit at the end of the trip (E-9.1, E-12.1)."""
    value = np.int64(state.worth[state.terrain[place]])
    return 2 * value if state.owner[GOLD, place] == state.player else value


@compiled
def count_travel_cards(state, player):
    count = 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        count += state.hands[player, kind]
    return count
