# pyright: basic
"""What bots know about Drakon beyond its rules: an evaluation, and which actions look promising.

A player's prospects are his coins and how many moves he is from rooms that bring one, along the
arrows; shares of the prospects are the expected results. Promising are ways to such rooms, lays
at which a hero's next move can end, and rooms with coins where the mover can be in two or three:
what is laid far from every hero is not searched, unless nothing else is left.
"""

from __future__ import annotations

import math

import numpy as np

from ...core.bits import lowest_bit
from ...core.constants import PRUNED
from ...core.contract import compiled
from .dungeon import points_to, tile_at, tile_cell
from .facts import (
    BIT,
    ESCAPE_GOAL,
    GOAL,
    GOLD,
    KEY,
    KIND,
    MIND,
    MOST_PLAYERS,
    ROW,
    SHIFT,
    START,
    STEAL_LEFT,
    STEAL_RIGHT,
    STEPS,
    TOLL,
    VORTEX,
    WELL,
)
from .record import (
    DESTROY_TILE,
    LAY,
    LEAVE,
    MAIN,
    MOVE,
    PLAYER,
    PUSH,
    SHIFTING,
    SWAP,
    TAKE,
    WORD,
    code_of,
    field_of,
)
from .walking import ends_from, kind_at

FAR = 5
"""Moves ahead that the evaluation looks for rooms with coins."""
NEARNESS = 0.62
"""What a coin one move farther away is worth, of one that is nearer."""
STEEPNESS = 1.05
"""How much more likely a coin more makes a player to win: e to this."""

PATIENCE = 25
"""Turns for each player after which bots walk no longer in every turn: they could for ever."""
RESTLESS = 7
"""After that, in one turn of so many they lay a tile. (No number of players divides it, so that
the turn is everybody's in turn.)"""


@compiled
def _coin_in(state, player, kind):
    """What entering a room of this kind brings a player, in coins."""
    if kind == GOLD:
        return 1.0
    if kind in (TOLL, WELL):
        return -1.0 if state.coins[player] > 0 else 0.0
    if kind == STEAL_LEFT:
        return 1.2 if state.coins[(player + 1) % state.players] > 0 else 0.0
    if kind == STEAL_RIGHT:
        return 1.2 if state.coins[(player + state.players - 1) % state.players] > 0 else 0.0
    if kind == START:
        return 1.0 if state.on_start > 0 else 0.0
    if kind in (KEY, VORTEX):
        return 3.0 if state.escape and state.coins[player] >= ESCAPE_GOAL else 0.1
    return 0.15 if kind in (MIND, SHIFT) else 0.0


@compiled
def _rooms_for(state, player):
    """The tiles that bring this player a coin (or, in the variant, let him escape)."""
    found = np.int64(0)
    for place in range(state.count):
        if _coin_in(state, player, kind_at(state, place)) >= 1.0:
            found |= BIT[place]
    return found


@compiled
def _nearness(state, player):
    """The coins within reach, each worth less for each move that it is away, and a little for
    being able to move at all."""
    rooms = _rooms_for(state, player)
    here = BIT[state.where[player]]
    reached, edge = here, here
    worth, share = 0.0, 1.0
    for move in range(FAR):
        following = np.int64(0)
        while edge:
            place = lowest_bit(edge)
            edge &= ~BIT[place]
            following |= ends_from(state, place)
        if move == 0 and following:
            worth += 0.08
        share *= NEARNESS
        if following & rooms:
            worth += share
            rooms &= ~following
            share *= 0.5
        edge = following & ~reached
        reached |= following
        if edge == 0:
            break
    return worth


@compiled
def evaluate(state, out):
    """Shares of the prospects as results, −1 … 1 (for two players: the logistic function)."""
    players = np.int64(state.players)
    goal = 0.0 + (ESCAPE_GOAL + 1 if state.escape else GOAL)
    total = 0.0
    for player in range(players):
        coins = min(goal - 0.2, 1.0 * state.coins[player])
        prospects = coins + 0.9 * _nearness(state, player)
        if player == state.turn:
            prospects += 0.12
        out[player] = math.exp(STEEPNESS * prospects)
        total += out[player]
    for player in range(players):
        out[player] = 2.0 * out[player] / total - 1.0


