# pyright: basic
"""What the contract asks of the rules of Drakon. Clauses: docs/rules/drakon.md."""

from __future__ import annotations

import numpy as np

from ....core.bits import popcount
from ....core.compiling import compiled
from ....core.constants import CHANCE, TERMINAL
from ....core.rng import below
from ..facts import ALL_TILES, CENTRE, FIGURES, HAND, IN_PLAY, LOOKS, MOST_PLAYERS, TILES
from ..state import (
    AMAZON_MOVE,
    ASSIGN,
    BLIND,
    BLOCK,
    DEAL,
    DESTROY_TILE,
    DRAW,
    DRAWING,
    FIGURE,
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
    SECRET,
    SHIFTING,
    STEAL_FROM,
    SWAP,
    TAKE,
    TURN_TILE,
    WIZARD_MOVE,
    WORD,
)
from .actions import code_of, field_of, pack
from .choices import list_event, random_main
from .dungeon import change_tile, place_tile, take_tile, tile_at, tile_code
from .hands import (
    draw_tile,
    move_between_hands,
    pile_size,
    play_from_hand,
    show_in_hand,
    sink,
    sink_from_hand,
)
from .possible import turned_code
from .sets import number_of, some_tile
from .tables import LOOK, STARTS
from .turns import ask, begin_turn, enter, go_on, lose, pay, take_blindly


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
    ask(state, FIRST_PLAYER, CHANCE)


# ---- chance ------------------------------------------------------------------------------------


@compiled
def _list_tiles(tiles, out, weights):
    count = 0
    for look in range(LOOKS):
        number = number_of(tiles, look)
        if number:
            out[count] = pack(DRAW, look)
            weights[count] = number
            count += 1
    return count


@compiled
def _tiles_drawn_from(state):
    """The set from which chance takes a tile now; none where the pile's known end is drawn."""
    return state.hands[state.victim] if state.phase == BLIND else state.pile


@compiled
def _sunk_look(state):
    return np.int64(state.bottom[0]) & (SECRET - 1)


@compiled
def chance_outcomes(state, out, weights):
    count = 0
    if state.phase == FIRST_PLAYER:  # D-1.3
        for player in range(state.players):
            out[player] = pack(PLAYER, player)
            weights[player] = 1
        return np.int64(state.players)
    if state.phase == ASSIGN:  # D-10.1
        for figure in range(len(FIGURES)):
            free = True
            for player in range(state.players):
                free = free and state.figure[player] != figure
            if free:
                out[count] = pack(FIGURE, figure)
                weights[count] = 1
                count += 1
        return count
    tiles = _tiles_drawn_from(state)
    if tiles:
        return _list_tiles(tiles, out, weights)
    out[0] = pack(DRAW, _sunk_look(state))  # D-12.6
    weights[0] = 1
    return 1


@compiled
def random_action(state, rng, out, weights):
    if state.phase == MAIN:
        return random_main(state, rng, out)
    if state.player != CHANCE:
        return np.int64(out[below(rng, list_event(state, out))])
    if state.phase < DEAL:
        return np.int64(out[below(rng, chance_outcomes(state, out, weights))])
    tiles = _tiles_drawn_from(state)
    if tiles:
        return pack(DRAW, some_tile(tiles, below(rng, popcount(tiles))))
    return pack(DRAW, _sunk_look(state))


@compiled
def _dealt_to(state):
    """Who gets the next tile of the deal (D-12.2); the number of players when all have theirs."""
    player = 0
    while player < state.players and popcount(state.hands[player]) == HAND:
        player += 1
    return player


@compiled
def _apply_chance(state, field):
    """An outcome; whether all is done."""
    phase = state.phase
    if phase == FIRST_PLAYER:
        state.turn = field
        ask(state, ASSIGN if state.assigned else DEAL, CHANCE)
    elif phase == ASSIGN:
        player = 0
        while state.figure[player] != NOBODY:
            player += 1
        state.figure[player] = field
        if player == state.players - 1:
            ask(state, DEAL, CHANCE)
    elif phase == DEAL:
        draw_tile(state, _dealt_to(state), field)
        if _dealt_to(state) == state.players:
            begin_turn(state, np.int64(state.turn))
            ask(state, MAIN, state.turn)
    elif phase == DRAWING:
        draw_tile(state, np.int64(state.turn), field)
        state.draws -= 1
        return state.draws == 0
    else:
        move_between_hands(state, np.int64(state.victim), np.int64(state.taker), field)
        state.victim = NOBODY
        state.taker = NOBODY
        return True
    return False


# ---- decisions ---------------------------------------------------------------------------------


@compiled
def _draw_tiles(state, number):
    state.draws = number
    ask(state, DRAWING, CHANCE)


@compiled
def _lay(state, player, code, cell):
    """D-3; whether all is done."""
    play_from_hand(state, player, LOOK[code])
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
    """Of a tile (D-6.7) or, the thief, of a coin (D-10.8); whether all is done."""
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
        done = _apply_chance(state, field)
    else:
        done = _apply_decision(state, code, field)
    if done:
        go_on(state)


# ---- results -----------------------------------------------------------------------------------


@compiled
def scores(state, out):
    for player in range(state.players):
        out[player] = state.coins[player]


@compiled
def returns(state, out):
    """1 for the winner and −1 for the others; who share a victory (D-8.3) share the 1s."""
    for player in range(state.players):
        out[player] = 0.0
    if state.player != TERMINAL:
        return
    most, sharers = 0, 0
    for player in range(state.players):
        most = max(most, np.int64(state.coins[player]))
    for player in range(state.players):
        if _wins(state, player, most):
            sharers += 1
    for player in range(state.players):
        out[player] = 2.0 / sharers - 1.0 if _wins(state, player, most) else -1.0


@compiled
def _wins(state, player, most):
    if state.winner != NOBODY:
        return player == state.winner
    return state.coins[player] == most
