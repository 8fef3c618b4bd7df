# pyright: basic
"""The worth of cards in a hand to bots: kept for later, or for the road still to be laid."""

import numpy as np

from ...core.compile.compiler import compiled
from .facts import BODYGUARD, DIRECTION_CHANGE, LOCATIONS, PLANNING, PLANNINGS, TRAVEL, TRAVELS
from .rules.common import count_journeys
from .rules.tables import COST
from .state import PLANNING_PHASE

KEPT_TRAVEL = 80
"""The worth of a travel card that is kept for a later journey (UNIT to the gold piece)."""

ROAD_TRAVEL = 64
"""More for one that the road as it lies has no use for, while all of it is still to be laid."""

KEPT_OTHER = 56
"""A bodyguard or a direction change."""

KEPT_CARD = 40
"""A location or a planning card."""

USABLE_CARD = 24
"""More for a planning card while it can still be placed in this journey."""


@compiled
def journeys_left(state):
    return count_journeys(state) - state.journey


@compiled
def hand_worth(state, player):
    """Locations and planning cards in a hand (UNIT to the gold piece)."""
    worth = 0
    if journeys_left(state) > 0:
        for kind in range(LOCATIONS):
            worth += KEPT_CARD * np.int64(state.hands[player, kind])
        for kind in range(PLANNING, PLANNING + PLANNINGS):
            worth += KEPT_CARD * np.int64(state.hands[player, kind])
    if state.elf_phase == PLANNING_PHASE:
        usable = min(np.int64(state.arms[player]), 2)
        for kind in range(PLANNING, PLANNING + PLANNINGS):
            worth += USABLE_CARD * min(usable, np.int64(state.hands[player, kind]))
    return worth


@compiled
def keep_travel(state):
    """The worth of a travel card that the best trip leaves in hand: later, and for as much of the
    road as is still to be laid in this journey."""
    worth = KEPT_TRAVEL if journeys_left(state) > 0 else 0
    if state.elf_phase == PLANNING_PHASE:
        worth += ROAD_TRAVEL * free_places(state) // (state.players * np.int64(state.room))
    return worth


@compiled
def free_places(state):
    """Locations that can still be played."""
    free = 0
    for realm in range(state.players):
        free += np.int64(state.room) - state.realm[realm]
    return free


@compiled
def keep_other(state):
    return KEPT_OTHER if journeys_left(state) > 0 else 0


@compiled
def kept_worth(state, player):
    """The travel cards, bodyguards and direction changes of one who does not travel any more."""
    travel, other = keep_travel(state), keep_other(state)
    worth = other * (
        state.hands[player, BODYGUARD] + np.int64(state.hands[player, DIRECTION_CHANGE])
    )
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        worth += travel * np.int64(state.hands[player, kind])
    return worth


@compiled
def can_visit(state, player, terrain):
    """Whether the hand has a transport for a terrain."""
    for transport in range(TRAVELS):
        cost = COST[transport, terrain]
        if cost > 0 and state.hands[player, TRAVEL + transport] >= cost:
            return True
    return False
