# pyright: basic
"""Chance in Drakon: who begins, who is which hero, which tile is drawn or taken."""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.bits import popcount
from ....core.contract.rng import below
from ....core.facts.constants import CHANCE
from ..facts import FIGURES, HAND, LOOKS
from ..state import (
    ASSIGN,
    BLIND,
    DEAL,
    DRAW,
    DRAWING,
    FIGURE,
    FIRST_PLAYER,
    MAIN,
    NOBODY,
    PLAYER,
    SECRET,
)
from .actions import pack
from .choices import list_event, random_main
from .hands import draw_tile, move_between_hands
from .sets import number_of, some_tile
from .turns import ask, begin_turn


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
    """The player who gets the next tile of the deal (D-12.2); the number of players when all have
    theirs."""
    each = np.int64(state.draws)  # of an exercise
    if each == 0:
        each = HAND
    player = 0
    while player < state.players and popcount(state.hands[player]) == each:
        player += 1
    return player


@compiled
def apply_chance(state, field):
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
            state.draws = 0
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
