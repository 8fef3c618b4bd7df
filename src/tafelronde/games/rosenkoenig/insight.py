# pyright: basic
"""What bots know about Rosenkönig beyond its rules: an evaluation.

The evaluation is a small neural network (one hidden layer of rectified units) on features of
the position as the player to act sees it. What it gives is the expected result, which
``benchmarks/games/rosenkoenig/train.py`` fitted on self-play: to the result of the game mixed
with what a search found. Its weights lie in ``insight.json``.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
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
from .rules import playable
from .tables import NEIGHBOURS, ON_BOARD, TARGETS

LOGS = np.log(np.maximum(1.0, np.arange((STONES + 1) ** 2 + 1)))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))

INPUTS_OF_A_PLAYER = 24
INPUTS_OF_BOTH = 9
INPUTS = 2 * INPUTS_OF_A_PLAYER + INPUTS_OF_BOTH
"""Length of ``features``: the player to act, the other, and what both share."""

UNITS = 8
"""Hidden units computed at once; their number is a multiple of it."""


# ---- single squares ----------------------------------------------------------------------------


@compiled
def _gain(state, square, player):
    """The points that a stone of ``player`` would bring on a square of somebody else."""
    first, second, third = -1, -1, -1
    size, counted = 0, 0
    for k in range(4):
        neighbour = NEIGHBOURS[square, k]
        if neighbour >= 0 and state.owner[neighbour] == player:
            area = np.int64(state.area[neighbour])
            if area != first and area != second and area != third:
                extent = np.int64(state.extent[area])
                size += extent
                counted += extent * extent
                first, second, third = area, first, second
    return (1 + size) * (1 + size) - counted


@compiled
def _cut(state, square):
    """Into how many parts the loss of this stone would cut its area, seen from close by."""
    player = state.owner[square]
    rank, file = square // SIZE, square % SIZE
    neighbours, links = 0, 0
    for k in range(4):
        neighbour = NEIGHBOURS[square, k]
        if neighbour >= 0 and state.owner[neighbour] == player:
            neighbours += 1
    for up, right in CORNERS:
        r, f = rank + up, file + right
        if (
            0 <= r < SIZE
            and 0 <= f < SIZE
            and state.owner[r * SIZE + f] == player
            and state.owner[rank * SIZE + f] == player
            and state.owner[r * SIZE + file] == player
        ):
            links += 1
    return min(neighbours, max(1, neighbours - links))


@compiled
def _loss(state, square, parts):
    """About the points that the loss of a stone would cost, its area cut into equal parts."""
    extent = np.int64(state.extent[state.area[square]])
    if parts <= 1:
        return 2 * extent - 1
    rest = extent - 1
    return extent * extent - rest * rest // parts


# ---- features ----------------------------------------------------------------------------------


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
        gain = _gain(state, square, player)
        if owner == foe:
            turning += gain
            continue
        growth += gain
        spread += LOGS[gain]
        if max(abs(square // SIZE - rank), abs(square % SIZE - file)) <= DISTANCES:
            near += gain
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
            parts = _cut(state, square)
            if parts > 1:
                cuts += 1
                worst = max(worst, _loss(state, square, parts))
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
            best = max(best, _gain(state, target, player))
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
        swing = _gain(state, target, player) + _loss(state, target, _cut(state, target))
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
            smaller = min(_gain(state, square, 0), _gain(state, square, 1))
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
def features(state):
    """The network's inputs, about 0 … 1 each, in a tuple of floats."""
    player = max(0, state.player)
    return (
        _board_features(state, player)
        + _hand_features(state, player)
        + _board_features(state, 1 - player)
        + _hand_features(state, 1 - player)
        + _common_features(state)
    )


# ---- the network -------------------------------------------------------------------------------

_weights = json.loads(Path(__file__).with_name("insight.json").read_text("utf-8"))
HIDDEN = np.array(_weights["hidden"], np.float64)  # [input, unit]
THRESHOLD = np.array(_weights["threshold"], np.float64)
OUTPUT = np.array(_weights["output"], np.float64)
OFFSET = float(_weights["offset"])


@compiled
def evaluate(state, out):
    """The network's guess; the units are added up eight at a time, as there is no buffer."""
    inputs = features(state)
    total = OFFSET
    for u in range(0, len(OUTPUT), UNITS):
        a, b, c, d = THRESHOLD[u], THRESHOLD[u + 1], THRESHOLD[u + 2], THRESHOLD[u + 3]
        e, f, g, h = THRESHOLD[u + 4], THRESHOLD[u + 5], THRESHOLD[u + 6], THRESHOLD[u + 7]
        for k in range(INPUTS):
            x = inputs[k]
            a += x * HIDDEN[k, u]
            b += x * HIDDEN[k, u + 1]
            c += x * HIDDEN[k, u + 2]
            d += x * HIDDEN[k, u + 3]
            e += x * HIDDEN[k, u + 4]
            f += x * HIDDEN[k, u + 5]
            g += x * HIDDEN[k, u + 6]
            h += x * HIDDEN[k, u + 7]
        total += max(a, 0.0) * OUTPUT[u] + max(b, 0.0) * OUTPUT[u + 1]
        total += max(c, 0.0) * OUTPUT[u + 2] + max(d, 0.0) * OUTPUT[u + 3]
        total += max(e, 0.0) * OUTPUT[u + 4] + max(f, 0.0) * OUTPUT[u + 5]
        total += max(g, 0.0) * OUTPUT[u + 6] + max(h, 0.0) * OUTPUT[u + 7]
    player = max(0, state.player)
    out[player] = math.tanh(total / 2.0)
    out[1 - player] = -out[player]
