# pyright: basic
"""Why a decision is illegal now, with the clause; the catalogue has a sentence for each reason."""

from __future__ import annotations

import numpy as np

from ...core.contract import compiled
from .dungeon import faced_into, tile_at, tile_code
from .facts import (
    AMAZON,
    ARROWS,
    BARBARIAN,
    BIT,
    CELLS,
    DWARF,
    FITS,
    LOOK,
    LOOKS,
    START,
    STORM,
    THIEF,
    WIND,
    WIZARD,
)
from .possible import can_act, fits_at, has_ability, is_smallest, may_turn
from .record import (
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
    code_of,
    field_of,
)
from .sets import number_of
from .walking import ends_from, heroes_on, kind_at, wizard_ends

(
    LEGAL, NOT_A_CHOICE, NOT_IN_HAND, OCCUPIED, APART, FACING, NO_TILE, NO_WAY, TOO_FEW_STEPS,
    HERO_THERE, START_TILE, NO_TURN, NO_TILES, NO_ABILITY, NOT_TOGETHER, NO_COIN, MUST_ACT,
) = range(17)  # fmt: skip
REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "D-12.1"),
    NOT_IN_HAND: ("not-in-hand", "D-3.1"),
    OCCUPIED: ("occupied", "D-3.1"),
    APART: ("apart", "D-3.1"),
    FACING: ("facing-arrows", "D-3.3"),
    NO_TILE: ("no-tile-there", "D-4.1"),
    NO_WAY: ("no-way", "D-4.1"),
    TOO_FEW_STEPS: ("wrong-distance", "D-4.7"),
    HERO_THERE: ("hero-there", "D-6.8"),
    START_TILE: ("start-stays", "D-7.1"),
    NO_TURN: ("no-such-turn", "D-6.14"),
    NO_TILES: ("no-tiles-to-take", "D-6.7"),
    NO_ABILITY: ("no-ability", "D-10.1"),
    NOT_TOGETHER: ("not-together", "D-10.7"),
    NO_COIN: ("no-coin-there", "D-10.8"),
    MUST_ACT: ("must-act", "D-2.2"),
}


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
    """By mind control (D-6.16) or the barbarian (D-10.6)."""
    player = np.int64(state.player)
    if other >= state.players or other == player:
        return NOT_A_CHOICE
    if state.phase != MIND_MOVE:
        if not has_ability(state, player, BARBARIAN):
            return NO_ABILITY
        if state.where[other] != state.where[player]:
            return NOT_TOGETHER
    start = np.int64(state.where[other])
    return _refuse_way(state, start, ends_from(state, start), place)


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
    if field >= CELLS:
        return NOT_A_CHOICE
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
