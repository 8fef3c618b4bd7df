# pyright: basic
"""How near a player's hero is to rooms that bring coins, along the arrows: for bots."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit
from .facts import (
    ESCAPE_GOAL,
    GOLD,
    KEY,
    MIND,
    SHIFT,
    START,
    STEAL_LEFT,
    STEAL_RIGHT,
    TOLL,
    VORTEX,
    WELL,
)
from .rules.tables import BIT
from .rules.walking import ends_from, kind_at

FAR = 5
"""Moves ahead that the evaluation looks for rooms with coins."""
NEARNESS = 0.62
"""The worth of a coin one move farther away, as a share of that of a nearer one."""


@compiled
def coin_in(state, player, kind):
    """The coins that a player gains by entering a room of this kind."""
    if kind == GOLD:
        return 1.0
    if kind in (TOLL, WELL):
        return -1.0 if state.coins[player] > 0 else 0.0
    if kind == STEAL_LEFT:
        return 1.2 if state.coins[(player + 1) % state.players] > 0 else 0.0
    if kind == STEAL_RIGHT:
        return 1.2 if state.coins[(player + state.players - 1) % state.players] > 0 else 0.0
    if kind == START:
        return 1.0 if state.on_start > 0 else 0.0
    if kind in (KEY, VORTEX):
        return 3.0 if state.escape and state.coins[player] >= ESCAPE_GOAL else 0.1
    return 0.15 if kind in (MIND, SHIFT) else 0.0


@compiled
def rooms_for(state, player):
    """The tiles that bring this player a coin (or, in the variant, let them escape)."""
    found = np.int64(0)
    for place in range(state.count):
        if coin_in(state, player, kind_at(state, place)) >= 1.0:
            found |= BIT[place]
    return found


@compiled
def _all_cost(state, player, rooms):
    """Whether each of these rooms costs this player a coin."""
    while rooms:
        place = lowest_bit(rooms)
        rooms &= ~BIT[place]
        if coin_in(state, player, kind_at(state, place)) >= 0.0:
            return False
    return True


@compiled
def next_ends(state, places):
    """Where moves from these places end."""
    found = np.int64(0)
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        found |= ends_from(state, place)
    return found


@compiled
def nearness(state, player):
    """The coins within reach, each worth less for each move that it is away, and a little for
    being able to move at all."""
    rooms = rooms_for(state, player)
    here = BIT[state.where[player]]
    reached, edge = here, here
    worth, share = 0.0, 1.0
    for move in range(FAR):
        following = next_ends(state, edge)
        if move == 0 and following:
            worth += 0.08
            if state.hands[player] == 0 and _all_cost(state, player, following):
                return worth - NEARNESS
        share *= NEARNESS
        if following & rooms:
            worth += share
            rooms &= ~following
            share *= 0.5
        edge = following & ~reached
        reached |= following
        if edge == 0:
            break
    return worth
