# pyright: basic
"""The road: the locations on the table in the order of the route, in the working memory."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import GOLD, OBSTACLE, SLOTS, THIEF, TRAVELS
from ..rules.route import entry_of
from ..rules.tables import COST
from .memory import COSTS, INCOME, OBSTACLES, ORDER, PLACE, ROAD, ROBBER, TERRAIN


@compiled
def _foreign(state, column, place, player):
    """The owner of a card there, where it is not the player's; else −1."""
    owner = np.int64(state.owner[column, place])
    return -1 if owner == player else owner


@compiled
def lay_road(state, player, work):
    """The locations in the order of the route; their number."""
    count = 0
    for realm in range(state.players):
        for place in range(realm * SLOTS, realm * SLOTS + state.realm[realm]):
            row = ROAD + count
            terrain = np.int64(state.terrain[place])
            value = np.int64(state.worth[terrain])
            work[row, PLACE] = place
            work[row, TERRAIN] = terrain
            work[row, INCOME] = 2 * value if state.owner[GOLD, place] == player else value
            work[row, ROBBER] = _foreign(state, THIEF, place, player)
            work[row, OBSTACLES] = 1 if _foreign(state, OBSTACLE, place, player) >= 0 else 0
            for transport in range(TRAVELS):
                work[row, COSTS + transport] = COST[transport, terrain]
            count += 1
    return count


@compiled
def order_transports(work, length):
    """The transports by their best rate, the lowest first (sixtieths of a gold piece a card)."""
    for transport in range(TRAVELS):
        rate = 0
        for at in range(length):
            cost = work[ROAD + at, COSTS + transport]
            if cost > 0:
                rate = max(rate, 60 * work[ROAD + at, INCOME] // cost)
        slot = transport
        while slot > 0 and work[ORDER, slot - 1] >> 8 > rate:
            work[ORDER, slot] = work[ORDER, slot - 1]
            slot -= 1
        work[ORDER, slot] = rate << 8 | transport
    for slot in range(TRAVELS):
        work[ORDER, slot] &= 255


@compiled
def on_road(work, length, place):
    """Where on the road a place is."""
    for at in range(length):
        if work[ROAD + at, PLACE] == place:
            return at
    return -1


@compiled
def realm_at(work, at):
    return work[ROAD + at, PLACE] // SLOTS


@compiled
def ahead_of(state, player, work, length, at, heading):
    """Where the next visit leads, on the road; −1 on an empty table."""
    if length == 0:
        return -1
    if at < 0:
        return on_road(work, length, np.int64(entry_of(state, player)))
    at += heading
    if at == length:
        return 0
    return length - 1 if at < 0 else at


@compiled
def is_threatened(work, length, realm):
    """Whether a foreign thief or obstacle lies in a realm."""
    for at in range(length):
        if realm_at(work, at) == realm and (
            work[ROAD + at, ROBBER] >= 0 or work[ROAD + at, OBSTACLES] > 0
        ):
            return True
    return False
