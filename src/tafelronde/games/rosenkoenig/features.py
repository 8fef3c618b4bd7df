# pyright: basic
"""What an expert sees of a position in Rosenkönig, in numbers that a network judges: a player's
board and hand, the other's, and what both share."""

from __future__ import annotations

import math

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
from ...core.facts.encoding import Block, Encoding, Numbers
from .facts import (
    CARDS,
    DISTANCES,
    EMPTY,
    HAND,
    HEROES,
    SIZE,
    SQUARES,
    STONES,
)
from .gains import cut, gain, loss
from .rules import playable
from .tables import NEIGHBOURS, ON_BOARD, TARGETS

_MOST_POINTS = (STONES + 1) ** 2
"""More than one stone can win or lose."""
_ON_ALL = SQUARES * _MOST_POINTS

FEATURES: Encoding = (
    Block(
        "players",
        "the player, then the other",
        2,
        (
            Numbers("points", "points, over 100", high=STONES**2 / 100),
            Numbers("root", "their square root, over 10", high=STONES / 10),
            Numbers("heroes", "heroes left, over 4"),
            Numbers("no_heroes", "1 if none is left"),
            Numbers("growth", "points that stones on empty squares bring, over 200",
                    high=_ON_ALL / 200),
            Numbers("turning", "points that the other's stones would bring, over 200",
                    high=_ON_ALL / 200),
            Numbers("turning_armed", "the same, 0 without a hero", high=_ON_ALL / 200),
            Numbers("spread", "logarithms of the growth of each square, over 50",
                    high=SQUARES * np.log(_MOST_POINTS) / 50),
            Numbers("near", "growth within reach of the crown, over 100", high=_ON_ALL / 100),
            Numbers("largest", "stones of the largest area, over 10", high=STONES / 10),
            Numbers("second", "stones of the next, over 10", high=STONES / 10),
            Numbers("areas", "areas, over 10", high=STONES / 10),
            Numbers("stones", "stones, over 26", high=2),
            Numbers("liberties", "empty squares beside the largest area, over 10",
                    high=SQUARES / 10),
            Numbers("cuts", "stones whose loss would cut an area, over 5", high=STONES / 5),
            Numbers("worst_cut", "points that the worst cut would cost, over 100",
                    high=_MOST_POINTS / 100),
            Numbers("hand", "cards in hand, over 5"),
            Numbers("plain", "cards that can be played, over 5"),
            Numbers("with_hero", "cards that can be played with a hero, over 5"),
            Numbers("no_plain", "1 if none can be played without a hero"),
            Numbers("best_gain", "the best that a card brings, over 30", high=_MOST_POINTS / 30),
            Numbers("attack", "the best that a hero wins and takes, over 60",
                    high=_MOST_POINTS / 30),
            Numbers("after_reply", "the best gain after each answer in the mean, over 30",
                    high=_MOST_POINTS / 30),
            Numbers("stuck_after", "answers after which nothing is gained, over 5"),
        ),
    ),
    Numbers("stage", "stones on the board, over 52"),
    Numbers("stage_2", "the same, squared"),
    Numbers("stage_4", "the same, to the fourth"),
    Numbers("free", "cards that would lead to an empty square, over 24"),
    Numbers("on_board", "cards that would stay on the board, over 24"),
    Numbers("contested", "what both would win on a square, over 100", high=_ON_ALL / 100),
    Numbers("contested_spread", "its logarithms, over 20",
            high=SQUARES * np.log(_MOST_POINTS) / 20),
    Numbers("pile", "cards in the pile, over 14", high=CARDS / 14),
    Numbers("off_centre", "steps of the crown from the centre, over 8"),
)  # fmt: skip

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
    """What FEATURES names, about 0 … 1 each, in a tuple of floats."""
    return (
        _board_features(state, player)
        + _hand_features(state, player)
        + _board_features(state, 1 - player)
        + _hand_features(state, 1 - player)
        + _common_features(state)
    )


@compiled
def features(state, player, out):
    """As FEATURES names them."""
    found = features_of(state, player)
    for k in range(INPUTS):
        out[k] = found[k]
    return True