# ---- promising actions -------------------------------------------------------------------------


@compiled
def _leading_to(state, cell):
    """The tiles from which a step leads into an empty cell, whatever is laid there."""
    found = np.int64(0)
    for side in range(4):
        place = tile_at(state, cell + STEPS[side])
        if place >= 0 and (kind_at(state, place) == KEY or points_to(state, place, side ^ 2) == 1):
            found |= BIT[place]
    return found


@compiled
def _ends_from_all(state, places):
    """Where a move from any of these tiles ends."""
    found = np.int64(0)
    while places:
        place = lowest_bit(places)
        places &= ~BIT[place]
        found |= ends_from(state, place)
    return found


@compiled
def _is_near(state, cell):
    """Whether a hero stands on the cell or beside it."""
    for player in range(state.players):
        apart = abs(tile_cell(state, np.int64(state.where[player])) - cell)
        if apart <= 1 or apart == ROW:
            return True
    return False


@compiled
def _lay_promise(state, player, kind, cell, next_ends, later_ends):
    """A tile laid where a hero can go soon: what it brings him who lays it, or costs another.

    ``next_ends`` and ``later_ends``: the tiles on which the mover can be after a move, and two.
    """
    leading = _leading_to(state, cell)
    if leading == 0:
        return PRUNED
    gain = _coin_in(state, player, kind)
    best = PRUNED
    if leading & BIT[state.where[player]]:
        best = 1.5 * gain if gain else -0.2
    elif gain >= 1.0 and leading & next_ends:
        best = 0.9 * gain
    elif gain >= 1.0 and leading & later_ends:
        best = 0.5 * gain
    for other in range(state.players):
        if other != player and leading & BIT[state.where[other]]:
            loss = _coin_in(state, other, kind)
            best = best - 1.2 * loss if loss > 0.0 and best > PRUNED else max(best, -0.5 * loss)
    return best if best > -0.4 else PRUNED


@compiled
def _promise(state, player, action, next_ends, later_ends):
    code, field = code_of(action), field_of(action)
    if code == WORD:
        return PRUNED if field == LEAVE else 1.0 if field == TAKE else 0.0
    if code == SWAP:
        return PRUNED
    if code == PLAYER:
        return 0.5 + 0.2 * state.coins[min(field, MOST_PLAYERS - 1)]
    if code >= LAY:
        if state.phase == SHIFTING:
            return 0.0 if _is_near(state, field) else PRUNED
        return _lay_promise(state, player, KIND[code - LAY], field, next_ends, later_ends)
    if DESTROY_TILE <= code < PLAYER:
        return 0.0 if _is_near(state, field) else PRUNED
    kind = kind_at(state, tile_at(state, field))
    if code >= PUSH:
        return -2.0 * _coin_in(state, code - PUSH, kind)
    return 2.0 * _coin_in(state, player, kind)


@compiled
def _is_impatient(state, player):
    """Whether the game lasts long, and this turn is one for laying."""
    late = state.turns >= PATIENCE * state.players and state.turns % RESTLESS == 0
    return late and state.phase == MAIN and state.hands[player] != 0


@compiled
def _wins(state, player, action):
    """Whether this move of the own hero ends the game."""
    kind = kind_at(state, tile_at(state, field_of(action)))
    if state.escape:
        return kind in (KEY, VORTEX) and state.coins[player] >= ESCAPE_GOAL
    return state.coins[player] == GOAL - 1 and _coin_in(state, player, kind) >= 1.0


@compiled
def prior(state, actions, count, out):
    player = np.int64(state.player)
    next_ends = ends_from(state, np.int64(state.where[player]))
    later_ends = _ends_from_all(state, next_ends)
    impatient = _is_impatient(state, player)
    for k in range(count):
        out[k] = _promise(state, player, actions[k], next_ends, later_ends)
        if impatient and code_of(actions[k]) == MOVE and not _wins(state, player, actions[k]):
            out[k] = PRUNED
