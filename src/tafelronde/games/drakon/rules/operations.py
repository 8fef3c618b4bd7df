# pyright: basic
"""Operations of the contract by the rules of Drakon. Clauses: docs/rules/drakon.md."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.facts.constants import CHANCE
from ..facts import ALL_TILES, CENTRE, IN_PLAY, MOST_PLAYERS, MOST_TURNS, TILES
from ..state import (
    AMAZON_MOVE,
    BLOCK,
    DESTROY_TILE,
    DRAWING,
    FIRST_PLAYER,
    KEEP,
    LAY,
    LONG,
    MAIN,
    NOBODY,
    ON_START,
    PLAYER,
    POST,
    PUSH,
    SHIFTING,
    STEAL_FROM,
    SWAP,
    TAKE,
    TURN_TILE,
    WIZARD_MOVE,
    WORD,
)
from .actions import code_of, field_of
from .chance import apply_chance
from .circles import forget, see_lay
from .dungeon import change_tile, place_tile, take_tile, tile_at, tile_code
from .hands import pile_size, play_from_hand, show_in_hand, sink, sink_from_hand
from .possible import turned_code
from .tables import LOOK, STARTS
from .turns import ask, enter, go_on, lose, pay, take_blindly


@compiled
def setup(state, players, options):
    state.players = players
    state.turn = 0
    state.resume = POST
    state.actor = NOBODY
    state.entered = 0
    state.victim = NOBODY
    state.taker = NOBODY
    state.robbed = NOBODY
    state.draws = 0
    state.winner = NOBODY
    state.escape = options[0]
    state.assigned = options[1]
    state.turns = 0
    state.still = -1
    forget(state)
    state.on_start = 0
    for player in range(MOST_PLAYERS):
        state.coins[player] = 0
        state.where[player] = NOBODY
        state.figure[player] = NOBODY
        state.used[player] = 0
        state.hands[player] = 0
        for other in range(MOST_PLAYERS):
            state.known[player, other] = 0
    state.pile = ALL_TILES
    state.sunk = 0
    for k in range(IN_PLAY):
        state.bottom[k] = 0
    state.count = 0
    for place in range(TILES):
        state.laid[place] = 0
        for side in range(4):
            state.sides[place, side] = 0
    for arrows in range(16):
        state.room[arrows] = 0
    place_tile(state, CENTRE, STARTS[options[2]])
    for player in range(players):  # D-1.1
        state.where[player] = 0
    if len(options) > 3:  # an exercise
        state.draws = options[3]
        state.turns = MOST_TURNS * players - options[4]
        state.pile = np.int64(options[5]) & 0xFFFFFFFF | np.int64(options[6]) << 32
    ask(state, FIRST_PLAYER, CHANCE)


@compiled
def _draw_tiles(state, number):
    state.draws = number
    ask(state, DRAWING, CHANCE)


@compiled
def _lay(state, player, code, cell):
    """D-3; whether all is done."""
    play_from_hand(state, player, LOOK[code])
    see_lay(state)
    place_tile(state, cell, code)
    if pile_size(state) == 0:  # D-3.8
        return True
    _draw_tiles(state, 1)  # D-3.7
    return False


@compiled
def _shift(state, player, code, cell):
    """D-6.8: the tile of the hand is there before the replaced one joins it."""
    place = tile_at(state, cell)
    taken = LOOK[tile_code(state, place)]
    play_from_hand(state, player, LOOK[code])
    change_tile(state, place, code)
    show_in_hand(state, player, taken)


@compiled
def _use_ability(state, player):
    """D-10.1; back to where the turn stood (D-12.3)."""
    state.used[player] = 1
    state.resume = MAIN if state.phase == MAIN else LONG


@compiled
def _swap(state, player, field):
    """D-10.9."""
    _use_ability(state, player)
    sink_from_hand(state, player, field >> 6)
    sink_from_hand(state, player, field & 63)
    _draw_tiles(state, 2)


@compiled
def _rob(state, player, other):
    """Rob another player of a tile (D-6.7) or, as the thief, of a coin (D-10.8); returns whether
    all is done."""
    if state.phase == STEAL_FROM:
        take_blindly(state, player, other)
        return False
    _use_ability(state, player)
    return lose(state, other, player)


@compiled
def _answer(state, player, word):
    """A decision between two words, or the end of the turn; whether all is done."""
    if state.phase == KEEP:
        taker = np.int64(state.taker)
        state.taker = NOBODY
        if word == BLOCK:  # D-10.10
            state.used[player] = 1
            return True
        return pay(state, player, taker)
    if word == TAKE:  # D-6.5
        return pay(state, ON_START, player)
    if state.phase == MAIN or state.phase == POST:
        state.resume = LONG
    return True


@compiled
def _apply_decision(state, code, field):
    """A choice of the player to act; whether all is done."""
    player = np.int64(state.player)
    if code >= LAY:
        if state.phase == SHIFTING:
            _shift(state, player, code - LAY, field)
            return True
        return _lay(state, player, code - LAY, field)
    if code == WORD:
        return _answer(state, player, field)
    if code == PLAYER:
        return _rob(state, player, field)
    if code == SWAP:
        _swap(state, player, field)
        return False
    place = tile_at(state, field)
    if code == DESTROY_TILE:  # D-6.11
        look = LOOK[tile_code(state, place)]
        take_tile(state, place)
        sink(state, look, False)
        return True
    if code > TURN_TILE:  # D-6.13
        change_tile(state, place, turned_code(tile_code(state, place), code - TURN_TILE))
        return True
    if code == WIZARD_MOVE:  # in place of the normal move
        state.used[player] = 1
    elif code == AMAZON_MOVE:
        _use_ability(state, player)
    elif code >= PUSH:
        if state.phase == MAIN or state.phase == POST:  # D-10.6
            _use_ability(state, player)
            state.robbed = code - PUSH
        player = code - PUSH
    return enter(state, player, place)


@compiled
def apply_action(state, action):
    code, field = code_of(action), field_of(action)
    if state.player == CHANCE:
        done = apply_chance(state, field)
    else:
        done = _apply_decision(state, code, field)
    if done:
        go_on(state)
