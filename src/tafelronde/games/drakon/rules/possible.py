# pyright: basic
"""Whether something can be done now: abilities, turns, events."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.bits import lowest_bit, popcount
from ..facts import AMAZON, BARBARIAN, DWARF, THIEF, WIZARD
from .dungeon import faced_at, tile_code
from .sets import some_tile, without_tile
from .tables import ARROWS, BIT, FIRST_CODE, FITS, LOOK, ORIENTATIONS
from .walking import ends_from, free_tiles, shove_ends, wizard_ends


@compiled
def has_ability(state, player, figure):
    """Whether this player is that hero, with their ability unused (D-10.1)."""
    return state.figure[player] == figure and state.used[player] == 0


@compiled
def meets(state, player, other):
    """Whether another player's hero stands on the same tile."""
    return other != player and state.where[other] == state.where[player]


@compiled
def can_rob(state, player, other):
    """The thief (D-10.8)."""
    return meets(state, player, other) and state.coins[other] > 0


@compiled
def ability_usable(state, before):
    """Whether the player whose turn it is can use their ability now (D-10.2); ``before`` the normal
    action, where the wizard's is possible too."""
    player = np.int64(state.turn)
    if state.used[player]:
        return False
    figure = state.figure[player]
    if figure == WIZARD:
        return before and wizard_ends(state, state.where[player]) != 0
    if figure == DWARF:
        return popcount(state.hands[player]) >= 2  # D-10.9
    if figure == AMAZON:
        return ends_from(state, state.where[player]) != 0
    if figure == THIEF:
        for other in range(state.players):
            if can_rob(state, player, other):
                return True
    if figure == BARBARIAN:  # D-10.7
        for other in range(state.players):
            if meets(state, player, other):
                return shove_ends(state, state.where[player]) != 0
    return False


@compiled
def can_act(state):
    """Whether the player whose turn it is can lay (D-2.4) or move."""
    player = np.int64(state.turn)
    return state.hands[player] != 0 or ends_from(state, state.where[player]) != 0


@compiled
def all_stuck(state):
    """D-8.2: nobody has tiles, and no hero can move (D-10.3: the wizard's ability counts)."""
    for player in range(state.players):
        if state.hands[player]:
            return False
    for player in range(state.players):
        if ends_from(state, state.where[player]):
            return False
        if has_ability(state, player, WIZARD) and wizard_ends(state, state.where[player]):
            return False
    return True


@compiled
def tile_to_steal(state, player):
    """Whether some opponent holds tiles (D-6.7)."""
    found = False
    for other in range(state.players):
        found = found or (other != player and state.hands[other] != 0)
    return found


@compiled
def hero_to_move(state, player):
    """Whether some opponent's hero can move (D-6.18)."""
    for other in range(state.players):
        if other != player and ends_from(state, state.where[other]):
            return True
    return False


@compiled
def fits_at(state, place, code):
    """Whether this tile may lie in the place of a laid one (D-3.3)."""
    return FITS[faced_at(state, place), ARROWS[code]] != 0


@compiled
def can_shift(state, player):
    """Whether a tile of the hand can take the place of a laid one (D-6.8, D-6.10)."""
    places = free_tiles(state)
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        tiles = state.hands[player]
        while tiles:
            look = some_tile(tiles, 0)
            tiles = without_tile(tiles, look)
            if _fits_turned(state, place, look):
                return True
    return False


@compiled
def _fits_turned(state, place, look):
    for turn in range(ORIENTATIONS[look]):
        if fits_at(state, place, FIRST_CODE[look] + turn):
            return True
    return False


@compiled
def can_be_shifted_in(state, look):
    """Whether a tile of this look can take the place of some laid one."""
    places = free_tiles(state)
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        if _fits_turned(state, place, look):
            return True
    return False


@compiled
def turned_code(code, quarters):
    """The code of a tile after so many quarter turns clockwise."""
    look = LOOK[code]
    first, ways = FIRST_CODE[look], ORIENTATIONS[look]
    return first + (code - first + quarters) % ways


@compiled
def is_smallest(code, quarters):
    """Whether this is the smallest number of quarter turns for what comes of it (D-6.14)."""
    ways = ORIENTATIONS[LOOK[code]]
    return quarters <= ways and quarters < 4


@compiled
def may_turn(state, place, quarters):
    """Whether a laid tile may be turned so (D-6.13, D-6.14)."""
    code = tile_code(state, place)
    return is_smallest(code, quarters) and fits_at(state, place, turned_code(code, quarters))


@compiled
def can_turn(state):
    """Whether any tile may be turned (D-6.15)."""
    for place in range(state.count):
        for quarters in range(1, 4):
            if may_turn(state, place, quarters):
                return True
    return False
