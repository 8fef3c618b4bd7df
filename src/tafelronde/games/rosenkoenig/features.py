# pyright: basic
"""Features of a position in Rosenkönig: numbers that a network judges, of a player's board and
hand, the other's, and what both share."""

import math

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
from .facts import CARDS, DISTANCES, EMPTY, HAND, HEROES, SIZE, SQUARES, STONES
from .gains import cut, gain, loss
from .rules import playable
from .tables import NEIGHBOURS, ON_BOARD, TARGETS

LOGS = np.log(np.maximum(1.0, np.arange((STONES + 1) ** 2 + 1)))

INPUTS = 57
"""How many numbers there are: 24 for each player, and 9 for both."""


@compiled
def _board_features(state, player):
    """Write the features of a player's stones, and of the squares where they may gain."""
    foe = 1 - player
    stones, areas, largest, second, home = 0, 0, 0, 0, -2
    growth, near, turning, spread = 0, 0, 0, 0.0
    rank, file = state.crown // SIZE, state.crown % SIZE
    for square in range(SQUARES):
        owner = state.owner[square]
        if owner == player:
            stones += 1
            extent = np.int64(state.extent[square])
            if extent > 0:
                areas += 1
            if extent > largest:
                second, largest, home = largest, extent, square
            elif extent > second:
                second = extent
            continue
        won = gain(state, square, player)
        if owner == foe:
            turning += won
            continue
        growth += won
        spread += LOGS[won]
        if max(abs(square // SIZE - rank), abs(square % SIZE - file)) <= DISTANCES:
            near += won
    liberties, cuts, worst = 0, 0, 0
    threat = state.heroes[foe] > 0
    for square in range(SQUARES):
        owner = state.owner[square]
        if owner == EMPTY:
            for k in range(4):
                neighbour = NEIGHBOURS[square, k]
                if neighbour >= 0 and state.area[neighbour] == home:
                    liberties += 1
                    break
        elif owner == player and threat and state.extent[state.area[square]] >= 4:
            parts = cut(state, square)
            if parts > 1:
                cuts += 1
                worst = max(worst, loss(state, square, parts))
    points = float(state.points[player])
    armed = 1.0 if state.heroes[player] > 0 else 0.0
    return (
        points / 100.0,
        math.sqrt(points) / 10.0,
        state.heroes[player] / HEROES,
        1.0 - armed,
        growth / 200.0,
        turning / 200.0,
        armed * turning / 200.0,
        spread / 50.0,
        near / 100.0,
        largest / 10.0,
        second / 10.0,
        areas / 10.0,
        stones / 26.0,
        liberties / 10.0,
        cuts / 5.0,
        worst / 100.0,
    )


@compiled
def _best_gain(state, cards, crown, player):
    """The best that one of these cards brings from a square, played without a hero."""
    best = 0
    while cards:
        target = TARGETS[crown, lowest_bit(cards)]
        cards &= cards - 1
        if state.owner[target] == EMPTY:
            best = max(best, gain(state, target, player))
    return best


@compiled
def _hand_features(state, player):
    """Write the features of a player's cards: what they bring now, and after each card of the
    opponent."""
    plain, hero = playable(state, player)
    attack = 0
    cards = hero
    while cards:
        target = TARGETS[state.crown, lowest_bit(cards)]
        cards &= cards - 1
        swing = gain(state, target, player) + loss(state, target, cut(state, target))
        attack = max(attack, swing)
    foe_plain, foe_hero = playable(state, 1 - player)
    replies, stuck, total = 0, 0, 0.0
    cards = foe_plain | foe_hero
    while cards:
        target = TARGETS[state.crown, lowest_bit(cards)]
        cards &= cards - 1
        own = state.hands[player] & ON_BOARD[target]
        best = _best_gain(state, own, target, player)
        replies += 1
        total += best
        if best == 0:
            stuck += 1
    return (
        popcount(state.hands[player]) / HAND,
        popcount(plain) / HAND,
        popcount(hero) / HAND,
        1.0 if plain == 0 else 0.0,
        _best_gain(state, plain, state.crown, player) / 30.0,
        attack / 60.0,
        total / max(replies, 1) / 30.0,
        stuck / HAND,
    )


@compiled
def _common_features(state):
    """Write the features of the stage, the crown's surroundings and the squares that both want."""
    stage = state.stones / STONES
    free = 0
    cards = ON_BOARD[state.crown]
    on_board = popcount(cards)
    while cards:
        if state.owner[TARGETS[state.crown, lowest_bit(cards)]] == EMPTY:
            free += 1
        cards &= cards - 1
    contested, spread = 0, 0.0
    for square in range(SQUARES):
        if state.owner[square] == EMPTY:
            smaller = min(gain(state, square, 0), gain(state, square, 1))
            contested += smaller
            spread += LOGS[smaller]
    centre = SIZE // 2
    off_centre = abs(state.crown // SIZE - centre) + abs(state.crown % SIZE - centre)
    return (
        stage,
        stage**2,
        stage**4,
        free / CARDS,
        on_board / CARDS,
        contested / 100.0,
        spread / 20.0,
        popcount(state.pile) / 14.0,
        off_centre / 8.0,
    )


@compiled
def features_of(state, player):
    """The features of FEATURES, about 0 … 1 each, in a tuple of floats."""
    return (
        _board_features(state, player)
        + _hand_features(state, player)
        + _board_features(state, 1 - player)
        + _hand_features(state, 1 - player)
        + _common_features(state)
    )


@compiled
def features(state, player, out):
    """Write the player's features, in the order of ``FEATURES``, into ``out``; both can always
    win."""
    found = features_of(state, player)
    for k in range(INPUTS):
        out[k] = found[k]
    return True
