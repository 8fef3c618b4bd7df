# pyright: basic
"""The lists of what can be done, ascending, and a fast way to draw from them."""

import numpy as np

from ....core.compile.compiler import compiled, unguarded
from ....core.contract.bits import lowest_bit, popcount
from ....core.contract.rng import below
from ....core.contract.scratch import scratch
from ....core.facts.overrun import Overrun
from ..facts import AMAZON, BARBARIAN, DWARF, THIEF, WIZARD
from ..state import (
    ALLOW,
    AMAZON_MOVE,
    AT_A_TIME,
    BLOCK,
    DESTROY_TILE,
    DESTROYING,
    END,
    LAY,
    LEAVE,
    MAIN,
    MIND_MOVE,
    MOVE,
    PLAYER,
    POST,
    PUSH,
    SHIFTING,
    STEAL_FROM,
    SWAP,
    TAKE,
    TAKE_COIN,
    TURN_TILE,
    TURNING,
    WIZARD_MOVE,
    WORD,
)
from .actions import pack
from .dungeon import faced_beside, is_first_beside, tile_cell
from .empty import ALL, COLUMNS, IN_WORD, ROWS, WORDS, list_empty_cells, sort_by_arrows
from .possible import can_rob, fits_at, has_ability, may_turn, meets
from .sets import some_tile, without_tile
from .tables import ARROWS, BIT, BITS, FIRST_CODE, FITS, ORIENTATIONS, STEPS
from .walking import ends_from, free_tiles, shove_ends, wizard_ends


@compiled
def _list_cells(state, code, places, out, count):
    """The action ``code`` at the cells of a set of places."""
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        out[count] = pack(code, tile_cell(state, place))
        count += 1
    return count


@compiled
def _list_swaps(state, player, out, count):
    """The dwarf's ordered pairs (D-10.9)."""
    hand = state.hands[player]
    first = hand
    while first:
        one = some_tile(first, 0)
        second = without_tile(hand, one)
        while second:
            two = some_tile(second, 0)
            out[count] = pack(SWAP, one << 6 | two)
            count += 1
            second &= ~BITS[two]
        first &= ~BITS[one]
    return count


@compiled
def _list_abilities(state, before, out, count):
    """List what the ability of the player whose turn it is can do now (D-10)."""
    player = np.int64(state.turn)
    here = np.int64(state.where[player])
    if has_ability(state, player, WIZARD) and before:
        count = _list_cells(state, WIZARD_MOVE, wizard_ends(state, here), out, count)
    if has_ability(state, player, AMAZON):
        count = _list_cells(state, AMAZON_MOVE, ends_from(state, here), out, count)
    if has_ability(state, player, BARBARIAN):
        for other in range(state.players):
            if meets(state, player, other):
                count = _list_cells(state, PUSH + other, shove_ends(state, here), out, count)
    if has_ability(state, player, THIEF):
        for other in range(state.players):
            if can_rob(state, player, other):
                out[count] = pack(PLAYER, other)
                count += 1
    if has_ability(state, player, DWARF) and popcount(state.hands[player]) >= 2:
        count = _list_swaps(state, player, out, count)
    return count


@compiled
def list_without_lays(state, out):
    """The main decision but for the lays, which come after these."""
    player = np.int64(state.turn)
    count = _list_cells(state, MOVE, ends_from(state, state.where[player]), out, 0)
    can_move = count > 0
    count = _list_abilities(state, True, out, count)
    if count > 0 and not can_move and state.hands[player] == 0:
        out[count] = pack(WORD, END)
        count += 1
    return count


# ---- lays (D-3) --------------------------------------------------------------------------------


@compiled
def _list_lays(state, out, count):
    """D-3.1 … D-3.5."""
    work, fits = scratch(ROWS, COLUMNS), scratch(WORDS, 16)
    words = sort_by_arrows(work, list_empty_cells(state, work), fits)
    tiles = state.hands[state.turn]
    while tiles:
        look = some_tile(tiles, 0)
        tiles &= ~BITS[look]
        for turn in range(ORIENTATIONS[look]):
            code = FIRST_CODE[look] + turn
            for word in range(words):
                first, taking = 1 + word * IN_WORD, fits[word, ARROWS[code]]
                count = _list_cells_of(work, first, taking, pack(LAY + code, 0), out, count)
    return count


