# pyright: basic
"""Where heroes can go (D-4). Sets of places in ``laid`` are the bits of an int64."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.bits import lowest_bit
from ..facts import KEY, START, STORM, VORTEX, WIND
from .dungeon import points_to, tile_code
from .tables import ARROWS, BIT, FIRST, KIND


@compiled
def kind_at(state, place):
    return KIND[tile_code(state, place)]


@compiled
def neighbours_of(state, place):
    """All tiles beside this one."""
    found = np.int64(0)
    for side in range(4):
        near = np.int64(state.sides[place, side])
        if near >= 0:
            found |= BIT[near]
    return found


@compiled
def one_step(state, place):
    """Where an ordinary step leads (D-4.1), and on the way from a key or vortex (D-4.9)."""
    code = tile_code(state, place)
    arrowless = KIND[code] == KEY or KIND[code] == VORTEX
    found = np.int64(0)
    for side in range(4):
        near = np.int64(state.sides[place, side])
        if near >= 0:
            if arrowless:
                passes = points_to(state, near, side ^ 2) == 0
            else:
                passes = ARROWS[code] >> side & 1 == 1
            if passes:
                found |= BIT[near]
    return found


@compiled
def _step_all(state, places):
    found = np.int64(0)
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        found |= one_step(state, place)
    return found


@compiled
def _step_all_freely(state, places):
    """The steps of ``places`` that only the wizard may take (D-10.4)."""
    found = np.int64(0)
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        found |= neighbours_of(state, place) & ~one_step(state, place)
    return found


@compiled
def steps_from(kind):
    """How many steps a move from a tile of this kind has (D-4.7)."""
    return 3 if kind == STORM else 2 if kind == WIND else 1


@compiled
def ends_from(state, place):
    """Where a legal move from this tile ends (D-4.4 … D-4.12)."""
    kind = kind_at(state, place)
    if kind == VORTEX:  # D-4.6
        return FIRST[state.count] & ~BIT[place]
    if kind == KEY:  # D-4.5
        return neighbours_of(state, place)
    found = one_step(state, place)
    for _ in range(1, steps_from(kind)):
        found = _step_all(state, found)
    return found


@compiled
def shove_ends(state, place):
    """Where the barbarian can shove a hero who stands with his own (D-10.6)."""
    kind = kind_at(state, place)
    return neighbours_of(state, place) if kind in (KEY, VORTEX) else one_step(state, place)


@compiled
def wizard_ends(state, place):
    """Where a move with exactly one free step ends (D-10.4, D-10.5)."""
    kind = kind_at(state, place)
    if kind in (VORTEX, KEY):
        return np.int64(0)
    plain, free = BIT[place], np.int64(0)
    for _ in range(steps_from(kind)):
        free = _step_all(state, free) | _step_all_freely(state, plain)
        plain = _step_all(state, plain)
    return free


@compiled
def heroes_on(state):
    """The tiles on which heroes stand."""
    found = np.int64(0)
    for player in range(state.players):
        found |= BIT[state.where[player]]
    return found


@compiled
def free_tiles(state):
    """The tiles that can be destroyed or exchanged: no hero on them, and not start (D-6.8,
    D-6.11, D-7.1)."""
    found = FIRST[state.count] & ~heroes_on(state)
    for place in range(state.count):
        if kind_at(state, place) == START:
            found &= ~BIT[place]
    return found
