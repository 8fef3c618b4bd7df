# pyright: basic
"""Why a decision is illegal now, as a number of ``refusals``."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import AMAZON, BARBARIAN, DWARF, LOOKS, START, STORM, THIEF, WIND, WIZARD
from ..refusals import (
    APART,
    FACING,
    HERO_THERE,
    LEGAL,
    MUST_ACT,
    NO_ABILITY,
    NO_COIN,
    NO_TILE,
    NO_TILES,
    NO_TURN,
    NO_WAY,
    NOT_A_CHOICE,
    NOT_ADJACENT,
    NOT_IN_HAND,
    NOT_TOGETHER,
    OCCUPIED,
    START_TILE,
    TOO_FEW_STEPS,
)
from ..state import (
    ALLOW,
    AMAZON_MOVE,
    BLOCK,
    DESTROY_TILE,
    DESTROYING,
    END,
    KEEP,
    LAST,
    LAY,
    LEAVE,
    MAIN,
    MIND_MOVE,
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
from .actions import code_of, field_of
from .dungeon import faced_into, tile_at, tile_code
from .possible import can_act, fits_at, has_ability, is_smallest, may_turn
from .sets import number_of
from .tables import ARROWS, BIT, FITS, LOOK
from .walking import ends_from, heroes_on, kind_at, neighbours_of, shove_ends, wizard_ends


@compiled
def _refuse_lay(state, code, cell):
    """D-3, and D-6.8 for magical shift."""
    player = np.int64(state.player)
    if LOOK[code] >= LOOKS or number_of(state.hands[player], LOOK[code]) == 0:
        return NOT_IN_HAND
    place = tile_at(state, cell)
    if state.phase == SHIFTING:
        reason = _refuse_free(state, place)
        return reason if reason or fits_at(state, place, code) else FACING
    if place >= 0:
        return OCCUPIED
    faced = faced_into(state, cell)
    if faced < 0:
        return APART
    return LEGAL if FITS[faced, ARROWS[code]] else FACING


@compiled
def _refuse_free(state, place):
    """A tile that is to be destroyed or exchanged (D-6.8, D-6.11, D-7.1)."""
    if place < 0:
        return NO_TILE
    if kind_at(state, place) == START:
        return START_TILE
    return HERO_THERE if heroes_on(state) & BIT[place] else LEGAL


@compiled
def _refuse_way(state, start, ends, place):
    if place < 0:
        return NO_TILE
    if ends & BIT[place]:
        return LEGAL
    kind = kind_at(state, start)
    return TOO_FEW_STEPS if kind in (WIND, STORM) else NO_WAY


@compiled
def _refuse_push(state, other, place):
    """The refusal of a push by mind control (D-6.16) or by the barbarian (D-10.6)."""
    player = np.int64(state.player)
    if other >= state.players or other == player:
        return NOT_A_CHOICE
    if state.phase != MIND_MOVE:
        if not has_ability(state, player, BARBARIAN):
            return NO_ABILITY
        if state.where[other] != state.where[player]:
            return NOT_TOGETHER
    start = np.int64(state.where[other])
    if state.phase == MIND_MOVE:
        return _refuse_way(state, start, ends_from(state, start), place)
    if place < 0:
        return NO_TILE
    if shove_ends(state, start) & BIT[place]:
        return LEGAL
    return NO_WAY if neighbours_of(state, start) & BIT[place] else NOT_ADJACENT


@compiled
def _refuse_player(state, other):
    """Theft of a tile (D-6.7), or of a coin by the thief (D-10.8)."""
    player = np.int64(state.player)
    if other >= state.players or other == player:
        return NOT_A_CHOICE
    if state.phase == STEAL_FROM:
        return LEGAL if state.hands[other] else NO_TILES
    if not has_ability(state, player, THIEF):
        return NO_ABILITY
    if state.where[other] != state.where[player]:
        return NOT_TOGETHER
    return LEGAL if state.coins[other] > 0 else NO_COIN


@compiled
def _refuse_swap(state, field):
    """The dwarf's two tiles (D-10.9)."""
    player = np.int64(state.player)
    if not has_ability(state, player, DWARF):
        return NO_ABILITY
    first, second = field >> 6, field & 63
    if first >= LOOKS or second >= LOOKS:
        return NOT_A_CHOICE
    hand = state.hands[player]
    needed = 2 if first == second else 1
    if number_of(hand, first) < needed or number_of(hand, second) == 0:
        return NOT_IN_HAND
    return LEGAL


@compiled
def _refuse_turn(state, place, quarters):
    if place < 0:
        return NO_TILE
    if not is_smallest(tile_code(state, place), quarters):
        return NO_TURN
    return LEGAL if may_turn(state, place, quarters) else FACING


@compiled
def _refuse_word(state, word):
    phase = state.phase
    if word == END and phase == MAIN:
        return MUST_ACT if can_act(state) else LEGAL
    fits = (
        (word == END and phase == POST)
        or ((word in (TAKE, LEAVE)) and phase == TAKE_COIN)
        or ((word in (BLOCK, ALLOW)) and phase == KEEP)
    )
    return LEGAL if fits else NOT_A_CHOICE


@compiled
def _fits_phase(state, code):
    """Whether this kind of action is one of the decision's at all (D-12.3, D-12.4)."""
    phase = state.phase
    if code < 0 or code >= LAST:
        return False
    if phase == MAIN:
        return code < DESTROY_TILE or code in (PLAYER, SWAP, WORD) or code >= LAY
    if phase == POST:
        ability = AMAZON_MOVE <= code < DESTROY_TILE or code in (PLAYER, SWAP)
        return ability or code == WORD
    if phase == SHIFTING:
        return code >= LAY
    if phase == DESTROYING:
        return code == DESTROY_TILE
    if phase == TURNING:
        return TURN_TILE < code < PLAYER
    if phase == MIND_MOVE:
        return PUSH <= code < DESTROY_TILE
    if phase == STEAL_FROM:
        return code == PLAYER
    return code == WORD


@compiled
def refusal(state, action):
    code, field = code_of(action), field_of(action)
    if not _fits_phase(state, code):
        return NOT_A_CHOICE
    if code == WORD:
        return _refuse_word(state, field)
    if code == PLAYER:
        return _refuse_player(state, field)
    if code == SWAP:
        return _refuse_swap(state, field)
    if code >= LAY:
        return _refuse_lay(state, code - LAY, field)
    place = tile_at(state, field)
    if code == DESTROY_TILE:
        return _refuse_free(state, place)
    if code > TURN_TILE:
        return _refuse_turn(state, place, code - TURN_TILE)
    if code >= PUSH:
        return _refuse_push(state, code - PUSH, place)
    player = np.int64(state.player)
    start = np.int64(state.where[player])
    if code == WIZARD_MOVE:
        if not has_ability(state, player, WIZARD):
            return NO_ABILITY
        return _refuse_way(state, start, wizard_ends(state, start), place)
    if code == AMAZON_MOVE and not has_ability(state, player, AMAZON):
        return NO_ABILITY
    return _refuse_way(state, start, ends_from(state, start), place)