@unguarded
def _list_cells_of(work, first, taking, action, out, count):
    """An action at the empty cells of a set, counted from the ``first`` one on. AT_A_TIME are
    written at a time, the last ones of them too many: at the cell after those of the word."""
    end = count + popcount(taking)
    if end + AT_A_TIME - 1 > len(out):
        raise Overrun("_list_lays", "out", "games/drakon/rules/choices.py: MAX_LEGAL")
    taking |= 1 << IN_WORD
    while count < end:
        for k in range(AT_A_TIME):
            cell = work[ALL, np.uint64(first + lowest_bit(taking))]
            out[np.uint64(count + k)] = action + cell
            taking = taking & taking - 1 | 1 << IN_WORD
        count += AT_A_TIME
    return end


# ---- events ------------------------------------------------------------------------------------


@compiled
def _list_shifts(state, out):
    """D-6.8."""
    count = 0
    tiles = state.hands[state.player]
    free = free_tiles(state)
    while tiles:
        look = some_tile(tiles, 0)
        tiles &= ~BITS[look]
        for turn in range(ORIENTATIONS[look]):
            code = FIRST_CODE[look] + turn
            places = free
            while places:
                place = lowest_bit(places)
                places &= ~BIT[place]
                if fits_at(state, place, code):
                    out[count] = pack(LAY + code, tile_cell(state, place))
                    count += 1
    return count


@compiled
def _list_turns(state, out):
    """D-6.13, D-6.14."""
    count = 0
    for quarters in range(1, 4):
        for place in range(state.count):
            if may_turn(state, place, quarters):
                out[count] = pack(TURN_TILE + quarters, tile_cell(state, place))
                count += 1
    return count


@compiled
def list_event(state, out):
    """The choices of all decisions but the main one."""
    phase, player = state.phase, np.int64(state.player)
    count = 0
    if phase == SHIFTING:
        return _list_shifts(state, out)
    if phase == DESTROYING:
        return _list_cells(state, DESTROY_TILE, free_tiles(state), out, 0)
    if phase == TURNING:
        return _list_turns(state, out)
    if phase == MIND_MOVE:  # D-6.16
        for other in range(state.players):
            if other != player:
                ends = ends_from(state, state.where[other])
                count = _list_cells(state, PUSH + other, ends, out, count)
        return count
    if phase == STEAL_FROM:  # D-6.7
        for other in range(state.players):
            if other != player and state.hands[other]:
                out[count] = pack(PLAYER, other)
                count += 1
        return count
    if phase == POST:
        count = _list_abilities(state, False, out, 0)
        out[count] = pack(WORD, END)
        return count + 1
    out[0] = pack(WORD, TAKE if phase == TAKE_COIN else BLOCK)
    out[1] = pack(WORD, LEAVE if phase == TAKE_COIN else ALLOW)
    return 2


@compiled
def legal_actions(state, out):
    if state.phase != MAIN:
        return list_event(state, out)
    return _list_lays(state, out, list_without_lays(state, out))


# ---- at random ---------------------------------------------------------------------------------


@compiled
def lays_of(state, look):
    """How many lays a tile of this look has."""
    number = 0
    for turn in range(ORIENTATIONS[look]):
        number += state.room[ARROWS[FIRST_CODE[look] + turn]]
    return number


@compiled
def _random_cell(state, code, rng):
    """One of the cells where this tile may be laid, all equally likely: sides are tried until one
    is of such a cell, and counts for it."""
    while True:
        ticket = below(rng, np.int64(state.count) << 2)
        place, side = ticket >> 2, ticket & 3
        fits = FITS[faced_beside(state, place, side), ARROWS[code]] != 0
        if fits and is_first_beside(state, place, side):
            return tile_cell(state, place) + STEPS[side]


@compiled
def random_main(state, rng, out):
    """A main decision, uniformly, without a list of all lays."""
    few = list_without_lays(state, out)
    total = few
    hand = state.hands[state.turn]
    tiles = hand
    while tiles:
        look = some_tile(tiles, 0)
        tiles &= ~BITS[look]
        total += lays_of(state, look)
    ticket = below(rng, total)
    if ticket < few:
        return np.int64(out[ticket])
    ticket -= few
    tiles = hand
    look = some_tile(tiles, 0)
    while ticket >= lays_of(state, look):
        ticket -= lays_of(state, look)
        tiles &= ~BITS[look]
        look = some_tile(tiles, 0)
    code = FIRST_CODE[look]
    while ticket >= state.room[ARROWS[code]]:
        ticket -= state.room[ARROWS[code]]
        code += 1
    return pack(LAY + code, _random_cell(state, code, rng))
