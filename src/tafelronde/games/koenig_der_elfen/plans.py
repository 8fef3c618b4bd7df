# pyright: basic
"""Which plans look promising to bots: rules of thumb."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.facts.constants import PRUNED
from .facts import (
    BODYGUARD,
    DIRECTION_CHANGE,
    MOST_PLAYERS,
    PLACES,
    PLANNING,
    PLANNINGS,
    SLOTS,
    THIEF,
    TRAVEL,
    TRAVELS,
)
from .rules.common import count_locations
from .rules.tables import COST
from .state import ANNOUNCE, BUY, CARD, CLOSE, PASS, SWAP
from .worth import can_visit, free_places, journeys_left

LAST = -0.01
"""Just less than to pass."""

SPARE = 3
"""Cards to throw away with which a swap is thought of."""


@compiled
def prefer_sound(state, actions, count, out):
    """A plan's promise; what only harms is not searched, if anything else is left."""
    swaps = _swaps_well(state)
    kept = 0
    for k in range(count):
        action = np.int64(actions[k])
        harms = (action == SWAP and not swaps) or _harms(state, action)
        out[k] = PRUNED if harms else _promise(state, action)
        kept += not harms
    for k in range(count if kept == 0 else 0):
        out[k] = 0.0


@compiled
def prefer_simple(state, actions, count, out):
    """Prefer plans as somebody does who has just learned the rules: locations, as by
    ``prefer_sound``, then action cards; no swap, no card bought, nothing closed."""
    prefer_sound(state, actions, count, out)
    for k in range(count):
        action = np.int64(actions[k])
        if SWAP <= action <= BUY or CLOSE <= action < PASS:
            out[k] = PRUNED
        elif CARD <= action < CLOSE:
            out[k] = LAST


@compiled
def _harms(state, action):
    """Whether a plan leaves the own realm empty: it would have to be filled again."""
    player = np.int64(state.player)
    if CLOSE <= action < PASS:
        return state.realm[player] == 1
    if action >= SWAP or state.realm[player] > 0:
        return False
    return action % MOST_PLAYERS != player and count_locations(state.hands[player]) == 1


@compiled
def _swaps_well(state):
    """Whether the hand has cards enough to throw away: a swap draws three and takes four."""
    player = np.int64(state.player)
    free = np.int64(state.room) - state.realm[player]
    spare = max(0, count_locations(state.hands[player]) - max(1, free))
    if state.realm[player] > 0 and journeys_left(state) == 0:
        spare = count_locations(state.hands[player])
    usable = min(np.int64(state.arms[player]), 2)
    for kind in range(PLANNING, PLANNING + PLANNINGS):
        held = np.int64(state.hands[player, kind])
        spare += max(0, held - usable)
        usable = max(0, usable - held)
    spare += max(0, np.int64(state.hands[player, BODYGUARD]) - 1)
    spare += max(0, np.int64(state.hands[player, DIRECTION_CHANGE]) - 1)
    for transport in range(TRAVELS):
        if not _leads_on(state, player, transport):
            spare += np.int64(state.hands[player, TRAVEL + transport])
    return spare >= SPARE


@compiled
def _leads_on(state, player, transport):
    """Whether the hand can use this transport somewhere on the table, or the road is short."""
    if 2 * free_places(state) > state.players * np.int64(state.room):
        return True
    held = state.hands[player, TRAVEL + transport]
    for place in range(state.players * SLOTS):
        terrain = np.int64(state.terrain[place])
        if terrain >= 0 and 0 < COST[transport, terrain] <= held:
            return True
    return False


@compiled
def _promise(state, action):
    """A rule of thumb for a plan."""
    player = np.int64(state.player)
    if action < SWAP:
        terrain, realm = action // MOST_PLAYERS, action % MOST_PLAYERS
        worth = state.worth[terrain] / 30.0
        if not can_visit(state, player, terrain):
            return -worth
        if realm != player:
            return worth
        return worth + 0.3 if state.realm[player] == 0 else worth + 0.1
    if CARD <= action < CLOSE:
        card, place = (action - CARD) // PLACES, (action - CARD) % PLACES
        own = place // SLOTS == player
        if card == 0:
            worth = state.worth[state.terrain[place]] / 30.0
            return worth if can_visit(state, player, np.int64(state.terrain[place])) else -worth
        if card == THIEF:
            return 0.0 if own else 0.15
        return -0.1 if own else 0.1
    if CLOSE <= action < PASS:
        return -0.2
    if action == BUY:
        return -0.05 * state.bought[player]
    return -0.1 if action == ANNOUNCE else 0.0
